"""What a handicap is worth: chances to win fitted to twin tables, and the numbers that make them even.

A bot's chance grows with e to the power of its strength, to which each point of the handicap adds the same
(Bradley, Terry, Luce). A weak prior keeps everything finite while few games are known.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ...kernel.game import Handicap
from ..tournament.standing import Interval
from .trying import Try

Numbers = NDArray[np.float64]
STEPS = 30  # of Newton's at most
STRIDE = 2.0  # no step is longer
CLOSE = 1e-6
WORTH, WORTH_SPREAD = 6.0, 6.0  # what the largest handicap is taken to be worth before anything is played
STRENGTH_SPREAD = 4.0
LEAST_WORTH = 0.3
AGAIN = 200  # times that twin tables are drawn anew, for the interval


@dataclass(frozen=True)
class Fit:
    """How strong each bot is, and what the largest handicap is worth, in one measure."""

    strengths: tuple[float, ...]
    worth: float

    def amounts(self, handicap: Handicap) -> list[float]:
        """What makes all as strong as the strongest, or, where it slows, as weak as the weakest."""
        even = max(self.strengths) if handicap.helps else min(self.strengths)
        found = (abs(even - each) / self.worth * handicap.most for each in self.strengths)
        return [min(each, float(handicap.most)) for each in found]

    def shares(self, handicap: Handicap, amounts: Sequence[float]) -> list[float]:
        """The chances to win with these handicaps."""
        sign = 1 if handicap.helps else -1
        given = [sign * self.worth * amount / handicap.most for amount in amounts]
        return softmax(np.array([self.strengths]) + np.array([given]))[0].tolist()  # type: ignore[no-any-return]


def softmax(utilities: Numbers) -> Numbers:
    """Chances, row by row."""
    raised: Numbers = np.exp(utilities - utilities.max(axis=-1, keepdims=True))
    chances: Numbers = raised / raised.sum(axis=-1, keepdims=True)
    return chances


class Played:
    """Twin tables as numbers: for each bot of each which strength counts, how much handicap, which share."""

    def __init__(self, tries: Sequence[Try], specs: Sequence[str], handicap: Handicap) -> None:
        self.specs, self.kinds = specs, list(dict.fromkeys(specs))
        sign = 1 if handicap.helps else -1
        kind = np.array([[float(spec == each) for each in self.kinds[1:]] for spec in specs])
        given = np.array([one.amounts for one in tries])[:, :, None] * sign / handicap.most
        strengths = np.broadcast_to(kind, (len(tries), *kind.shape))
        self.features: Numbers = np.concatenate([strengths, given], axis=2)
        self.shares: Numbers = np.array([one.shares for one in tries])

    def fit(self, times: Numbers | None = None) -> Fit:
        """What makes it most likely, each table counted so many times; bots of one spec are as strong."""
        weights = np.ones(len(self.shares)) if times is None else times
        others = len(self.kinds) - 1  # the first kind has strength 0
        middle = np.array([*[0.0] * others, WORTH])
        spread = np.array([*[STRENGTH_SPREAD] * others, WORTH_SPREAD])
        found = climbed(self.features, self.shares, weights * len(self.specs), middle, spread)
        strengths = dict(zip(self.kinds, [0.0, *found[:-1].tolist()]))
        return Fit(tuple(strengths[spec] for spec in self.specs), max(float(found[-1]), LEAST_WORTH))


def fitted(tries: Sequence[Try], specs: Sequence[str], handicap: Handicap) -> Fit:
    """The strengths and the worth that make what was seen most likely."""
    return Played(tries, specs, handicap).fit()


def climbed(features: Numbers, shares: Numbers, games: Numbers, middle: Numbers, spread: Numbers) -> Numbers:
    """Newton's way up to what is likeliest, from what was held before; so many games a table."""
    stiff, here = np.diag(spread**-2), middle.copy()
    for _ in range(STEPS):
        chances = softmax(features @ here)
        slope = np.einsum("t,tn,tnp->p", games, shares - chances, features) - stiff @ (here - middle)
        apart = features - np.einsum("tn,tnp->tp", chances, features)[:, None]
        bend = np.einsum("tn,tnp,tnq->pq", chances * games[:, None], apart, apart) + stiff
        step = np.linalg.solve(bend, slope)
        here = here + step * min(1.0, STRIDE / max(float(np.abs(step).max()), CLOSE))
        if float(np.abs(step).max()) < CLOSE:
            break
    return here


def drawn(tries: Sequence[Try], specs: Sequence[str], handicap: Handicap, seed: int) -> list[Fit]:
    """What other games of the same bots might have told: fits to twin tables drawn anew."""
    played, n, dice = Played(tries, specs, handicap), len(tries), np.random.default_rng(seed)
    times = dice.multinomial(n, [1 / n] * n, AGAIN).astype(np.float64)
    return [played.fit(each) for each in times]


def intervals(found: Sequence[Sequence[float]]) -> tuple[Interval, ...]:
    """Where each bot's number lies in 95 of 100 cases, from what was found with tables drawn anew."""
    low, high = len(found) // 40, len(found) - 1 - len(found) // 40
    spread = [sorted(each) for each in zip(*found)]
    return tuple((each[low], each[high]) for each in spread)
