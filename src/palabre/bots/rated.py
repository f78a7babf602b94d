"""Where somebody stands among the levels: bots of known strength are the anchors, and luck is allowed for.

Points are Elo's: 400 more win ten times as often. What is believed is kept for every number of points and
multiplied by the chance of each result, so that the order of games does not matter and the interval is what
the games tell. At a table of several somebody wins against all others together (Plackett, Luce).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, pi, sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..kernel.game import Game

KEPT = "anchors"  # of a game's tuning: the points of each level
SCALE = 400.0  # points for ten to one
MIDDLE, SPREAD = 800.0, 400.0  # a newcomer, before anything is known
GRID: NDArray[np.float64] = np.arange(-1200.0, 2801.0, 10.0)
LOW, HIGH = 0.025, 0.975
ALMOST = 1e-9


class Rating(NamedTuple):
    """Points, where they lie in 95 of 100 cases, and after how many games."""

    points: float
    low: float
    high: float
    games: int

    @property
    def spread(self) -> float:
        """How far off the points may be: one standard deviation."""
        return (self.high - self.low) / 4


class Rival(NamedTuple):
    """Somebody else at the table: their points, and how far off these may be."""

    points: float = MIDDLE
    spread: float = SPREAD


class Result(NamedTuple):
    """One game: the share of the win, and against whom."""

    share: float
    rivals: tuple[Rival, ...]


def anchor(game: Game, level: str) -> Rival | None:
    """A bot as a rival, if its level has been measured."""
    points = game.tuning.get(KEPT, {}).get(level)
    return None if points is None else Rival(float(points), 0.0)


def chances(points: NDArray[np.float64], rivals: Sequence[Rival]) -> NDArray[np.float64]:
    """How likely a win is, for each number of points; a rival of unknown strength tells less."""
    others = np.zeros(len(points))
    for rival in rivals:
        softened = 1 / sqrt(1 + 3 * (rival.spread * log(10) / SCALE / pi) ** 2)
        others += 10 ** ((rival.points - points) * softened / SCALE)
    return 1 / (1 + others)


def rated(results: Sequence[Result]) -> Rating:
    """What some games tell of somebody, a newcomer before the first."""
    belief = -(((GRID - MIDDLE) / SPREAD) ** 2) / 2
    for share, rivals in results:
        win = np.clip(chances(GRID, rivals), ALMOST, 1 - ALMOST)
        belief = belief + share * np.log(win) + (1 - share) * np.log(1 - win)
    likely = np.exp(belief - belief.max())
    below = np.cumsum(likely) / likely.sum()
    low, high = (float(GRID[int(np.searchsorted(below, each))]) for each in (LOW, HIGH))
    return Rating(float((GRID * likely).sum() / likely.sum()), low, high, len(results))


def level_near(game: Game, points: float) -> str | None:
    """The level whose points are nearest."""
    known: dict[str, float] = game.tuning.get(KEPT, {})
    return min(known, key=lambda level: abs(known[level] - points)) if known else None
