"""Several houses on one PostgreSQL in this process, which lead and follow only when a test says so."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import asyncpg

from palabre.server.sharing.house import SharedHouse
from palabre.server.sharing.store import SharedStore
from palabre.server.tables.bots_at_work import Thinker

from .inside import opened


@asynccontextmanager
async def shared_house(database: str, name: str) -> AsyncIterator[SharedHouse]:
    """A house that hears the others, but neither renews its leases nor looks after tables by itself."""
    found = SharedHouse(SharedStore(database, name), Thinker(pause=0.0), database, throw_pause=0.0, grace=0.5)
    async with opened(found):
        found._post.start()
        await found._post.listening()
        found._letters.start(found._broadcast_due())
        try:
            yield found
        finally:
            await found._post.stop()
            await found._letters.end()
            await found.news.stop()


@asynccontextmanager
async def shared_houses(database: str, *names: str) -> AsyncIterator[list[SharedHouse]]:
    """One house for each name."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(shared_house(database, name)) for name in names]


@asynccontextmanager
async def shared_stores(database: str, *names: str, **wish: Any) -> AsyncIterator[list[SharedStore]]:
    """One store for each name."""
    stores = [SharedStore(database, name, **wish) for name in names]
    for store in stores:
        await store.start()
    try:
        yield stores
    finally:
        for store in stores:
            await store.stop()


async def query(database: str, text: str, *facts: Any) -> list[Any]:
    """What the database says."""
    connection = await asyncpg.connect(database)
    try:
        return list(await connection.fetch(text, *facts))
    finally:
        await connection.close()


async def expire(database: str, table: str) -> None:
    """The lease of a table has run out, as when its leader was paused."""
    await query(database, "UPDATE leases SET expires = 0 WHERE table_id = $1", table)


async def hold(database: str, table: str) -> None:
    """The lease of a table holds however slow the machine is: houses of tests renew none."""
    await query(database, "UPDATE leases SET expires = 10 * expires WHERE table_id = $1", table)
