"""Texts on a WebSocket by the shortest way: frames are written here, and several leave as one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "palabre.texts"  # in a connection's scope: how several texts are sent at once
WHOLE_TEXT = 0x81  # a frame with a text that is not continued
SHORT, MIDDLE = 125, 0xFFFF  # lengths that are said in one byte, and in two more
TWO_BYTES, EIGHT_BYTES = 126, 127


class Frames(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which also takes several texts, as bytes."""

    async def run_asgi(self) -> None:
        """Serve one connection, saying how."""
        extensions = cast("dict[str, Any]", self.scope.setdefault("extensions", {}))
        extensions[EXTENSION] = self.send_texts
        try:
            await super().run_asgi()
        finally:  # else the two would hold each other for ever
            del extensions[EXTENSION]

    async def send_texts(self, texts: Iterable[bytes]) -> None:
        """Send texts once the other side has taken what was sent before."""
        await self.writable.wait()
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


async def send_texts(web: WebSocket, texts: Iterable[bytes]) -> None:
    """Send texts over a line: at once where that can be done, else one after the other."""
    at_once = web.scope.get("extensions", {}).get(EXTENSION)
    if at_once is not None:
        await at_once(texts)
    else:
        for text in texts:
            await web.send({"type": "websocket.send", "text": text.decode()})
