"""The renderer: a process that writes views and events, so that a busy house has a second core for them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
import sys
from collections import deque
from collections.abc import Awaitable, Callable
from typing import cast

from .rendering import Answer, Request, decode_answer, encode_words, framed, taken

BUSY_FROM = 50  # tables in memory; for fewer, a process more would not pay
PATIENCE = 2.0  # seconds without an answer, then it is sent away
NEXT_AFTER = 10.0  # seconds, then another may come
MOST_AWAITED = 100  # answers; what goes beyond is written by this process
log = logging.getLogger(__name__)
Answered = Callable[[Answer | None], None]  # None: the renderer has gone


class Renderer(asyncio.Protocol):
    """What we have of it; before one is ready, and once it has gone, everybody writes for themselves."""

    def __init__(self, games_are_ready: Callable[[], Awaitable[None]], busy_from: int = BUSY_FROM) -> None:
        self._games_are_ready = games_are_ready
        self._busy_from = busy_from
        self._is_there = False
        self._child: asyncio.subprocess.Process | None = None
        self._transport: asyncio.Transport | None = None
        self._coming: asyncio.Task[None] | None = None
        self._buffer = bytearray()
        self._awaited: deque[Answered] = deque()
        self._watch: asyncio.TimerHandle | None = None

    @property
    def is_ready(self) -> bool:
        """Whether something can be written for us now."""
        return self._is_there and len(self._awaited) < MOST_AWAITED

    def consider(self, tables: int) -> None:
        """Send for a renderer when the house has become busy."""
        if tables >= self._busy_from and self._coming is None and (os.cpu_count() or 1) > 1:
            self._coming = asyncio.create_task(self._come())

    async def _come(self) -> None:
        await self._games_are_ready()  # so that it finds them in the cache
        ours, theirs = socket.socketpair()
        with theirs:
            command = (sys.executable, "-m", "palabre.server.updates.rendering", str(theirs.fileno()))
            self._child = await asyncio.create_subprocess_exec(*command, pass_fds=[theirs.fileno()])
        await asyncio.get_running_loop().create_unix_connection(lambda: self, sock=ours)

    def write(self, request: Request, answered: Answered) -> None:
        """Have something written; the answer comes later, in the order of the asking."""
        if self._transport is None or not self._is_there:
            return answered(None)
        self._awaited.append(answered)
        if len(self._awaited) == 1:
            self._expect()
        self._transport.write(framed(encode_words(request)))
        return None

    async def stop(self) -> None:
        """Send the renderer away."""
        if self._coming:
            self._coming.cancel()
        if self._transport:
            self._transport.close()
        if self._child:
            with contextlib.suppress(ProcessLookupError):
                self._child.kill()
            await self._child.wait()

    # The connection to it

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody is there."""
        self._transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        """Its first word says that it is ready; then come answers."""
        self._buffer += data
        for words in taken(self._buffer):
            if not self._is_there:
                self._is_there = True
            else:
                self._awaited.popleft()(decode_answer(words))
        self._expect()

    def _expect(self) -> None:
        """From now on it may take so long, if anything is awaited."""
        if self._watch:
            self._watch.cancel()
        self._watch = None
        if self._awaited:
            self._watch = asyncio.get_running_loop().call_later(PATIENCE, self._is_late)

    def _is_late(self) -> None:
        log.warning("a scribe does not answer: it is sent away")
        if self._child:
            with contextlib.suppress(ProcessLookupError):
                self._child.kill()

    def connection_lost(self, wrong: Exception | None) -> None:
        """It has gone: what was awaited is written here; some time later another may come."""
        self._is_there, self._transport, self._buffer = False, None, bytearray()
        waiting, self._awaited = self._awaited, deque()
        for answered in waiting:
            answered(None)
        asyncio.get_running_loop().call_later(NEXT_AFTER, self._forget)

    def _forget(self) -> None:
        self._coming = None
