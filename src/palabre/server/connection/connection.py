"""One connection to one table: messages in, updates out, and pings to know how long they take."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from collections import deque
from collections.abc import Callable
from itertools import count
from typing import Any, Protocol

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ...kernel.words import say
from ..process.trouble import NotWritten, log_trouble
from .client import Client
from .encoding import decode_client, encode
from .frames import EXTENSION, Frames
from .limits import HELLO_COSTS, MESSAGE_BYTES, MESSAGES_AT_ONCE, MESSAGES_PER_SECOND, Bucket
from .messages import Answered, Bye, Command, Done, FromServer, Hello, Ping, Play, Pong, Refused
from .table_info import SaidReaction

log = logging.getLogger(__name__)
MOST_UNSENT = 200
FIRST_PINGS, FIRST_PING_EVERY = 24, 0.15  # so many that one slow among them makes nobody wait
PING_EVERY, BEAT = 3.0, 0.5  # seconds; many lines are looked at in one beat: each waking has its price
SPARED = 1.0  # seconds: who was told something so lately knows that the connection is there
PINGS_KEPT = 20
TOO_BIG, TOO_FAST, GOING_AWAY, BROKEN = 1009, 1008, 1001, 1011
HELLO_PATIENCE = 30.0  # seconds
NOT_NOW = 0.25  # seconds
PARTING = 0.1  # seconds
BYE_PATIENCE = 1.0  # seconds; who does not read is not waited for


class Table(Protocol):
    """What a connection needs of its table, whether this process leads it or another."""

    connections: set[Connection]
    gone: bool  # it will not be told anything any more

    @property
    def id(self) -> str:
        """Its name in the log."""

    @property
    def is_timed(self) -> bool:
        """Whether it matters how long messages take."""

    def seats_of(self, guest: str) -> list[int]:
        """The seats that belong to somebody."""

    def came(self, connection: Connection) -> None:
        """Somebody has said hello."""

    def went(self, connection: Connection) -> None:
        """A connection has closed."""

    async def handle(self, client: Client, command: Command) -> Answered | None:
        """Carry a command out once, however often it is sent."""

    def is_rendered(self, connection: Connection) -> bool:
        """Whether what this connection is told now is written already; if not, it is woken when it is."""

    def holds_back(self, connection: Connection) -> bool:
        """Whether there is something that this connection may not be told yet."""

    def update_for(self, connection: Connection) -> bytes:
        """What this connection is told now; it is then taken to know it."""

    def saw_trip(self, seats: list[int], milliseconds: float) -> None:
        """A ping of these seats' connection has come back."""

    def acknowledged(self, seconds: float) -> None:
        """A choice was acknowledged so long after it came."""


