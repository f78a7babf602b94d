"""How sure a number is that comes from so many simulations."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist

from ..kernel.layout import Reals

CONFIDENCE = 0.95
WIDTH = NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / 2)  # of an interval, in standard errors


def of_share(share: float, times: int) -> tuple[float, float]:
    """Wilson's interval of a share: it keeps between 0 and 1, and is honest where all times went alike."""
    squared = WIDTH * WIDTH / times
    middle = (share + squared / 2) / (1 + squared)
    half = WIDTH * sqrt(share * (1 - share) / times + squared / (4 * times)) / (1 + squared)
    return min(share, max(0.0, middle - half)), max(share, min(1.0, middle + half))


def of_mean(samples: Reals) -> float:
    """Half of the interval of a mean; one time more, as far off as a whole win, keeps it honest when few."""
    times = len(samples)
    if times < 2:
        return 1.0
    return WIDTH * sqrt(float(samples.var(ddof=1)) / times + 1 / times**2 / WIDTH**2)
