"""A table is led where its lines are: who leads without one gives it up, and nobody else."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from palabre.server.connection.requests import Guest, Here, TableWish
from palabre.server.sharing.house import UNUSED
from palabre.server.sharing.shadow import Shadow
from palabre.server.tables.led import LedTable

from ..houses import hold, shared_houses
from ..inside import Seated, begun, guest
from ..player import run
from ..shared import command, new_database

WISH = TableWish("bonobo-beach", [Here("Awa"), Guest()])


@pytest.fixture(scope="module")
def database(postgres: Any, tmp_path_factory: pytest.TempPathFactory) -> str:
    """An empty database with our schema."""
    url = new_database(postgres, "yielding")
    done = command("database", "upgrade", url, folder=tmp_path_factory.mktemp("yielding"))
    assert done.returncode == 0, done.stderr
    return url


def test_a_leader_without_lines_yields_to_a_process_that_has_one(database: str) -> None:
    async def play() -> None:
        async with shared_houses(database, "opener", "line") as (opener, line):
            opened = await opener.open(WISH, guest(0))
            assert isinstance(await line.table(opened.id), Shadow), "a request alone moves nothing"
            led = await line.table_of_line(opened.id)
            assert isinstance(led, LedTable)
            assert opened.gone
            assert opened.id not in opener.tables
            assert await line.store.leases.leader_of(opened.id) == "line"
            await led.keep(setup=True)  # its lease is good for writing

    run(play())


def test_a_leader_with_a_line_or_at_work_stays(database: str) -> None:
    async def play() -> None:
        async with shared_houses(database, "leader", "other") as (leader, other):
            table = await begun(leader, "bonobo-beach", 2)
            await hold(database, table.id)
            person = Seated(table, guest(0))
            assert isinstance(await other.table_of_line(table.id), Shadow)
            person.hang_up()
            async with table.lock:
                assert isinstance(await other.table_of_line(table.id), Shadow)
            assert not table.gone
            assert isinstance(await other.table_of_line(table.id), LedTable)

    run(play())


def test_whoever_has_lines_in_a_third_process_keeps_the_leader(database: str) -> None:
    async def play() -> None:
        async with shared_houses(database, "leads", "holds", "asks") as (leads, holds, asks):
            table = await begun(leads, "bonobo-beach", 2)
            await hold(database, table.id)
            leads.broadcast(table)
            shadow = await holds.table(table.id)
            assert isinstance(shadow, Shadow)
            Seated(shadow, guest(1)).hello()
            async with asyncio.timeout(10):
                while "holds" not in table.presence.remote:
                    await asyncio.sleep(0.01)
            assert isinstance(await asks.table_of_line(table.id), Shadow)
            assert not table.gone

    run(play())


def test_a_shadow_that_nobody_looks_at_is_followed_no_more(database: str) -> None:
    async def play() -> None:
        async with shared_houses(database, "moves", "idle") as (moves, idle):
            table = await begun(moves, "bonobo-beach", 2)
            await hold(database, table.id)
            shadow = await idle.table(table.id)
            await idle._go_on_following()
            assert not shadow.gone, "it was just asked for"
            shadow.used -= UNUSED
            await idle._go_on_following()
            assert shadow.gone
            assert table.id not in idle.tables

    run(play())


def test_a_leader_that_was_busy_is_asked_again_by_who_has_all_lines(database: str) -> None:
    async def play() -> None:
        async with shared_houses(database, "was busy", "has all") as (busy, other):
            table = await begun(busy, "bonobo-beach", 2)
            await hold(database, table.id)
            busy.broadcast(table)
            async with table.lock:
                shadow = await other.table_of_line(table.id)
            assert isinstance(shadow, Shadow)
            assert not shadow.is_alone(), "nobody is here"
            person = Seated(shadow, guest(0))
            person.hello()
            async with asyncio.timeout(10):
                while not shadow.is_alone():
                    await asyncio.sleep(0.01)
            await other._claim(table.id)
            assert isinstance(other.tables[table.id], LedTable)
            assert table.gone
            await asyncio.sleep(0)
            assert person.web.closed == 1001, "it comes back, and finds the leader"

    run(play())
