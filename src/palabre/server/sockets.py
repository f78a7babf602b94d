"""One line to one table: messages in, updates out, and pings to know how long they take."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ..kernel.words import say
from .limits import MESSAGE_BYTES, MESSAGES_AT_ONCE, MESSAGES_PER_SECOND, Bucket
from .messages import Bye, FromServer, Hello, Ping, Pong, Refused, Update, decode_client, encode
from .updates import update_for

if TYPE_CHECKING:
    from .table import Table

log = logging.getLogger(__name__)
MOST_UNSENT = 200
FIRST_PINGS, PING_EVERY, FIRST_PING_EVERY = 12, 5.0, 0.15
TOO_BIG, TOO_FAST, GOING_AWAY = 1009, 1008, 1001


class Socket:
    """A person, or a program, on the line."""

    def __init__(self, web: WebSocket, table: Table, guest: str) -> None:
        self.web = web
        self.table = table
        self.guest = guest
        self.eyes: int | None = None
        self.version: int | None = None
        self.lang = "en"
        self._heard: list[dict[str, Any]] = []
        self._unsent: asyncio.Queue[bytes] = asyncio.Queue(MOST_UNSENT)
        self._bucket = Bucket(MESSAGES_PER_SECOND, MESSAGES_AT_ONCE)
        self._pings: dict[int, float] = {}

    @property
    def seats(self) -> list[int]:
        """The seats that belong to this line."""
        return self.table.setup.seats_of(self.guest)

    # Out

    def send(self, message: FromServer) -> None:
        """Queue a message; who does not take them any more must come back and catch up."""
        try:
            self._unsent.put_nowait(encode(message))
        except asyncio.QueueFull:
            self.table.start_task(self.close(GOING_AWAY))

    def send_update(self) -> None:
        """All there is to know, to this line alone."""
        self.send(update_for(self.table, self))

    def say(self, key: str, **facts: Any) -> str:
        """A sentence in this person's language."""
        return say(self.lang, key, **facts)

    def hear(self, reaction: dict[str, Any]) -> None:
        """A reaction to be brought with the next update."""
        self._heard = [*self._heard[-9:], reaction]

    def take_reactions(self) -> list[dict[str, Any]]:
        """The reactions since the last update."""
        heard, self._heard = self._heard, []
        return heard

    async def close(self, code: int) -> None:
        """Hang up."""
        with contextlib.suppress(Exception):
            await self.web.close(code)

    async def say_bye(self, reason: str, again: bool) -> None:
        """Tell why the line closes, then close it."""
        with contextlib.suppress(Exception):
            await self.web.send_text(encode(Bye(reason, again)).decode())
        await self.close(GOING_AWAY)

    # In

    async def run(self) -> None:
        """Serve this line until it closes."""
        await self.web.accept()
        writing = asyncio.create_task(self._write())
        pinging = asyncio.create_task(self._ping())
        try:
            await self._read()
        except WebSocketDisconnect:
            pass
        finally:
            writing.cancel()
            pinging.cancel()
            self.table.went(self)

    async def _read(self) -> None:
        while self.web.client_state == WebSocketState.CONNECTED:
            text = await self.web.receive_text()
            if len(text) > MESSAGE_BYTES:
                return await self.close(TOO_BIG)
            if not self._bucket.take():
                return await self.close(TOO_FAST)
            await self._take(text)
        return None

    async def _take(self, text: str) -> None:
        try:
            message = decode_client(text)
        except msgspec.DecodeError as wrong:
            self.send(Refused(None, self.say("not-understood", why=str(wrong)[:200]), "not-understood"))
            return
        if isinstance(message, Hello):
            self._hello(message)
        elif isinstance(message, Pong):
            self._pong(message.n)
        else:
            answer = await self.table.handle(self, message)
            if answer is not None:
                self.send(answer)

    def _hello(self, hello: Hello) -> None:
        self.lang, self.version = hello.lang, hello.version
        own = self.seats
        self.eyes = hello.eyes if hello.eyes in own else (own[0] if own else None)
        self.table.came(self)
        self.send_update()

    def _pong(self, n: int) -> None:
        sent = self._pings.pop(n, None)
        if sent is not None and self.table.referee is not None:
            self.table.referee.saw_trip(self.seats, (time.monotonic() - sent) * 1000)

    async def _write(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while True:
                await self.web.send_text((await self._unsent.get()).decode())

    async def _ping(self) -> None:
        n = 0
        while True:
            n += 1
            self._pings = (
                {n: time.monotonic()} if len(self._pings) > 20 else {**self._pings, n: time.monotonic()}
            )
            self.send(Ping(n))
            await asyncio.sleep(FIRST_PING_EVERY if n < FIRST_PINGS else PING_EVERY)


def is_update(message: FromServer) -> bool:
    """Whether a message is the one kind that tells of the game."""
    return isinstance(message, Update)
