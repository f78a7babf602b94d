"""A request that ends badly leaves nothing behind that only a search for garbage would find."""

from __future__ import annotations

import asyncio
import gc
import socket
import struct
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from palabre.server.connection.frames import Frames
from palabre.server.connection.handing import Handing
from palabre.server.http.timeouts import Requests, patient

from ..fuzzing import NO_HTTP
from ..live import Live
from ..player import run

KEY, VERSION = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", b"Sec-WebSocket-Version: 13"
ASKS = b"GET / HTTP/1.1\r\nHost: x\r\n"
UPGRADE = ASKS + b"Upgrade: websocket\r\nConnection: Upgrade\r\n"
ENDINGS = (
    *NO_HTTP,
    UPGRADE + KEY,
    UPGRADE + VERSION,
    UPGRADE + VERSION + b"\r\nSec-WebSocket-Key: %",
    ASKS + b"\r\n" + b"\x00",
    b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nabcdezz",
    b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\nabc",
)
AT_ONCE = struct.pack("ii", 1, 0)  # as a socket option: who closes it now says no goodbye
PATIENCE = 10.0


@pytest.fixture
def no_search() -> Iterator[None]:
    """No search for garbage, as in a server while people play."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.parametrize("hangs_up", [False, True], ids=["waits", "hangs-up"])
@pytest.mark.parametrize("ending", ENDINGS, ids=range(len(ENDINGS)))
def test_a_request_that_ends_badly_leaves_nothing_behind(
    no_search: None, ending: bytes, hangs_up: bool
) -> None:
    made: list[weakref.ref[Any]] = []

    class Noted(Requests):
        def __init__(self, *args: Any, **facts: Any) -> None:
            super().__init__(*args, **facts)
            made.append(weakref.ref(self))

    class NotedFrames(Frames):
        def __init__(self, *args: Any, **facts: Any) -> None:
            super().__init__(*args, **facts)
            made.append(weakref.ref(self.conn))

    async def visit() -> None:
        config = uvicorn.Config(
            app, port=0, http=Noted, ws=NotedFrames, lifespan="off", log_config=None, access_log=False
        )
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        for _ in range(3):
            await one(server.servers[0].sockets[0].getsockname()[1], ending, hangs_up)
        await asyncio.sleep(0.1)
        assert len(made) >= 3
        assert not [left for each in made if (left := each()) is not None]
        server.should_exit = True
        await serving

    run(visit())


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Reads all there is, and says a word."""
    while (await receive()).get("more_body"):
        pass
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"ok"})


async def one(port: int, ending: bytes, hangs_up: bool) -> None:
    """A connection on which this is sent; the server closes it, or we do without a goodbye."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(ending + b"\r\n\r\n")
    if hangs_up:
        await asyncio.sleep(0.02)
        writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
    else:
        writer.write_eof()
        async with asyncio.timeout(PATIENCE):
            await reader.read()
    writer.close()


SMUGGLED = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"
BOTH = (
    b"Content-Length: %d\r\nTransfer-Encoding: chunked\r\n",
    b"Transfer-Encoding: chunked\r\nContent-Length: %d\r\n",
)


@pytest.mark.parametrize("lengths", BOTH, ids=["length-first", "chunked-first"])
@pytest.mark.parametrize("way", [b"POST /api/tables", b"GET /api/games"])
def test_a_request_with_two_lengths_is_refused_and_the_connection_ends(
    live: Live, way: bytes, lengths: bytes
) -> None:
    """A proxy might read the other one, and take what follows for somebody else's request."""
    body = b"0\r\n\r\n" + SMUGGLED
    request = way + b" HTTP/1.1\r\nHost: localhost\r\n" + lengths % len(body) + b"\r\n" + body
    with socket.create_connection(("127.0.0.1", live.port), timeout=30) as line:
        line.sendall(request + SMUGGLED)
        answer = b""
        while part := line.recv(65536):
            answer += part
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert answer.count(b"HTTP/1.1 ") == 1, "nothing that follows is answered"
    assert b"connection: close" in answer.lower()


@pytest.mark.parametrize("quick", [False, True])
def test_no_other_parser_reads_requests(quick: bool) -> None:
    """Where httptools is installed uvicorn would take it by itself; what is refused is refused in h11."""
    assert issubclass(patient(quick), H11Protocol)
    assert issubclass(patient(quick, Handing(Path(), 0, 2)), Requests)
