"""Intervals hold what they promise."""

from __future__ import annotations

import numpy as np
import pytest

from palabre.analysis.intervals import of_mean, of_share


@pytest.mark.parametrize("share", [0.02, 0.25, 0.5, 0.9])
def test_19_of_20_intervals_of_a_share_hold_it(share: float) -> None:
    dice = np.random.default_rng(1)
    found = [of_share(mean, 200) for mean in dice.binomial(200, share, 2_000) / 200]
    held = np.mean([low <= share <= high for low, high in found])
    assert 0.92 <= held <= 0.98


def test_where_all_went_alike_one_is_not_sure_for_that() -> None:
    low, high = of_share(0.0, 50)
    assert low == 0.0
    assert high > 0.05
    assert of_mean(np.zeros(50)) > 0
    assert of_mean(np.zeros(1)) == 1.0


def test_19_of_20_intervals_of_a_mean_hold_it() -> None:
    dice = np.random.default_rng(2)
    samples = dice.choice([-1.0, 0.0, 1.0], (2_000, 150), p=[0.1, 0.6, 0.3])
    held = np.mean([abs(each.mean() - 0.2) <= of_mean(each) for each in samples])
    assert 0.92 <= held <= 0.98
