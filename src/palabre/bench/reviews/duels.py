"""How much of the result is luck: games that tell two levels apart, with luck taken off and without."""

from __future__ import annotations

import random
from statistics import NormalDist
from typing import NamedTuple

import numpy as np

from ...analysis.ledger import account, kept
from ...analysis.reviewing import ordinary
from ...analysis.steps import stretches
from ...bots.tournament.playing import play
from ...games import find, games
from ...kernel.layout import Reals
from .notebook import Notebook

BETTER, WORSE = "hard", "medium"
EVEN = 0.5
SURE = NormalDist().inv_cdf(0.95)  # standard errors from even, to be 95 % certain who is better


class Duel(NamedTuple):
    """The better level's results in one game, and what luck gave it."""

    game: str
    results: Reals
    luck: Reals

    @property
    def share(self) -> float:
        """How much of the luck to take off: all, if it were known exactly; what is uncertain counts less."""
        spread = float(self.luck.var(ddof=1))
        return float(np.cov(self.results, self.luck)[0, 1]) / spread if spread else 0.0

    @property
    def adjusted(self) -> Reals:
        """The results with that share of luck taken off: luck is nothing on average, so this is as fair."""
        return self.results - self.share * self.luck

    def without(self, share: float) -> float | None:
        """The part of the variance that goes with a share of luck; None where one has won every game."""
        spread = float(self.results.var(ddof=1))
        return 1 - float((self.results - share * self.luck).var(ddof=1)) / spread if spread else None

    def needed(self, of: Reals) -> float:
        """Games that tell the levels apart, where the difference is what all games together say it is."""
        ahead = float(self.adjusted.mean()) - EVEN
        return SURE**2 * float(of.var(ddof=1)) / ahead**2 if ahead > 0 else float("inf")


def duels(n: int, seed: int, notes: Notebook) -> list[Duel]:
    """So many games of two levels in each game; the better one sits first and second in turn."""
    found: dict[str, list[list[float]]] = {name: [] for name in games()}
    for number in range(n):  # game by game in turn: whoever breaks it off has as many of each
        for name, pairs in found.items():
            pairs.append(notes.once(f"{seed} duel {name} {number}", one_duel, name, number, seed))
    return [Duel(name, *np.array(pairs).T) for name, pairs in found.items()]


def one_duel(name: str, number: int, seed: int) -> list[float]:
    """The result of the better level in one game, and what luck gave it."""
    dice, better = random.Random(f"{seed} duel {name} {number // 2}"), number % 2
    specs = [BETTER if seat == better else WORSE for seat in range(2)]
    match = play(find(name), {}, specs, dice.getrandbits(50), dice.getrandbits(50) + better)
    steps = stretches(match)
    ledger = kept(match, steps, ordinary(match.game, steps).values, seed, lambda share: None)
    found = account(ledger, better, None)
    return [found["result"] / ledger.whole, found["luck"] / ledger.whole]
