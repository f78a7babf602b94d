"""Only who follows a table is told of it; and whoever begins to follow misses nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import pytest

from palabre.server.sharing.following import FOLLOWED_FOR, IN_ONE_WORD, tell
from palabre.server.sharing.house import SharedHouse
from palabre.server.sharing.leases import LASTS
from palabre.server.sharing.shadow import Shadow
from palabre.server.sharing.statements import CHANGED, MOVED
from palabre.server.sharing.store import SharedStore
from palabre.server.storage.database import upgrade
from palabre.server.storage.store import LogLine
from palabre.server.tables.led import LedTable

from ..houses import query, shared_houses, shared_stores
from ..inside import begun
from ..player import run
from ..shared import begun_setup, new_database

NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"


@pytest.fixture(scope="module")
def database(postgres: Any) -> str:
    """An empty database with our schema."""
    url = new_database(postgres, "following")
    run(upgrade(url))
    return url


@asynccontextmanager
async def listening(database: str, channel: str) -> AsyncIterator[list[str]]:
    """What is said on a channel; a word that was said is there after a question of one's own."""
    heard: list[str] = []
    ear = await asyncpg.connect(database)
    await ear.add_listener(channel, lambda *word: heard.append(str(word[3])))
    try:
        yield heard
    finally:
        await ear.fetch("SELECT 1")
        await ear.close()


async def opened(store: SharedStore) -> str:
    """A table that a process leads."""
    setup = begun_setup("bonobo-beach", 2)
    await store.save(setup, secret=b"s" * 32)
    return setup.id


async def moved(store: SharedStore, name: str, version: int) -> None:
    await store.save(None, [LogLine(name, version, "{}")], lease=store.lease_of(name))


async def played_on(table: LedTable, came: asyncio.Event) -> None:
    """Play until somebody has come, and five moves more; the game must not be over before."""
    last = 1_000_000
    while table.playing.version < last:
        if table.playing.version >= 30:
            await came.wait()
        last = min(last, table.playing.version + 5) if came.is_set() else last
        (seat,) = table.playing.to_act
        async with table.lock:
            await table.move(table.playing.choices(seat)[0], seat)


def test_nobody_hears_of_a_table_that_nobody_follows(database: str) -> None:
    async def play() -> None:
        async with shared_stores(database, "leads") as (store,):
            name, other = await opened(store), await opened(store)
            async with listening(database, MOVED) as heard, listening(database, CHANGED) as changed:
                await moved(store, name, 0)
                await store.following.begin(name)
                await moved(store, name, 1)
                await moved(store, other, 0)
                for table in (name, other):
                    await store.broadcast({table: ("{}", store.lease_of(table))})
                await query(database, f"UPDATE leases SET followed = {NOW} - 1 WHERE table_id = $1", name)
                await moved(store, name, 2)
            assert heard == [name], "from when it was followed, until it was no more"
            assert changed == [name]

    run(play())


def test_whoever_begins_to_follow_waits_for_what_is_being_written(database: str) -> None:
    async def play() -> None:
        async with shared_stores(database, "writing", "begins") as (store, other):
            name = await opened(store)
            async with store.engine.connect() as connection, connection.begin():
                await store._refuse_lost(connection, {(name, store.lease_of(name))})
                begins = asyncio.create_task(other.following.begin(name))
                assert await other.following.go_on([name]) == [], "who follows already does not wait"
                await asyncio.sleep(0.05)
                assert not begins.done(), "or a move could be neither read nor heard of"
            await begins

    run(play())


def test_who_was_away_for_too_long_is_told_that_something_was_missed(database: str) -> None:
    async def play() -> None:
        async with shared_stores(database, "away") as (store,):
            name = await opened(store)
            await store.following.begin(name)
            assert await store.following.go_on([name]) == []
            await query(database, f"UPDATE leases SET followed = {NOW} - 1 WHERE table_id = $1", name)
            assert await store.following.go_on([name]) == [name]
            assert await store.following.go_on([name]) == []
            assert FOLLOWED_FOR > 3 * LASTS, "several tries may fail before anything is missed"

    run(play())


def test_a_process_of_the_version_before_is_told_of_everything(database: str) -> None:
    async def play() -> None:
        async with shared_stores(database, "new") as (store,):
            name = await opened(store)
            await store.leases.renew()
            async with listening(database, MOVED) as heard:
                await moved(store, name, 0)
                await query(database, f"INSERT INTO processes (id, seen) VALUES ('old', {NOW})")
                await moved(store, name, 1)
                await query(database, f"UPDATE processes SET seen = {NOW} - {LASTS} - 1 WHERE id = 'old'")
                await moved(store, name, 2)
            assert heard == [name], "only while it lived"

    run(play())


def test_many_tables_are_told_of_in_few_words(database: str) -> None:
    async def play() -> None:
        async with shared_stores(database, "many") as (store,):
            names = sorted([await opened(store) for _ in range(IN_ONE_WORD + 20)])
            assert sorted(await store.following.go_on(names)) == names
            async with listening(database, CHANGED) as heard, store.engine.begin() as connection:
                await tell(connection, CHANGED, [*names, names[0]])
            assert sorted(name for word in heard for name in word.split()) == names
            assert len(heard) == 2
            assert max(map(len, heard)) < 8_000

    run(play())


def test_moves_made_while_somebody_begins_to_follow_reach_them(database: str) -> None:
    async def play() -> None:
        async with shared_houses(database, "plays", "comes") as (plays, comes):
            table = await begun(plays, "bonobo-beach", 2)
            came = asyncio.Event()
            playing = asyncio.create_task(played_on(table, came))
            shadow = await comes.table(table.id)
            assert isinstance(shadow, Shadow)
            assert comes.news._reading is not None
            await comes.news._reading  # what follows it must be told of
            came.set()
            await playing
            async with asyncio.timeout(10):
                while shadow.match is None or shadow.match.version < table.playing.version:
                    await asyncio.sleep(0.01)
            assert shadow.match.record(-1) == table.playing.record(-1)

    run(play())


def test_a_move_alone_is_in_the_log_and_what_changes_around_it_is_told_beside(database: str) -> None:
    async def is_told(house: SharedHouse, table: LedTable) -> bool:
        house._due.clear()
        (seat,) = table.playing.to_act
        async with table.lock:
            await table.move(table.playing.choices(seat)[0], seat)
        return table.id in house._due

    async def play() -> None:
        async with shared_houses(database, "moves alone") as (house,):
            table = await begun(house, "bonobo-beach", 2)
            assert not await is_told(house, table)
            table.setup.clock = 60
            assert await is_told(house, table), "how long there is"
            table.setup.clock = None
            table.questions.put_at = table.playing.version
            assert await is_told(house, table), "what was asked"
            table.questions.put_at = -1
            assert not await is_told(house, table)
            table.publish()
            assert table.id in house._due

    run(play())
