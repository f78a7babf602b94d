"""Leases: one process leads a table, and what keeps the log right is the lease's number in every write."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

import pytest
from sqlalchemy import text, update

from palabre.server.connection.messages import Done
from palabre.server.connection.requests import Guest, Here, JoinWish, TableWish
from palabre.server.process.trouble import NotWritten
from palabre.server.sharing.leases import LostLease
from palabre.server.sharing.shadow import Shadow
from palabre.server.sharing.store import SharedStore
from palabre.server.storage.schema import tables
from palabre.server.storage.setup import Setup
from palabre.server.storage.store import LogLine

from ..houses import expire, hold, query, shared_houses, shared_stores
from ..inside import Seated, begun, guest
from ..player import run
from ..shared import begun_setup, command, new_database


@pytest.fixture(scope="module")
def database(postgres: Any, tmp_path_factory: pytest.TempPathFactory) -> str:
    """An empty database with our schema."""
    url = new_database(postgres, "leases")
    done = command("database", "upgrade", url, folder=tmp_path_factory.mktemp("leases"))
    assert done.returncode == 0, done.stderr
    return url


def test_a_leader_that_was_paused_past_its_lease_cannot_write(database: str) -> None:
    async def play() -> None:
        async with shared_stores(database, "old", "new") as (old, new):
            setup, first = await led_by(old)
            assert not await new.leases.take(setup.id), "a lease that holds is not given away"
            await expire(database, setup.id)
            assert await new.leases.take(setup.id)
            await new.save(None, [LogLine(setup.id, 1, "{}")], lease=new.lease_of(setup.id))
            for late in ([LogLine(setup.id, 1, "{}")], [LogLine(setup.id, 2, "{}")]):
                with pytest.raises(LostLease):
                    await old.save(None, late, lease=first)
            with pytest.raises(LostLease):
                await old.save(setup, lease=first)
            with pytest.raises(LostLease):
                await old.broadcast({setup.id: ("{}", first)})
            assert await old.leases.renew() == []  # it has noticed already
            assert await versions(database, setup.id) == [0, 1]

    run(play())


def test_where_there_is_no_lease_nothing_is_written(database: str) -> None:
    async def play() -> None:
        async with shared_stores(database, "bare") as (store,):
            setup, lease = await led_by(store)
            await query(database, "DELETE FROM leases WHERE table_id = $1", setup.id)
            other = update(tables).where(tables.c.id == setup.id).values(touched=1)
            for number in (None, lease):
                for others in ((), (other,)):  # one statement, and a transaction
                    with pytest.raises(LostLease):
                        await store.save(None, [LogLine(setup.id, 1, "{}")], lease=number, others=others)
            assert await versions(database, setup.id) == [0]

    run(play())


async def led_by(store: SharedStore) -> tuple[Setup, int | None]:
    """A new table with the first line of its log, and the lease under which this process leads it."""
    setup = begun_setup("bonobo-beach", 2)
    await store.save(setup, [LogLine(setup.id, 0, "{}")], secret=b"s" * 32)
    return setup, store.lease_of(setup.id)


async def versions(database: str, table: str) -> list[int]:
    """The log of a table, in numbers."""
    rows = await query(database, "SELECT version FROM log WHERE table_id = $1 ORDER BY 1", table)
    return [row["version"] for row in rows]


def test_what_was_read_under_an_old_lease_is_not_written_under_a_newer_one(database: str) -> None:
    async def play() -> None:
        async with shared_stores(database, "back", "between") as (back, between):
            setup, first = await led_by(back)
            await expire(database, setup.id)
            assert await between.leases.take_free([setup.id]) == [setup.id]
            await between.save(None, [LogLine(setup.id, 1, "{}")], lease=between.lease_of(setup.id))
            await expire(database, setup.id)
            assert await back.leases.take(setup.id)
            with pytest.raises(LostLease):
                await back.save(setup, [LogLine(setup.id, 2, "{}")], lease=first)
            await back.save(None, [LogLine(setup.id, 2, "{}")], lease=back.lease_of(setup.id))
            assert await versions(database, setup.id) == [0, 1, 2]

    run(play())


def test_of_many_that_want_to_lead_a_table_one_does(database: str) -> None:
    async def play() -> None:
        async with shared_stores(database, *(f"store {n}" for n in range(5))) as stores:
            setup = begun_setup("bonobo-beach", 2)
            await stores[0].save(setup, secret=b"s" * 32)
            await stores[0].leases.release([setup.id])
            taken = await asyncio.gather(*(store.leases.take(setup.id) for store in stores))
            assert sum(taken) == 1
            await expire(database, setup.id)
            free = await asyncio.gather(*(store.leases.take_free([setup.id]) for store in stores))
            assert sorted(free) == [[], [], [], [], [setup.id]]

    run(play())


def test_a_leader_that_hangs_while_it_writes_locks_nobody_out(database: str) -> None:
    async def play() -> None:
        async with shared_stores(database, "hung", "lively", forsaken_after=500) as (hung, lively):
            setup = begun_setup("bonobo-beach", 2)
            await hung.save(setup, secret=b"s" * 32)
            async with hung.engine.connect() as writing:
                await writing.execute(text("SELECT 1 FROM leases FOR SHARE"))
                await expire_unless_locked(database, setup.id)
                began = time.monotonic()
                assert await lively.leases.take_free([setup.id]) == [], "it is just being written to"
                assert time.monotonic() - began < 1.0, "nobody waits for a lock"
                await asyncio.sleep(1)
                await expire(database, setup.id)
                assert await lively.leases.take_free([setup.id]) == [setup.id]
                await writing.invalidate()

    run(play())


async def expire_unless_locked(database: str, table: str) -> None:
    """Not even a test can change a row that is locked."""
    text = "UPDATE leases SET expires = 0 WHERE table_id IN"
    await query(
        database, f"{text} (SELECT table_id FROM leases WHERE table_id = $1 FOR UPDATE SKIP LOCKED)", table
    )


def test_a_lost_line_to_the_database_costs_a_write_and_not_the_server(database: str) -> None:
    async def play() -> None:
        async with shared_stores(database, "cut off") as (store,):
            setup, lease = await led_by(store)
            others = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
            before = {row["pid"] for row in await query(database, f"SELECT pid {others}")}
            cut = await query(database, f"SELECT pg_terminate_backend(pid) AS cut {others}")
            assert before, "the store had a connection"
            assert all(row["cut"] for row in cut)
            while before & {row["pid"] for row in await query(database, f"SELECT pid {others}")}:
                await asyncio.sleep(0.01)
            line = LogLine(setup.id, 1, "{}")
            try:
                await store.save(None, [line], lease=lease)
            except NotWritten:
                await store.save(None, [line], lease=lease)
            assert await versions(database, setup.id) == [0, 1]

    run(play())


# Tables


def test_a_table_that_was_led_by_another_meanwhile_is_read_anew(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    """A leader sleeps, another one leads and makes a move, the first leads again: it must not play on from
    what it knew. The choice that the other one has written is known, however often it is sent again."""

    async def play() -> None:
        async with shared_houses(database, "sleeper", "other") as (sleeper, other):
            asleep = await begun(sleeper, "bonobo-beach", 2)
            id, seat = asleep.setup.id, asleep.playing.to_act[0]
            wish = {"do": "play", "id": "once", "decision": asleep.decision}
            wish |= {"choice": asleep.playing.choices(seat)[0], "seat": seat}
            await expire(database, id)
            awake = await other.table(id)
            assert isinstance(await Seated(awake, guest(seat)).say(**wish), Done)
            await expire(database, id)
            assert await sleeper.store.leases.take(id)
            with pytest.raises(NotWritten):
                await Seated(asleep, guest(seat)).say(**wish)
            again = await sleeper.table(id)
            assert again is not asleep
            assert isinstance(await Seated(again, guest(seat)).say(**wish), Done)
            assert again.playing.version == awake.playing.version

    with caplog.at_level(logging.WARNING, logger="palabre"):
        run(play())
    assert not [record for record in caplog.records if record.name.startswith("palabre")]


def test_who_asks_over_another_process_is_answered_when_the_leader_had_to_read_anew(database: str) -> None:
    async def play() -> None:
        async with shared_houses(database, "leader", "follower") as (leader, follower):
            led = await begun(leader, "bonobo-beach", 2)
            await hold(database, led.id)
            shadow = await follower.table(led.setup.id)
            assert isinstance(shadow, Shadow)
            assert await leader.store.leases.take(led.id)  # a newer number: `led` may not write any more
            await hold(database, led.id)
            seat = led.playing.to_act[0]
            person = Seated(shadow, guest(seat))
            person.hello()
            choice = led.playing.choices(seat)[0]
            wish = {"do": "play", "id": "far", "decision": led.decision, "choice": choice, "seat": seat}
            assert await person.say(**wish) is None, "the answer comes by itself"
            began = time.monotonic()
            while not any('"is":"done"' in told for told in await person.told()):
                assert time.monotonic() - began < 10.0, "the answer was lost"
                await asyncio.sleep(0.02)
            assert led.gone

    run(play())


def test_a_line_let_in_to_a_table_that_leaves_the_house_is_hung_up(database: str) -> None:
    async def play() -> None:
        async with shared_houses(database, "host") as (host,):
            table = await begun(host, "bonobo-beach", 2)
            late = Seated(table, guest(0))
            late.web.meanwhile = table.retire
            await late.socket.run()
            assert late.web.closed == 1001
            assert not table.connections

    run(play())


def test_who_joins_while_a_leader_dies_is_seated_by_the_next(database: str) -> None:
    async def play() -> None:
        async with shared_houses(database, "dying", "living") as (dying, living):
            table = await dying.open(TableWish("bonobo-beach", [Here("Awa"), Guest(), Guest()]), guest(0))
            shadow = await living.table(table.setup.id)
            assert isinstance(shadow, Shadow)
            await dying._post.stop()  # it hears nothing any more
            joining = asyncio.create_task(living.join(table.setup.code, JoinWish("Binta"), guest(1)))
            while not shadow.is_needed():
                await asyncio.sleep(0.01)
            await expire(database, table.setup.id)
            (taken,) = await living.store.leases.take_free([table.setup.id])
            await living._take_over(taken)
            assert (await joining).setup.seats_of(guest(1)) == [1]

    run(play())
