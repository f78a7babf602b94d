"""A seat holds what may be known there, and nothing else."""

from __future__ import annotations

import gc
import random
from typing import Any

import numpy as np
import pytest

from palabre.bots.seat import Seat
from palabre.kernel.chance import generator
from palabre.kernel.engine import Engine
from palabre.kernel.errors import PalabreError
from palabre.kernel.game import Game
from palabre.kernel.match import Match
from palabre.kernel.secrecy import blanked
from palabre.kernel.telling import apply
from tests.bots.tables import TURN_BY_TURN, moments


@pytest.mark.parametrize("name", TURN_BY_TURN)
def test_view_and_choices_are_those_of_the_match(name: str) -> None:
    for match in moments(name, 3, seed=5, every=7, most=5):
        seat = match.to_act[0]
        here = Seat.of(match, seat, 1)
        assert here.view == match.view(seat)
        assert here.choices == match.choices(seat)


@pytest.mark.parametrize("name", TURN_BY_TURN)
def test_a_deal_keeps_what_the_seat_knows_and_can_be_played_on(name: str) -> None:
    for match in moments(name, 2, seed=6, every=9, most=3):
        seat = match.to_act[0]
        for rng in (7, random.Random(7), generator(7)):
            dealt = Seat.of(match, seat, 1).deal(rng)
            known = [blanked(one.state, one.engine.layout, seat).tobytes() for one in (dealt, match)]
            assert known[0] == known[1]
            dealt.play(dealt.choices()[0])
            assert dealt.version > 0


@pytest.mark.parametrize("name", ["stall", "bakong", "banjooli-xeet"])
def test_nothing_within_a_seat_leads_to_the_match(name: str) -> None:
    for match in moments(name, 2, seed=8, every=9, most=2):
        here = Seat.of(match, match.to_act[0], 1)
        assert here.view
        assert here.choices
        assert here.plan is not None
        for thing in reachable(here):
            assert thing is not match
            assert thing is not match.nature
            assert not (isinstance(thing, np.ndarray) and np.shares_memory(thing, match.state))


@pytest.mark.parametrize("name", TURN_BY_TURN)
def test_a_seat_knows_its_table_and_what_has_happened(name: str) -> None:
    for match in moments(name, 3, seed=9, every=9, most=3):
        seat = match.to_act[0]
        here = Seat.of(match, seat, 1)
        table = (here.number, here.game, here.players, here.options)
        assert table == (seat, match.game, 3, match.options)
        assert here.events == match.events(seat)
        assert apply(match.first_view(seat), here.events) == match.view(seat)


def test_what_happened_is_told_while_a_seat_chooses_and_not_afterwards() -> None:
    match = next(moments("stall", 2, seed=1, every=2, most=1))
    here = Seat.of(match, match.to_act[0], 1)
    match.play(match.choices()[0])
    with pytest.raises(PalabreError, match="while a seat chooses"):
        _ = here.events


def test_deals_have_equal_shares_or_those_that_one_finds_likely() -> None:
    match = next(moments("banjooli-xeet", 2, seed=1, every=9, most=1))
    here = Seat.of(match, match.to_act[0], 1)
    other = 1 - here.number
    assert [share for share, _ in here.deals(4, 5)] == [0.25] * 4

    def is_even(dealt: Match) -> float:
        return float(dealt.state["card"][0][other] % 2 == 0)

    dealt = here.deals(20, 5, is_even)
    assert sum(share for share, _ in dealt) == pytest.approx(1)
    assert {bool(share) for share, _ in dealt} == {True, False}
    assert all(bool(share) == bool(is_even(match)) for share, match in dealt)
    assert [share for share, _ in here.deals(3, 5, lambda match: 0)] == [1 / 3] * 3


def reachable(start: object) -> list[Any]:
    """Everything that can be had from an object without going through code."""
    found: dict[int, Any] = {}
    waiting: list[Any] = [vars(start)]
    while waiting:
        thing = waiting.pop()
        if id(thing) in found or isinstance(thing, type | Engine | Game) or callable(thing):
            continue
        found[id(thing)] = thing
        waiting += gc.get_referents(thing) if isinstance(thing, dict | list | tuple | Match) else []
        waiting += [vars(thing)] if hasattr(thing, "__dict__") else []
    return list(found.values())
