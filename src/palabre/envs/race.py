"""A throw that everybody may call: when each seat has read it and what, by a declared model of readers.

Times and errors are those of `bots/readers.json`. Whoever has read may call what was read, or wait and look
again; each seat looks at a throw `LOOKS` times, then its time is up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import cos, exp, log, pi, sqrt
from random import Random as Dice
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..bots.readers import PROFILES, Reading, delay, misreading, misreadings
from ..kernel.chance import CHANCE_BITS, generator, step
from ..kernel.compiled import bind
from ..kernel.contract import State, actors
from ..kernel.engine import engine
from ..kernel.errors import BadOption
from ..kernel.game import Game
from ..kernel.layout import Random, Reals, Wide, copied
from ..kernel.playouts import MAX_SEATS

LOOKS = 2  # at one throw
READERS = 2  # a third number behind (seed, game number) makes the generator of the readers
PROFILE = ("floor", "median", "per_hardness", "spread", "error", "error_per_hardness")
FLOOR, MEDIAN, GROWTH, SPREAD, ERROR, MORE, N_PROFILE = range(7)
MISREAD = -1  # in place of what was read
SEATS_OF = [tuple(s for s in range(MAX_SEATS) if mask >> s & 1) for mask in range(1 << MAX_SEATS)]


def is_calling(s: State) -> bool:
    """Whether dice lie there that everybody may call; the game's room `real_time` says so."""
    raise NotImplementedError


def glance(s: State) -> int:
    """Who may call the dice that lie there, below the number of the throw; 0 where nobody may."""
    return s.turns << MAX_SEATS | actors(s) if is_calling(s) else 0


def hardness(s: State) -> int:
    """How hard the dice are to read; the game's room `worth` says so."""
    raise NotImplementedError


def reading(s: State) -> int:
    """What they mean; the rules say so."""
    raise NotImplementedError


def unit(rng: Random) -> float:
    """A number between 0 and 1, and neither of them."""
    return (step(rng) + 0.5) / (1 << CHANCE_BITS)


def read_all(s: State, seats: int, profiles: Reals, rng: Random, out: Wide) -> None:
    """After how many milliseconds each of some seats has read, and what; `profiles` has a row a seat."""
    hard, right = hardness(s), reading(s)
    for seat in range(MAX_SEATS):
        if seats >> seat & 1:
            row = N_PROFILE * seat
            normal = sqrt(-2 * log(unit(rng))) * cos(2 * pi * unit(rng))
            middle = profiles[row + MEDIAN] * profiles[row + GROWTH] ** hard
            out[2 * seat] = int(profiles[row + FLOOR] + middle * exp(profiles[row + SPREAD] * normal) + 0.5)
            errs = unit(rng) < profiles[row + ERROR] + profiles[row + MORE] * hard
            out[2 * seat + 1] = MISREAD if errs else right


class Look(NamedTuple):
    """The moment at which a seat has read the dice, in milliseconds since they fell, and what it has read."""

    at: int
    seat: int
    action: int


@dataclass(frozen=True)
class Dealt:
    """What readers look at: the table as all see it, and what may be called."""

    game: Game
    known: NDArray[Any]
    ids: tuple[int, ...]

    @cached_property
    def hard(self) -> int:
        """How hard it is to read."""
        hardness, _ = read_rightly(self.game)
        return hardness(self.known)

    @cached_property
    def right(self) -> int:
        """What it means."""
        _, reading = read_rightly(self.game)
        return reading(self.known)


Reader = Callable[[Dealt, int, Dice], tuple[int, int]]  # of a seat: after how many milliseconds, and what
Read = Callable[[Sequence[int]], Iterable[tuple[int, int]]]  # the same of several seats


def reader(name: str) -> Reader:
    """Somebody who reads like a profile of `bots/readers.json`."""
    if name not in PROFILES:
        raise BadOption("bad-option-value", option="reader", value=str(name), values=", ".join(PROFILES))
    profile = PROFILES[name]
    error, more = profile["error"], profile["error_per_hardness"]

    def read(here: Dealt, seat: int, rng: Dice) -> tuple[int, int]:
        after = delay(profile, here.hard, rng)
        if rng.random() >= error + more * here.hard:
            return after, here.right
        return after, misreading(here, here.right, rng, read_rightly(here.game)[1])

    return read


