"""The turn: who begins, put or draw, and passing."""

from __future__ import annotations

import pytest

import palabre
from palabre.kernel.match import Match

from .tables import ONE_DUNE, TWO_TO_COME, draw, laid, lay, of_kind, play, position, put, small


def kinds(match: Match) -> set[str]:
    """What the seat to act may do."""
    return {choice["do"] for choice in match.choices()}


def test_the_first_seat_begins_and_play_goes_round_clockwise() -> None:
    """BB-1: seat 0, 1, 2, 0, …"""
    match = palabre.new("bonobo-beach", players=3, seed=1)
    seats = []
    for q in range(4):
        seats.append(match.to_act)
        put(match, q, -3)
    assert seats == [(0,), (1,), (2,), (0,)]


def test_the_lot_says_who_begins() -> None:
    """BB-1: with `first` drawn, nature picks any seat."""
    match = palabre.new("bonobo-beach", players=4, nature="manual", first="drawn")
    assert not match.to_act
    assert [choice["seat"] for choice in match.choices()] == [0, 1, 2, 3]
    told = play(match, {"do": "draw_starter", "seat": 2})
    assert of_kind(told, "starter_drawn") == [{"seat": 2}]
    assert match.to_act == (2,)
    assert match.view(None)["starter"] == 2


def test_a_turn_is_a_pawn_or_a_rhombus() -> None:
    """BB-2: exactly one of the two, then the next seat."""
    match = position()
    assert kinds(match) == {"put_pawn", "draw"}
    put(match, 0, 0)
    assert match.to_act == (1,)
    lay(match, 0, 1, value=3)
    assert match.to_act == (0,)


def test_the_decision_comes_before_the_draw() -> None:
    """BB-3: a drawn tile must be laid; a pawn is refused, and so is a second tile."""
    match = position()
    draw(match, -4)
    assert match.to_act == (0,)
    assert kinds(match) == {"lay"}
    assert match.view(None)["drawn"] == {"value": -4, "motif": "shark"}
    for choice in ({"do": "put_pawn", "at": [0, 0]}, {"do": "draw"}):
        with pytest.raises(palabre.IllegalAction) as refused:
            match.play(choice)
        assert refused.value.key == "bonobo-beach-lay-first"


def test_nothing_is_laid_before_it_is_drawn() -> None:
    """BB-3: the draw comes first."""
    with pytest.raises(palabre.IllegalAction) as refused:
        position().play({"do": "lay", "on": [0, 1]})
    assert refused.value.key == "bonobo-beach-draw-first"


def test_every_tile_of_the_stack_is_as_likely() -> None:
    """BB-3: nature picks among the tiles left, not among their values."""
    match = position(tiles=laid((0, 1, 4), (2, 3, 4)))
    match.play({"do": "draw"})
    values = [choice["value"] for choice in match.choices()]
    assert len(values) == 26
    assert (values.count(4), values.count(3), values.count(2)) == (1, 3, 4)


def test_without_a_pawn_in_hand_the_draw_plays_itself() -> None:
    """BB-4: a choice with one option is no choice."""
    match = position("seed", pawns=[[[0, 0], [1, 0], [0, 1], [1, 1]]])
    assert match.view(None)["phase"] == "lay"
    assert match.to_act == (0,)


FOUR = [[1, -1], [1, 0], [-1, 0], [-2, 1]]  # all the pawns that a seat has


def test_while_a_rhombus_fits_nobody_passes() -> None:
    """BB-4: seat 0 has no pawn in hand, but it can lay."""
    match = small(tiles=TWO_TO_COME, pawns=[FOUR], seat=1)
    told = put(match, 2, -1)
    assert match.view(None)["seat"] == 0
    assert of_kind(told, "passed") == []


def test_who_alone_can_still_put_goes_on_alone() -> None:
    """BB-4: the others pass, which is told, and nobody presses a button for it."""
    match = small(tiles=TWO_TO_COME, pawns=[FOUR], seat=1)
    lay(match, 3, 4, value=1)
    told = lay(match, 19, 20, value=-1)
    assert of_kind(told, "passed") == []
    told = put(match, 2, -1)
    assert of_kind(told, "passed") == [{"seat": 0}]
    assert [event["seat"] for event in of_kind(told, "pawn_put")] == [1, 1]


def test_putting_is_compulsory_even_where_it_costs_points() -> None:
    """BB-4: of three places seat 1 gets the first and, like it or not, the last."""
    match = small(tiles=ONE_DUNE, drawn=-3)
    lay(match, 16, 17)
    put(match, -1, 1)
    told = put(match, 0, 1)
    assert of_kind(told, "pawn_put")[-1] == {"seat": 1, "at": [0, 0], "points": -9}
    assert match.over
    assert match.scores == [6, 10 - 18]


def test_nothing_is_drawn_where_nothing_fits() -> None:
    """BB-4: at the end there is only putting."""
    match = small(tiles=ONE_DUNE, drawn=-3)
    lay(match, 16, 17)
    with pytest.raises(palabre.IllegalAction) as refused:
        match.play({"do": "draw"})
    assert refused.value.key == "bonobo-beach-no-room"


def test_turns_are_counted() -> None:
    match = position()
    assert match.view(None)["turn"] == 1
    put(match, 0, 0)
    lay(match, 0, 1, value=3)
    assert match.view(None)["turn"] == 3
