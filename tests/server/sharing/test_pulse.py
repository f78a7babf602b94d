"""A process that is gone is seen at once by its pulse; one that only sleeps keeps its lease until it ends."""

from __future__ import annotations

from typing import Any

import pytest

from palabre.server.sharing.leases import pulse_of
from palabre.server.sharing.shadow import Shadow
from palabre.server.storage.database import upgrade
from palabre.server.tables.led import LedTable

from ..houses import query, shared_houses
from ..inside import begun
from ..player import run
from ..shared import new_database

CUT = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objid = $1"


@pytest.fixture(scope="module")
def database(postgres: Any) -> str:
    """An empty database with our schema."""
    url = new_database(postgres, "pulse")
    run(upgrade(url))
    return url


def test_who_comes_to_a_table_of_a_dead_leader_does_not_wait_for_its_lease(database: str) -> None:
    """As the database sees a process that was killed: its connections are closed."""

    async def play() -> None:
        async with shared_houses(database, "dies", "lives") as (dies, lives):
            table, other = await begun(dies, "bonobo-beach", 2), await begun(dies, "bonobo-beach", 2)
            async with table.lock, other.lock:  # it cannot answer, as nobody who is dead
                assert not await lives.store.leases.free_if_dead("dies"), "it listens"
                await dies._post.stop()
                await query(database, CUT, pulse_of("dies"))
                await query(database, "UPDATE leases SET expires = expires + 3600000 WHERE holder = 'dies'")
                assert isinstance(await lives.table_of_line(table.id), LedTable)
                assert isinstance(await lives.table(other.id), LedTable), "all its tables are free"
            assert await lives.store.leases.leader_of(table.id) == "lives"

    run(play())


def test_a_leader_that_sleeps_has_a_pulse(database: str) -> None:
    async def play() -> None:
        async with shared_houses(database, "sleeps", "waits") as (sleeps, waits):
            table = await begun(sleeps, "bonobo-beach", 2)
            assert not await waits.store.leases.free_if_dead("sleeps")
            assert await waits.store.leases.free_if_dead("nobody at all")
            assert isinstance(await waits.table(table.id), Shadow)

    run(play())


def test_every_process_has_a_pulse_of_its_own() -> None:
    assert 0 <= pulse_of("1-a") < 2**31
    assert pulse_of("1-a") != pulse_of("2-a")
