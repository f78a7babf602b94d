"""Moving a database, copying it while it is in use, and going back to a copy; the keys go along."""

from __future__ import annotations

import os
import secrets
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Table, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from .database import (
    DATABASE,
    KEY_FILES,
    Age,
    DatabaseTrouble,
    age_of,
    file_of,
    kept_keys,
    opened,
    refuse_unserved,
    shown_database,
    upgrade,
)
from .schema import carries, daily, keys, log, results, reviews, seated, stories, tables

# What a move takes along, in order
KEPT: tuple[Table, ...] = (tables, log, seated, results, reviews, daily, stories, carries, keys)
ROWS_AT_ONCE = 1_000
OWNER_ALONE = 0o600
BESIDE = ("-wal", "-shm", "-journal")  # what SQLite lays beside a file
Keys = Mapping[str, bytes]  # by name


@dataclass(frozen=True)
class Content:
    """What a host wants to know of a database before or after it is copied."""

    tables: int
    games: int  # that have begun
    last: int  # when a table was last used, in seconds

    @property
    def moment(self) -> str:
        """When a table was last used."""
        return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(self.last))


async def content_of(url: str) -> Content:
    """What is in a database; one that is empty or of another program is refused."""
    refuse_missing(url)
    async with opened(url) as engine, engine.connect() as connection:
        age = await connection.run_sync(age_of)
        refuse_unserved(age, url)
        if age is not Age.NONE:
            begun = select(func.count()).select_from(log).where(log.c.version == 0)
            laid = select(func.count(), func.max(tables.c.touched)).select_from(tables)
            n, last = (await connection.execute(laid)).one()
            if n:
                return Content(n, (await connection.execute(begun)).scalar_one(), last)
    raise DatabaseTrouble("database-empty", file=shown_database(url))


def refuse_missing(url: str) -> None:
    """A file that is not there is not made by looking at it."""
    file = file_of(url)
    if file is not None and not file.is_file():
        raise DatabaseTrouble("database-missing", file=str(file))


# Keys


def folder_of(url: str, data: Path) -> Path:
    """Where a server on this SQLite file has its keys: beside it, or in the data folder."""
    file = file_of(url)
    assert file is not None
    is_beside = any((file.parent / name).exists() for name in KEY_FILES.values())
    return file.parent if is_beside or file.name == DATABASE else data


def key_files(folder: Path) -> dict[str, bytes]:
    """The keys in a folder, by name."""
    return {name: file.read_bytes() for name, each in KEY_FILES.items() if (file := folder / each).exists()}


async def keys_of(url: str, served: bool, data: Path) -> dict[str, bytes]:
    """The keys that belong to a database.

    A server goes by the files in its folder; a copy has its own keys in it.
    """
    if (file := file_of(url)) is None:
        return await kept_keys(url)
    beside, within = key_files(folder_of(url, data)), await kept_keys(url)
    is_a_house = served or file.name == DATABASE
    return {**within, **beside} if is_a_house else {**beside, **within}


async def keys_at(url: str, data: Path) -> dict[str, bytes]:
    """The keys that are where a database is to go; none where there is no database yet."""
    if file_of(url) is not None:
        return key_files(folder_of(url, data))
    async with opened(url) as engine, engine.connect() as connection:
        if await connection.run_sync(age_of) is Age.NONE:
            return {}
    return await kept_keys(url)


def other_keys(wanted: Keys, there: Keys) -> list[str]:
    """The names of the keys that would be replaced by others."""
    return [name for name, key in wanted.items() if there.get(name, key) != key]


def write_key(file: Path, key: bytes) -> None:
    """Write a key so that nobody else can ever read it, in the place of the one that is there."""
    unfinished = file.with_name(f".{file.name}.{secrets.token_hex(8)}")
    make_own(unfinished, key)
    os.replace(unfinished, file)


def make_own(file: Path, content: bytes = b"") -> None:
    """Make a file that is its owner's alone from the first byte, whatever the umask."""
    number = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ALONE)
    with open(number, "wb") as made:
        os.fchmod(number, OWNER_ALONE)
        made.write(content)


