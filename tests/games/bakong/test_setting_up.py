"""The start (BK-1, BK-C6)."""

from __future__ import annotations

from typing import Any

import pytest

import palabre

from .trails import objects, play, short, supply


def test_bk_1_the_first_seat_chooses_first_and_each_takes_one_object_in_turn() -> None:
    match = palabre.new("bakong", players=3, seed=2, nature="manual")
    assert match.to_act == (0,)
    assert len(short(match)) == 8
    play(match, "+rope", "+torch", "+rope")
    assert [objects(match, seat) for seat in range(3)] == [{"rope"}, {"torch"}, {"rope"}]
    assert (match.view(None)["phase"], match.view(None)["turn"], match.turns) == ("roll", 0, 1)


def test_bk_1_an_object_taken_twice_is_gone() -> None:
    match = palabre.new("bakong", players=3, seed=2, nature="manual")
    play(match, "+rope", "+rope")
    assert supply(match)["objects"]["rope"] == 0
    with pytest.raises(palabre.IllegalAction, match="not in the supply any more: rope"):
        match.play("+rope")


@pytest.mark.parametrize("seat", range(4))
def test_bk_1_the_first_player_may_be_drawn(seat: int) -> None:
    match = palabre.new("bakong", players=4, seed=2, nature="manual", first="drawn")
    assert match.choices() == [{"do": "draw_first", "seat": each} for each in range(4)]
    match.play({"do": "draw_first", "seat": seat})
    assert match.view(None)["first"] == seat
    for turn in range(4):
        assert match.to_act == ((seat + turn) % 4,)
        match.play(match.choices()[turn])
    assert match.view(None)["turn"] == seat


def test_turns_go_round() -> None:
    match = palabre.new("bakong", players=3, seed=2, nature="manual")
    play(match, "+rope", "+torch", "+grapple")
    order = []
    for _ in range(6):
        order.append(match.view(None)["turn"])
        play(match, (1, 1))
        while match.to_act or match.view(None)["phase"] == "roll_cave":
            match.play(match.default(match.to_act[0]) if match.to_act else match.choices()[0])
    assert order == [0, 1, 2, 0, 1, 2]
    assert match.turns == 7


def test_bk_20_small_emeralds_from_the_supply_lie_in_a_pack_from_the_start() -> None:
    match = palabre.new("bakong", players=3, seed=1, ahead1=8, ahead2=3)
    packs, supply = match.view()["packs"], match.view()["supply"]
    assert [(pack["ones"]["n"], pack["threes"]["n"]) for pack in packs] == [(0, 0), (2, 2), (0, 1)]
    assert (supply["ones"], supply["threes"]) == (18, 17)
    assert match.scores == [0, 8, 3]
    laid = palabre.position("bakong", {"players": 3, "options": {"ahead1": 8}}, nature="manual")
    assert laid.scores == [0, 8, 0]


def test_bk_20_everybody_can_be_given_the_most_and_still_choose_an_object() -> None:
    most: dict[str, Any] = {f"ahead{seat}": 12 for seat in range(6)}
    match = palabre.new("bakong", players=6, seed=1, **most)
    assert match.scores == [12] * 6
    for _ in range(6):
        assert len(match.choices()) > 1
        match.play(match.choices()[0])
