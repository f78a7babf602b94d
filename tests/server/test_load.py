"""Many tables at once: moves are acknowledged at the rate that is asked for, and soon."""

from __future__ import annotations

import pytest

from palabre.bench.load.__main__ import load
from palabre.bench.load.report import page, share
from palabre.games import games


def test_a_small_crowd_is_served_without_refusals() -> None:
    (result,), crowd = load(tables=2, rates=[20], seconds=5)
    assert set(result.times) == set(games()), "every game has moved"
    assert len(result.all_times) > 15
    assert not crowd.refusals()
    told = page([result], 2, "A remark.")
    assert "| 20/s |" in told
    assert all(game in told for game in games())


@pytest.mark.long
@pytest.mark.alone
def test_a_thousand_moves_a_second_are_acknowledged_within_150_ms() -> None:
    (result,), _ = load(tables=125, rates=[1000], seconds=30)
    assert result.rate > 970
    assert share(result.all_times, 0.99) < 150
