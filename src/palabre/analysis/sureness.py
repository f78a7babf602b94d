"""How sure it is what a seat's own choices changed, and so who played best."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import numpy as np

from ..kernel.layout import Reals
from ..kernel.playouts import WIN
from .intervals import WIDTH, of_mean
from .ledger import Ledger
from .smoothing import smoothed
from .types import Played

PARTS = 8  # of the simulations, each left out once
TWICE = 2
LOOKED = 0.5  # of the interval of plain simulations: what looks mean is not known exactly either


def left_out(ledger: Ledger) -> Reals:
    """Shares that would be shown without a part of the simulations, [moment, part, seat]."""
    if ledger.times < TWICE:  # nothing would be left
        return ledger.shares / WIN
    return np.stack([without(ledger, part) for part in range(min(PARTS, ledger.times))], axis=1)


def without(ledger: Ledger, part: int) -> Reals:
    """Shares without one part, [moment, seat]."""
    some = np.arange(ledger.times) % PARTS != part
    before = smoothed(ledger.played[:-1, some], ledger.looks[:, some], ledger.until)
    shares: Reals = np.concatenate([before, ledger.played[-1:, some]]).mean(axis=1) / WIN
    return shares


def own_samples(ledger: Ledger, shares: Reals, seat: int) -> Reals:
    """What a seat's choices changed for it, by each column of shares."""
    samples: Reals = np.diff(shares[:, :, seat], axis=0)[ledger.chosen_by(seat)].sum(axis=0)
    return samples


def off_of(ledger: Ledger, left: Reals, seat: int, other: int | None = None) -> float:
    """Half of the interval of what a seat's choices changed for it, or of how far that is ahead of another's.

    How far it moves when parts of the simulations are left out, and as a margin for all that smoothing takes
    for known, some of how far plain simulations spread.
    """
    shown, plain = (
        own_samples(ledger, shares, seat) - (0.0 if other is None else own_samples(ledger, shares, other))
        for shares in (left, ledger.played / WIN)
    )
    if ledger.times < TWICE:
        return of_mean(plain)
    spread = (len(shown) - 1) * float(shown.var())  # the jackknife's
    return sqrt(WIDTH**2 * spread + (LOOKED * of_mean(plain)) ** 2)


def best_player(ledger: Ledger, left: Reals, seats: Sequence[int]) -> Played:
    """Who won most by own choices, and how sure it is beside the next."""
    own = {seat: int(ledger.changes[ledger.chosen_by(seat), seat].sum()) for seat in seats}
    first, second, *_ = sorted(seats, key=lambda seat: -own[seat])
    ahead = (own[first] - own[second]) / ledger.whole
    off = off_of(ledger, left, first, second)
    return {"seat": first, "ahead": ahead, "low": ahead - off, "high": ahead + off, "clear": ahead > off}
