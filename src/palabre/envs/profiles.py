"""Readers of profiles at one throw: who is asked next is found in one compiled call.

The same model as `race.py` has for readers of any kind, for tables at which everybody reads like a profile.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import cos, exp, log, pi, sqrt
from random import Random as Dice
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..bots.readers import PROFILES, misreading
from ..kernel.chance import CHANCE_BITS, generator, step
from ..kernel.contract import State, actors
from ..kernel.game import Game
from ..kernel.layout import Random, Reals, Wide
from ..kernel.playouts import MAX_SEATS
from .race import (
    LOOKS,
    NO_RACE,
    NO_THROW,
    TIME_UP,
    Look,
    compiled,
    dealt,
    hardness,
    is_calling,
    read_rightly,
    reading,
)

READERS = 2  # a third number behind (seed, game number) makes the generator of the readers
PROFILE = ("floor", "median", "per_hardness", "spread", "error", "error_per_hardness")
FLOOR, MEDIAN, GROWTH, SPREAD, ERROR, MORE, N_PROFILE = range(7)

# A race as numbers: the throw and the time, then of each seat the looks left, when it has read, and what
THROW, NOW, SEATS = 0, 1, 2
LEFT, AT, READ, N_SEAT = range(4)
NEVER, MISREAD = -1, -1


def unit(rng: Random) -> float:
    """A number between 0 and 1, and neither of them."""
    return (step(rng) + 0.5) / (1 << CHANCE_BITS)


def look(s: State, seat: int, profiles: Reals, rng: Random, race: Wide) -> None:
    """A seat looks at the dice: when it will have read them, and whether rightly."""
    hard, row, own = hardness(s), N_PROFILE * seat, SEATS + N_SEAT * seat
    normal = sqrt(-2 * log(unit(rng))) * cos(2 * pi * unit(rng))
    middle = profiles[row + MEDIAN] * profiles[row + GROWTH] ** hard
    after = int(profiles[row + FLOOR] + middle * exp(profiles[row + SPREAD] * normal) + 0.5)
    errs = unit(rng) < profiles[row + ERROR] + profiles[row + MORE] * hard
    race[own + LEFT] -= 1
    race[own + AT] = race[NOW] + after
    race[own + READ] = MISREAD if errs else reading(s)


def begin_race(s: State, race: Wide) -> None:
    """Dice have fallen that nobody has looked at."""
    race[THROW], race[NOW] = s.turns, 0
    for seat in range(s.seats):
        race[SEATS + N_SEAT * seat + LEFT] = LOOKS
        race[SEATS + N_SEAT * seat + AT] = NEVER


def next_reader(s: State, profiles: Reals, rng: Random, race: Wide) -> int:
    """Who has read first, once all look who may; else NO_RACE or TIME_UP."""
    if not is_calling(s):
        race[THROW] = NO_THROW
        return NO_RACE
    if race[THROW] != s.turns:
        begin_race(s, race)
    may, first, soonest = actors(s), TIME_UP, 0
    for seat in range(s.seats):
        own = SEATS + N_SEAT * seat
        if not may >> seat & 1:
            race[own + AT] = NEVER
        elif race[own + AT] == NEVER and race[own + LEFT] > 0:
            look(s, seat, profiles, rng, race)
        if race[own + AT] != NEVER and (first == TIME_UP or race[own + AT] < soonest):
            first, soonest = seat, race[own + AT]
    return first


@lru_cache
def asking(game: Game) -> Callable[..., int]:
    """The compiled call."""
    return compiled(game, unit, look, begin_race, next_reader)


class Profiles:
    """A race of readers of profiles, one throw after the other."""

    def __init__(self, game: Game, names: Sequence[str]) -> None:
        self._game, self._ask = game, asking(game)
        self._profiles: Reals = np.zeros(N_PROFILE * MAX_SEATS)
        numbers = [PROFILES[name][number] for name in names for number in PROFILE]
        self._profiles[: len(numbers)] = numbers
        self._seats = len(names)
        self._race: Wide = np.zeros(SEATS + N_SEAT * MAX_SEATS, np.int64)

    def begin(self, seed: int, number: int) -> None:
        """Their luck in the game of a number of a seed."""
        self._rng, self._dice = generator(seed, number, READERS), Dice(f"slips {seed} {number}")
        self.begin_again()

    def begin_again(self) -> None:
        """Nobody has looked at the dice that lie there."""
        self._race[THROW] = NO_THROW

    def ask(self, states: NDArray[Any]) -> int:
        """Who has read first of those who may call, or NO_RACE, or TIME_UP."""
        self._states = states
        self._first = self._ask(states, self._profiles, self._rng, self._race)
        return self._first

    def action(self, seat: int) -> int:
        """What a seat has read; what it has misread is drawn only when somebody wants to know."""
        place = SEATS + N_SEAT * seat + READ
        if (read := self._race.item(place)) == MISREAD:
            read = self._race[place] = self._misread(seat)
        return read

    def first_answers(self) -> None:
        """Whoever has read first has answered."""
        place = SEATS + N_SEAT * self._first + AT
        self._race[NOW], self._race[place] = self._race[place], NEVER

    def all_answer(self) -> None:
        """All who have read have answered."""
        self._race[NOW] = self.looks[-1].at
        self._race[SEATS + AT :: N_SEAT] = NEVER

    @property
    def throw(self) -> int:
        """The number of the throw that is looked at."""
        return self._race.item(THROW)

    @property
    def looks(self) -> list[Look]:
        """Those who have read and not answered, in order of time."""
        times = self._race[SEATS + AT :: N_SEAT].tolist()
        order = sorted((at, seat) for seat, at in enumerate(times[: self._seats]) if at != NEVER)
        return [Look(at, seat, self.action(seat)) for at, seat in order]

    def _misread(self, seat: int) -> int:
        here = dealt(self._game, self._states, seat)
        return misreading(here, here.right, self._dice, read_rightly(self._game)[1])
