"""Behind a real nginx that hashes by table: processes die and sleep, and no move is lost."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from ..growth import keep, quantile
from ..nginx import configured, nginx
from ..player import run
from ..shared import Roamer, Village, acknowledged, check_logs, seat_spread
from .test_sharing import strike

pytestmark = pytest.mark.xdist_group("village")
PAUSE = 0.05  # seconds that players think: what is measured is the failover, not them
SAID = """Three processes behind nginx, which hashes by table ([configuration](../../deploy/nginx.conf));
{tables} tables of Bonobo Beach with two lines each. {kills} leaders were killed and {pauses} paused for 5 s,
past their lease. {moves} choices were acknowledged, all are in the logs once, and every log replays. Players
think for 0.05 s and whoever was hung up comes back after 0.1 s, so that what follows is the failover alone:
seconds from the blow to the next acknowledged choice at a table that the victim led. A killed process has
lost its connections to the database, and is held for dead at once; a paused one keeps its lines, and goes on.

| leader was | tables | p50 | p95 | longest |
| :-- | --: | --: | --: | --: |
{rows}"""


def test_what_hosts_copy_names_the_processes_and_the_key(tmp_path: Path) -> None:
    text = configured(tmp_path, 8000, [1, 2])
    assert text.count("server 127.0.0.1:") == 2
    assert "hash $palabre_goes_by consistent;" in text
    assert "hash" not in configured(tmp_path, 8000, [1, 2], hashed=False).partition("upstream")[2]


@pytest.mark.long
def test_behind_nginx_leaders_killed_and_paused_lose_no_move(
    village: Village, tmp_path: Path, count: Callable[[int, int], int]
) -> None:
    tables, kills, pauses = count(4, 12), count(1, 30), count(1, 10)

    async def play(url: str) -> None:
        tables_of_two = [await seat_spread([url], "bonobo-beach", 2, 0) for _ in range(tables)]
        people = [each for players in tables_of_two for each in players]
        took: dict[str, list[float]] = {"killed": [], "paused for 5 s": []}
        load = [
            asyncio.create_task(each.play_again_and_again(random.Random(n), PAUSE))
            for n, each in enumerate(people)
        ]
        try:
            for n in range(kills + pauses):
                is_pause = n % 4 == 1 and n // 4 < pauses
                found = await strike(village, people, random.Random(n), is_pause)
                took["paused for 5 s" if is_pause else "killed"] += found
            check_people(people, load)
        finally:
            for task in load:
                task.cancel()
            await asyncio.gather(*load, return_exceptions=True)
            await asyncio.gather(*(each.close() for each in people))
        moves = await check_logs(village, people)
        rows = "\n".join(row(how, times) for how, times in took.items() if times)
        facts = {"tables": tables, "kills": kills, "pauses": pauses, "moves": moves}
        keep("Behind nginx", SAID.format(**facts, rows=rows))

    with nginx(tmp_path, [server.port for server in village.servers]) as (port, _):
        run(play(f"http://127.0.0.1:{port}"), seconds=count(200, 2_400))


def row(how: str, times: list[float]) -> str:
    """How long one kind of blow was felt."""
    p50, p95 = quantile(times, 0.5), quantile(times, 0.95)
    return f"| {how} | {len(times)} | {p50:.2f} s | {p95:.2f} s | {max(times):.2f} s |"


def check_people(people: list[Roamer], load: list[asyncio.Task[None]]) -> None:
    """Nobody saw anything wrong, and everybody still plays."""
    for each in people:
        assert not each.mistakes, each.mistakes
    for task in load:
        if task.done():
            task.result()
    assert acknowledged(people)
