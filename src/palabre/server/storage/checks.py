"""Before serving: the files are ours alone, whole, written to by nobody else, and from the past."""

from __future__ import annotations

import fcntl
import logging
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import func, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from ..process.trouble import ConnectionLost, reason_of
from .database import DatabaseTrouble, file_of, opened, prepare, shown_database
from .schema import tables

log = logging.getLogger(__name__)
OWNER_ALONE, OWNERS_FOLDER = 0o600, 0o700
BESIDE = ("", "-wal", "-shm")  # the files of an SQLite database
PATIENCE = 2.0  # seconds for others to let go of it
SET_BACK = 300  # seconds that a clock may be behind the last game
KINDS = {  # what SQLite says, and our word for it
    "full": "database-full",
    "disk I/O error": "database-disk",
    "readonly": "database-read-only",
    "unable to open": "database-read-only",
    "not a database": "database-broken",
    "malformed": "database-broken",
    "locked": "database-in-use",
}


def owner_alone(folder: Path) -> None:
    """A folder that only its owner may enter; what is made from now on is for the owner's eyes too."""
    os.umask(0o077)
    folder.mkdir(parents=True, exist_ok=True)
    if folder.stat().st_uid == os.getuid():
        folder.chmod(OWNERS_FOLDER)


@contextmanager
def ours(url: str) -> Iterator[None]:
    """Hold on to the file of a database: a second server on it is refused."""
    file = file_of(url)
    if file is None:
        yield
        return
    try:
        with open(os.open(f"{file}.lock", os.O_CREAT | os.O_WRONLY, OWNER_ALONE), "w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            yield
    except BlockingIOError:
        raise DatabaseTrouble("database-in-use", file=str(file)) from None
    except (PermissionError, FileNotFoundError):
        raise DatabaseTrouble("database-read-only", file=str(file)) from None


async def check(url: str) -> None:
    """Say what is wrong with the database, in a sentence."""
    file = file_of(url)
    if file is not None:
        look_at(file)
    async with opened(url) as engine:
        await prepare(engine, url)
        async with engine.connect() as connection:
            await warn_of_clock(connection)
    for each in BESIDE if file is not None else ():
        beside = Path(f"{file}{each}")
        if beside.exists() and beside.stat().st_uid == os.getuid():
            beside.chmod(OWNER_ALONE)


def look_at(file: Path, how: str = "rwc") -> None:
    """Every page of the file must hang together, and something must find room in it."""
    try:
        with closing(sqlite3.connect(f"file:{file}?mode={how}", uri=True, timeout=PATIENCE)) as connection:
            if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                raise DatabaseTrouble("database-broken", file=str(file))
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("CREATE TABLE room (for_something TEXT)")
            connection.rollback()
    except (sqlite3.Error, UnicodeDecodeError) as wrong:  # what a damaged file says may be no text
        raise as_sentence(wrong, str(file)) from None


async def warn_of_clock(connection: AsyncConnection) -> None:
    """A game cannot have been played in the future."""
    latest = (await connection.execute(select(func.max(tables.c.touched)))).scalar() or 0
    if (behind := int(latest - time.time())) > SET_BACK:
        log.warning("the clock was set back: the last game was played %s seconds from now", behind)


@contextmanager
def explained(url: str) -> Iterator[None]:
    """Whatever a database does not do is told in a sentence."""
    try:
        yield
    except ConnectionLost as lost:
        why = str(lost)
        raise DatabaseTrouble("database-unreachable", file=shown_database(url), why=why) from None
    except DBAPIError as wrong:
        raise as_sentence(wrong.orig or wrong, shown_database(url)) from None
    except (sqlite3.Error, UnicodeDecodeError) as wrong:
        raise as_sentence(wrong, shown_database(url)) from None


def as_sentence(wrong: BaseException, file: str) -> DatabaseTrouble:
    """What a database says, as a host may read it."""
    if isinstance(wrong, UnicodeDecodeError):
        return DatabaseTrouble("database-broken", file=file)
    key = next((key for words, key in KINDS.items() if words in str(wrong)), "database-trouble")
    return DatabaseTrouble(key, file=file, why=reason_of(wrong))
