"""What the pieces of a cell say: means, each with an interval made of how much the pieces differ."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple

from ..kernel.playouts import DECISIONS, GAMES, SCORES, TURNS, WIN, WINS
from .pieces import Piece, Played

Done = tuple[Piece, Played]
Measure = Callable[[Piece, list[int]], float]
Z95 = NormalDist().inv_cdf(0.975)


class Estimate(NamedTuple):
    """A mean, and where it lies in 95 of 100 studies like this."""

    mean: float
    reach: float

    @property
    def low(self) -> float:
        """The lower end."""
        return self.mean - self.reach

    @property
    def high(self) -> float:
        """The upper end."""
        return self.mean + self.reach


def estimate(done: Sequence[Done], of: Measure) -> Estimate:
    """A mean over games; pieces of nearly equal size count by their games."""
    games = [played.totals[GAMES] for _, played in done]
    values = [of(piece, played.totals) for piece, played in done]
    mean = sum(value * n for value, n in zip(values, games)) / sum(games)
    spread = stdev(values) if len(values) > 1 else float("inf")
    return Estimate(mean, Z95 * spread / sqrt(len(values)))


def length(piece: Piece, totals: list[int]) -> float:
    """Decisions a game."""
    return totals[DECISIONS] / totals[GAMES]


def turns(piece: Piece, totals: list[int]) -> float:
    """Turns a game."""
    return totals[TURNS] / totals[GAMES]


def points(piece: Piece, totals: list[int]) -> float:
    """Points of a seat, on average over all."""
    return fmean(totals[SCORES : SCORES + piece.players]) / totals[GAMES]


def first_seat(piece: Piece, totals: list[int]) -> float:
    """What the first seat wins beyond an equal share, as a share of the games."""
    return totals[WINS] / WIN / totals[GAMES] - 1 / piece.players


def luck(better: str) -> Measure:
    """How much of the win a better bot leaves to luck: 0 if it always wins, 1 if as often as anybody."""

    def left(piece: Piece, totals: list[int]) -> float:
        won = totals[WINS + piece.bots.index(better)] / WIN / totals[GAMES]
        return 1 - (won - 1 / piece.players) / (1 - 1 / piece.players)

    return left
