"""How many moves one, two and three processes hold, with the clients on the same cores."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

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
            rows.append(row_of(n, *run(measure(village, count(4, 60)), seconds=600)))
        finally:
            village.stop()
        village.assert_quiet()
    keep("Moves a second", TABLE + "\n".join(rows))


TABLE = """60 tables of Bonobo Beach with four lines each, spread over all processes, played for 30 s;
everybody chooses at once, at random. The clients use the same cores.

| processes | moves/s | p50 ms | p95 ms | commits/s | log lines/s |
| --: | --: | --: | --: | --: | --: |
"""


def row_of(n: int, moves: int, waits: list[float], counted: dict[str, float]) -> str:
    p50, p95 = quantile(waits, 0.5) * 1000, quantile(waits, 0.95) * 1000
    commits, lines = counted["palabre_commits_total"] / SECONDS, counted["palabre_log_lines_total"] / SECONDS
    return f"| {n} | {moves / SECONDS:.0f} | {p50:.0f} | {p95:.0f} | {commits:.0f} | {lines:.0f} |"


async def measure(village: Village, tables: int) -> tuple[int, list[float], dict[str, float]]:
    """Play for a while; choices acknowledged, how long each took, and what the processes counted."""
    people: list[Roamer] = []
    for first in range(0, tables, 8):
        some = range(first, min(first + 8, tables))
        seated = await asyncio.gather(*(seat_spread(village.urls, "bonobo-beach", 4, n) for n in some))
        people += [each for players in seated for each in players]
    before = await totals(village)
    load = [asyncio.create_task(each.play_slowly(random.Random(n), 0.0)) for n, each in enumerate(people)]
    began = asyncio.get_running_loop().time()
    await asyncio.sleep(SECONDS)
    ended = asyncio.get_running_loop().time()
    after = await totals(village)
    for task in load:
        task.cancel()
    await asyncio.gather(*load, return_exceptions=True)
    await asyncio.gather(*(each.close() for each in people))
    await check_logs(village, people)
    within = [(at, took) for each in people for at, took in each.acknowledged if began <= at <= ended]
    counted = {name: after[name] - before[name] for name in after}
    return len(within), [took for _, took in within], counted


async def totals(village: Village) -> dict[str, float]:
    """The numbers of all processes together."""
    found: dict[str, float] = {}
    for url in village.urls:
        player = Roamer([url], 0)
        for name, value in numbers((await player.web.get("/metrics")).text).items():
            found[name] = found.get(name, 0.0) + value
        await player.close()
    return found
