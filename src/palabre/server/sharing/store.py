"""The shared store: every write names the lease it is made under, and tells the other processes."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from sqlalchemy import bindparam, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..storage.database import open_engine
from ..storage.schema import tables
from ..storage.setup import Setup, decode_setup
from ..storage.store import LogLine, Store, Waiting, Write, write_all
from .following import Following, tell
from .leases import Leases, LostLease, refuse_lost, take_lease
from .moves import Led, Moves, are_moves

MOVED, CHANGED, LETTER = "palabre_moved", "palabre_changed", "palabre_letter"  # the channels
TOLD = update(tables).where(tables.c.id == bindparam("table")).values(around=bindparam("told"))
FOR_LEASES = 3  # connections of their own: they are renewed however much there is to write
NEWS = text(
    "SELECT log.table_id, log.version, log.line, log.command"
    " FROM unnest(CAST(:tables AS text[]), CAST(:versions AS int[])) AS known(id, version)"
    " JOIN log ON log.table_id = known.id AND log.version >= known.version ORDER BY 1, 2"
)
FOR_WORDS = 4  # connections for letters and for what goes on around tables
FORSAKEN_AFTER = 10_000  # milliseconds; then a leader that hangs while it writes locks nobody out any more


class SharedStore(Store):
    """Writes only for tables that this process leads."""

    def __init__(self, url: str, me: str, forsaken_after: int = FORSAKEN_AFTER) -> None:
        super().__init__(url, forsaken_after)
        self.me = me
        self._beside = open_engine(url, forsaken_after, pool_size=FOR_LEASES, max_overflow=0)
        self.leases = Leases(self._beside, me)
        self.following = Following(self._beside)
        self.words = open_engine(url, forsaken_after, passing=True, pool_size=FOR_WORDS, max_overflow=0)

    async def stop(self) -> None:
        """Finish what is being written."""
        await super().stop()
        await self._beside.dispose()
        await self.words.dispose()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Write]:
        """How a batch is written: moves alone by one statement, anything else in one transaction."""
        async with self.engine.connect() as connection, self.engine.connect() as plain:
            moves = Moves(plain)

            async def write(batch: list[Waiting]) -> None:
                if are_moves(batch):
                    with self._forgetting(leases_in(batch)):
                        await moves.write(batch, MOVED)
                    return
                async with connection.begin():
                    await self._write_batch(connection, batch)

            yield write

    async def _write_batch(self, connection: AsyncConnection, batch: list[Waiting]) -> None:
        """As for one process, between a look at the leases and a word to the others."""
        if old := leases_in(batch):
            await self._refuse_lost(connection, old)
        await connection.run_sync(write_all, batch)
        for each in batch:
            if each.secret is not None and each.setup is not None:
                number = await take_lease(connection, each.setup.id, self.me)
                self.leases.held[each.setup.id] = number or 0
        await tell(connection, MOVED, [each.lines[-1].table_id for each in batch if each.lines])
        await tell(connection, CHANGED, [each.setup.id for each in batch if each.setup is not None])

    async def _refuse_lost(self, connection: AsyncConnection, led: Led) -> None:
        """Everything is written under the lease with which its table was read, not under a later one."""
        with self._forgetting(led):
            await refuse_lost(connection, led)

    @contextmanager
    def _forgetting(self, led: Led) -> Iterator[None]:
        """Who finds that leases are lost holds them no longer."""
        try:
            yield
        except LostLease as lost:
            for name, number in led:
                if name in lost.tables:
                    self.leases.forget(name, number)
            raise

    def lease_of(self, table: str) -> int | None:
        """The number under which this process leads a table."""
        return self.leases.held.get(table)

    async def broadcast(self, told: dict[str, tuple[str, int | None]]) -> None:
        """Tell the other processes what is going on around tables, each under its lease."""
        async with self.words.begin() as connection:
            await self._refuse_lost(connection, {(table, lease) for table, (_, lease) in told.items()})
            rows = [{"table": table, "told": around} for table, (around, _) in sorted(told.items())]
            await connection.execute(TOLD, rows)
            await tell(connection, CHANGED, told)

    async def follow(
        self, known: dict[str, int], around: list[str]
    ) -> tuple[dict[str, list[LogLine]], dict[str, tuple[str, str]]]:
        """The logs of tables, each from a version on; of some, read before, setup and surroundings."""
        setups = select(tables.c.id, tables.c.setup, tables.c.around).where(tables.c.id.in_(around))
        facts = {"tables": list(known), "versions": list(known.values())}
        lines: dict[str, list[LogLine]] = {}
        async with self.engine.connect() as connection:
            rows = (await connection.execute(setups)).all() if around else []
            for each in await connection.execute(NEWS, facts):
                lines.setdefault(each.table_id, []).append(LogLine(*each))
        return lines, {row.id: (row.setup, row.around) for row in rows}

    async def setup_of(self, table: str) -> Setup | None:
        """Who sits at a table, and what is played."""
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(tables.c.setup).where(tables.c.id == table))).scalar()
        return None if found is None else decode_setup(found)


def names_in(each: Waiting) -> set[str]:
    """The tables that a write is for."""
    return {line.table_id for line in each.lines} | ({each.setup.id} if each.setup is not None else set())


def leases_in(batch: list[Waiting]) -> Led:
    """The tables that a batch is for and that were there before, each with its lease."""
    return {(name, each.lease) for each in batch if each.secret is None for name in names_in(each)}
