"""The store: every move is on disk before it is acknowledged, many tables' moves in one commit."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Select, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from .database import is_line_lost, open_engine, prepare
from .schema import carries, log, seated, tables
from .setup import Setup, decode_setup, encode_setup

MOST_IN_ONE_COMMIT = 500
logger = logging.getLogger(__name__)


class NotWritten(Exception):
    """What was to be written has not happened: whoever asked for it comes back, and asks the log."""


@dataclass(frozen=True)
class Line:
    """A line of a table's log, and the command it came from."""

    table_id: str
    version: int
    line: str
    command: str | None = None

    def row(self) -> dict[str, Any]:
        """The line as the database takes it."""
        return {
            "table_id": self.table_id,
            "version": self.version,
            "line": self.line,
            "command": self.command,
        }


@dataclass
class Waiting:
    """Something to be written, and who waits for it."""

    setup: Setup | None
    secret: bytes | None
    lines: list[Line]
    lease: int | None = None  # the number of the lease under which the table was read
    others: list[Any] = field(default_factory=list)
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Store:
    """The database, with one writer that gathers what all tables want written."""

    def __init__(self, url: str, forsaken_after: int | None = None) -> None:
        self.engine = open_engine(url, forsaken_after)
        self._queue: asyncio.Queue[Waiting] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self.commits = self.lines_written = 0

    async def start(self) -> None:
        """Bring the database up to date, and begin to write."""
        await prepare(self.engine)
        self._writer = asyncio.create_task(self._write())

    async def stop(self) -> None:
        """Finish what is being written."""
        await self._queue.join()
        if self._writer:
            self._writer.cancel()
            await asyncio.wait([self._writer])  # it gives its connection back
        await self.engine.dispose()

    # Writing

    async def save(
        self,
        setup: Setup | None,
        lines: Sequence[Line] = (),
        secret: bytes | None = None,
        lease: int | None = None,
    ) -> None:
        """Write a table as it is now, and new lines of its log; returns when they are on disk."""
        await self._written(Waiting(setup, secret, list(lines), lease))

    async def run(self, *statements: Any) -> None:
        """Carry out other statements with the next commit."""
        await self._written(Waiting(None, None, [], others=list(statements)))

    async def _written(self, waiting: Waiting) -> None:
        self._queue.put_nowait(waiting)
        await waiting.done

    def lease_of(self, table: str) -> int | None:
        """The number under which a table is led; one process alone needs none."""
        return None

    async def _write(self) -> None:
        async with self.engine.connect() as connection:
            while True:
                batch = [await self._queue.get()]
                while not self._queue.empty() and len(batch) < MOST_IN_ONE_COMMIT:
                    batch.append(self._queue.get_nowait())
                await self._commit(connection, batch)
                for _ in batch:
                    self._queue.task_done()

    async def write_batch(self, connection: AsyncConnection, batch: list[Waiting]) -> None:
        """What many tables want written, in one transaction."""
        await write_all(connection, batch)

    async def _commit(self, connection: AsyncConnection, batch: list[Waiting]) -> None:
        try:
            await self.write_batch(connection, batch)
            await connection.commit()
        except Exception as wrong:
            await connection.rollback()
            if len(batch) > 1:
                for each in batch:
                    await self._commit(connection, [each])
            elif not batch[0].done.done():
                batch[0].done.set_exception(as_not_written(wrong))
            return
        self.commits += 1
        self.lines_written += sum(len(each.lines) for each in batch)
        for each in batch:
            if not each.done.done():
                each.done.set_result(None)

    # Reading

    async def load(self, table: str) -> tuple[Setup, bytes, list[Line]] | None:
        """A table with its secret and its log."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table))).first()
            if row is None:
                return None
            found = await connection.execute(
                select(log).where(log.c.table_id == table).order_by(log.c.version)
            )
            return decode_setup(row.setup), row.secret, [Line(*each) for each in found]

    async def lines_from(self, table: str, version: int) -> list[Line]:
        """The lines of a log from a version on."""
        query = select(log).where(log.c.table_id == table, log.c.version >= version)
        async with self.engine.connect() as connection:
            return [Line(*each) for each in await connection.execute(query.order_by(log.c.version))]

    async def find_code(self, code: str) -> str | None:
        """The table that a code leads to."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(tables.c.id).where(tables.c.code == code))).first()
            return str(row.id) if row else None

    async def setups_of(self, guest: str, most: int) -> list[Setup]:
        """The tables at which somebody sits, the latest first."""
        query = (
            select(tables.c.setup)
            .join(seated, seated.c.table_id == tables.c.id)
            .where(seated.c.guest == guest)
        )
        return await self._setups(query, most)

    async def setups_listed(self, states: Sequence[str], since: float, most: int) -> list[Setup]:
        """Public tables in one of some states that were touched since a moment, the latest first."""
        is_listed = tables.c.setup.contains('"listed":true')  # quotes in names are written with a stroke
        is_lively = tables.c.touched >= int(since)
        return await self._setups(
            select(tables.c.setup).where(tables.c.state.in_(states), is_listed, is_lively), most
        )

    async def _setups(self, query: Select[Any], most: int) -> list[Setup]:
        async with self.engine.connect() as connection:
            rows = await connection.execute(query.order_by(tables.c.touched.desc()).limit(most))
            return [decode_setup(setup) for (setup,) in rows]

    async def redeem(self, token: str) -> str | None:
        """The guest that a carry link stands for; it works once, also for two who follow it at once."""
        taken = delete(carries).where(carries.c.token == token).returning(carries.c.guest, carries.c.expires)
        async with self.engine.begin() as connection:
            row = (await connection.execute(taken)).first()
        return str(row.guest) if row is not None and row.expires > time.time() else None


def as_not_written(wrong: Exception) -> Exception:
    """A version that another has written, or a lost line to the database, is nothing that a client did."""
    if not is_line_lost(wrong) and not isinstance(wrong, IntegrityError):
        return wrong
    told = str(wrong).partition("\n")[0]
    logger.warning("not written: %s", told)
    return NotWritten(told)


async def write_all(connection: AsyncConnection, batch: list[Waiting]) -> None:
    """One transaction for many tables, always in the same order, lest two wait for each other."""
    setups = [(each.setup, each.secret) for each in batch if each.setup is not None]
    for setup, secret in sorted(setups, key=lambda one: one[0].id):
        await write_setup(connection, setup, secret)
    rows = [line.row() for each in batch for line in each.lines]
    if rows:
        await connection.execute(insert(log), rows)
    for each in batch:
        for statement in each.others:
            await connection.execute(statement)


async def write_setup(connection: AsyncConnection, setup: Setup, secret: bytes | None) -> None:
    """A new table, or an old one as it is now; and who sits there."""
    values = {"state": setup.state, "setup": encode_setup(setup).decode(), "touched": int(time.time())}
    if secret is not None:
        await connection.execute(insert(tables).values(id=setup.id, code=setup.code, secret=secret, **values))
    else:
        await connection.execute(update(tables).where(tables.c.id == setup.id).values(**values))
    await connection.execute(delete(seated).where(seated.c.table_id == setup.id))
    guests = dict.fromkeys((*setup.guests(), setup.host))  # a host without a seat has opened the table too
    rows = [{"guest": guest, "table_id": setup.id} for guest in guests]
    if rows:
        await connection.execute(insert(seated), rows)
