"""The store: every move is on disk before it is acknowledged, many tables' moves in one commit."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Select, Table, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ..process.trouble import ConnectionLost, NotWritten, Taken, is_connection_lost, trouble_of
from .database import open_engine, open_writer, prepare
from .schema import carries, log, results, reviews, seated, tables
from .setup import Setup, decode_setup, encode_setup

MOST_IN_ONE_COMMIT = 500
PROBE_PATIENCE = 3.0  # seconds
CHANGE = update(tables).where(tables.c.id == bindparam("table"))
GET_UP = delete(seated).where(seated.c.table_id == bindparam("table"))
logger = logging.getLogger(__name__)
Row = dict[str, Any]  # as the database takes it


@dataclass(frozen=True)
class LogLine:
    """A line of a table's log, and the command it came from."""

    table_id: str
    version: int
    text: str
    command: str | None = None

    def row(self) -> dict[str, Any]:
        """The line as the database takes it."""
        return {
            "table_id": self.table_id,
            "version": self.version,
            "line": self.text,
            "command": self.command,
        }


@dataclass
class Waiting:
    """Something to be written, and who waits for it."""

    setup: Setup | None
    secret: bytes | None
    lines: list[LogLine]
    seats: bool = False  # whether somebody has sat down or got up
    lease: int | None = None  # the number of the lease under which the table was read
    results: Sequence[Row] = ()  # how the game ended for each guest, if it just has
    others: list[Any] = field(default_factory=list)  # statements; or one and its rows
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


Write = Callable[[list[Waiting]], Awaitable[None]]


class Store:
    """The database, with one writer that gathers what all tables want written."""

    def __init__(self, url: str, forsaken_after: int | None = None) -> None:
        self.url = url
        self.engine = open_engine(url, forsaken_after)
        self._queue: asyncio.Queue[Waiting] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self.commits = self.lines_written = 0
        self.trouble = ""  # why the last thing could not be written

    async def start(self) -> None:
        """Bring the database up to date, and begin to write."""
        await prepare(self.engine, self.url)
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
        lines: Sequence[LogLine] = (),
        secret: bytes | None = None,
        seats: bool = True,
        lease: int | None = None,
        results: Sequence[Row] = (),
        others: Sequence[Any] = (),
    ) -> None:
        """Write a table as it is now, new lines of its log, and what goes with them; all of it or nothing."""
        await self._written(Waiting(setup, secret, list(lines), seats, lease, results, list(others)))

    async def run(self, *statements: Any) -> None:
        """Carry out other statements with the next commit."""
        await self._written(Waiting(None, None, [], others=list(statements)))

    async def add(self, table: Table, rows: list[Row]) -> None:
        """Write rows with the next commit, all by one statement."""
        await self._written(Waiting(None, None, [], others=[(insert(table), rows)]))

    async def _written(self, waiting: Waiting) -> None:
        self._queue.put_nowait(waiting)
        await waiting.done

    async def probe(self) -> str:
        """Write something that leaves nothing; returns why that cannot be done, or nothing."""
        token = f"probe-{secrets.token_hex(16)}"
        written = insert(carries).values(token=token, guest="", expires=0)
        try:
            async with asyncio.timeout(PROBE_PATIENCE):
                await self.run(written, delete(carries).where(carries.c.token == token))
        except TimeoutError:
            return "it takes too long"
        except Exception as wrong:
            return self.trouble or trouble_of(wrong)
        return ""

    def lease_of(self, table: str) -> int | None:
        """The number under which a table is led; one process alone needs none."""
        return None

    async def _write(self) -> None:
        async with self.writing() as write:
            while True:
                batch = [await self._queue.get()]
                while not self._queue.empty() and len(batch) < MOST_IN_ONE_COMMIT:
                    batch.append(self._queue.get_nowait())
                await self._commit(write, batch)
                for _ in batch:
                    self._queue.task_done()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Write]:
        """How a batch is written in one transaction: by a thread, on which the loop waits but once."""
        engine, loop = open_writer(self.url), asyncio.get_running_loop()

        def write_now(batch: list[Waiting]) -> None:
            with engine.begin() as connection:
                write_all(connection, batch)

        try:
            with ThreadPoolExecutor(1, "writer") as thread:
                yield lambda batch: loop.run_in_executor(thread, write_now, batch)
        finally:  # also when the writer is told to stop
            engine.dispose()

    async def _commit(self, write: Write, batch: list[Waiting]) -> None:
        try:
            await write(batch)
        except Exception as wrong:
            if len(batch) > 1:
                for each in batch:
                    await self._commit(write, [each])
            elif not batch[0].done.done():
                batch[0].done.set_exception(self._troubled(wrong))
            return
        self._is_well()
        self.commits += 1
        self.lines_written += sum(len(each.lines) for each in batch)
        for each in batch:
            if not each.done.done():
                each.done.set_result(None)

    def _troubled(self, wrong: Exception) -> Exception:
        """Say once why nothing can be written."""
        told = as_not_written(wrong)
        if not isinstance(told, NotWritten) and self.trouble != (trouble := trouble_of(wrong)):
            self.trouble = trouble
            logger.error("nothing can be written: %s", trouble)
        return told

    def _is_well(self) -> None:
        if self.trouble:
            logger.warning("it can be written again")
            self.trouble = ""

    # Reading

    async def load(self, table: str) -> tuple[Setup, bytes, list[LogLine]] | None:
        """A table with its secret and its log."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table))).first()
            if row is None:
                return None
            found = await connection.execute(
                select(log).where(log.c.table_id == table).order_by(log.c.version)
            )
            return decode_setup(row.setup), row.secret, [LogLine(*each) for each in found]

    async def lines_from(self, table: str, version: int) -> list[LogLine]:
        """The lines of a log from a version on."""
        query = select(log).where(log.c.table_id == table, log.c.version >= version)
        async with self.engine.connect() as connection:
            return [LogLine(*each) for each in await connection.execute(query.order_by(log.c.version))]

    async def find_code(self, code: str) -> str | None:
        """The table that a code leads to."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(tables.c.id).where(tables.c.code == code))).first()
            return str(row.id) if row else None

    async def game_of(self, table: str) -> str | None:
        """What is played at a table."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(tables.c.setup).where(tables.c.id == table))).first()
            return decode_setup(row.setup).game if row else None

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
        is_lively = tables.c.touched >= int(since)
        found = select(tables.c.setup).where(tables.c.state.in_(states), tables.c.listed, is_lively)
        return await self._setups(found, most)

    async def _setups(self, query: Select[Any], most: int) -> list[Setup]:
        async with self.engine.connect() as connection:
            rows = await connection.execute(query.order_by(tables.c.touched.desc()).limit(most))
            return [decode_setup(setup) for (setup,) in rows]

    async def results_of(self, guest: str, game: str, most: int) -> list[Any]:
        """How somebody's last games against bots ended, the latest first."""
        query = select(results).where(results.c.guest == guest, results.c.game == game, results.c.only_bots)
        async with self.engine.connect() as connection:
            return list(await connection.execute(query.order_by(results.c.ended.desc()).limit(most)))

    async def review_of(self, table: str) -> str | None:
        """The review of a game, if one was made."""
        async with self.engine.connect() as connection:
            query = select(reviews.c.review).where(reviews.c.table_id == table)
            row = (await connection.execute(query)).first()
            return str(row.review) if row else None

    async def redeem(self, token: str) -> str | None:
        """The guest that a carry link stands for; it works once, also for two who follow it at once."""
        taken = delete(carries).where(carries.c.token == token).returning(carries.c.guest, carries.c.expires)
        async with self.engine.begin() as connection:
            row = (await connection.execute(taken)).first()
        return str(row.guest) if row is not None and row.expires > time.time() else None