class Connection:
    """A person, or a program, connected to a table."""

    def __init__(
        self,
        web: WebSocket,
        table: Table,
        guest: str,
        address: str = "",
        may_say: Callable[[], bool] = lambda: True,
    ) -> None:
        self.web = web
        self.frames: Frames = web.scope["extensions"][EXTENSION]
        self.table = table
        self.guest = guest
        self.address = address
        self._may_say = may_say  # whether its address has not said too much
        self.eyes: int | None = None
        self.version: int | None = None
        self.lang = "en"
        self._heard: list[SaidReaction] = []
        self._unsent: deque[bytes] = deque()
        self._update_is_due = False
        self._loop = asyncio.get_running_loop()
        self._is_woken = False
        self._closing: asyncio.Future[None] | None = None  # kept, so that it is not lost on the way
        self._bucket = Bucket(MESSAGES_PER_SECOND, MESSAGES_AT_ONCE)
        self._pings: dict[int, float] = {}
        self._sent_at = 0.0
        self._hello_by: float | None = self._loop.time() + HELLO_PATIENCE
        self._played: dict[str, float] = {}  # choices without an answer, and when they came

    @property
    def seats(self) -> list[int]:
        """The seats that belong to it."""
        return self.table.seats_of(self.guest)

    # Out

    def send(self, message: FromServer) -> None:
        """Queue a message; who does not take them any more must come back and catch up."""
        if isinstance(message, Done) and (began := self._played.pop(message.id, None)) is not None:
            self.table.acknowledged(time.monotonic() - began)
        if len(self._unsent) >= MOST_UNSENT:
            self._unsent.clear()
            self.hang_up()
        else:
            self._unsent.append(encode(message))
            self.wake()

    def send_update(self) -> None:
        """All there is to know, to this connection alone; several that are due at once are one."""
        self._update_is_due = True
        self.wake()

    def wake(self) -> None:
        """Look again whether something may be sent."""
        if not self._is_woken:
            self._is_woken = True
            self._loop.call_soon(self._write)

    def _write(self) -> None:
        """Send what is due; who is behind gets all that is due by then."""
        self._is_woken = False
        if self.frames.is_behind:
            return
        try:
            texts = self._due()
            if texts:
                self._sent_at = time.monotonic()
                self.frames.send_texts(texts)
        except WebSocketDisconnect:  # the other side has gone
            pass
        except Exception:
            log.exception("a connection to table %s broke", self.table.id)
            self.hang_up(BROKEN)

    def _due(self) -> list[bytes]:
        """An update if there is one to be told, then what was said since; both wait while it is written."""
        texts = []
        if self._update_is_due:
            there, held = self.table.is_rendered(self), self.table.holds_back(self)
            if not there and not held:
                return []
            if there and not held:
                self._update_is_due = False
                texts.append(self.table.update_for(self))
        texts += self._unsent
        self._unsent.clear()
        return texts

    def say(self, key: str, **facts: Any) -> str:
        """A sentence in this person's language."""
        return say(self.lang, key, **facts)

    def hear(self, reaction: SaidReaction) -> None:
        """A reaction to be brought with the next update."""
        self._heard = [*self._heard[-9:], reaction]

    def take_reactions(self) -> list[SaidReaction]:
        """The reactions since the last update."""
        heard, self._heard = self._heard, []
        return heard

    def hang_up(self, code: int = GOING_AWAY) -> None:
        """Close it, without waiting for that."""
        self._closing = asyncio.ensure_future(self.close(code))

    def part(self) -> None:
        """Close it, once what was just answered has left."""
        self._loop.call_later(PARTING, self.hang_up)

    async def close(self, code: int) -> None:
        """Close it."""
        with contextlib.suppress(Exception):
            await self.web.close(code)

    async def say_bye(self, reason: str, again: bool) -> None:
        """Tell why it closes, then close it."""
        with contextlib.suppress(Exception):
            async with asyncio.timeout(BYE_PATIENCE):
                self.frames.send_texts([encode(Bye(reason, again))])
                await self.web.close(GOING_AWAY)

    # In

    async def run(self) -> None:
        """Serve this connection until it closes."""
        await self.web.accept()
        self.table.connections.add(self)
        if self.table.gone:  # since it was let in: nothing would ever be told here
            self.hang_up()
        self.frames.taken = self.wake
        pinging = asyncio.create_task(self._ping())
        try:
            await self._read()
        except WebSocketDisconnect:
            pass
        except NotWritten:  # as when another process leads by now: the client comes back and asks there
            await self.close(GOING_AWAY)
        except Exception as wrong:  # what could not be written was not done: the client comes back and asks
            log_trouble(log, f"a connection to table {self.table.id} broke", wrong)
            await self.close(BROKEN)
        finally:
            pinging.cancel()
            self.frames.taken = None
            self.table.connections.discard(self)
            self.table.went(self)

    async def _read(self) -> None:
        while True:
            try:
                async with asyncio.timeout_at(self._hello_by):
                    message = await self.web.receive()
            except TimeoutError:  # somebody who never said hello
                return await self.close(TOO_FAST)
            if message["type"] == "websocket.disconnect":
                return None
            text = message.get("text") or message.get("bytes") or b""
            if len(text) > MESSAGE_BYTES:
                return await self.close(TOO_BIG)
            if not self._bucket.take():
                return await self.close(TOO_FAST)
            while not self._may_say():  # unread, the other side sends no more than the connection holds
                if self.frames.is_over:
                    return None
                await asyncio.sleep(NOT_NOW)
            if not await self._take(text):
                return await self.close(TOO_FAST)

    async def _take(self, text: str | bytes) -> bool:
        """Do what a message says; False if that is too much to ask."""
        try:
            message = decode_client(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
            self.send(Refused(None, self.say("not-understood", why=str(wrong)[:200]), "not-understood"))
            return True
        if isinstance(message, Hello):
            if not self._bucket.take(HELLO_COSTS - 1):
                return False
            self._hello(message)
        elif isinstance(message, Pong):
            self._pong(message.n)
        else:
            if isinstance(message, Play):
                self._played = {message.id: time.monotonic()}
            answer = await self.table.handle(self, message)
            if answer is not None:
                self.send(answer)
        return True

    def _hello(self, hello: Hello) -> None:
        self._hello_by = None
        self.lang, self.version = hello.lang, hello.version
        own = self.seats
        self.eyes = hello.eyes if hello.eyes in own else (own[0] if own else None)
        self.table.came(self)
        self.send_update()

    def _pong(self, n: int) -> None:
        sent = self._pings.pop(n, None)
        if sent is not None:
            self.table.saw_trip(self.seats, (time.monotonic() - sent) * 1000)

    # Beside

    async def _ping(self) -> None:
        """Measure the way where that matters; elsewhere only show in a long silence that we are there."""
        if self.table.is_timed:
            for n in range(1, FIRST_PINGS):
                self._send_ping(n)
                await asyncio.sleep(FIRST_PING_EVERY)
        for n in count(FIRST_PINGS):
            if self.table.is_timed or time.monotonic() - self._sent_at > SPARED:
                self._send_ping(n)
            await asyncio.sleep(until_beat(self._loop.time() + PING_EVERY) - self._loop.time())

    def _send_ping(self, n: int) -> None:
        if len(self._pings) > PINGS_KEPT:
            self._pings.clear()
        self._pings[n] = time.monotonic()
        self.send(Ping(n))


def until_beat(moment: float) -> float:
    """The first beat that is not before a moment."""
    return math.ceil(moment / BEAT) * BEAT
