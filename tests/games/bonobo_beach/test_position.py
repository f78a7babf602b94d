"""Positions: what can be said, and what cannot lie on a table."""

from __future__ import annotations

from typing import Any

import pytest

import palabre

from .tables import laid, position


@pytest.mark.parametrize(
    ("table", "key"),
    [
        ({"tiles": laid((8, 9, 2), (9, 10, 1))}, "bonobo-beach-position-overlap"),
        ({"tiles": laid((0, 30, 2))}, "position-bad-value"),
        ({"tiles": laid((8, 9, 7))}, "position-bad-value"),
        ({"tiles": [{"on": [8]}]}, "position-bad-value"),
        ({"tiles": laid((0, 6, 2))}, "bonobo-beach-position-overlap"),
        ({"tiles": laid((0, 1, 4), (2, 3, 4), (4, 5, 4), (7, 8, 4))}, "bonobo-beach-position-too-many-tiles"),
        ({"pawns": [[[0, 0]], [[0, 0]]]}, "bonobo-beach-position-two-pawns"),
        ({"pawns": [[], [], [[0, 0]]]}, "bonobo-beach-position-too-many-pawns"),
        ({"pawns": [[[q, 0] for q in range(-2, 3)]]}, "bonobo-beach-position-too-many-pawns"),
        ({"pawns": [[[9, 9]]]}, "position-bad-value"),
        ({"pawns": [[[0, -3]]], "tiles": laid((0, 1, 4))}, "bonobo-beach-position-complete"),
        ({"pawns": [[[0, -3]]], "tiles": laid((0, 8, 4), (2, 3, 4))}, "bonobo-beach-position-barred"),
        ({"pawns": [[[3, 0]]], "options": {"board": "small"}}, "bonobo-beach-position-complete"),
        ({"stack": {"4": 3, "-4": 3}}, "bonobo-beach-position-small-stack"),
        ({"stack": {"9": 30}}, "position-bad-value"),
        ({"seat": 2}, "position-bad-value"),
        ({"starter": "green"}, "position-bad-value"),
        ({"markers": [1, 2, 3]}, "position-bad-value"),
        ({"markers": [1, 30_001]}, "position-bad-value"),
        ({"markers": "high"}, "position-bad-value"),
        ({"markers": [1.5, 0]}, "position-bad-value"),
        ({"markers": [True, 0]}, "position-bad-value"),
        ({"seat": 1.0}, "position-bad-value"),
        ({"stack": {"1": 14.5, "-1": 14}}, "position-bad-value"),
        ({"tiles": [{"on": [8, 8, 9], "value": 2}]}, "position-bad-value"),
        ({"drawn": 5}, "position-bad-value"),
        ({"rhombi": []}, "position-no-field"),
    ],
)
def test_what_cannot_lie_on_the_table_is_refused(table: dict[str, Any], key: str) -> None:
    """BB-18 too: a stack that might run out while a rhombus fits."""
    with pytest.raises(palabre.BadPosition) as refused:
        position(**table)
    assert refused.value.key == key


def test_what_is_not_said_is_as_at_the_beginning() -> None:
    bare = palabre.position("bonobo-beach", {"players": 3}, seed=4)
    assert bare.state.tobytes() == palabre.new("bonobo-beach", players=3, seed=4).state.tobytes()


def test_a_stack_can_be_given() -> None:
    """For puzzles: what is left is known to be these tiles."""
    match = position(options={"board": "small"}, stack={"1": 6, "-1": 6})
    assert {kind["value"]: kind["left"] for kind in match.view(None)["stack"] if kind["left"]} == {
        1: 6,
        -1: 6,
    }


def test_a_tile_cannot_be_in_hand_where_none_fits() -> None:
    from .tables import ONE_DUNE

    tiles = [*ONE_DUNE, *laid((16, 17, -3))]
    with pytest.raises(palabre.BadPosition) as refused:
        position(options={"board": "small"}, tiles=tiles, drawn=1)
    assert refused.value.key == "bonobo-beach-position-no-room"


def test_with_a_drawn_start_the_lot_is_still_to_fall() -> None:
    """BB-1: unless the position says who has the turn."""
    match = palabre.position("bonobo-beach", {"players": 2, "options": {"first": "drawn"}}, nature="manual")
    assert match.view(None)["phase"] == "draw_starter"
    assert position(options={"first": "drawn"}, seat=1).to_act == (1,)


@pytest.mark.parametrize("lying", [{"tiles": laid((8, 9, 2))}, {"drawn": 1}, {"pawns": [[[0, 0]]]}])
def test_bb_1_once_something_lies_there_the_lot_has_fallen(lying: dict[str, Any]) -> None:
    """BB-1: then the position says whose turn it is."""
    table = {"options": {"first": "drawn"}, **lying}
    with pytest.raises(palabre.BadPosition, match="whose turn"):
        palabre.position("bonobo-beach", table)
    assert palabre.position("bonobo-beach", {**table, "seat": 1}).to_act == (1,)
