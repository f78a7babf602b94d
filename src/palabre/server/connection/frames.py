"""Texts on a WebSocket by the shortest way: frames are written here, and several leave as one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, cast

from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from .limits import BYTES_AT_ONCE, BYTES_PER_SECOND, FRAMES_AT_ONCE, FRAMES_PER_SECOND, Bucket

EXTENSION = "palabre.frames"  # in a connection's scope: the connection by which texts leave
WHOLE_TEXT = 0x81  # a frame with a text that is not continued
SHORT, MIDDLE = 125, 0xFFFF  # lengths that are said in one byte, and in two more
TWO_BYTES, EIGHT_BYTES = 126, 127
SLICE = 1024  # bytes that are read before it is counted what was in them
MOST_FRAGMENTS = 64  # of one message
TOO_FAST = 1008
LAST_WORD = 1.0  # seconds in which the other side may still read why the connection ends


class Frames(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which also takes several texts, as bytes, at once."""

    taken: Callable[[], None] | None = None  # called when the other side has caught up

    def __init__(self, *args: Any, **facts: Any) -> None:
        super().__init__(*args, **facts)
        self._bytes = Bucket(BYTES_PER_SECOND, BYTES_AT_ONCE)
        self._frames = Bucket(FRAMES_PER_SECOND, FRAMES_AT_ONCE)
        self._is_too_fast = False

    async def run_asgi(self) -> None:
        """Serve one connection, saying how."""
        extensions = cast("dict[str, Any]", self.scope.setdefault("extensions", {}))
        extensions[EXTENSION] = self
        try:
            await super().run_asgi()
        finally:  # else the two would hold each other for ever
            del extensions[EXTENSION]

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more: what reads, and what was wrong, are let go, for both would hold all else.

        Cycles are searched for so seldom that an hour of short connections would fill the memory.
        """
        super().connection_lost(exc)
        self.conn.parser.close()
        forget_where(self.conn.parser_exc)
        forget_where(self.conn.handshake_exc)

    # What arrives

    def data_received(self, data: bytes) -> None:
        """Read a little at a time, and no more from whoever sends too much of anything."""
        for start in range(0, len(data), SLICE):
            part = data[start : start + SLICE]
            if self._is_too_fast or self.transport.is_closing():
                return
            if not self._bytes.take(len(part)):
                self._end()
                return
            super().data_received(part)
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                self._refuse()

    def _refuse(self) -> None:
        """No connection can be made of this request: say so and close, where uvicorn would wait for ever."""
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()

    def handle_text(self, event: Frame) -> None:
        """A message begins; it is read as bytes, and refused like any other where it is no text."""
        if self._counted():
            super().handle_bytes(event)

    def handle_bytes(self, event: Frame) -> None:
        """A message begins."""
        if self._counted():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """A message goes on, but not for ever."""
        if len(self.frames) >= MOST_FRAGMENTS:
            self._end()
        elif self._counted():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """The other side asks whether we are there."""
        if self._counted():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """The other side is there."""
        if self._counted():
            super().handle_pong(event)

    def _counted(self) -> bool:
        """Count a frame; False if there were too many."""
        if not self._is_too_fast and not self._frames.take():
            self._end()
        return not self._is_too_fast

    def _end(self) -> None:
        """Say why, listen no more, and close: what still arrives costs nobody anything."""
        self._is_too_fast = True
        if self.close_sent or self.transport.is_closing():
            return
        if not self.handshake_complete:
            self.transport.abort()
            return
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_FAST, "reason": ""})
        self.conn.send_close(TOO_FAST)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_timer = self.loop.call_later(LAST_WORD, self.transport.close)

    # What leaves

    @property
    def is_behind(self) -> bool:
        """Whether the other side has not taken yet what was sent before."""
        return not self.writable.is_set()

    @property
    def is_over(self) -> bool:
        """Whether nobody is on the connection any more."""
        return bool(self.disconnected or self.close_sent)

    def resume_writing(self) -> None:
        """The other side has caught up."""
        super().resume_writing()
        if self.taken is not None:
            self.taken()

    def send_texts(self, texts: Iterable[bytes]) -> None:
        """Send texts; who is behind gets them later."""
        if self.disconnected or self.close_sent:
            raise WebSocketDisconnect
        self.transport.write(b"".join(map(framed, texts)))


def forget_where(wrong: BaseException | None) -> None:
    """What was wrong, and what led to it, hold nothing of where it happened."""
    while wrong is not None:
        wrong.__traceback__ = None
        wrong = wrong.__context__


def framed(text: bytes) -> bytes:
    """A text as a frame, as RFC 6455 has it: nothing that a server sends is masked."""
    length = len(text)
    if length <= SHORT:
        return bytes((WHOLE_TEXT, length)) + text
    if length <= MIDDLE:
        return bytes((WHOLE_TEXT, TWO_BYTES)) + length.to_bytes(2, "big") + text
    return bytes((WHOLE_TEXT, EIGHT_BYTES)) + length.to_bytes(8, "big") + text
