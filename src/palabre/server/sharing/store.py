"""The shared store: every write names the lease it is made under, and tells the other processes."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager

from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from ..storage.database import open_engine
from ..storage.schema import tables
from ..storage.setup import Setup, decode_setup
from ..storage.store import LogLine, Store, Waiting, Write, write_all
from .driver import Driver
from .following import Following, tell
from .leases import Leases, LostLease, refuse_lost, take_lease
from .moves import Led, leases_in, write, write_around
from .statements import CHANGED, MOVED

FOR_LEASES = 3  # connections of their own: they are renewed however much there is to write
NEWS = text(
    "SELECT log.table_id, log.version, log.line, log.command"
    " FROM unnest(CAST(:tables AS text[]), CAST(:versions AS int[])) AS known(id, version)"
    " JOIN log ON log.table_id = known.id AND log.version >= known.version ORDER BY 1, 2"
)
FIRST = 1  # the number of a new table's lease
LISTED_FOR = 1.0  # seconds that a list may be old
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
        self._listed: list[Setup] = []  # what everybody may see, as it was found then
        self._listed_at = self._changed_at = 0.0

    async def stop(self) -> None:
        """Finish what is being written."""
        await super().stop()
        await self._beside.dispose()
        await self.words.dispose()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Write]:
        """How a batch is written: by one statement, or in a transaction where somebody brought statements."""
        async with self.engine.connect() as connection, self.engine.connect() as plain:
            driver = Driver(plain)

            async def write_now(batch: list[Waiting]) -> None:
                if not any(each.others for each in batch):
                    await self._write_at_once(driver, batch)
                else:
                    async with connection.begin():
                        await self._write_batch(connection, batch)
                if any(each.setup is not None and each.setup.listed for each in batch):
                    self._changed_at = time.monotonic()

            yield write_now

    async def _write_at_once(self, driver: Driver, batch: list[Waiting]) -> None:
        with self._forgetting(leases_in(batch)):
            await write(driver, batch, self.me)
        for each in batch:
            if each.secret is not None and each.setup is not None:
                self.leases.held[each.setup.id] = FIRST

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
        async with self.words.connect() as connection:
            with self._forgetting({(table, lease) for table, (_, lease) in told.items()}):
                await write_around(Driver(connection), told)

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

    async def setups_listed(self, states: Sequence[str], since: float, most: int) -> list[Setup]:
        """As ever, and told for a moment to all who ask; what this process has written is seen at once."""
        now = time.monotonic()
        if now - self._listed_at > LISTED_FOR or self._changed_at >= self._listed_at:
            self._listed, self._listed_at = await super().setups_listed(states, since, most), now
        return self._listed

    async def setup_of(self, table: str) -> Setup | None:
        """Who sits at a table, and what is played."""
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(tables.c.setup).where(tables.c.id == table))).scalar()
        return None if found is None else decode_setup(found)
