"""What a move costs on one, two and three processes, with clients, nginx and PostgreSQL on the same cores."""

from __future__ import annotations

import contextlib
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from palabre.bench.load.crowd import Crowd, Result, cpu_of, family, share

from .growth import keep
from .nginx import nginx
from .nursery import Nursery
from .player import run
from .shared import Village, check_logs, new_database
from .test_metrics import numbers

SECONDS, WARMING = 12.0, 3.0
RATE = 2_000.0  # moves a second: more than can be made, so every table makes its next as soon as it may
pytestmark = [pytest.mark.long, pytest.mark.alone]
Count = Callable[[int, int], int]


@dataclass
class Way:
    """How people reach so many processes."""

    told: str
    processes: int
    is_proxied: bool = False
    is_hashed: bool = False
    workers: int = 1  # of one process, on one port
    share: int = 1  # of the tables: one in so many


WAYS = (
    Way("nginx, hashed", 1, is_proxied=True, is_hashed=True),
    Way("nginx, hashed", 2, is_proxied=True, is_hashed=True),
    Way("nginx, hashed", 3, is_proxied=True, is_hashed=True),
    Way("nginx, half of the tables", 1, is_proxied=True, is_hashed=True, share=2),
    Way("nginx, a third of the tables", 1, is_proxied=True, is_hashed=True, share=3),
    Way("no proxy", 1),
    Way("no proxy, half of the tables", 1, share=2),
    Way("`--workers 2`, no proxy", 1, workers=2),
    Way("`--workers 3`, no proxy", 1, workers=3),
    Way("nginx, in turn", 2, is_proxied=True),
    Way("nginx, in turn", 3, is_proxied=True),
)


@dataclass
class Measured:
    """What was seen while all played."""

    way: Way
    played: Result
    postgres: float  # seconds of processor
    proxy: float
    follows: float  # shadows, for each table that is led

    def row(self) -> str:
        """One way as a row of the page."""
        moves, times = len(self.played.all_times), self.played.all_times
        servers = self.played.server_cpu * self.played.seconds
        costs = [f"{1000 * spent / moves:.2f}" for spent in (servers, self.postgres, self.proxy)]
        own = f"{1000 * self.played.own_cpu * self.played.seconds / moves:.2f}"
        spread = f"{share(times, 0.5):.0f} / {share(times, 0.95):.0f}"
        n = self.way.processes * self.way.workers
        cells = [self.way.told, str(n), *costs, own, f"{self.played.rate:.0f}", spread, f"{self.follows:.2f}"]
        return f"| {' | '.join(cells)} |"


def test_what_a_move_costs_on_one_two_and_three_processes(
    postgres: Any, forks: Nursery, tmp_path: Path, count: Count
) -> None:
    rows = []
    for number, way in enumerate(WAYS):
        url, n = new_database(postgres, f"load{number}"), way.processes
        village = Village(tmp_path / str(number), url, n, forks, way.workers)
        with started(village), reached(way, village, tmp_path / f"nginx{number}") as (port, proxy):
            found = run(
                measure(way, village, port, proxy, count(4, 60) // way.share, postgres.get_pid()), seconds=300
            )
            rows.append(found.row())
            print(rows[-1], flush=True)
        village.assert_quiet()
    keep("What a move costs", TABLE + "\n".join(rows))


TABLE = """60 tables of Bonobo Beach with four lines each; every table makes its next choice, at random, as
soon as it may. Milliseconds of processor for each acknowledged move, of all server processes, of PostgreSQL,
of nginx and of the clients; how many moves a second that came to while other work ran on the same cores, and
after how many milliseconds they were acknowledged (p50 / p95). *Followed* is how many shadows there are for
each table that somebody leads: 0 where all lines of a table are where it is led.

| people come by | processes | servers | PostgreSQL | nginx | clients | moves/s | p50 / p95 | followed |
| :-- | --: | --: | --: | --: | --: | --: | --: | --: |
"""


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
    way: Way, village: Village, port: int, proxy: int | None, tables: int, postgres: int
) -> Measured:
    """Play for a while, and see who used the processor."""
    crowd = Crowd([("127.0.0.1", port)], [server.pid for server in village.servers])
    crowd.open("bonobo-beach", tables)
    await crowd.sit()
    await crowd.join_in()
    await crowd.play(RATE, WARMING)
    before = spent(postgres), spent(proxy)
    played = await crowd.play(RATE, SECONDS)
    after = spent(postgres), spent(proxy)
    follows = shadows(village, way)
    await crowd.leave()
    await check_logs(village, [])
    assert crowd.refusals().keys() <= {"stale-decision"}, (
        "but for a choice whose answer was lost with its line"
    )
    return Measured(way, played, after[0] - before[0], after[1] - before[1], follows)


def spent(pid: int | None) -> float:
    """Seconds of processor time that a process and those it started have used."""
    return sum(map(cpu_of, family(pid))) if pid is not None else 0.0


def shadows(village: Village, way: Way) -> float:
    """Tables that are followed, for each that is led; of several workers one answers."""
    found = [told(url) for url in village.urls]
    led = sum(each["palabre_leases"] for each in found)
    return sum(each["palabre_tables"] - each["palabre_leases"] for each in found) / max(1.0, led)


def told(url: str) -> dict[str, float]:
    """The numbers of a process."""
    with urllib.request.urlopen(f"{url}/metrics", timeout=60) as answer:
        return numbers(answer.read().decode())
