"""Positions: a match from a plain dict of what lies on the table, and what cannot lie there."""

from __future__ import annotations

from typing import Any

import pytest

import palabre

LYING = {"white": ["gnu"] * 5, "film": [2, 3]}  # the answer is "nothing": no animal stands there once


def test_what_is_not_said_is_as_at_the_beginning() -> None:
    match = palabre.position("bongo", {"players": 4}, seed=1)
    assert match.view()["supply"] == {"rhino": 10, "gnu": 10, "bongo": 10}
    assert match.to_act == (0, 1, 2, 3), "the dice were thrown"


def test_bo_11_who_rolls_is_drawn_unless_the_position_says_it() -> None:
    """BO-11: a position without a roller does not skip the lot."""
    assert palabre.position("bongo", {"players": 4}, nature="manual").view()["phase"] == "draw_roller"
    assert palabre.position("bongo", {"roller": 1}, nature="manual").view()["phase"] == "throw_white"


def test_a_position_is_in_the_record_and_replays() -> None:
    match = palabre.position("bongo", {"roller": 1, "trophies": [{"gnu": 9}, {"rhino": 2}]}, seed=3)
    assert palabre.replay(match.record()).view() == match.view()


@pytest.mark.parametrize(
    ("table", "words"),
    [
        ({"zebra": 1}, "white, film"),
        ({"players": 1}, "2 to 8"),
        ({"options": {"level": "x"}}, "basic, poachers, guards"),
        ({"white": ["gnu"] * 5}, "all of these dice"),
        ({"white": ["gnu"] * 4, "film": [1, 1]}, "white"),
        ({"white": ["zebra"] * 5, "film": [1, 1]}, "zebra"),
        ({"white": ["gnu"] * 5, "film": [0, 4]}, "film"),
        ({"white": ["gnu"] * 5, "film": [True, True]}, "film"),
        ({"white": 7, "film": [1, 1]}, "white"),
        ({"trophies": [{"gnu": 11}]}, "trophies"),
        ({"trophies": [{"gnu": -1}]}, "trophies"),
        ({"trophies": [{"gnu": 6}, {"gnu": 6}]}, "only 10"),
        ({"trophies": [{}, {}, {}]}, "trophies"),
        ({"trophies": 3}, "trophies"),
        ({"roller": 2}, "roller"),
        ({"out": [0]}, "out"),
        ({"out": [0, 1], "white": ["gnu"] * 5, "film": [1, 1]}, "out"),
        ({"out": 5}, "out"),
        ({"out": [0.0], **LYING}, "out"),
        ({"trophies": [{"gnu": 1.5}]}, "1.5"),
        ({"trophies": [{"gnu": 1}]}, "roller"),
        (LYING, "roller"),
        ({"roller": 0, "trophies": [{"rhino": 2, "gnu": 2, "bongo": 2}]}, "has won"),
        ({"roller": 0, "trophies": [{"gnu": 10}]}, "has won"),
        ({"roller": 0, "trophies": [{"gnu": 6}], "options": {"monopoly": 6}}, "has won"),
        ({"roller": 0, "out": [1], "options": {"after_wrong_call": "free"}, **LYING}, "nobody is out"),
        (
            {"roller": 0, "out": [0], "trophies": [{"rhino": 1, "gnu": 1, "bongo": 1}], **LYING},
            "no photo left",
        ),
    ],
)
def test_what_cannot_lie_on_the_table_is_refused_and_named(table: dict[str, Any], words: str) -> None:
    with pytest.raises(palabre.PalabreError, match=words):
        palabre.position("bongo", table, seed=1)
