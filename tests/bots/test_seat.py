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
from palabre.kernel.game import Game
from palabre.kernel.match import Match
from palabre.kernel.secrecy import blanked
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
