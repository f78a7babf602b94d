"""Even tables: the handicap with which bots of different strength win equally often, found by playing."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass
from math import ceil, inf
from statistics import fmean
from typing import NamedTuple

from ..tournament.standing import Interval, share_interval
from .fitting import Fit, drawn, fitted, intervals
from .trying import Amounts, Tables, Try, processes

__all__ = ["Even", "Fit", "Measured", "Tables", "even", "measured", "processes"]

ROUNDS = 8  # the first without handicaps, each other one with what those before it say
BATCH = 2  # twin tables a process between two looks at the clock
A_LOOK = 32  # and where fresh games are counted, in all

Progress = Callable[[int], None]  # told how many more games are done


@dataclass(frozen=True)
class Even:
    """The handicap of each bot, where it lies as far as the games tell, and the chances to win with it."""

    amounts: Amounts
    intervals: tuple[Interval, ...]
    shares: tuple[float, ...]
    within: tuple[Interval, ...]  # where these chances lie: of few games nobody can tell that it is even
    alone: tuple[float, ...]  # the chances without any
    games: int
    seconds: float


def even(
    tables: Tables,
    games: int,
    seconds: float,
    pool: Executor | None = None,
    workers: int = 1,
    progress: Progress | None = None,
    sure: float = 0.0,
) -> Even:
    """Play until the games are played or the time is over, each round nearer to what is even.

    Or until nobody's chances lie further from even than `sure`, as far as the games tell.
    """
    tables.check()
    n, began, tries = len(tables.specs), time.monotonic(), list[Try]()
    for each in range(ROUNDS):
        amounts = rounded(tables, tries) if tries else (0,) * n
        left = ceil(games * (each + 1) / ROUNDS / n) - len(tries)
        while left > 0:
            batch = min(left, BATCH * workers)
            tries += tables.tried(range(len(tries), len(tries) + batch), amounts, pool)
            left -= batch
            if progress:
                progress(batch * n)
            if time.monotonic() - began > seconds * (each + 1) / ROUNDS:
                break  # every round has its part of the time
        if sure and each and is_sure(found := told(tables, tries, time.monotonic() - began), sure):
            return found
    return told(tables, tries, time.monotonic() - began)


def rounded(tables: Tables, tries: list[Try]) -> Amounts:
    """The handicaps that all that was played speaks for, as they can be given."""
    found = fitted(tries, tables.specs, tables.handicap).amounts(tables.handicap)
    return tuple(tables.handicap.rounded(each) for each in found)


def told(tables: Tables, tries: list[Try], seconds: float) -> Even:
    """What came of all twin tables."""
    handicap = tables.handicap
    fit, amounts = fitted(tries, tables.specs, handicap), rounded(tables, tries)
    others = drawn(tries, tables.specs, handicap, tables.seed)
    return Even(
        amounts,
        intervals([other.amounts(handicap) for other in others]),
        tuple(fit.shares(handicap, amounts)),
        intervals([other.shares(handicap, amounts) for other in others]),
        tuple(fit.shares(handicap, (0,) * len(amounts))),
        len(tries) * len(tables.specs),
        seconds,
    )


def is_sure(found: Even, sure: float) -> bool:
    """Whether nobody's chances can well be further from even."""
    even = 1 / len(found.amounts)
    return all(even - sure <= low and high <= even + sure for low, high in found.within)


class Measured(NamedTuple):
    """The first bot's share of fresh games, where it lies in 95 of 100 cases, and of how many games."""

    share: float
    interval: Interval
    games: int


def measured(
    tables: Tables, amounts: Amounts, games: int, pool: Executor | None = None, seconds: float = inf
) -> Measured:
    """What comes of fresh games with given handicaps, as many as fit the time but at least one table."""
    n, began, found = len(tables.specs), time.monotonic(), list[float]()
    batch = games if seconds == inf else A_LOOK
    for first in range(0, ceil(games / n), batch):
        numbers = range(first, min(first + batch, ceil(games / n)))
        found += [one.shares[0] for one in tables.tried(numbers, amounts, pool)]
        if time.monotonic() - began > seconds:
            break
    return Measured(fmean(found), share_interval(found, len(found) * n), len(found) * n)
