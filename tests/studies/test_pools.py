"""On a cluster: the same totals as on one machine for the same seed, also when a worker is lost."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from palabre.games import find
from palabre.kernel.simulate import simulate
from palabre.studies.pieces import Piece, Played, simulated
from palabre.studies.pools import cluster
from tests.commands.terminal import refused, typed

distributed = pytest.importorskip("distributed")
COUNTED = ("games", "decisions", "nature_moves", "turns", "moves", "wins", "scores")
pytestmark = pytest.mark.filterwarnings("default")  # what a cluster warns of when a worker is killed
IN_FULL = pytest.mark.long  # a cluster takes its time to come up


@pytest.fixture(scope="module")
def two_workers() -> Iterator[Any]:
    """A cluster on this machine."""
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as found:
        yield found


@IN_FULL
def test_a_worker_that_is_killed_on_the_way_changes_no_total(two_workers: Any, count: Any) -> None:
    games = count(4_000, 200_000)
    killed: list[int] = []
    with distributed.Client(two_workers, set_as_default=False) as client:
        pids = list(client.run(os.getpid).values())

    def kill_one(piece: Piece, played: Played) -> None:
        if not killed:
            killed.append(pids[0])
            os.kill(pids[0], signal.SIGKILL)

    with cluster(two_workers.scheduler_address) as pool:
        found = simulated(Piece("bongo", 3, {}, 5, 0, games), pool, told=kill_one, size=games // 40)
    alone = simulate(find("bongo"), games, 3, seed=5)
    assert killed
    for name in COUNTED:
        assert getattr(found, name) == getattr(alone, name)


@IN_FULL
def test_commands_say_the_same_on_a_cluster(two_workers: Any, tmp_path: Path) -> None:
    there = ("--dask", two_workers.scheduler_address)
    for words in (
        ("simulate", "bongo", "--games", "300", "--seed", "3"),
        ("simulate", "bongo", "--games", "6", "--bots", "random,hard", "--seed", "3"),
        ("tournament", "bongo", "--bots", "easy,hard", "--games", "8"),
    ):
        alone, together = (json.loads(typed(*words, "--json", *more).stdout) for more in ((), there))
        assert without_times(alone) == without_times(together)
    typed("simulate", "bongo", "--games", "3", "--records", str(tmp_path / "kept"))
    reviews = [typed("review", str(tmp_path / "kept"), "--simulations", "4", *more) for more in ((), there)]
    assert reviews[0].stdout == reviews[1].stdout
    assert [json.loads(line)["record"] for line in reviews[0].stdout.splitlines()] == [
        f"bongo-0-00000{n}.jsonl" for n in range(3)
    ]


def without_times(told: dict[str, Any]) -> dict[str, Any]:
    """What does not depend on the machine."""
    return {name: fact for name, fact in told.items() if "second" not in name and name != "workers"}


@IN_FULL
def test_results_come_as_parquet(two_workers: Any, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    file = tmp_path / "games.parquet"
    words = ("simulate", "bongo", "--games", "45", "--bots", "random,easy", "--parquet", str(file))
    told = json.loads(typed(*words, "--json", "--dask", two_workers.scheduler_address).stdout)
    rows = parquet.read_table(file).to_pylist()
    assert sorted((row["first"], row["games"]) for row in rows) == [(0, 20), (20, 20), (40, 5)]
    assert sum(row["decisions"] for row in rows) == told["decisions"]
    assert [sum(row["wins"][seat] for row in rows) for seat in range(2)] == told["wins"]


@pytest.mark.wide
def test_what_a_cluster_cannot_do_is_said_in_one_sentence(tmp_path: Path) -> None:
    there = ("--dask", "nowhere at all")
    assert "Records are written by one machine" in refused(
        "simulate", "bongo", "--games", "2", "--records", str(tmp_path), *there
    )
    assert "At least one game" in refused("simulate", "bongo", "--games", "0", *there)
    assert "No Dask scheduler answers" in refused("simulate", "bongo", *there)
