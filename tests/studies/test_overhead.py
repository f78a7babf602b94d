"""What a cluster costs beside the playing itself: seconds of processor of all its processes."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from statistics import median

import pytest

from palabre.bench.load.crowd import cpu_of
from palabre.games import find
from palabre.kernel.simulate import simulate
from palabre.studies.pieces import Piece, simulated
from palabre.studies.pools import cluster
from tests.server.growth import keep

distributed = pytest.importorskip("distributed")
GAME, SEED, MOST = "bonobo-beach", 1, 1.10
SAID = """A million games of Bonobo Beach with four random players, seed {seed}: {rounds} times in two threads
of one process, and each time after it on a local Dask cluster of two workers with one thread each, which were
there already and had played before. Wins, scores and decisions are the same every time. Seconds of processor,
medians:

| | playing | all processes | wall |
| :-- | --: | --: | --: |
| threads | {alone:.1f} s | {alone_all:.1f} s | {alone_wall:.1f} s |
| cluster | {there:.1f} s | {there_all:.1f} s | {there_wall:.1f} s |

All that a cluster does beside the playing (scheduler, client, workers' own work) is {beside:.1%} of the
playing there; against all that threads took it is {against:+.1%} (in rounds: {each}). The aim was 10 %."""


@pytest.mark.long
@pytest.mark.alone
@pytest.mark.filterwarnings("default")
def test_a_cluster_costs_less_than_a_tenth_at_a_million_games(count: Callable[[int, int], int]) -> None:
    games, rounds = count(20_000, 1_000_000), count(1, 3)
    whole = Piece(GAME, 4, {}, SEED, 0, games)
    alone: list[tuple[float, ...]] = []
    there: list[tuple[float, ...]] = []
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as local:
        with distributed.Client(local, set_as_default=False) as client:
            pids = [os.getpid(), *client.run(os.getpid).values()]
        with cluster(local.scheduler_address) as pool:
            simulated(Piece(GAME, 4, {}, SEED, 0, 60_000), pool)
            for _ in range(rounds):
                before, began = spent(pids), time.perf_counter()
                first = simulate(find(GAME), games, 4, seed=SEED, workers=2)
                alone.append((first.core_seconds, spent(pids) - before, time.perf_counter() - began))
                before, began = spent(pids), time.perf_counter()
                second = simulated(whole, pool)
                there.append((second.core_seconds, spent(pids) - before, time.perf_counter() - began))
                assert (first.wins, first.scores, first.decisions) == (
                    second.wins,
                    second.scores,
                    second.decisions,
                )
    tell(alone, there)


def tell(alone: list[tuple[float, ...]], there: list[tuple[float, ...]]) -> None:
    """The section of the page; a cluster that costs more than a tenth is told before it fails."""
    ratios = [two[1] / one[1] for one, two in zip(alone, there)]
    names = ("alone", "alone_all", "alone_wall"), ("there", "there_all", "there_wall")
    facts = {
        name: median(row[place] for row in rows)
        for rows, columns in zip((alone, there), names)
        for place, name in enumerate(columns)
    }
    beside = median(row[1] / row[0] - 1 for row in there)
    each = ", ".join(f"{ratio - 1:+.1%}" for ratio in ratios)
    head = {"seed": SEED, "rounds": len(alone), "beside": beside, "against": median(ratios) - 1, "each": each}
    keep("Simulation on a cluster", SAID.format(**head, **facts))
    assert median(ratios) < MOST, ratios


def spent(pids: list[int]) -> float:
    """Seconds of processor of some processes."""
    return sum(map(cpu_of, pids))
