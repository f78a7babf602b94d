"""What a move costs on one, two and three processes, with clients, nginx and PostgreSQL on the same cores."""

from __future__ import annotations

import contextlib
import itertools
import os
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from palabre.bench.load.crowd import Crowd
from palabre.kernel.cache import root

from .costs import WAYS, Kept, Sample, Way, sampled, spent, told
from .growth import keep
from .nginx import nginx
from .nursery import Nursery
from .player import run
from .progress import FOLDER, MINUTES, USUAL_MINUTES, digest
from .reckoning import verdict
from .shared import Village, check_logs, new_database
from .test_metrics import numbers

ROUNDS, TABLES = 3, 60
SECONDS, WARMING = 6.0, 1.5


@pytest.mark.long
@pytest.mark.alone
def test_what_a_move_costs_on_one_two_and_three_processes(
    postgres: Any, forks: Nursery, tmp_path: Path
) -> None:
    """Round by round; a run takes eight minutes, and the next goes on. The page is of all rounds so far."""
    kept = measured()
    until = time.monotonic() + 60 * float(os.environ.get(MINUTES, USUAL_MINUTES))
    for number, way in itertools.chain.from_iterable(map(in_order, range(ROUNDS))):
        if kept.has(way, number):
            continue
        if time.monotonic() > until:
            break
        name = f"moves{number}x{WAYS.index(way)}"
        for sample in played(
            way, number, new_database(postgres, name), forks, tmp_path / name, postgres.get_pid()
        ):
            kept.add(sample)
            print(sample, flush=True)
    keep("What a move costs", told(kept.samples))
    keep("What those costs show", verdict(kept.samples))
    if not all(kept.has(way, number) for number in range(ROUNDS) for _, way in in_order(number)):
        pytest.skip(f"{len(kept.samples)} measurements so far; run it again to go on")


def measured() -> Kept:
    """All measurements of this state of the code so far."""
    return Kept(Path(os.environ.get(FOLDER) or root() / "long") / "moves.jsonl", digest())


def in_order(number: int) -> list[tuple[int, Way]]:
    """All ways of a round, every other one backwards: what changes on the machine hits all alike."""
    ways = [way for way in WAYS if way.is_aimed_at or number == ROUNDS - 1]
    return [(number, way) for way in (ways if number % 2 == 0 else reversed(ways))]


def played(way: Way, number: int, database: str, forks: Nursery, folder: Path, postgres: int) -> list[Sample]:
    """One way in one round: as fast as may be, with the same work for all, with as much for each process."""
    village = Village(folder, database, way.processes, forks, way.workers)
    with started(village), reached(way, village, folder / "nginx") as (port, proxy):
        found = run(measure(way, number, village, port, proxy, postgres), seconds=300)
    village.assert_quiet()
    return found


@contextlib.contextmanager
def started(village: Village) -> Iterator[None]:
    """Processes that end with the measurement."""
    village.start()
    try:
        yield
    finally:
        village.stop()


@contextlib.contextmanager
def reached(way: Way, village: Village, folder: Path) -> Iterator[tuple[int, int | None]]:
    """The port by which people come, and the process of the proxy there, if one is."""
    ports = [server.port for server in village.servers]
    if not way.is_proxied:
        yield ports[0], None
        return
    with nginx(folder, ports, way.is_hashed) as (port, pid):
        yield port, pid


async def measure(
    way: Way, number: int, village: Village, port: int, proxy: int | None, postgres: int
) -> list[Sample]:
    """Play for a while, and see who used the processor."""
    crowd = Crowd([("127.0.0.1", port)], [server.pid for server in village.servers])
    crowd.open("bonobo-beach", TABLES)
    await crowd.sit()
    await crowd.join_in()
    found = []
    for kind, rate in way.rates:
        await crowd.play(rate, WARMING)
        before = spent(postgres), spent(proxy)
        seen = await crowd.play(rate, SECONDS)
        after = spent(postgres), spent(proxy)
        found.append(
            sampled(way, number, kind, seen, after[0] - before[0], after[1] - before[1], shadows(village))
        )
    await crowd.leave()
    await check_logs(village, [])
    assert crowd.refusals().keys() <= {"stale-decision"}, (
        "but for a choice whose answer was lost with its line"
    )
    return found


def shadows(village: Village) -> float:
    """Tables that are followed, for each that is led; of several workers one answers."""
    found = [numbers_of(url) for url in village.urls]
    led = sum(each["palabre_leases"] for each in found)
    followed = sum(each["palabre_tables"] - each["palabre_leases"] for each in found)
    return max(0.0, followed) / max(1.0, led)  # a lease may be there a moment before its table


def numbers_of(url: str) -> dict[str, float]:
    """The numbers of a process."""
    with urllib.request.urlopen(f"{url}/metrics", timeout=60) as answer:
        return numbers(answer.read().decode())
