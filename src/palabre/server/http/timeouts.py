"""Requests as they arrive: nobody is waited for for ever, and a line goes to the worker it belongs to."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from ..connection.handing import Handing

TO_ASK = 20.0  # seconds, from the connection or the last answer to the end of a request that has begun
TO_TAKE = 60.0  # seconds to take an answer
MOST_OF_A_HEAD = 16 * 1024  # bytes of a request before what it brings
LOOKS = 4  # at each connection in the time that it has


LENGTHS = {b"content-length", b"transfer-encoding"}


class Reader(h11.Connection):
    """h11's reader, whose complaints hold nothing: they would hold themselves, and with them the connection.

    Cycles are searched for so seldom that a stranger who sends no HTTP would fill the memory.
    """

    def next_event(self) -> Any:
        """What was read next; with two lengths nobody knows where a request ends and the next one begins."""
        try:
            event = super().next_event()
            if isinstance(event, h11.Request) and LENGTHS.issubset(name for name, _ in event.headers):
                raise h11.RemoteProtocolError("two lengths")
            return event
        except h11.RemoteProtocolError as wrong:
            raise wrong.with_traceback(None) from None


class Requests(H11Protocol):
    """uvicorn's HTTP, which closes silent, half-sent and slow connections."""

    to_ask, to_take = TO_ASK, TO_TAKE
    handing: Handing | None = None  # where there are other workers
    handed = b""  # the request that another worker has read from this connection

    def __init__(self, *args: Any, **facts: Any) -> None:
        super().__init__(*args, **facts)
        self.conn = Reader(h11.SERVER, MOST_OF_A_HEAD)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is there."""
        super().connection_made(transport)
        self._since = time.monotonic()
        self._look_later()
        if self.handed:
            self.data_received(self.handed)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self._looking.cancel()
        super().connection_lost(exc)
        self._unset_keepalive_if_required()  # uvicorn forgets it where the other side hung up at once

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """A connection has its own patience; one that was handed over once stays where it is."""
        self._looking.cancel()
        if self.handed or self.handing is None or not self._is_handed_over(self.handing, event):
            super().handle_websocket_upgrade(event)

    def _is_handed_over(self, handing: Handing, event: h11.Request) -> bool:
        head = b"".join(b"%s: %s\r\n" % (name, value) for name, value in self.headers)
        request = b"%s %s HTTP/1.1\r\n%s\r\n" % (event.method, event.target, head)
        line = self.transport.get_extra_info("socket").fileno()
        if not handing.hand(event.target, line, request):
            return False
        self.transport.abort()  # of the open line only this end
        return True

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


def patient(quick: bool, handing: Handing | None = None) -> Any:
    """The patience of a server, which may be one of several workers."""
    kind = QuickRequests if quick else Requests
    return kind if handing is None else type(kind.__name__, (kind,), {"handing": handing})
