"""A throw that everybody may call: when each seat has read it and what, by a declared model of readers.

Times and errors are those of `bots/readers.json`. Whoever has read may call what was read, or wait and look
again; each seat looks at a throw `LOOKS` times, then its time is up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from random import Random as Dice
from typing import Any, NamedTuple

from numpy.typing import NDArray

from ..bots.readers import PROFILES, Reading, delay, misreading, misreadings
from ..kernel.amounts import check_word
from ..kernel.compiled import bind
from ..kernel.contract import State, actors
from ..kernel.engine import engine
from ..kernel.game import Game
from ..kernel.layout import copied
from ..kernel.playouts import MAX_SEATS

LOOKS = 2  # at one throw
NO_RACE, TIME_UP = -1, -2  # nothing may be called; nobody looks any more
NO_THROW = -1
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
    check_word("reader", name, PROFILES)
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


def compiled(game: Game, *programs: Callable[..., Any]) -> Callable[..., Any]:
    """The last of some programs, bound to a game that is a race."""
    rules, worth = engine(game), game.room("worth")
    of_races = {"is_calling": game.room("real_time").is_calling, "hardness": worth.hardness}
    known = {**rules.contract, **of_races, "reading": game.room("rules").reading}
    bound = bind(programs, game.name.replace("-", "_"), rules.shape, known)
    return rules.door(bound[programs[-1].__name__])


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
    """The looks of all seats at one throw after the other, in order of time."""

    def __init__(self, game: Game, read: Read) -> None:
        self._glance, self._read = glancing(game), read
        self.throw, self.looks = NO_THROW, list[Look]()
        self._now = 0  # milliseconds since the dice fell

    def ask(self, states: NDArray[Any]) -> int:
        """Who has read first of those who may call, or NO_RACE, or TIME_UP."""
        throw, seats = seen_at(self._glance(states))
        if not seats:
            self.throw = NO_THROW
            return NO_RACE
        if self.throw != throw:
            self.throw, self._now, self.looks = throw, 0, []
            self._left = dict.fromkeys(seats, LOOKS)
        self._go_on(seats)
        return self.looks[0].seat if self.looks else TIME_UP

    def begin_again(self) -> None:
        """Nobody has read these dice: all look at them as if they had just fallen."""
        self.throw = NO_THROW

    def action(self, seat: int) -> int:
        """What a seat has read."""
        return next(look.action for look in self.looks if look.seat == seat)

    def first_answers(self) -> None:
        """Whoever has read first has answered."""
        self._now = self.looks.pop(0).at

    def all_answer(self) -> None:
        """All who have read have answered."""
        self._now, self.looks = self.looks[-1].at, []

    def _go_on(self, seats: Sequence[int]) -> None:
        """Only these are still in it; those who have called or waited look again, while they have looks."""
        looks = [look for look in self.looks if look.seat in seats]
        looking = [look.seat for look in looks]
        fresh = [seat for seat in seats if self._left[seat] and seat not in looking]
        for seat, (after, action) in zip(fresh, self._read(fresh) if fresh else (), strict=True):
            self._left[seat] -= 1
            looks.append(Look(self._now + after, seat, action))
        self.looks = sorted(looks)
