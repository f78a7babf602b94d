"""What a position is worth to everybody, and every choice to who makes it; sharper with every simulation."""

from __future__ import annotations

import time
from collections.abc import Iterator
from operator import itemgetter
from typing import Any, NamedTuple

import numpy as np

from ..bots.exercises.judging import exact_points
from ..bots.exercises.moments import as_before
from ..bots.seat import Seat
from ..kernel.amounts import amount, checked_seat, whole_number
from ..kernel.errors import PalabreError
from ..kernel.match import Match
from ..kernel.playouts import WIN
from .continuing import usual
from .eyes import Eyes, Samples, eyes_of
from .intervals import of_mean, of_share
from .types import Analysis, Expected, Valued

ORDINARY = 1_000  # simulations, where nothing else is said
FIRST, IN_A_HURRY = 32, 4  # after which something is told
MOST = 1 << 20
DIGITS = 9  # of a solved lead that count: the rest comes from rounding


class Bound(NamedTuple):
    """When to stop: after so many simulations, after a time, or when all intervals are this narrow."""

    simulations: int | None = None
    seconds: float | None = None
    interval: float | None = None

    @classmethod
    def of(cls, simulations: Any, seconds: Any, interval: Any) -> Bound:
        """Return a bound that somebody has given."""
        return cls(
            None if simulations is None else whole_number("simulations", simulations, 1),
            None if seconds is None else amount("seconds", seconds),
            None if interval is None else amount("interval", interval),
        )

    @property
    def most(self) -> int:
        """Simulations that are not exceeded."""
        if self.simulations is not None:
            return max(2, self.simulations)
        return MOST if self.seconds is not None or self.interval is not None else ORDINARY


class Asked(NamedTuple):
    """Whose choices are valued, by their ids; and their points where they can be solved."""

    seat: int
    ids: tuple[int, ...]
    exact: dict[int, list[float]] | None


def moment_of(match: Match, move: int | None) -> tuple[Match, int]:
    """A match as it was before a line of its log; at the end of a finished one, before its last choice."""
    if move is None and not match.over:
        return match, match.version
    if move is None:
        last = match.last_choice()
        move = 0 if last is None else last
    if not 0 <= (move := whole_number("move", move)) < match.version:
        raise PalabreError("analyse-no-move", move=str(move), most=match.version - 1)
    return as_before(match, move), move


def asked_of(match: Match, seat: int | None) -> list[Asked]:
    """The seats whose choices these eyes may value: all that may act, or themselves."""
    found = []
    for mover in match.to_act:
        if seat in (None, mover):
            here = Seat.of(match, mover, 0)
            found.append(Asked(mover, here.ids, exact_points(here)))
    return found


def sharpening(
    match: Match, seat: int | None, move: int | None, bound: Bound, seed: int
) -> Iterator[Analysis]:
    """The analysis of a moment after few simulations, after twice as many, and so on to the bound."""
    if seat is not None:
        seat = checked_seat(seat, match.players)
    match, move = moment_of(match, move)
    if match.over:
        raise PalabreError("analyse-over")
    eyes, asked, began = eyes_of(match, seat, move), asked_of(match, seat), time.monotonic()
    here: Samples | None = None
    after: list[Samples | None] = [None] * len(asked)
    done, more = 0, min(FIRST if bound.seconds is None else IN_A_HURRY, bound.most)
    while more:
        here = joined(here, eyes.played(more, seed, done))
        tried = [
            joined(old, eyes.played(more, seed, done, each.seat, each.ids))
            for old, each in zip(after, asked, strict=True)
        ]
        after = [*tried]
        done += more
        found = told(match, eyes, move, here, list(zip(asked, tried, strict=True)), seed)
        yield found
        more = further(bound, done, time.monotonic() - began, widest(found))


def joined(old: Samples | None, new: Samples) -> Samples:
    """What was tried before, and now."""
    return new if old is None else Samples._make(map(np.concatenate, zip(old, new, strict=True)))


def further(bound: Bound, done: int, spent: float, width: float) -> int:
    """How many simulations to go on with; 0 where it is enough."""
    if bound.interval is not None and width <= bound.interval:
        return 0
    more = min(done, bound.most - done)
    if bound.seconds is not None:
        more = min(more, int(done * max(0.0, bound.seconds - spent) / max(spent, 1e-9)))
    return max(0, more)


def widest(found: Analysis) -> float:
    """The width of the widest interval."""
    expects = [each["high"] - each["low"] for each in found["expects"]]
    return max(expects + [each["high"] - each["low"] for each in found["choices"]])


def told(
    match: Match, eyes: Eyes, move: int, here: Samples, after: list[tuple[Asked, Samples]], seed: int
) -> Analysis:
    """What so many simulations say."""
    choices = [each for asked, samples in after for each in valued(match, asked, samples)]
    exact = bool(choices) and all(each["exact"] for each in choices)
    by = ("lead", "value") if exact else ("value", "lead")
    return {
        "game": match.game.name,
        "players": match.players,
        "move": move,
        "seat": eyes.seat,
        "simulations": len(here.shares),
        "seed": seed,
        "exact": exact,
        "expects": [expected(here, seat) for seat in range(match.players)],
        "choices": sorted(choices, key=itemgetter(*by), reverse=True),
    }


def expected(here: Samples, seat: int) -> Expected:
    """What a seat may expect."""
    share = float(here.shares[:, 0, seat].mean()) / WIN
    low, high = of_share(share, len(here.shares))
    points = float(here.points[:, 0, seat].mean())
    return {"seat": seat, "share": share, "low": low, "high": high, "points": points}


def valued(match: Match, asked: Asked, samples: Samples) -> Iterator[Valued]:
    """Each choice of a seat; best is what has the best lead where that is solved, else the best share."""
    won, solved = samples.shares[:, :, asked.seat] / WIN, asked.exact
    means = samples.points.mean(axis=0).tolist()
    points = [solved[action] if solved else means[place] for place, action in enumerate(asked.ids)]
    leads = [lead_of(each, asked.seat) for each in points]
    worth = np.round(leads, DIGITS) if solved else won.mean(axis=0)
    best = int(np.argmax(worth))
    for place, action in enumerate(asked.ids):
        share, behind = float(won[:, place].mean()), won[:, best] - won[:, place]
        low, high = of_share(share, len(won))
        yield {
            "seat": asked.seat,
            "choice": match.naming.name(action),
            "value": share,
            "low": low,
            "high": high,
            "best": bool(worth[place] == worth[best]),
            "behind": max(0.0, float(behind.mean())),
            "off": 0.0 if place == best else of_mean(behind),
            "points": points[place][asked.seat],
            "lead": leads[place],
            "exact": solved is not None,
            "simulations": len(won),
            "then": usual(samples.notes[:, place], match.naming),
        }


def lead_of(points: list[float], seat: int) -> float:
    """How far a seat is ahead of the mean of the others."""
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)