@lru_cache
def read_rightly(game: Game) -> tuple[Reading, Reading]:
    """How hard the dice that lie there are to read, and what they mean."""
    rules = engine(game)
    return rules.door(game.room("worth").hardness), rules.door(game.room("rules").reading)


def is_race(game: Game, states: NDArray[Any]) -> bool:
    """Whether dice lie there that everybody may call."""
    return game.real_time and glancing(game)(states) != 0


def seen_at(glanced: int) -> tuple[int, tuple[int, ...]]:
    """What a glance says: the number of the throw, and the seats that may still call it."""
    return glanced >> MAX_SEATS, SEATS_OF[glanced & (1 << MAX_SEATS) - 1]


@lru_cache
def glancing(game: Game) -> Reading:
    """One look at a table in which all may call at once."""
    return compiled(game, glance)


@lru_cache
def reading_all(game: Game) -> Callable[..., None]:
    """What readers of profiles draw, as one compiled call."""
    return compiled(game, unit, read_all)


def compiled(game: Game, *programs: Callable[..., Any]) -> Callable[..., Any]:
    """The last of some programs, bound to a game that is a race."""
    rules, worth = engine(game), game.room("worth")
    of_races = {"is_calling": game.room("real_time").is_calling, "hardness": worth.hardness}
    known = {**rules.contract, **of_races, "reading": game.room("rules").reading}
    bound = bind(programs, game.name.replace("-", "_"), rules.shape, known)
    return rules.door(bound[programs[-1].__name__])


class Profiles:
    """Readers of profiles at a table: all that read at once are drawn in one compiled call."""

    def __init__(self, game: Game, names: Sequence[str]) -> None:
        self._game, self._read = game, reading_all(game)
        self._profiles: Reals = np.zeros(N_PROFILE * MAX_SEATS)
        numbers = [PROFILES[name][number] for name in names for number in PROFILE]
        self._profiles[: len(numbers)] = numbers
        self._out: Wide = np.zeros(2 * MAX_SEATS, np.int64)

    def begin(self, seed: int, number: int) -> None:
        """Their luck in the game of a number of a seed."""
        self._rng, self._dice = generator(seed, number, READERS), Dice(f"slips {seed} {number}")

    def read(self, states: NDArray[Any], seats: Sequence[int]) -> list[tuple[int, int]]:
        """After how many milliseconds each of some seats has read, and what."""
        self._read(states, sum(1 << seat for seat in seats), self._profiles, self._rng, self._out)
        found = self._out.tolist()
        called = ((found[2 * seat], found[2 * seat + 1], seat) for seat in seats)
        return [(at, self._misread(states, seat) if read == MISREAD else read) for at, read, seat in called]

    def _misread(self, states: NDArray[Any], seat: int) -> int:
        here = dealt(self._game, states, seat)
        return misreading(here, here.right, self._dice, read_rightly(self._game)[1])


def dealt(game: Game, states: NDArray[Any], seat: int) -> Dealt:
    """What a reader looks at."""
    return Dealt(game, copied(states), tuple(engine(game).legal_ids(states, seat)))


def odds(here: Dealt, name: str) -> dict[int, float]:
    """What a reader calls, and how likely each is: the same model as `reader`, added up."""
    profile, right = PROFILES[name], here.right
    wrong = profile["error"] + profile["error_per_hardness"] * here.hard
    found = {action: wrong * share for action, share in misreadings(here, right).items()}
    return {right: 1 - wrong, **found}


class Race:
    """The looks of all seats at one throw, in order of time."""

    def __init__(self, throw: int, seats: Sequence[int], read: Read) -> None:
        self.throw, self._read = throw, read
        self._left = dict.fromkeys(seats, LOOKS)
        self.looks: list[Look] = []
        self.now = 0  # milliseconds since the dice fell
        self.go_on(seats)

    def go_on(self, seats: Sequence[int]) -> None:
        """Only these are still in it; those who have called or waited look again, while they have looks."""
        looks, left, now = [look for look in self.looks if look[1] in seats], self._left, self.now
        looking = [look[1] for look in looks]
        fresh = [seat for seat in seats if left[seat] and seat not in looking]
        for seat, (after, action) in zip(fresh, self._read(fresh) if fresh else (), strict=True):
            left[seat] -= 1
            looks.append(Look(now + after, seat, action))
        looks.sort()
        self.looks = looks
