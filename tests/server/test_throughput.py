"""How many moves one, two and three processes hold, with the clients on the same cores."""

from __future__ import annotations

import urllib.request
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from palabre.bench.load.crowd import Crowd, Result, cpu_of, family, share

from .growth import keep
from .player import run
from .shared import Village, check_logs, new_database
from .test_metrics import numbers

SECONDS, WARMING = 30.0, 5.0
RATE = 2_000.0  # moves a second: more than can be made, so every table makes its next as soon as it may
pytestmark = [pytest.mark.long, pytest.mark.alone]


def test_moves_a_second_on_one_two_and_three_processes(
    postgres: Any, tmp_path: Path, count: Callable[[int, int], int]
) -> None:
    rows = []
    for n in (1, 2, 3):
        village = Village(tmp_path / str(n), new_database(postgres, f"load{n}"), n).start()
        try:
            rows.append(row_of(n, run(measure(village, count(4, 60), postgres.get_pid()), seconds=600)))
        finally:
            village.stop()
        village.assert_quiet()
    keep("Moves a second", TABLE + "\n".join(rows))


TABLE = """60 tables of Bonobo Beach with four lines each, spread over all processes, played for 30 s;
every table makes its next choice, at random, as soon as it may: 60 are always on their way. *Direct* is a
choice over the process that leads its table, *passed on* one over another process: it travels there as a
letter, and is acknowledged when it is seen in the log (p50 / p95, in ms). The last columns are cores used.

With one process its core is full. With more, every process plays each move of the tables that it holds lines
of, tells its own lines, and has the database tell it of every move; together with the clients and PostgreSQL
that fills both cores at fewer moves. So several processes pay on machines of their own, and where one may
die; on these two cores one process holds most.

| processes | moves/s | direct | passed on | commits/s | log lines/s | servers | PostgreSQL | clients |
| --: | --: | --: | --: | --: | --: | --: | --: | --: |
"""


@dataclass
class Measured:
    """What was seen while all played."""

    played: Result
    led_at: dict[str, int]  # the port of the process that leads a table
    counted: dict[str, float]  # what the processes counted
    postgres: float  # cores

    def times(self, direct: bool) -> list[float]:
        """Seconds until each acknowledgement, over the leader or over another process."""
        over = self.played.over
        return sorted(took for table, (_, port), took in over if (port == self.led_at.get(table)) == direct)


def row_of(n: int, seen: Measured) -> str:
    """One number of processes, as a row of the page."""
    spread = [
        f"{share(times, 0.5):.0f} / {share(times, 0.95):.0f}" for times in map(seen.times, (True, False))
    ]
    each_second = [seen.counted[f"palabre_{name}_total"] / SECONDS for name in ("commits", "log_lines")]
    told = [str(n), f"{seen.played.rate:.0f}", spread[0], spread[1] if n > 1 else "–"]
    told += [f"{number:.0f}" for number in each_second]
    told += [f"{cores:.2f}" for cores in (seen.played.server_cpu, seen.postgres, seen.played.own_cpu)]
    return f"| {' | '.join(told)} |"


async def measure(village: Village, tables: int, postgres: int) -> Measured:
    """Play for a while: how long each acknowledgement took, and who used the cores."""
    servers = [("127.0.0.1", server.port) for server in village.servers]
    crowd = Crowd(servers, [server.pid for server in village.servers])
    crowd.open("bonobo-beach", tables)
    await crowd.sit()
    await crowd.join_in()
    await crowd.play(RATE, WARMING)
    counted, used = totals(village), cpu_of_all(postgres)
    played = await crowd.play(RATE, SECONDS)
    spent, after = cpu_of_all(postgres), totals(village)
    await crowd.leave()
    await check_logs(village, [])
    assert not crowd.refusals()
    led_at = {table: village.server_of(holder).port for table, holder in (await village.leaders()).items()}
    counted = {name: after[name] - counted[name] for name in after}
    return Measured(played, led_at, counted, (spent - used) / played.seconds)


def cpu_of_all(pid: int) -> float:
    """Seconds of processor time that a process and those it started have used."""
    return sum(map(cpu_of, family(pid)))


def totals(village: Village) -> dict[str, float]:
    """The numbers of all processes together."""
    found: dict[str, float] = {}
    for url in village.urls:
        with urllib.request.urlopen(f"{url}/metrics", timeout=60) as answer:
            for name, value in numbers(answer.read().decode()).items():
                found[name] = found.get(name, 0.0) + value
    return found
