"""Many tables at once: moves are acknowledged at the rate that is asked for, and soon."""

from __future__ import annotations

import pytest

from palabre.bench.load.__main__ import Wish, load
from palabre.bench.load.crowd import SOON, Result, share
from palabre.bench.load.report import page
from palabre.games import games

TRIES = 3  # something else may take the cores for a while; a server that lets people wait does so each time
QUIET = 0.3  # cores: with more work than this beside it, a try says nothing


@pytest.mark.wide
def test_a_small_crowd_is_served_without_refusals() -> None:
    found = load(Wish(tables=2, rates=[20], seconds=5))
    (result,) = found.at_rates
    assert set(result.times) == set(games()), "every game has moved"
    assert len(result.all_times) > 15
    assert not found.refusals
    told = page(found, 2, 5, "A remark.")
    assert "| 20/s |" in told
    assert all(game in told for game in games())


def test_a_rate_is_held_when_nearly_all_is_answered_soon() -> None:
    def result(n: int, seconds: float) -> Result:
        return Result(asked=100, seconds=1.0, times={"bakong": [seconds] * n})

    assert result(97, 0.1).is_held
    assert not result(96, 0.1).is_held
    assert not result(100, 0.2).is_held


@pytest.mark.alone
def test_nobody_waits_for_bots_that_think() -> None:
    """Eight `hard` bots think all the time; of a hundred choices of people one at most waits for 150 ms."""
    waits = []
    for _ in range(TRIES):
        found = load(Wish(tables=4, rates=[], seconds=8, bots=True)).beside_bots
        assert found is not None
        wait = share(found.all_times, 0.99)
        if wait < SOON and len(found.all_times) > 100:
            return
        if found.others_cpu < QUIET:
            assert found.server_cpu > 0.5, "bots were thinking"
            waits.append(wait)
    if not waits:
        pytest.skip("other work takes too much of the machine to tell")
    pytest.fail(f"one choice in a hundred waited for {waits} ms")


@pytest.mark.long
@pytest.mark.alone
def test_a_thousand_moves_a_second_are_acknowledged_within_150_ms() -> None:
    (result,) = load(Wish(tables=125, rates=[1000], seconds=30)).at_rates
    assert result.is_held
