"""Requests as they arrive: nobody is waited for for ever, neither to ask nor to take the answer."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

TO_ASK = 20.0  # seconds, from the connection or the last answer to the end of a request that has begun
TO_TAKE = 60.0  # seconds to take an answer
LOOKS = 4  # at each connection in the time that it has


class Requests(H11Protocol):
    """uvicorn's HTTP, which closes silent, half-sent and slow connections."""

    to_ask, to_take = TO_ASK, TO_TAKE

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is there."""
        super().connection_made(transport)
        self._since = time.monotonic()
        self._look_later()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self._looking.cancel()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """A connection has its own patience."""
        self._looking.cancel()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        """An answer has left: the next request has its own time."""
        self._since = time.monotonic()
        super().on_response_complete()

    def _look_later(self) -> None:
        self._looking = self.loop.call_later(self.to_ask / LOOKS, self._look)

    def _look(self) -> None:
        """End a connection whose time is up."""
        waited = time.monotonic() - self._since
        if self._is_asked():
            is_up = self.transport.get_write_buffer_size() > 0 and waited > self.to_take
        else:
            is_up = waited > self.to_ask
        if is_up:
            self.transport.abort()
        elif not self.transport.is_closing():
            self._look_later()

    def _is_asked(self) -> bool:
        """Whether a whole request is there."""
        return self.conn.their_state not in (h11.IDLE, h11.SEND_BODY)


class QuickRequests(Requests):
    """For tests, which cannot wait as long."""

    to_ask, to_take = 4.0, 8.0


def patient(quick: bool) -> Any:
    """The patience of a server."""
    return QuickRequests if quick else Requests
