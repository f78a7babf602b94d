"""Moves of many tables in one statement: all of them or none, and never under a lease that was lost."""

from __future__ import annotations

from typing import Any

import asyncpg
import pytest

from palabre.server.process.trouble import NotWritten
from palabre.server.sharing.leases import LostLease
from palabre.server.sharing.moves import are_moves
from palabre.server.sharing.statements import MOVED
from palabre.server.sharing.store import SharedStore
from palabre.server.storage.database import upgrade
from palabre.server.storage.store import LogLine, Waiting

from ..houses import expire, query, shared_stores
from ..player import run
from ..shared import begun_setup, new_database


@pytest.fixture(scope="module")
def database(postgres: Any) -> str:
    """An empty database with our schema."""
    url = new_database(postgres, "moves")
    run(upgrade(url))
    return url


async def opened(store: SharedStore) -> str:
    """A table that a process leads."""
    setup = begun_setup("bonobo-beach", 2)
    await store.save(setup, secret=b"s" * 32)
    return setup.id


async def log_of(database: str, *names: str) -> list[tuple[Any, ...]]:
    """What is in the logs of some tables."""
    text = "SELECT table_id, version, line, command FROM log WHERE table_id = ANY($1) ORDER BY 1, 2"
    return [tuple(row) for row in await query(database, text, list(names))]


def test_moves_of_several_tables_are_in_their_logs_and_the_others_hear_of_it_once(database: str) -> None:
    async def play() -> None:
        async with shared_stores(database, "writes") as (store,):
            names = sorted([await opened(store) for _ in range(3)])
            heard: list[str] = []
            listening = await asyncpg.connect(database)
            await listening.add_listener(MOVED, lambda *word: heard.append(str(word[3])))
            for name in names:
                await store.following.begin(name)
            lines = [LogLine(name, 0, "“it’s” {1, NULL}", None) for name in names]
            lines.append(LogLine(names[0], 1, '{"a":"\\\\"}', "awa:m1"))
            batch = [Waiting(None, None, [line], lease=store.lease_of(line.table_id)) for line in lines]
            async with store.writing() as write:
                await write(batch)
            rows = [(line.table_id, line.version, line.text, line.command) for line in lines]
            assert await log_of(database, *names) == sorted(rows)
            await listening.fetch("SELECT 1")
            assert heard == [" ".join(names)]
            await listening.close()

    run(play())


def test_where_one_lease_is_lost_nothing_of_the_statement_is_written(database: str) -> None:
    async def play() -> None:
        async with shared_stores(database, "late", "next") as (late, other):
            kept, lost = await opened(late), await opened(late)
            old = late.lease_of(lost)
            await expire(database, lost)
            assert await other.leases.take(lost)
            lines = [LogLine(kept, 0, "{}"), LogLine(lost, 0, "{}")]
            batch = [Waiting(None, None, [line], lease=late.lease_of(line.table_id)) for line in lines]
            async with late.writing() as write:
                with pytest.raises(LostLease) as refused:
                    await write(batch)
                assert refused.value.tables == [lost]
                assert await log_of(database, kept, lost) == []
                assert late.lease_of(lost) is None
                with pytest.raises(LostLease):
                    await write([Waiting(None, None, [lines[1]], lease=old)])
                with pytest.raises(LostLease):
                    await write([Waiting(None, None, [lines[1]], lease=None)])
                await write(batch[:1])
            assert len(await log_of(database, kept, lost)) == 1

    run(play())


def test_a_version_that_is_there_already_is_not_written_twice(database: str) -> None:
    async def play() -> None:
        async with shared_stores(database, "twice") as (store,):
            name = await opened(store)
            await store.save(None, [LogLine(name, 0, "first")], lease=store.lease_of(name))
            with pytest.raises(NotWritten):
                await store.save(None, [LogLine(name, 0, "second")], lease=store.lease_of(name))
            await store.save(None, [LogLine(name, 1, "next")], lease=store.lease_of(name))
            assert [row[2] for row in await log_of(database, name)] == ["first", "next"]

    run(play())


def test_only_lines_of_logs_are_moves() -> None:
    async def play() -> None:
        line, setup = LogLine("0" * 16, 1, "{}"), begun_setup("bonobo-beach", 2)
        assert are_moves([Waiting(None, None, [line])])
        for other in (
            Waiting(setup, None, [line]),
            Waiting(setup, b"s" * 32, []),
            Waiting(None, None, [], others=["statement"]),
            Waiting(None, None, [line], results=[{"guest": "awa"}]),
        ):
            assert not are_moves([Waiting(None, None, [line]), other])

    run(play())


def test_after_a_lost_connection_moves_are_written_again(database: str) -> None:
    async def play() -> None:
        async with shared_stores(database, "cut off") as (store,):
            name = await opened(store)
            await store.save(None, [LogLine(name, 0, "first")], lease=store.lease_of(name))
            cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            await query(database, f"{cut} WHERE datname = current_database() AND pid <> pg_backend_pid()")
            with pytest.raises(NotWritten):
                await store.save(None, [LogLine(name, 1, "lost")], lease=store.lease_of(name))
            await store.save(None, [LogLine(name, 1, "next")], lease=store.lease_of(name))
            assert [row[2] for row in await log_of(database, name)] == ["first", "next"]
            assert not store.trouble

    run(play())
