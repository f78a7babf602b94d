"""How many moves one, two and three processes hold, with the clients on the same cores."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from palabre.bench.load.crowd import cpu_of, family

from .growth import keep, quantile
from .player import run
from .shared import Roamer, Village, check_logs, new_database, seat_spread
from .test_metrics import numbers

SECONDS = 30.0
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
everybody chooses at once, at random. A choice made over a process that does not lead its table travels
there and back through the database, so two processes work more for a move than one does. The last three
columns are cores used: where their sum nears the cores that there are, the machine is the limit, and
another process adds work and no room. One process waits for its clients, which fill a core of their own; with
two and three no core is full: it looks as if choices wait for one another's commits on the way through the
database, of which each process makes one at a time.

| processes | moves/s | p50 ms | p95 ms | commits/s | log lines/s | servers | PostgreSQL | clients |
| --: | --: | --: | --: | --: | --: | --: | --: | --: |
"""


@dataclass
class Measured:
    """What was seen while all played."""

    waits: list[float]  # seconds until each acknowledgement
    counted: dict[str, float]  # what the processes counted
    cores: list[float]  # of servers, PostgreSQL and clients


def row_of(n: int, seen: Measured) -> str:
    """One number of processes, as a row of the page."""
    p50, p95 = quantile(seen.waits, 0.5) * 1000, quantile(seen.waits, 0.95) * 1000
    each_second = [seen.counted[f"palabre_{name}_total"] / SECONDS for name in ("commits", "log_lines")]
    whole = [len(seen.waits) / SECONDS, p50, p95, *each_second]
    told = [str(n), *(f"{number:.0f}" for number in whole), *(f"{cores:.2f}" for cores in seen.cores)]
    return f"| {' | '.join(told)} |"


async def measure(village: Village, tables: int, postgres: int) -> Measured:
    """Play for a while: how long each acknowledgement took, and who used the cores."""
    people: list[Roamer] = []
    for first in range(0, tables, 8):
        some = range(first, min(first + 8, tables))
        seated = await asyncio.gather(*(seat_spread(village.urls, "bonobo-beach", 4, n) for n in some))
        people += [each for players in seated for each in players]
    load = [
        asyncio.create_task(each.play_again_and_again(random.Random(n), 0.0)) for n, each in enumerate(people)
    ]
    now = asyncio.get_running_loop().time
    counted, began, used = await totals(village), now(), all_cpu(village, postgres)
    await asyncio.sleep(SECONDS)
    ended, spent = now(), all_cpu(village, postgres)
    after = await totals(village)
    for task in load:
        task.cancel()
    await asyncio.gather(*load, return_exceptions=True)
    await asyncio.gather(*(each.close() for each in people))
    await check_logs(village, people)
    waits = [took for each in people for at, took in each.acknowledged if began <= at <= ended]
    cores = [(new - old) / (ended - began) for old, new in zip(used, spent, strict=True)]
    return Measured(waits, {name: after[name] - counted[name] for name in after}, cores)


def all_cpu(village: Village, postgres: int) -> list[float]:
    """Seconds of processor time so far: of the servers, of PostgreSQL, of the clients in this process."""
    servers = sum(cpu_of(pid) for server in village.servers for pid in family(server.pid))
    return [servers, sum(map(cpu_of, family(postgres))), cpu_of(os.getpid())]


async def totals(village: Village) -> dict[str, float]:
    """The numbers of all processes together."""
    found: dict[str, float] = {}
    for url in village.urls:
        player = Roamer([url], 0)
        for name, value in numbers((await player.web.get("/metrics")).text).items():
            found[name] = found.get(name, 0.0) + value
        await player.close()
    return found
