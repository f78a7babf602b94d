"""Leases: which process leads which table. They save double work; their number keeps the log right."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence

from sqlalchemy import BigInteger, ColumnElement, Select, cast, delete, extract, func, select, text, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ..process.trouble import NotWritten
from ..storage.schema import leases, letters, processes
from .driver import ask

LASTS = 3_000  # milliseconds that a lease holds without being renewed
RENEW_EVERY = 1.0  # seconds
BURIED_AFTER = 60_000  # milliseconds without a sign of life
NOBODY = ""
FREED = "palabre_freed"  # the channel that tells of leases given back
PULSE = 20_061  # the space of advisory locks in which every process holds one while it listens

TOLD = text("SELECT pg_notify(:channel, word) FROM unnest(CAST(:words AS text[])) AS word")
HAS_PULSE = text(
    "SELECT EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = :space AND objid = :key"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))"
)
NOW = cast(extract("epoch", func.clock_timestamp()) * 1000, BigInteger)  # the database's own clock
NOW_TOLD = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"  # the same in words
# A sign of life, and a longer hold on all leases; they are locked in the same order as everywhere
RENEWED = f"""
    WITH sign AS (
        INSERT INTO processes (id, seen, says) VALUES ($1, {NOW_TOLD}, true)
        ON CONFLICT (id) DO UPDATE SET seen = excluded.seen
    ), mine AS (
        SELECT table_id FROM leases WHERE holder = $1 ORDER BY 1 FOR UPDATE
    )
    UPDATE leases SET expires = {NOW_TOLD} + {LASTS} FROM mine WHERE leases.table_id = mine.table_id
    RETURNING leases.table_id, leases.number
"""
LIVING = f"SELECT id FROM processes WHERE seen >= {NOW_TOLD} - {LASTS}"


class LostLease(NotWritten):
    """Another process leads these tables by now."""

    def __init__(self, tables: list[str]) -> None:
        super().__init__(", ".join(tables))
        self.tables = tables


class Leases:
    """The tables that this process leads, with the number of each lease."""

    def __init__(self, engine: AsyncEngine, me: str) -> None:
        self._engine = engine
        self._me = me
        self.held: dict[str, int] = {}

    async def take(self, table: str) -> bool:
        """Lead a table, if nobody does."""
        async with self._engine.begin() as connection:
            number = await take_lease(connection, table, self._me)
        if number is not None:
            self.held[table] = number
        return number is not None

    async def renew(self) -> list[str]:
        """Hold on to all of them, and show that we live; return those that were lost."""
        before = dict(self.held)  # what is taken meanwhile is not lost because it is not found
        kept: dict[str, int] = dict(await ask(self._engine, RENEWED, self._me))
        lost = [table for table, number in before.items() if kept.get(table) != number]
        return [table for table in lost if self.forget(table, before[table])]

    def forget(self, table: str, number: int | None) -> bool:
        """No longer hold a lease, unless it was taken anew since."""
        if self.held.get(table) != number:
            return False
        self.held.pop(table, None)
        return True

    async def release(self, tables: Iterable[str], tell: bool = True) -> None:
        """Let others lead these tables at once, and tell them so unless one has asked for it."""
        names = list(tables)
        for name in names:
            self.held.pop(name, None)
        mine = (leases.c.table_id.in_(names)) & (leases.c.holder == self._me)
        async with self._engine.begin() as connection:
            await connection.execute(in_order(mine).with_for_update())
            await connection.execute(update(leases).where(mine).values(holder=NOBODY, expires=0))
            await notify(connection, FREED, [""] if tell else [])

    async def leader_of(self, table: str) -> str | None:
        """The process that leads a table now; None if nobody does."""
        query = select(leases.c.holder).where(leases.c.table_id == table, leases.c.expires >= NOW)
        async with self._engine.connect() as connection:
            holder = (await connection.execute(query)).scalar()
        return None if holder is None else str(holder)

    async def free_if_dead(self, holder: str) -> bool:
        """Whether a process has lost its pulse: then all its leases end now, and not when they run out."""
        theirs = (leases.c.holder == holder) & (leases.c.expires > 0)
        async with self._engine.begin() as connection:
            facts = {"space": PULSE, "key": pulse_of(holder)}
            if (await connection.execute(HAS_PULSE, facts)).scalar():
                return False
            left = in_order(theirs).with_for_update(skip_locked=True).cte("left")
            ended = update(leases).where(leases.c.table_id == left.c.table_id).values(expires=0)
            await connection.execute(ended)
        return True

    async def take_free(self, tables: Sequence[str]) -> list[str]:
        """Lead those of some tables that nobody leads; one that is just being written to is left alone."""
        is_free = leases.c.table_id.in_(tables) & (leases.c.expires < NOW)
        free = in_order(is_free).with_for_update(skip_locked=True).cte("free")
        taken = update(leases).where(leases.c.table_id == free.c.table_id)
        taken = taken.values(holder=self._me, number=leases.c.number + 1, expires=NOW + LASTS)
        async with self._engine.begin() as connection:
            rows = (await connection.execute(taken.returning(leases.c.table_id, leases.c.number))).all()
        self.held.update({row.table_id: row.number for row in rows})
        return [row.table_id for row in rows]

    async def living(self) -> set[str]:
        """The processes that have shown life lately."""
        return {str(process) for (process,) in await ask(self._engine, LIVING)}

    async def bury(self) -> None:
        """Forget processes that are gone for good, and letters that nobody has taken."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(processes).where(processes.c.seen < NOW - BURIED_AFTER))
            await connection.execute(delete(letters).where(letters.c.written < NOW - BURIED_AFTER))

    async def resign(self) -> None:
        """Give everything back and be gone."""
        await self.release(list(self.held))
        async with self._engine.begin() as connection:
            await connection.execute(delete(processes).where(processes.c.id == self._me))


def pulse_of(process: str) -> int:
    """The number of the lock that a process holds while its connection for notices is open."""
    return int.from_bytes(hashlib.sha256(process.encode()).digest()[:4]) >> 1


async def take_lease(connection: AsyncConnection, table: str, me: str) -> int | None:
    """The number of a new lease; None while another process holds the old one."""
    fresh = insert(leases).values(table_id=table, holder=me, number=1, expires=NOW + LASTS)
    taken = fresh.on_conflict_do_update(
        index_elements=[leases.c.table_id],
        set_={"holder": me, "number": leases.c.number + 1, "expires": NOW + LASTS},
        where=(leases.c.expires < NOW) | (leases.c.holder == me),
    )
    number = (await connection.execute(taken.returning(leases.c.number))).scalar()
    return None if number is None else int(number)


async def refuse_lost(connection: AsyncConnection, led: set[tuple[str, int | None]]) -> None:
    """Inside the transaction that writes: every table must still be led under the number that is named."""
    names = {table for table, _ in led}
    rows = await connection.execute(in_order(leases.c.table_id.in_(names)).with_for_update(read=True))
    found: dict[str, int] = {row.table_id: row.number for row in rows}
    lost = [table for table, number in led if number is None or found.get(table) != number]
    if lost:
        raise LostLease(lost)


def in_order(which: ColumnElement[bool]) -> Select[tuple[str, int]]:
    """Leases to be locked, always in the same order: two that lock several never wait for each other."""
    return select(leases.c.table_id, leases.c.number).where(which).order_by(leases.c.table_id)


async def notify(connection: AsyncConnection, channel: str, payloads: Iterable[str]) -> None:
    """Words that reach the others when this transaction is on disk."""
    if words := sorted(set(payloads)):
        await connection.execute(TOLD, {"channel": channel, "words": words})
