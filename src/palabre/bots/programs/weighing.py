"""Weighing every choice by one turn of looking ahead."""

from __future__ import annotations

from ...kernel.chance import step
from ...kernel.contract import States, act
from ...kernel.layout import Ids, Random, Reals, Wide
from . import deal, worth
from .turns import ALL, KNOWN, NOW, TRIAL, finish_turn


def weigh(
    states: States,
    seat: int,
    samples: int,
    plan: Wide,
    ids: Ids,
    n: int,
    inner: Ids,
    rng: Random,
    luck: Random,
    out: Reals,
) -> None:
    """How good it looks on average after each of n choices and the rest of the turn, under the same luck."""
    for place in range(n):
        out[place] = 0.0
    for _ in range(samples):
        word = step(rng)
        for place in range(n):
            luck[0] = word
            states[NOW] = states[KNOWN]
            deal(states[NOW], plan, luck)
            act(states[NOW], seat, ids[place])
            finish_turn(states, NOW, TRIAL, seat, states[KNOWN].turns, ALL, inner, luck)
            out[place] += worth(states[NOW], seat) / samples
