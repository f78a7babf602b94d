"""Winning the game, and who was first (BO-13 to BO-15)."""

from __future__ import annotations

from typing import Any

import pytest

import palabre
from palabre import CLOCK
from palabre.games.bongo.actions import NAMES
from palabre.games.bongo.box import ANSWERS
from palabre.kernel.match import Match

from .table import call, heap, kinds_since, round_of, trophies_of

GNU = "GGGRB 33"
NOTHING = "RRRBG 22"


def test_bo_13_two_trophies_of_each_animal_win_at_once() -> None:
    match = round_of(GNU, "RRGBB")
    call(match, 0, "gnu")
    assert match.over
    assert match.winners == [0]
    assert match.scores == [6, 0, 0]
    assert kinds_since(match, 0)[-1] == "won"


def test_bo_13_five_useful_trophies_do_not_win() -> None:
    match = round_of(GNU, "RRRGBB")
    call(match, 1, "gnu")
    assert not match.over


def test_bo_13_all_trophies_of_one_animal_win() -> None:
    match = round_of(GNU, "G" * 9)
    call(match, 0, "gnu")
    assert match.winners == [0]


def test_bo_13_the_tenth_trophy_may_be_robbed() -> None:
    match = round_of(GNU, "G" * 9, "G")
    call(match, 0, "gnu")
    match.play({"do": "take_from", "seat": 1})
    assert match.winners == [0]


def test_bo_13_nine_of_one_animal_do_not_win() -> None:
    match = round_of(GNU, "G" * 8)
    call(match, 0, "gnu")
    assert not match.over


@pytest.mark.parametrize(("before", "wins"), [(4, False), (5, True), (7, True)])
def test_bo_13_with_monopoly_6_six_or_more_of_one_animal_win(before: int, wins: bool) -> None:
    match = round_of(GNU, options={"monopoly": 6})
    heap(match, 0, "G" * before)
    call(match, 0, "gnu")
    assert match.over is wins


def test_bo_13_only_who_has_just_gained_a_trophy_can_win() -> None:
    match = round_of(GNU)
    heap(match, 0, "RRGGBB")
    call(match, 1, "gnu")
    assert not match.over, "seat 0 has all it needs, but seat 1 gained the trophy"
    assert match.winners == []


def test_bo_14_level_right_calls_go_to_who_has_fewer_trophies() -> None:
    match = round_of(GNU, "RR", "B")
    match.play({"do": "level", "seats": [0, 1]}, CLOCK)
    assert kinds_since(match, 0) == ["level", "round_won", "trophy_gained"]
    assert trophies_of(match, 1) == "GB"


def test_bo_14_between_equals_the_lot_is_natures() -> None:
    match = round_of(GNU, "R", "B", "RR", players=4)
    match.play({"do": "level", "seats": [0, 1, 2]}, CLOCK)
    assert match.to_act == ()
    assert match.view()["tied"] == [0, 1]
    assert match.choices() == [{"do": "draw_lot", "seat": seat, "among": [0, 1]} for seat in (0, 1)]
    match.play({"do": "draw_lot", "seat": 1})
    assert trophies_of(match, 1) == "GB"
    assert kinds_since(match, 1) == ["lot_drawn", "round_won", "trophy_gained"]


def test_bo_14_level_calls_of_nothing_let_the_winner_choose() -> None:
    match = round_of(NOTHING, "R")
    match.play({"do": "level", "seats": [0, 2]}, CLOCK)
    assert match.to_act == (2,)
    match.play({"do": "choose", "animal": "gnu"})
    assert trophies_of(match, 2) == "G"


@pytest.mark.parametrize("seats", [[0], [0, 3], [0, 1]])
def test_bo_14_level_are_at_least_two_seats_that_are_still_in(seats: list[int]) -> None:
    match = round_of(GNU, out=[1])
    with pytest.raises(palabre.IllegalAction):
        match.play({"do": "level", "seats": seats}, CLOCK)


def test_bo_14_players_cannot_declare_themselves_level() -> None:
    match = round_of(GNU)
    with pytest.raises(palabre.IllegalAction, match="for the clock"):
        match.play({"do": "level", "seats": [0, 1]}, 0)


def test_bo_14_the_lot_is_in_the_record_and_in_the_receipt() -> None:
    nearly = {
        "roller": 0,
        "trophies": [{"gnu": 9}, {"rhino": 9}],
        "white": [*["gnu"] * 3, "rhino", "bongo"],
        "film": [3, 3],
    }
    match = palabre.position("bongo", nearly, seed=5)
    match.play({"do": "level", "seats": [0, 1]}, CLOCK)
    while not match.over:
        match.play(right_call(match), match.to_act[0])
    assert '"draw_lot"' in match.record()
    assert palabre.verify(match.record()).winners == match.winners


def right_call(match: Match) -> dict[str, Any]:
    """What the dice say, or what the winner takes by default."""
    if len(match.to_act) == 1:
        return match.default(match.to_act[0])
    return {"do": "call", "answer": ANSWERS[int(match.state["answer"][0])]}


def test_bo_15_an_early_press_is_no_call_of_the_rules() -> None:
    """The table ignores it (tests/server): there is no action for it, so it can cost nothing."""
    assert {name["do"] for name in NAMES} == {"call", "choose", "take_from", "decline", "time_up", "level"}
