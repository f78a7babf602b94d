"""All that a table wants written goes in one statement, and leaves what a transaction would leave."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import text

from palabre.server.process.trouble import NotWritten
from palabre.server.sharing.leases import LostLease
from palabre.server.sharing.moves import leases_in
from palabre.server.sharing.store import SharedStore
from palabre.server.storage.database import upgrade
from palabre.server.storage.setup import Setup
from palabre.server.storage.store import LogLine, Waiting

from ..houses import expire, query, shared_houses, shared_stores
from ..inside import begun, with_code_of
from ..player import run
from ..shared import begun_setup, new_database

NOTHING = text("SELECT 1")  # a statement of somebody's own: what comes with it is written in a transaction
KEPT = {
    "tables": "code, state, listed, secret, around",
    "log": "version, line, command",
    "seated": "guest",
    "results": "guest, game, ended, players, share, levels, only_bots",
    "leases": "holder, number, followed",
}


@pytest.fixture(scope="module")
def database(postgres: Any) -> str:
    """An empty database with our schema."""
    url = new_database(postgres, "statements")
    run(upgrade(url))
    return url


async def rows_of(database: str, id: str) -> dict[str, list[tuple[Any, ...]]]:
    """All that is kept of a table."""
    found = {}
    for name, columns in KEPT.items():
        key = "id" if name == "tables" else "table_id"
        asked = f"SELECT {columns} FROM {name} WHERE {key} = $1 ORDER BY {columns.partition(',')[0]}"
        found[name] = [tuple(row) for row in await query(database, asked, id)]
    return found


def result(guest: str, id: str) -> dict[str, Any]:
    """How a game ended for somebody."""
    facts = {"game": "bonobo-beach", "ended": 7, "players": 2, "share": 0.5, "levels": "", "only_bots": False}
    return {"guest": guest, "table_id": id, **facts}


async def lived(store: SharedStore, setup: Setup, *others: Any) -> None:
    """A table is opened, people come and go, lines are written, it ends."""
    await store.save(setup, secret=b"\x00s'\\" * 8, others=others)
    lease = store.lease_of(setup.id)
    setup.seats[1].guest, setup.seats[1].name = "1" * 32, "Ndèye “N’” \\ \u2028"
    await store.save(setup, [LogLine(setup.id, 0, '{"a":"\\\\"}')], lease=lease, others=others)
    setup.seats[0].guest = "2" * 32
    await store.save(setup, lease=lease, others=others)
    setup.state = "over"
    rows = [result(guest, setup.id) for guest in setup.guests()]
    line = LogLine(setup.id, 1, "{}", "awa:m1")
    await store.save(setup, [line], seats=False, lease=lease, results=rows, others=others)


def test_one_statement_leaves_what_a_transaction_leaves(database: str) -> None:
    async def play() -> None:
        async with shared_stores(database, "writes") as (store,):
            one, other = begun_setup("bonobo-beach", 2), begun_setup("bonobo-beach", 2)
            await lived(store, one)
            await lived(store, other, NOTHING)
            found, expected = await rows_of(database, one.id), await rows_of(database, other.id)
            assert found["tables"][0][1:] == expected["tables"][0][1:]
            assert [sorted(found[name]) for name in KEPT if name != "tables"] == [
                sorted(expected[name]) for name in KEPT if name != "tables"
            ]
            assert {name: len(rows) for name, rows in found.items()} == {
                "tables": 1, "log": 2, "seated": 3, "results": 2, "leases": 1
            }  # fmt: skip
            setups = [await store.setup_of(setup.id) for setup in (one, other)]
            assert [setup and setup.seats for setup in setups] == [one.seats, other.seats]

    run(play())


def test_where_one_lease_is_lost_nothing_of_all_of_it_is_written(database: str) -> None:
    async def play() -> None:
        async with shared_stores(database, "late", "next") as (late, other):
            kept, lost, new = (begun_setup("bonobo-beach", 2) for _ in range(3))
            for setup in (kept, lost):
                await late.save(setup, secret=b"s" * 32)
            before = [await rows_of(database, setup.id) for setup in (kept, lost)]
            await expire(database, lost.id)
            assert await other.leases.take(lost.id)
            kept.state = lost.state = "over"
            kept.seats[0].guest = "3" * 32
            rows, lines = [result("4" * 32, kept.id)], [LogLine(kept.id, 0, "{}")]
            batch = [
                Waiting(kept, None, lines, seats=True, lease=late.lease_of(kept.id), results=rows),
                Waiting(lost, None, [], seats=True, lease=1),
                Waiting(new, b"s" * 32, [], seats=True),
            ]
            assert {name for name, _ in leases_in(batch)} == {kept.id, lost.id}
            async with late.writing() as write:
                with pytest.raises(LostLease) as refused:
                    await write(batch)
            assert refused.value.tables == [lost.id]
            assert late.lease_of(lost.id) is late.lease_of(new.id) is None
            assert not any((await rows_of(database, new.id)).values())
            after = [await rows_of(database, setup.id) for setup in (kept, lost)]
            assert after[0] == before[0]
            assert [after[1][name] for name in KEPT if name != "leases"] == [
                before[1][name] for name in KEPT if name != "leases"
            ]

    run(play())


def test_what_goes_on_around_tables_is_written_under_all_their_leases_or_not_at_all(database: str) -> None:
    async def play() -> None:
        async with shared_stores(database, "late", "next") as (late, other):
            setups = [begun_setup("bonobo-beach", 2) for _ in range(2)]
            for setup in setups:
                await late.save(setup, secret=b"s" * 32)
            told = {setup.id: (f'{{"n":{n}}}', late.lease_of(setup.id)) for n, setup in enumerate(setups)}
            await late.broadcast(told)
            around = [(await rows_of(database, setup.id))["tables"][0][4] for setup in setups]
            assert around == ['{"n":0}', '{"n":1}']
            await expire(database, setups[0].id)
            assert await other.leases.take(setups[0].id)
            with pytest.raises(LostLease):
                await late.broadcast({id: ("{}", lease) for id, (_, lease) in told.items()})
            again = [(await rows_of(database, setup.id))["tables"][0][4] for setup in setups]
            assert again == around

    run(play())


def test_a_code_that_another_table_has_is_refused(database: str) -> None:
    async def play() -> None:
        async with shared_stores(database, "twice") as (store,):
            first, second = (begun_setup("bonobo-beach", 2) for _ in range(2))
            second.code = first.code
            await store.save(first, secret=b"s" * 32)
            with pytest.raises(NotWritten):
                await store.save(second, secret=b"s" * 32)
            assert store.lease_of(second.id) is None
            assert not any((await rows_of(database, second.id)).values())

    run(play())


def test_a_code_that_leads_elsewhere_is_drawn_again(database: str) -> None:
    async def play() -> None:
        async with shared_houses(database, "house") as (at,):
            old = await begun(at, "bongo", 2)
            new = await at.lay(with_code_of(old))
            assert new.lease == 1
            assert new.setup.code != old.setup.code
            assert [await at.coded(each.setup.code) for each in (old, new)] == [old.id, new.id]

    run(play())
