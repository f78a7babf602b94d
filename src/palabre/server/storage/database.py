"""The database: opening it, bringing it up to date, and the keys in it."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import Enum
from functools import partial
from pathlib import Path
from typing import Any

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, inspect, select
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ...kernel.errors import PalabreError
from ..process.trouble import ConnectionLost, reach, reason_of
from .schema import keys, log, schema, tables

DATABASE = "palabre.sqlite3"  # its name in a data folder
MIGRATIONS = Path(__file__).parent / "migrations"
KEY_BYTES = 32
COOKIES = "cookies"  # the name of the key that signs them
DAILY = "daily"  # and of the one that the luck of every day comes from


KEY_FILES = {COOKIES: "cookie.key", DAILY: "daily.key"}  # where a server alone on SQLite has them
CONNECTING = 10  # seconds that PostgreSQL has to answer
DRIVERS = {
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
}


class Age(Enum):
    """How a schema stands to the one that this program was written for."""

    NONE = "there is none yet"
    OLDER = "an older version made it"
    CURRENT = "it is the one"
    ONLY_ADDED = "a newer version has added to it, and this one need not know"
    NEWER = "a newer version has changed it"
    FOREIGN = "it is that of another program"


REFUSED = {Age.NEWER: "database-newer", Age.FOREIGN: "database-foreign"}


class DatabaseTrouble(PalabreError):
    """A database that cannot be used as it is."""


def full_url(url: str) -> str:
    """The URL with the driver we use; a plain path is an SQLite file."""
    kind, is_url, rest = url.partition("://")
    if not is_url:
        return f"sqlite+aiosqlite:///{url}"
    if kind not in DRIVERS:
        raise DatabaseTrouble("database-unknown-kind", kind=kind)
    return f"{DRIVERS[kind]}://{rest}"


def is_postgres(url: str) -> bool:
    """Whether several processes can share this database."""
    return full_url(url).startswith("postgresql")


def default_database(data: Path) -> str:
    """The database in a data folder."""
    return f"sqlite:///{data / DATABASE}"


def file_of(url: str) -> Path | None:
    """The file of an SQLite database."""
    return None if is_postgres(url) else Path(full_url(url).partition(":///")[2])


def shown_database(url: str) -> str:
    """A database as people may read it: without the password that may stand in its URL."""
    if (file := file_of(url)) is not None:
        return str(file)
    place = url.partition("://")[2].rpartition("@")[2].partition("?")[0]
    return f"postgresql://…@{place}" if "@" in url else f"postgresql://{place}"


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
    try:
        return create_async_engine(
            "postgresql+asyncpg://",
            async_creator=partial(connect, url, settings),
            hide_parameters=True,
            **pool,
        )
    except ModuleNotFoundError:
        raise DatabaseTrouble("database-no-driver") from None


async def connect(url: str, settings: dict[str, str] | None = None) -> Any:
    """A connection to PostgreSQL, all of whose parameters the driver reads from the URL itself.

    Only here can it be seen that the database has gone, or has come back.
    """
    import asyncpg

    try:
        made = await asyncpg.connect(
            "postgresql://" + full_url(url).partition("://")[2],
            server_settings=settings or None,
            timeout=CONNECTING,
        )
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as wrong:
        reach.lost(why := reason_of(wrong))
        raise ConnectionLost(why) from wrong
    except ValueError:
        raise DatabaseTrouble("database-bad-url", file=shown_database(url)) from None
    reach.back()
    return made


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


def age_of(connection: Connection) -> Age:
    """How the schema stands to the one that this program was written for."""
    scripts = ScriptDirectory.from_config(config_for())
    there = set(inspect(connection).get_table_names())
    found = MigrationContext.configure(connection).get_current_revision()
    if found is None:
        return Age.FOREIGN if there - {"alembic_version"} else Age.NONE
    if not {tables.name, log.name} <= there:
        return Age.FOREIGN
    if found == scripts.get_current_head():
        return Age.CURRENT
    if found in {each.revision for each in scripts.walk_revisions()}:
        return Age.OLDER
    return Age.ONLY_ADDED if has_only_more(connection) else Age.NEWER


def has_only_more(connection: Connection) -> bool:
    """Whether all that this program knows is there as it knows it, and it may leave the rest empty."""
    context = MigrationContext.configure(connection)
    return all(isinstance(each, tuple) and is_more(each) for each in compare_metadata(context, schema))


def is_more(difference: tuple[Any, ...]) -> bool:
    """Whether a difference is something of a newer version that nobody has to know of."""
    kind, what = difference[0], difference[-1]
    if kind == "remove_column":
        return bool(what.nullable or what.server_default is not None)
    return kind == "remove_table" or (kind == "remove_index" and not what.unique)


def refuse_unserved(age: Age, url: str) -> None:
    """Say why nothing can be done with a schema that is no older one."""
    if age in REFUSED:
        raise DatabaseTrouble(REFUSED[age], file=shown_database(url))


async def upgrade(url: str) -> None:
    """Bring a database up to date, or make it; one that a newer version has added to stays as it is."""
    async with opened(url) as engine, engine.begin() as connection:
        age = await connection.run_sync(age_of)
        refuse_unserved(age, url)
        if age in (Age.NONE, Age.OLDER):
            await connection.run_sync(upgrade_now)


async def prepare(engine: AsyncEngine, url: str) -> None:
    """Before serving: SQLite is brought up to date, a shared database must be so already."""
    async with engine.begin() as connection:
        age = await connection.run_sync(age_of)
        refuse_unserved(age, url)
        if age in (Age.NONE, Age.OLDER):
            if engine.dialect.name != "sqlite":
                raise DatabaseTrouble("database-not-current")
            await connection.run_sync(upgrade_now)


# Keys


async def kept_keys(url: str) -> dict[str, bytes]:
    """The keys that are in this database: those of all its processes, or that came with a move or a copy."""
    async with opened(url) as engine, engine.connect() as connection:
        return {row.name: row.value for row in await connection.execute(select(keys))}


async def shared_key(url: str, name: str) -> bytes:
    """A secret that all processes on one database share; the first to ask makes it."""
    fresh = postgres_insert(keys).values(name=name, value=secrets.token_bytes(KEY_BYTES))
    async with opened(url) as engine, engine.begin() as connection:
        await connection.execute(fresh.on_conflict_do_nothing())
        found: bytes = (
            await connection.execute(select(keys.c.value).where(keys.c.name == name))
        ).scalar_one()
    return found