# Copying


async def move(
    source: str, target: str, own_keys: Keys, put_keys: Callable[[], None] = lambda: None
) -> dict[str, int]:
    """Copy everything into an empty database, tables in mid-game included; return how many rows of each.

    The keys are taken along, or nobody would find their seat again, and no day would be the one that was
    promised; `put_keys` puts them where else they belong, before the copy is there for good.
    """
    await content_of(source)
    async with newest(source) as from_here, made_for_owner(target):
        await upgrade(target)
        async with (
            opened(from_here) as old,
            opened(target) as new,
            old.connect() as reader,
            new.begin() as writer,
        ):
            await refuse_unless_empty(writer, target)
            await see_one_moment(reader)
            copied = {
                table.name: await copy_rows(reader, writer, table) for table in KEPT if table is not keys
            }
            await writer.execute(delete(keys))  # made by a server that was started on it and never used
            rows = [{"name": name, "value": value} for name, value in own_keys.items()]
            if rows:
                await writer.execute(insert(keys), rows)
            put_keys()
            return {**copied, keys.name: len(rows)}


@asynccontextmanager
async def newest(url: str) -> AsyncIterator[str]:
    """The same database with today's schema: an older SQLite file is brought up to date in a copy of it."""
    async with opened(url) as engine, engine.connect() as connection:
        age = await connection.run_sync(age_of)
    file = file_of(url)
    if age is Age.ONLY_ADDED:  # what was added would be left behind
        raise DatabaseTrouble("database-newer", file=shown_database(url))
    if age is Age.CURRENT:
        yield url
        return
    if file is None:
        raise DatabaseTrouble("database-not-current")
    with tempfile.TemporaryDirectory(prefix="palabre-") as folder:  # only its owner may enter
        raised = Path(folder, "raised.sqlite3")
        with closing(sqlite3.connect(file)) as old, closing(sqlite3.connect(raised)) as new:
            old.backup(new)
        await upgrade(f"sqlite:///{raised}")
        yield f"sqlite:///{raised}"


@asynccontextmanager
async def made_for_owner(url: str) -> AsyncIterator[None]:
    """A new SQLite file is its owner's alone from the first byte; if it comes to nothing it goes again."""
    file = file_of(url)
    is_new = file is not None and not file.exists()
    if file is not None and is_new:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        make_own(file)
    try:
        yield
    except BaseException:
        if file is not None and is_new:
            for each in ("", *BESIDE):
                Path(f"{file}{each}").unlink(missing_ok=True)
        raise
    if file is not None and not is_new:
        file.chmod(OWNER_ALONE)


async def see_one_moment(reader: AsyncConnection) -> None:
    """All that is read from now on is as it was at one moment, whatever is written meanwhile."""
    if reader.dialect.name == "postgresql":
        await reader.execution_options(isolation_level="REPEATABLE READ")
    else:
        await reader.exec_driver_sql("BEGIN")


async def refuse_unless_empty(writer: AsyncConnection, url: str) -> None:
    """Never mix two hosts' tables."""
    if (await writer.execute(select(func.count()).select_from(tables))).scalar():
        raise DatabaseTrouble("database-not-empty", file=shown_database(url))


async def copy_rows(reader: AsyncConnection, writer: AsyncConnection, table: Table) -> int:
    """One table, a batch at a time."""
    copied = 0
    rows = await reader.stream(select(table))
    async for batch in rows.mappings().partitions(ROWS_AT_ONCE):
        await writer.execute(insert(table), [dict(row) for row in batch])
        copied += len(batch)
    return copied


async def backup(url: str, file: Path, own_keys: Keys) -> dict[str, int]:
    """A consistent copy into a new SQLite file, while the server goes on."""
    if file.exists():
        raise DatabaseTrouble("backup-exists", file=str(file))
    return await move(url, f"sqlite:///{file.resolve()}", own_keys)
