"""Setting up: cards, berries, the first player."""

from __future__ import annotations

import json

import pytest

import palabre
from palabre.games.banjooli_xeet.box import OSTRICHES
from palabre.games.banjooli_xeet.pieces import N_SPOTS, Kind
from tests.games.banjooli_xeet.table import GAME, at, state


def test_bx_1_the_ostriches_wait_in_their_nests() -> None:
    """BX-1: all five, running."""
    match = palabre.new(GAME, players=3, seed=1)
    assert {at(match, ostrich) for ostrich in OSTRICHES} == {"nest"}
    assert not any(each["scared"] for each in match.view()["ostriches"])


def test_bx_1_a_curve_that_would_follow_a_curve_is_laid_on_its_straight_side() -> None:
    """BX-1: it may be typed as it was drawn; the record says how it lies, and how it was drawn."""
    match = palabre.new(GAME, players=2, seed=1, nature="manual")
    match.play({"do": "lay_start", "side": "a"})
    match.play({"do": "lay_tile", "place": 1, "tile": "common_4", "side": "a"})
    match.play({"do": "turn_curve", "place": 1, "turn": "right"})
    match.play({"do": "lay_tile", "place": 2, "tile": "common_5", "side": "a"})
    match.play({"do": "lay_tile", "place": 3, "tile": "common_6", "side": "a"})
    assert match.view()["phase"] == "turn_curve"
    laid = [(tile["tile"], tile["side"], tile["turn"]) for tile in match.view()["track"]]
    assert laid[1:3] == [("common_4", "a", "right"), ("common_5", "b", None)]
    lines = [json.loads(line).get("nature") for line in match.record().splitlines()]
    turned = {"do": "lay_tile", "place": 2, "tile": "common_5", "side": "b", "drawn": "a"}
    assert turned in lines
    assert palabre.replay(match.record()).record() == match.record()
    assert len(match.choices()) == 2


def test_bx_2_a_card_each_that_nobody_else_sees() -> None:
    """BX-2: one prediction each, all different; the unused ones are nowhere."""
    match = palabre.new(GAME, players=4, seed=1)
    for seat in range(4):
        cards = match.view(seat)["cards"]
        assert [card is not None for card in cards] == [other == seat for other in range(4)]
    assert match.view()["cards"] == [None] * 4
    dealt = state(match).card.tolist()[:4]
    assert len(set(dealt)) == 4


def test_bx_2_everybody_can_be_dealt_every_card() -> None:
    """BX-2: ten cards, each to each seat."""
    dealt = {tuple(state(palabre.new(GAME, players=2, seed=seed)).card.tolist()[:2]) for seed in range(400)}
    assert {card for card, _ in dealt} == {card for _, card in dealt} == set(range(10))


def test_bx_3_berries_are_laid_in_turn_order_unseen() -> None:
    """BX-3: beginning with the first player, each lays one that nobody knows."""
    match = palabre.new(GAME, players=3, seed=4, berries=True)
    first, laid = match.view()["first"], []
    for n in range(3):
        assert match.view()["phase"] == "lay_berry"
        laid.append(match.to_act[0])
        match.play(match.choices()[n])
    assert laid == [(first + n) % 3 for n in range(3)]
    assert match.to_act == (first,)
    for eyes in (None, 0, 1, 2):
        berries = match.view(eyes)["berries"]
        assert [berry["berry"] for berry in berries] == [None] * 3
        assert all(berry["square"] is not None for berry in berries)


@pytest.mark.parametrize("seed", range(8))
def test_bx_3_only_on_earth_from_the_third_row_on_one_on_a_square(seed: int) -> None:
    """BX-3: every free earth square past the start, the first of them too, and no other."""
    match = palabre.new(GAME, players=3, seed=seed, berries=True, specials=2)
    ground = state(match).ground.tolist()
    offered = {choice["square"] for choice in match.choices()}
    assert offered == {node for node, kind in enumerate(ground) if kind == Kind.EARTH and node >= N_SPOTS}
    taken = match.choices()[0]
    match.play(taken)
    assert taken not in match.choices()
    with pytest.raises(palabre.IllegalAction, match="free earth"):
        match.play(taken)


def test_bx_3_without_berries_play_begins_at_once() -> None:
    """BX-3: berries are a variant."""
    match = palabre.new(GAME, players=3, seed=4)
    assert match.view()["berries"] == []
    assert match.view()["phase"] == "reroll"


def test_bx_4_a_lot_decides_who_begins() -> None:
    """BX-4: any seat, and play goes on to the left."""
    assert {palabre.new(GAME, players=5, seed=seed).to_act[0] for seed in range(60)} == set(range(5))
