"""Texts on a WebSocket by the shortest way: frames are written here, and several leave as one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from starlette.websockets import WebSocket
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "palabre.texts"  # in a connection's scope, where several texts may be sent at once
WHOLE_TEXT = 0x81  # a frame with a text that is not continued
SHORT, MIDDLE = 125, 0xFFFF  # lengths that are said in one byte, and in two more
TWO_BYTES, EIGHT_BYTES = 126, 127


class Frames(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which also takes several texts, as bytes, in one message."""

    async def run_asgi(self) -> None:
        """Serve one connection, saying that it can do this."""
        extensions = cast("dict[str, Any]", self.scope.setdefault("extensions", {}))
        extensions[EXTENSION] = {}
        await super().run_asgi()

    async def send(self, message: Any) -> None:
        """Send texts by the shortest way, and all else as uvicorn does."""
        if "texts" not in message:
            await super().send(message)
            return
        await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        self.transport.write(b"".join(map(framed, message["texts"])))


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
    if EXTENSION in web.scope.get("extensions", {}):
        await web.send({"type": "websocket.send", "texts": texts})
    else:
        for text in texts:
            await web.send({"type": "websocket.send", "text": text.decode()})
