"""The shared store: every write names the lease it is made under, and tells the other processes."""

from __future__ import annotations

from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..schema import tables
from ..store import Store, Waiting
from .leases import Leases, refuse_lost, take_lease

MOVED, CHANGED, LETTER = "palabre_moved", "palabre_changed", "palabre_letter"  # the channels


class SharedStore(Store):
    """Writes only for tables that this process leads."""

    def __init__(self, url: str, me: str) -> None:
        super().__init__(url)
        self.me = me
        self.leases = Leases(self.engine, me)

    async def write_batch(self, connection: AsyncConnection, batch: list[Waiting]) -> None:
        """As for one process, between a look at the leases and a word to the others."""
        old = {name for each in batch if each.secret is None for name in names_in(each)}
        if old:
            await refuse_lost(connection, {name: self.leases.held.get(name) for name in old})
        await super().write_batch(connection, batch)
        for each in batch:
            if each.secret is not None and each.setup is not None:
                number = await take_lease(connection, each.setup.id, self.me)
                self.leases.held[each.setup.id] = number or 0
            await self._tell(connection, each)

    async def _tell(self, connection: AsyncConnection, each: Waiting) -> None:
        if each.lines:
            last = each.lines[-1]
            await notify(connection, MOVED, f"{last.table_id} {last.version}")
        if each.setup is not None:
            await notify(connection, CHANGED, each.setup.id)

    async def spread(self, table: str, around: str) -> None:
        """Tell the other processes what is going on around a table."""
        async with self.engine.begin() as connection:
            await refuse_lost(connection, {table: self.leases.held.get(table)})
            await connection.execute(update(tables).where(tables.c.id == table).values(around=around))
            await notify(connection, CHANGED, table)

    async def around(self, table: str) -> tuple[str, str] | None:
        """A table's setup and what is going on around it."""
        query = select(tables.c.setup, tables.c.around).where(tables.c.id == table)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else (row.setup, row.around)


def names_in(each: Waiting) -> set[str]:
    """The tables that a write is for."""
    return {line.table_id for line in each.lines} | ({each.setup.id} if each.setup is not None else set())


async def notify(connection: AsyncConnection, channel: str, payload: str) -> None:
    """A word that reaches the others when this transaction is on disk."""
    await connection.execute(select(func.pg_notify(channel, payload)))
