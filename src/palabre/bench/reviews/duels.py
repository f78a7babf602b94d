"""How much of the result is luck: games that tell two levels apart, with luck taken off and without."""

from __future__ import annotations

import random
from statistics import NormalDist
from typing import NamedTuple

import numpy as np

from ...analysis.ledger import Ledger, kept
from ...analysis.reviewing import ordinary
from ...analysis.steps import stretches
from ...bots.tournament.playing import play
from ...games import find, games
from ...kernel.layout import Reals, Wide
from ...kernel.playouts import WIN
from .notebook import Notebook

BETTER, WORSE = "hard", "medium"
FORMER = {"bonobo-beach": "hard@1", "banjooli-xeet": "hard@1"}  # where `hard` has become another since
EVEN = 0.5
SURE = NormalDist().inv_cdf(0.95)  # standard errors from even, to be 95 % certain who is better
TWINS = 2  # games on the same dice, the better level at each of two seats
AGAIN = 2_000  # times that games are drawn anew, for an interval


class Luck(NamedTuple):
    """What luck gave the better level in every game, and how uncertain simulations leave it (a variance)."""

    given: Reals
    chance: Reals


class Duel(NamedTuple):
    """The better level's results in one game, what luck gave it, and the same by plain simulations."""

    game: str
    results: Reals
    luck: Luck
    plain: Luck

    @property
    def shares(self) -> Reals:
        """How much of the luck to take off each game, as all games but it and its twin say."""
        n = len(self.results)
        others = [np.arange(n) // TWINS != game // TWINS for game in range(n)]
        return np.array([share_of(self.results[some], self.luck.given[some]) for some in others])

    @property
    def adjusted(self) -> Reals:
        """The results with that share of luck taken off: luck is nothing on average, so this is as fair."""
        return self.results - self.shares * self.luck.given

    def gone(self, left: Reals) -> float | None:
        """The part of the variance that is gone; None where one has won every game."""
        spread = float(self.results.var(ddof=1))
        return 1 - float(left.var(ddof=1)) / spread if spread else None

    def gone_within(self, left: Reals) -> tuple[float, float] | None:
        """Where that part lies in 95 of 100 cases, by drawing games with their twins anew."""
        dice, n = np.random.default_rng(0), len(left) // TWINS
        found = []
        for _ in range(AGAIN if self.gone(left) is not None else 0):
            twins = dice.integers(n, size=n)
            drawn = np.concatenate([TWINS * twins + each for each in range(TWINS)])
            if self.results[drawn].var():
                found.append(1 - float(left[drawn].var() / self.results[drawn].var()))
        low, high = np.quantile(found, [0.025, 0.975]) if found else (0.0, 0.0)
        return (float(low), float(high)) if found else None

    def needed(self, of: Reals) -> float:
        """Games that tell the levels apart, where the difference is what all games together say it is."""
        ahead = float(self.adjusted.mean()) - EVEN
        return SURE**2 * float(of.var(ddof=1)) / ahead**2 if ahead > 0 else float("inf")


def share_of(results: Reals, luck: Reals) -> float:
    """The share of luck without which results vary least: all, if it were known exactly."""
    spread = float(luck.var(ddof=1)) if len(luck) > 1 else 0.0
    return float(np.cov(results, luck)[0, 1]) / spread if spread else 0.0


def duels(n: int, seed: int, notes: Notebook) -> list[Duel]:
    """So many games of two levels in each game; the better one sits first and second in turn."""
    found: dict[str, list[list[float]]] = {name: [] for name in games()}
    for number in range(n):  # game by game in turn: whoever breaks it off has as many of each
        for name, rows in found.items():
            what = f"{seed} duel {name} {number} {better_at(name)}"
            rows.append(notes.once(what, one_duel, name, number, seed))
    return [duel_of(name, rows) for name, rows in found.items()]


def better_at(name: str) -> str:
    """The better level of a game: one that does not win nearly always, for then luck decides nothing."""
    return FORMER.get(name, BETTER)


def duel_of(name: str, rows: list[list[float]]) -> Duel:
    """All games of one kind together."""
    results, given, chance, plain, plain_chance = np.array(rows).T
    return Duel(name, results, Luck(given, chance), Luck(plain, plain_chance))


def one_duel(name: str, number: int, seed: int) -> list[float]:
    """The better level's result in one game; its luck and how uncertain it is, and both when left plain."""
    dice, better = random.Random(f"{seed} duel {name} {number // TWINS}"), number % TWINS
    specs = [better_at(name) if seat == better else WORSE for seat in range(2)]
    match = play(find(name), {}, specs, dice.getrandbits(50), dice.getrandbits(50) + better)
    steps = stretches(match)
    ledger = kept(match, steps, ordinary(match.game, steps).values, seed, lambda share: None)
    result = float(ledger.played[-1, 0, better]) / WIN
    return [result, *luck_in(ledger, ledger.shares, better), *luck_in(ledger, ledger.played, better)]


def luck_in(ledger: Ledger, shares: Wide, seat: int) -> tuple[float, float]:
    """What nature gave a seat, and its variance over simulations."""
    by_time = np.diff(shares[:, :, seat], axis=0)[ledger.lucky].sum(axis=0) / WIN
    return float(by_time.mean()), float(by_time.var(ddof=1)) / ledger.times
