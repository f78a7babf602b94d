"""How the bots stand: shares of the wins and mean scores, with intervals over whole twin tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev

Interval = tuple[float, float]
Z95 = 1.959964
Z99 = 2.575829


@dataclass
class Twin:
    """What one nature brought each bot, on average over the seats it had in all arrangements."""

    wins: list[float]
    scores: list[float]
    games: list[int]  # that each bot played
    better: list[list[float]] = field(default_factory=list)  # how often each did better than each other
    forfeits: list[list[str]] = field(default_factory=list)  # why each bot has lost games by a failure


@dataclass
class Standing:
    """One bot's results, a number for each twin table it sat at."""

    spec: str
    wins: list[float] = field(default_factory=list)
    scores: list[float] = field(default_factory=list)
    games: int = 0
    forfeits: list[str] = field(default_factory=list)

    @property
    def win_share(self) -> float:
        """Its share of the wins, a shared win counted in parts."""
        return fmean(self.wins)

    @property
    def mean_score(self) -> float:
        """Its points on average."""
        return fmean(self.scores)

    def win_interval(self, z: float = Z95) -> Interval:
        """Where the share lies, as far as these games tell."""
        return share_interval(self.wins, self.games, z)

    def score_interval(self, z: float = Z95) -> Interval:
        """Where the mean score lies, as far as these games tell."""
        reach = z * stdev(self.scores) / sqrt(len(self.scores)) if len(self.scores) > 1 else float("inf")
        return self.mean_score - reach, self.mean_score + reach


def share_interval(shares: Sequence[float], games: int, z: float = Z95) -> Interval:
    """Wilson's interval for a share, for as many games as twin tables that vary so much are worth."""
    share, worth = fmean(shares), float(games)
    if len(shares) > 1 and (spread := stdev(shares)) > 0:
        worth = min(worth, share * (1 - share) * len(shares) / spread**2)
    middle = (share + z * z / (2 * worth)) / (1 + z * z / worth)
    reach = z * sqrt(share * (1 - share) / worth + (z / (2 * worth)) ** 2) / (1 + z * z / worth)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def tally(specs: Sequence[str], twins: Sequence[Twin]) -> list[Standing]:
    """The standing of every bot."""
    table = [Standing(spec) for spec in specs]
    for twin in twins:
        for bot, standing in enumerate(table):
            standing.wins.append(twin.wins[bot])
            standing.scores.append(twin.scores[bot])
            standing.games += twin.games[bot]
            standing.forfeits += twin.forfeits[bot] if twin.forfeits else []
    return table
