"""Slow and wrong like somebody: where everybody may call at once, when a bot calls, and what.

A game is read against the clock when its `worth` room counts how hard a throw is to read (`hardness`); its
rules then say which call is right (`reading`).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache, partial
from math import log
from pathlib import Path
from random import Random as Dice
from typing import Any, Protocol, TypedDict

from numpy.typing import NDArray

from ..kernel.game import Game
from ..kernel.layout import copied
from ..kernel.match import Match
from ..kernel.naming import Named
from ..kernel.plain import Plain
from .seat import Seat, is_read

READERS = json.loads((Path(__file__).parent / "readers.json").read_text(encoding="utf-8"))
PROFILES: dict[str, dict[str, float]] = READERS["profiles"]
EVERYBODY = "medium"  # who a bot reads like that has no profile
SEED_BITS = 53

__all__ = ["PROFILES", "called", "is_read", "pace", "reaction", "reading"]

Reading = Callable[[NDArray[Any]], int]  # of dice that lie there: the right call
Reaction = tuple[int, Named]  # after how many milliseconds, and what


class Slip(TypedDict, total=False):
    """What somebody overlooks: fields that are copied or put otherwise, where others are above something."""

    slip: str
    above: dict[str, int]
    copy: dict[str, list[int]]
    put: dict[str, int]


def reaction(spec: str, match: Match, seat: int, rng: Dice) -> Reaction:
    """After how many milliseconds a bot calls, and what; a handicap is not counted in."""
    here = Seat.of(match, seat, rng.getrandbits(SEED_BITS))
    name = spec if spec in PROFILES else EVERYBODY
    hard = here.game.room("worth").hardness(Plain(here.known.copy()))
    after = delay(PROFILES[name], hard, rng)
    if spec in PROFILES:
        return after, here.named(call(PROFILES[name], here, hard, rng))
    from .specs import find

    bot = find(spec)
    own = getattr(bot, "react", None)
    return own(here) if own else (after, bot.choose(here))


def called(name: str | None, here: Seat) -> int:
    """The id that a profile calls, or without one the right call, where nobody asks how long it takes."""
    if name is None:
        return reading(here.game, here.known)
    hard = here.game.room("worth").hardness(Plain(here.known.copy()))
    return call(PROFILES[name], here, hard, Dice(here.seed))


def delay(profile: dict[str, float], hard: int, rng: Dice) -> int:
    """Milliseconds until somebody calls."""
    middle = log_median(profile["median"], profile["per_hardness"], hard)
    return round(profile["floor"] + rng.lognormvariate(middle, profile["spread"]))


@lru_cache
def log_median(median: float, per_hardness: float, hard: int) -> float:
    """The middle of the times without their floor, as a logarithm."""
    return log(median * per_hardness**hard)


def pace(name: str, hard: int) -> int:
    """Milliseconds in which half of the readers of a level have read such a throw."""
    profile = PROFILES[name]
    return round(profile["floor"] + profile["median"] * profile["per_hardness"] ** hard)


class Read(Protocol):
    """What is read: dice that lie there, and what may be called."""

    @property
    def game(self) -> Game: ...

    @property
    def known(self) -> NDArray[Any]: ...

    @property
    def ids(self) -> tuple[int, ...]: ...


def call(profile: dict[str, float], here: Read, hard: int, rng: Dice) -> int:
    """The id that somebody calls, mostly the right one."""
    read = partial(reading, here.game)
    right = read(here.known)
    if rng.random() >= profile["error"] + profile["error_per_hardness"] * hard:
        return right
    return misreading(here, right, rng, read)


def reading(game: Game, states: NDArray[Any]) -> int:
    """The right call."""
    return int(game.room("rules").reading(Plain(states.copy())))


def misreading(here: Read, right: int, rng: Dice, read: Reading) -> int:
    """A wrong call: what a step left out leads to, or any other."""
    slips = [] if rng.random() >= READERS["slip_share"] else [*here.game.tuning.get("slips", [])]
    rng.shuffle(slips)
    for slip in slips:
        wrong = read(slipped(here.known, slip))
        if wrong != right:
            return wrong
    return rng.choice([action for action in here.ids if action != right])


def misreadings(here: Read, right: int) -> dict[int, float]:
    """Every wrong call and its share among them: what `misreading` draws from."""
    slips = [reading(here.game, slipped(here.known, slip)) for slip in here.game.tuning.get("slips", [])]
    slips = [wrong for wrong in slips if wrong != right]
    others = [action for action in here.ids if action != right]
    by_slip = READERS["slip_share"] if slips else 0.0
    shares = {action: (1 - by_slip) / len(others) for action in others}
    for wrong in slips:
        shares[wrong] += by_slip / len(slips)
    return shares


def slipped(states: NDArray[Any], slip: Slip) -> NDArray[Any]:
    """The table as somebody sees it who makes this slip; unchanged where there is nothing to slip on."""
    seen = copied(states)
    if any(seen[field][0] <= least for field, least in slip.get("above", {}).items()):
        return seen
    for field, places in slip.get("copy", {}).items():
        seen[field][0] = states[field][0][places]
    for field, value in slip.get("put", {}).items():
        seen[field][0] = value
    return seen
