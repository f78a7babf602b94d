"""Positions told in words, and what cannot lie on the table."""

from __future__ import annotations

from typing import Any

import pytest

import palabre
from tests.games.banjooli_xeet.table import PLAIN, at, race

BERRIES: dict[str, Any] = {"options": {"berries": True}}
HERE, THERE = [1, 1, 1], [3, 0, 0]


def laid(berry: str, square: Any = HERE, **rest: Any) -> dict[str, Any]:
    """A berry on the track, or eaten."""
    return {"berry": berry, "square": square, **rest}


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ({"tiles": ["common_9 a"]}, "no tile called"),
        ({"tiles": [PLAIN] * 3}, "4 tiles long"),
        ({"tiles": [PLAIN] * 4, "options": {"middle_tiles": 5}}, "5 tiles long"),
        ({"tiles": [PLAIN, "start a", PLAIN, PLAIN]}, "begins with a start"),
        ({"start": PLAIN}, "begins with a start"),
        ({"tiles": [PLAIN, "common_4 a left", "common_5 a right", PLAIN]}, "Two curves"),
        ({"ostriches": {"red": [1, 0, 0], "blue": [1, 0, 0]}}, "square of its own"),
        ({"tiles": ["canyon", PLAIN, PLAIN, PLAIN], "ostriches": {"red": [1, 0, 0]}}, "cannot stand"),
        ({"ostriches": {"red": 999}}, "“ostriches” cannot be 999"),
        ({"ostriches": {"red": -12}}, "“ostriches” cannot be -12"),
        ({"ostriches": {"red": [1, 0, 1.5]}}, "“ostriches” cannot be 1.5"),
        ({"ostriches": {"pink": 12}}, "“ostriches” cannot be"),
        ({"ostriches": {"red": [9, 9, 9]}}, "cannot be read"),
        ({"ostriches": {"red": 12}, "podium": ["red"]}, "stands on no square"),
        ({"podium": ["red", "blue", "green"]}, "race is over"),
        ({"podium": ["red", "red"]}, "“podium” cannot be"),
        ({"scared": ["pink"]}, "cannot be read"),
        ({"scared": ["red"]}, "on the track can be scared"),
        ({"scared": ["red"], "podium": ["red"]}, "on the track can be scared"),
        (
            {
                "tiles": ["crocodiles", PLAIN, PLAIN, PLAIN],
                "ostriches": {"red": [1, 0, 0]},
                "scared": ["red"],
            },
            "on a crocodile it leaps",
        ),
        ({"seat": 3}, "“seat” cannot be 3"),
        ({"seat": 1.0}, "“seat” cannot be 1.0"),
        ({"first": 3}, "“first” cannot be 3"),
        ({"order": "up"}, "cannot be read"),
        ({"may_reroll": 1}, "“may_reroll” cannot be 1"),
        ({"cards": [[1, 2, 3, 4]]}, "“cards” cannot be"),
        ({"cards": [[1, 2, 4, 5]] * 3}, "“cards” cannot be"),
        ({"cards": [[1, 2, 3, 4], [1, 2, 4, 5], [2, 3, 5, 1]]}, "cannot be read"),
        ({"berries": [laid("ter")]}, "without berries"),
        ({"oor": [0]}, "without berries"),
        ({"order": "right"}, "without berries"),
        ({"berries": 3, **BERRIES}, "cannot be read"),
        ({"berries": [laid("ter"), laid("ter", THERE)], **BERRIES}, "“berries” cannot be"),
        (
            {"players": 2, "berries": [laid("ter"), laid("oor", THERE), laid("joka", 40)], **BERRIES},
            "2 at most",
        ),
        ({"finish": "finish b", "berries": [laid("ter", [5, 1, 0])], **BERRIES}, "on earth only"),
        ({"berries": [laid("ter", [0, 1, 0])], **BERRIES}, "on earth only"),
        ({"berries": [laid("ter", "nest")], **BERRIES}, "“berries” cannot be"),
        ({"berries": [laid("ter"), laid("oor")], **BERRIES}, "on earth only"),
        ({"berries": [laid("oor")], "oor": [1], **BERRIES}, "needs more of them"),
        ({"oor": [1, 2], **BERRIES}, "needs more of them"),
        (
            {"players": 2, "oor": [1], "speared": [1], "order": "right", **BERRIES},
            "needs more of them",
        ),
        ({"seat": 1, "speared": [1], **BERRIES}, "Seat 1 has the turn"),
        ({"speared": [3], **BERRIES}, "“speared” cannot be 3"),
        ({"phase": 3}, "nothing called"),
        ({"bananas": 3}, "nothing called"),
    ],
)
def test_positions_that_cannot_be_are_refused(words: Any, reason: str) -> None:
    with pytest.raises(palabre.BadPosition, match=reason):
        race(**words)


def test_a_square_is_said_by_its_id_or_by_place_lane_and_step() -> None:
    match = race(ostriches={"red": [1, 1, 1], "blue": 14})
    assert (at(match, "red"), at(match, "blue")) == (13, 14)


def test_berries_may_have_been_looked_at_or_eaten() -> None:
    """BX-20d: who has looked knows what lies there; what was eaten is known to all."""
    told = [laid("ter", seen_by=[1]), laid("oor", None)]
    match = race(berries=told, oor=[2], **BERRIES)
    known = {eyes: [each["berry"] for each in match.view(eyes)["berries"]] for eyes in (0, 1)}
    assert known == {0: [None, "oor"], 1: ["ter", "oor"]}
