"""Stopping in the middle of something: every connection to the database is closed, none is only dropped."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from palabre.server.process.tasks import ended
from palabre.server.sharing.post import Post
from palabre.server.storage.database import open_engine, upgrade
from palabre.server.storage.store import Store
from palabre.server.tables.bots_at_work import Thinker
from palabre.server.tables.house import House

from ..player import run
from ..shared import new_database


@asynccontextmanager
async def locked(database: str, table: str) -> AsyncIterator[None]:
    """Whoever reads from a table waits."""
    connection = await asyncpg.connect(database)
    try:
        async with connection.transaction():
            await connection.execute(f"LOCK TABLE {table}")
            yield
    finally:
        await connection.close()


async def nothing(*_: Any) -> None:
    """Letters that nobody reads."""


@pytest.mark.xdist_group("village")
def test_a_post_that_is_stopped_while_it_fetches_gives_its_connections_back(postgres: Any) -> None:
    database = new_database(postgres, "ending")

    async def play() -> None:
        await upgrade(database)
        engine = open_engine(database)
        post = Post(database, engine, "me", lambda *_: None, nothing)
        async with locked(database, "letters"):
            post.start()
            while not engine.pool.checkedout():  # type: ignore[attr-defined]
                await asyncio.sleep(0.01)
            await post.stop()
            await engine.dispose()

    run(play())
    gc.collect()  # a connection that was dropped would say so now


def test_a_house_that_is_stopped_while_it_sweeps_gives_its_connection_back(tmp_path: Path) -> None:
    async def play() -> None:
        house = House(Store(f"sqlite:///{tmp_path / 'house.sqlite3'}"), Thinker(pause=0.0))
        await house.store.start()
        reading = asyncio.Event()

        async def sweep() -> None:
            async with house.store.engine.connect():
                reading.set()
                await asyncio.sleep(60)

        house._beside.start(sweep())
        await reading.wait()
        await house.stop()

    run(play())
    gc.collect()


def test_who_does_not_end_is_not_waited_for_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("palabre.server.process.tasks.PATIENCE", 0.05)

    async def stubborn() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            await asyncio.sleep(60)  # longer than this test may take

    async def play() -> None:
        task = asyncio.create_task(stubborn())
        await asyncio.sleep(0)
        await ended([task, None])

    run(play(), seconds=10)
