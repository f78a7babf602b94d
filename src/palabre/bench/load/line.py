"""A WebSocket with little to it, so that two thousand of them leave the machine to the server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
MASKED = 0x80  # clients must mask; by zeros, which changes nothing
SHORT, MIDDLE, LONG = 125, 126, 127
HANDSHAKE = (
    "GET /ws/{table} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
    "Cookie: {cookie}\r\nX-Forwarded-For: {address}\r\n\r\n"
)


class Line(asyncio.Protocol):
    """One line to a table; every text goes to `heard`."""

    def __init__(
        self,
        request: str,
        heard: Callable[[Line, bytes], None],
        opened: Callable[[Line], None],
        lost: Callable[[Line], None] = lambda line: None,
    ) -> None:
        self._request = request
        self._heard = heard
        self._opened = opened
        self._lost = lost  # called when the other side hangs up
        self._is_open = False
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        self.is_closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the line."""
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request.encode())

    def connection_lost(self, wrong: Exception | None) -> None:
        """The line is gone."""
        if not self.is_closed:
            self.is_closed = True
            self._lost(self)

    def data_received(self, data: bytes) -> None:
        """Frames, whole or in parts."""
        self._buffer += data
        if not self._is_open:
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head[:20]:
                raise ConnectionError(head.decode())
            self._buffer, self._is_open = rest, True
            self._opened(self)
        while (frame := self._take_frame()) is not None:
            self._take(*frame)

    def _take_frame(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        length, start = buffer[1], 2
        if length == MIDDLE:
            length, start = int.from_bytes(buffer[2:4], "big"), 4
        elif length == LONG:
            length, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + length:
            return None
        kind, payload = buffer[0], bytes(buffer[start : start + length])
        del buffer[: start + length]
        return kind, payload

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self._heard(self, payload)
        elif kind == PING:
            self._send(PONG, payload)
        elif kind == CLOSE and self._transport is not None:
            self._transport.close()

    def send(self, text: bytes) -> None:
        """Say something."""
        self._send(TEXT, text)

    def _send(self, kind: int, payload: bytes) -> None:
        length = len(payload)
        size = (
            bytes([MASKED | length])
            if length <= SHORT
            else bytes([MASKED | MIDDLE]) + length.to_bytes(2, "big")
        )
        self.write(bytes([kind]) + size + b"\0\0\0\0" + payload)

    def write(self, data: bytes) -> None:
        """Send bytes as they are."""
        if self._transport is not None and not self.is_closed:
            self._transport.write(data)

    def close(self) -> None:
        """Hang up."""
        self.is_closed = True
        if self._transport is not None:
            self._transport.close()
