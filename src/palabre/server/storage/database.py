"""The database: opening it, bringing it up to date, moving it, and copying it while it is in use."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, Table, create_engine, delete, event, func, insert, select
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ...kernel.errors import PalabreError
from .schema import carries, daily, keys, log, results, reviews, seated, stories, tables

MIGRATIONS = Path(__file__).parent / "migrations"
# What a move takes along, in order
KEPT: tuple[Table, ...] = (tables, log, seated, results, reviews, daily, stories, carries, keys)
ROWS_AT_ONCE = 1_000
KEY_BYTES = 32
COOKIES = "cookies"  # the name of the key that signs them
DAILY = "daily"  # and of the one that the luck of every day comes from


class DatabaseTrouble(PalabreError):
    """A database that cannot be used as it is."""


def full_url(url: str) -> str:
    """The URL with the driver we use; a plain path is an SQLite file."""
    if url.startswith(("postgresql://", "postgres://")):
        return "postgresql+asyncpg://" + url.partition("://")[2]
    if url.startswith("sqlite:///"):
        return "sqlite+aiosqlite:///" + url.removeprefix("sqlite:///")
    return url if "://" in url else f"sqlite+aiosqlite:///{url}"


def is_postgres(url: str) -> bool:
    """Whether several processes can share this database."""
    return full_url(url).startswith("postgresql")


def open_engine(
    url: str, forsaken_after: int | None = None, passing: bool = False, **pool: int
) -> AsyncEngine:
    """The database of a URL; SQLite writes ahead of its file, and to the disk itself.

    PostgreSQL ends a transaction that was forsaken for so many milliseconds, and with it its locks. For what
    is only passing, and would be said again after a crash, it does not wait for the disk.
    """
    if not is_postgres(url):
        engine = create_async_engine(full_url(url), hide_parameters=True)
        event.listen(engine.sync_engine, "connect", set_up_sqlite)
        return engine
    settings = {"idle_in_transaction_session_timeout": str(forsaken_after)} if forsaken_after else {}
    settings |= {"synchronous_commit": "off"} if passing else {}
    arguments = {"server_settings": settings}
    return create_async_engine(full_url(url), connect_args=arguments, hide_parameters=True, **pool)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[AsyncEngine]:
    """The database of a URL, which is closed again whatever happens."""
    engine = open_engine(url)
    try:
        yield engine
    finally:
        await engine.dispose()


def open_writer(url: str) -> Engine:
    """An SQLite database for a thread that only writes: many rows in one statement.

    After each of many statements the thread would wait for the interpreter.
    """
    engine = create_engine(full_url(url).replace("+aiosqlite", ""), hide_parameters=True)
    engine.dialect.use_insertmanyvalues_wo_returning = True
    event.listen(engine, "connect", set_up_sqlite)
    return engine


def set_up_sqlite(connection: Any, _: Any) -> None:
    """A commit is on the disk when it returns; readers do not wait for the writer."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


# Up to date


def config_for(connection: Connection | None = None) -> Config:
    """Where the migrations are, and the connection they run on."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def upgrade_now(connection: Connection) -> None:
    """Bring the schema up to date."""
    command.upgrade(config_for(connection), "head")


def is_current(connection: Connection) -> bool:
    """Whether the schema is the one this program was written for."""
    newest = ScriptDirectory.from_config(config_for()).get_current_head()
    return MigrationContext.configure(connection).get_current_revision() == newest


async def upgrade(url: str) -> None:
    """Bring a database up to date."""
    async with opened(url) as engine, engine.begin() as connection:
        await connection.run_sync(upgrade_now)


async def prepare(engine: AsyncEngine) -> None:
    """Before serving: SQLite is brought up to date, a shared database must be so already."""
    async with engine.begin() as connection:
        if engine.dialect.name == "sqlite":
            await connection.run_sync(upgrade_now)
        elif not await connection.run_sync(is_current):
            raise DatabaseTrouble("database-not-current")


# Moving and copying


async def move(source: str, target: str, own_keys: Mapping[str, bytes] | None = None) -> dict[str, int]:
    """Copy everything into an empty database, tables in mid-game included; return how many rows of each.

    One process alone keeps its keys in files: they are taken along, or nobody would find their seat again,
    and no day would be the one that was promised.
    """
    await upgrade(target)
    async with opened(source) as old, opened(target) as new, old.connect() as reader, new.begin() as writer:
        await refuse_unless_empty(writer)
        await see_one_moment(reader)
        await writer.execute(delete(keys))  # made by a server that was started on it and never used
        copied = {table.name: await copy_rows(reader, writer, table) for table in KEPT}
        if own_keys and not copied[keys.name]:
            rows = [{"name": name, "value": value} for name, value in own_keys.items()]
            await writer.execute(insert(keys), rows)
        return copied


async def see_one_moment(reader: AsyncConnection) -> None:
    """All that is read from now on is as it was at one moment, whatever is written meanwhile."""
    if reader.dialect.name == "postgresql":
        await reader.execution_options(isolation_level="REPEATABLE READ")
    else:
        await reader.exec_driver_sql("BEGIN")


async def refuse_unless_empty(writer: AsyncConnection) -> None:
    """Never mix two hosts' tables."""
    if (await writer.execute(select(func.count()).select_from(tables))).scalar():
        raise DatabaseTrouble("database-not-empty")


async def copy_rows(reader: AsyncConnection, writer: AsyncConnection, table: Table) -> int:
    """One table, a batch at a time."""
    copied = 0
    rows = await reader.stream(select(table))
    async for batch in rows.mappings().partitions(ROWS_AT_ONCE):
        await writer.execute(insert(table), [dict(row) for row in batch])
        copied += len(batch)
    return copied


async def backup(url: str, file: Path, own_keys: Mapping[str, bytes] | None = None) -> dict[str, int]:
    """A consistent copy into a new SQLite file, while the server goes on."""
    if file.exists():
        raise DatabaseTrouble("backup-exists", file=str(file))
    file.touch(mode=0o600)  # it holds the secrets of running games, and the key that signs cookies
    return await move(url, f"sqlite:///{file.resolve()}", own_keys)


async def kept_key(url: str, name: str) -> bytes | None:
    """A key that came into this database with a move or a copy."""
    async with opened(url) as engine, engine.connect() as connection:
        found: bytes | None = (
            await connection.execute(select(keys.c.value).where(keys.c.name == name))
        ).scalar()
    return found


async def shared_key(url: str, name: str) -> bytes:
    """A secret that all processes on one database share; the first to ask makes it."""
    fresh = postgres_insert(keys).values(name=name, value=secrets.token_bytes(KEY_BYTES))
    async with opened(url) as engine, engine.begin() as connection:
        await connection.execute(fresh.on_conflict_do_nothing())
        found: bytes = (
            await connection.execute(select(keys.c.value).where(keys.c.name == name))
        ).scalar_one()
    return found
