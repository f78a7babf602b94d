"""Who played best: does the interval of a rough review hold what twice as many other simulations find?"""

from __future__ import annotations

import random
from math import hypot
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...analysis.intervals import of_mean
from ...analysis.ledger import Ledger, kept
from ...analysis.reviewing import ordinary
from ...analysis.smoothing import smoothed
from ...analysis.steps import stretches
from ...analysis.sureness import left_out, off_of, own_samples
from ...bots.tournament.playing import play
from ...games import find, games
from ...kernel.layout import Reals, Wide
from ...kernel.playouts import WIN
from .notebook import Notebook

PLAYER = "medium"
THIRDS = 3


class Held(NamedTuple):
    """A game of two: how far a rough review is off, its interval, a plain one, and that of the others."""

    game: str
    error: float
    off: float
    plain_off: float
    others_off: float

    def holds(self, off: float) -> bool:
        """Whether an interval holds what the others found, as far as that is known."""
        return abs(self.error) <= hypot(off, self.others_off)


def bests(n: int, seed: int, notes: Notebook) -> list[Held]:
    """So many games of each."""
    return [
        Held(name, *notes.once(f"{seed} best {name} {number}", best_of, name, number, seed))
        for number in range(n)
        for name in games()
    ]


def best_of(name: str, number: int, seed: int) -> list[float]:
    """How far one seat's choices are ahead of the other's: by a third of the simulations, and by the rest."""
    dice = random.Random(f"{seed} best {name} {number}")
    match = play(find(name), {}, [PLAYER] * 2, dice.getrandbits(50), dice.getrandbits(50))
    steps = stretches(match)
    whole = kept(match, steps, ordinary(match.game, steps).values, seed, lambda share: None)
    third = np.arange(whole.times) % THIRDS == 0
    rough, others = part_of(whole, third), part_of(whole, ~third)
    shown, plain, known = (
        ahead(ledger, shares)
        for ledger, shares in ((rough, rough.shares), (rough, rough.played), (others, others.played))
    )
    off = off_of(rough, left_out(rough), 0, 1)
    return [float(shown.mean() - known.mean()), off, of_mean(plain), of_mean(known)]


def part_of(whole: Ledger, some: NDArray[np.bool_]) -> Ledger:
    """A ledger of some of the simulations."""
    played, looks = whole.played[:, some], whole.looks[:, some]
    shares = np.concatenate([smoothed(played[:-1], looks, whole.until), played[-1:]])
    return Ledger(whole.steps, shares, played, looks, whole.until)


def ahead(ledger: Ledger, shares: Wide) -> Reals:
    """By every simulation."""
    first, second = (own_samples(ledger, shares / WIN, seat) for seat in range(2))
    difference: Reals = first - second
    return difference
