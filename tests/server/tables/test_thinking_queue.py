"""Turns to think: people first, those who have had little before the greedy, short thoughts beside long."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from palabre.server.tables.led import LedTable
from palabre.server.tables.thinking_queue import ThinkingQueue

from ..inside import Seated, begun, guest, house
from ..player import run


async def thinks(
    queue: ThinkingQueue, table: LedTable, level: str, seconds: float, heard: list[str], name: str
) -> None:
    async with queue.one(table, level):
        await asyncio.sleep(seconds)
        heard.append(name)


def at_tables(folder: Path, n: int, work: Callable[[list[LedTable]], Awaitable[None]]) -> None:
    async def inside() -> None:
        async with house(folder) as at:
            await work([await begun(at, "bakong", 2) for _ in range(n)])

    run(inside(), 60)


def test_bots_alone_wait_for_people_and_the_greedy_for_the_modest(tmp_path: Path) -> None:
    async def work(tables: list[LedTable]) -> None:
        turns, heard = ThinkingQueue(1), list[str]()
        greedy, modest, alone = tables
        for table in (greedy, modest):
            Seated(table, guest(0)).hello()
        await thinks(turns, greedy, "champion", 0.3, [], "")
        named = {"first": greedy, "alone": alone, "greedy": greedy, "modest": modest}
        await asyncio.gather(
            *(thinks(turns, table, "champion", 0.02, heard, name) for name, table in named.items())
        )
        assert heard == ["first", "modest", "greedy", "alone"], "the first found the place free"

    at_tables(tmp_path, 3, work)


def test_a_short_thought_does_not_wait_behind_a_long_one(tmp_path: Path) -> None:
    async def work(tables: list[LedTable]) -> None:
        turns, heard = ThinkingQueue(1), list[str]()
        await thinks(turns, tables[0], "easy", 0.0, [], "")
        long = asyncio.create_task(thinks(turns, tables[0], "champion", 0.5, heard, "long"))
        await asyncio.sleep(0)
        await thinks(turns, tables[1], "easy", 0.0, heard, "short")
        await long
        assert heard == ["short", "long"]

    at_tables(tmp_path, 2, work)


def test_who_is_told_to_stop_while_waiting_takes_no_place(tmp_path: Path) -> None:
    async def work(tables: list[LedTable]) -> None:
        turns, heard = ThinkingQueue(1), list[str]()
        first = asyncio.create_task(thinks(turns, tables[0], "champion", 0.05, heard, "first"))
        await asyncio.sleep(0)
        second = asyncio.create_task(thinks(turns, tables[1], "champion", 0.0, heard, "second"))
        await asyncio.sleep(0)
        second.cancel()
        await first
        await thinks(turns, tables[1], "champion", 0.0, heard, "third")
        assert heard == ["first", "third"]

    at_tables(tmp_path, 2, work)
