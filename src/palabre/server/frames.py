"""Texts on a WebSocket by the shortest way: frames are written here, and several leave as one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, cast

from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "palabre.frames"  # in a connection's scope: the line by which texts leave
WHOLE_TEXT = 0x81  # a frame with a text that is not continued
SHORT, MIDDLE = 125, 0xFFFF  # lengths that are said in one byte, and in two more
TWO_BYTES, EIGHT_BYTES = 126, 127


class Frames(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which also takes several texts, as bytes, at once."""

    taken: Callable[[], None] | None = None  # called when the other side has caught up

    async def run_asgi(self) -> None:
        """Serve one connection, saying how."""
        extensions = cast("dict[str, Any]", self.scope.setdefault("extensions", {}))
        extensions[EXTENSION] = self
        try:
            await super().run_asgi()
        finally:  # else the two would hold each other for ever
            del extensions[EXTENSION]

    @property
    def is_behind(self) -> bool:
        """Whether the other side has not taken yet what was sent before."""
        return not self.writable.is_set()

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


def framed(text: bytes) -> bytes:
    """A text as a frame, as RFC 6455 has it: nothing that a server sends is masked."""
    length = len(text)
    if length <= SHORT:
        return bytes((WHOLE_TEXT, length)) + text
    if length <= MIDDLE:
        return bytes((WHOLE_TEXT, TWO_BYTES)) + length.to_bytes(2, "big") + text
    return bytes((WHOLE_TEXT, EIGHT_BYTES)) + length.to_bytes(8, "big") + text
