"""The post between processes: letters in the database, and a word when one has come."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg
from sqlalchemy import bindparam, delete, insert
from sqlalchemy.ext.asyncio import AsyncEngine

from ..process.tasks import ended
from ..process.trouble import ConnectionLost, log_trouble
from ..storage.database import connect
from ..storage.schema import letters
from .leases import FREED, NOW, PULSE, notify, pulse_of
from .letters import Letter, decode_letter, encode_letter
from .statements import CHANGED, MOVED

log = logging.getLogger(__name__)
Heard = Callable[[str, str], None]  # channel, payload
Read = Callable[[Letter], Awaitable[None]]
LETTER = "palabre_letter"  # the channel
AGAIN = 1.0  # seconds before a lost connection to the database is tried again
WRITTEN = insert(letters).values(receiver=bindparam("to"), written=NOW, body=bindparam("text"))


class Post:
    """Brings letters to this process, and its own to others."""

    def __init__(self, url: str, engine: AsyncEngine, me: str, heard: Heard, read: Read) -> None:
        self._url = url
        self._engine = engine
        self._me = me
        self._heard = heard
        self._read = read
        self._come = asyncio.Event()
        self._listens = asyncio.Event()
        self._outgoing: list[dict[str, str]] = []
        self._to_send = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Listen from now on."""
        self._tasks = [asyncio.create_task(work) for work in (self._listen(), self._fetch(), self._carry())]

    async def listening(self) -> None:
        """Until this process hears: before that others hold it for dead."""
        await self._listens.wait()

    async def stop(self) -> None:
        """Listen no more."""
        await ended(self._tasks)

    def send(self, receiver: str, letter: Letter) -> None:
        """Write to another process; letters that are due at once leave together, and in this order."""
        self._outgoing.append({"to": receiver, "text": encode_letter(letter).decode()})
        self._to_send.set()

    async def _carry(self) -> None:
        """Bring out what was written; what could not be brought waits for the next try."""
        while True:
            await self._to_send.wait()
            self._to_send.clear()
            bag, self._outgoing = self._outgoing, []
            try:
                async with self._engine.begin() as connection:
                    await connection.execute(WRITTEN, bag)
                    await notify(connection, LETTER, {each["to"] for each in bag})
            except Exception as wrong:
                log_trouble(log, "letters could not be sent", wrong)
                self._outgoing = bag + self._outgoing
                await asyncio.sleep(AGAIN)
                self._to_send.set()

    async def _listen(self) -> None:
        while True:
            with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError, ConnectionLost):
                await self._hear()  # `connect` says what is wrong, if anything is
            await asyncio.sleep(AGAIN)

    async def _hear(self) -> None:
        """Stay connected, which is this process's pulse; what was missed while it was down is asked for."""
        connection = await connect(self._url)
        try:
            await connection.execute(f"SELECT pg_advisory_lock_shared({PULSE}, {pulse_of(self._me)})")
            for channel in (MOVED, CHANGED, LETTER, FREED):
                await connection.add_listener(channel, self._word)
            self._come.set()
            self._listens.set()
            self._heard(CHANGED, "")
            lost = asyncio.Event()
            connection.add_termination_listener(lambda _: lost.set())
            await lost.wait()
        finally:
            await connection.close(timeout=1)

    def _word(self, _: Any, __: int, channel: str, payload: str) -> None:
        if channel != LETTER:
            self._heard(channel, payload)
        elif payload == self._me:
            self._come.set()

    async def _fetch(self) -> None:
        while True:
            await self._come.wait()
            self._come.clear()
            try:
                for text in await self._take_all():
                    await self._open(text)
            except Exception as wrong:
                log_trouble(log, "letters could not be fetched", wrong)
                await asyncio.sleep(AGAIN)
                self._come.set()

    async def _open(self, text: str) -> None:
        try:
            await self._read(decode_letter(text))
        except Exception:  # the other letters are read all the same
            log.exception("a letter could not be read")

    async def _take_all(self) -> list[str]:
        mine = delete(letters).where(letters.c.receiver == self._me).returning(letters.c.id, letters.c.body)
        async with self._engine.begin() as connection:
            rows = (await connection.execute(mine)).all()
        return [row.body for row in sorted(rows)]
