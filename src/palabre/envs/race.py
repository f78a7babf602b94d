"""A throw that everybody may call: when each seat has read it and what, by a declared model of readers.

Times and errors are those of `bots/readers.json`. Whoever has read may call what was read, or wait and look
again; each seat looks at a throw `LOOKS` times, then its time is up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from random import Random as Dice
from typing import Any, NamedTuple

from numpy.typing import NDArray

from ..bots.readers import PROFILES, Reading, call, delay, misreadings
from ..kernel.engine import engine
from ..kernel.errors import BadOption
from ..kernel.game import Game
from ..kernel.plain import Plain

LOOKS = 2  # at one throw


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


Reader = Callable[[Dealt, int, Dice], tuple[int, int]]  # of a seat: after how many milliseconds, and what


def reader(name: str) -> Reader:
    """Somebody who reads like a profile of `bots/readers.json`."""
    if name not in PROFILES:
        raise BadOption("bad-option-value", option="reader", value=str(name), values=", ".join(PROFILES))
    profile = PROFILES[name]

    def read(here: Dealt, seat: int, rng: Dice) -> tuple[int, int]:
        _, right = read_rightly(here.game)
        return delay(profile, here.hard, rng), call(profile, here, here.hard, rng, right)

    return read


@lru_cache
def read_rightly(game: Game) -> tuple[Reading, Reading]:
    """How hard the dice that lie there are to read, and what they mean."""
    rules = engine(game)
    return rules.door(game.room("worth").hardness), rules.door(game.room("rules").reading)


def is_race(game: Game, states: NDArray[Any]) -> bool:
    """Whether dice lie there that everybody may call."""
    return game.real_time and calling(game)(Plain(states))


@lru_cache
def calling(game: Game) -> Callable[[Plain], bool]:
    """The game's own word for it."""
    found: Callable[[Plain], bool] = game.room("real_time").is_calling
    return found


def odds(here: Dealt, name: str) -> dict[int, float]:
    """What a reader calls, and how likely each is: the same model as `reader`, added up."""
    profile, (_, reading) = PROFILES[name], read_rightly(here.game)
    right, wrong = reading(here.known), profile["error"] + profile["error_per_hardness"] * here.hard
    found = {action: wrong * share for action, share in misreadings(here, right).items()}
    return {right: 1 - wrong, **found}


class Race:
    """The looks of all seats at one throw, in order of time."""

    def __init__(self, here: Dealt, seats: Sequence[int], readers: Sequence[Reader], rng: Dice) -> None:
        self.here, self._readers, self._rng = here, readers, rng
        self.throw = int(here.known["turns"][0])
        self._left = dict.fromkeys(seats, LOOKS)
        self.looks: list[Look] = []
        self.now = 0  # milliseconds since the dice fell
        self.go_on(seats)

    def go_on(self, seats: Sequence[int]) -> None:
        """Only these are still in it; those who have called or waited look again, while they have looks."""
        self.looks = [look for look in self.looks if look.seat in seats]
        for seat in seats:
            if self._left[seat] and all(look.seat != seat for look in self.looks):
                self._left[seat] -= 1
                after, action = self._readers[seat](self.here, seat, self._rng)
                self.looks.append(Look(self.now + after, seat, action))
        self.looks.sort()