def as_not_written(wrong: Exception) -> Exception:
    """A version or a code that is taken, or a lost connection: nothing that a client did."""
    told = str(wrong).partition("\n")[0]
    if isinstance(wrong, IntegrityError):
        logger.warning("not written: %s", told)
        return Taken(told)
    is_lost = is_connection_lost(wrong) and not isinstance(wrong, NotWritten)
    return ConnectionLost(told) if is_lost else wrong


def write_all(connection: Connection, batch: list[Waiting]) -> None:
    """One transaction for many tables, always in the same order, lest two wait for each other."""
    setups = [(each.setup, each.secret, each.seats) for each in batch if each.setup is not None]
    write_setups(connection, sorted(setups, key=lambda one: one[0].id))
    write_rows(connection, insert(log), [line.row() for each in batch for line in each.lines])
    write_rows(connection, insert(results), [row for each in batch for row in each.results])
    for each in batch:
        for other in each.others:
            connection.execute(*(other if isinstance(other, tuple) else (other,)))


def write_setups(connection: Connection, setups: Sequence[tuple[Setup, bytes | None, bool]]) -> None:
    """New tables, and old ones as they are now; and who sits there, where that has changed."""
    new = [new_row(setup, secret) for setup, secret, _ in setups if secret is not None]
    changes = [{"table": setup.id, **kept(setup)} for setup, secret, _ in setups if secret is None]
    moved = [setup for setup, _, seats in setups if seats]
    sitting = [{"guest": guest, "table_id": setup.id} for setup in moved for guest in setup.everybody()]
    write_rows(connection, insert(tables), new)
    write_rows(connection, CHANGE, changes)
    write_rows(connection, GET_UP, [{"table": setup.id} for setup in moved])
    write_rows(connection, insert(seated), sitting)


def new_row(setup: Setup, secret: bytes) -> dict[str, Any]:
    """A table that was opened, as the database takes it."""
    return {"id": setup.id, "code": setup.code, "secret": secret, **kept(setup)}


def kept(setup: Setup) -> dict[str, Any]:
    """What may change of a table."""
    return {
        "state": setup.state,
        "listed": setup.listed,
        "setup": encode_setup(setup).decode(),
        "touched": int(time.time()),
    }


def write_rows(connection: Connection, statement: Any, rows: list[dict[str, Any]]) -> None:
    """One statement for many rows, if there are any."""
    if rows:
        connection.execute(statement, rows)
