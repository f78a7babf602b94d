"""Playing every choice to the end of the game, many times, and keeping how it ended."""

from __future__ import annotations

from ...kernel.contract import States, act
from ...kernel.layout import Ids, Random, Reals, Wide
from . import deal
from .luck import set_luck
from .playing import play_on
from .turns import KNOWN, NOW
from .value import THIS_TURN


def play_out(
    states: States,
    seat: int,
    times: int,
    plan: Wide,
    arms: Ids,
    n: int,
    ids: Ids,
    inner: Ids,
    reals: Reals,
    rng: Random,
    ends: States,
) -> None:
    """How the game ends after each of n choices, so many times; the same time has the same luck for all."""
    seed = rng[0]
    reals[THIS_TURN] = states[KNOWN].turns
    for time in range(times):
        for place in range(n):
            set_luck(rng, seed, time)
            states[NOW] = states[KNOWN]
            deal(states[NOW], plan, rng)
            act(states[NOW], seat, arms[place])
            play_on(states, ids, inner, reals, rng)
            ends[time * n + place] = states[NOW]
