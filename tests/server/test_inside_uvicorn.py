"""We build on classes inside uvicorn: this says what of them is relied upon, before something breaks unseen.

A failure here means that uvicorn has changed. Read what it does now, change our classes where they must be,
then write the new version into pyproject.toml and what has changed into the tables below.
"""

from __future__ import annotations

import ast
import asyncio
import inspect
import signal
import socket
import tomllib
from types import ModuleType
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from palabre.server import serve
from palabre.server.connection import frames
from palabre.server.http import timeouts
from run import ROOT

from .live import Live
from .player import run

# What ours calls, or is called by, with the arguments; and what it reads and writes, with its kind.
FRAMES_CALLS = {
    "run_asgi": "(self) -> 'None'",
    "connection_lost": "(self, exc: 'Exception | None') -> 'None'",
    "data_received": "(self, data: 'bytes') -> 'None'",
    "handle_text": "(self, event: 'Frame') -> 'None'",
    "handle_bytes": "(self, event: 'Frame') -> 'None'",
    "handle_cont": "(self, event: 'Frame') -> 'None'",
    "handle_ping": "(self) -> 'None'",
    "handle_pong": "(self, event: 'Frame') -> 'None'",
    "resume_writing": "(self) -> 'None'",
}
FRAMES_READS = {
    "conn": "ServerProtocol",
    "queue": "Queue",
    "frames": "list",
    "writable": "Event",
    "loop": "AbstractEventLoop",
    "close_timer": "NoneType",
    "close_sent": "bool",
    "disconnected": "bool",
    "handshake_initiated": "bool",
    "handshake_complete": "bool",
    "transport": "NoneType",  # until there is one
    "scope": "",  # from the request on
}
REQUESTS_CALLS = {
    "connection_made": "(self, transport: 'asyncio.Transport') -> 'None'",
    "connection_lost": "(self, exc: 'Exception | None') -> 'None'",
    "handle_websocket_upgrade": "(self, event: 'h11.Request') -> 'None'",
    "on_response_complete": "(self) -> 'None'",
    "data_received": "(self, data: 'bytes') -> 'None'",
}
REQUESTS_READS = {
    "conn": "Connection",
    "loop": "AbstractEventLoop",
    "transport": "NoneType",
    "headers": "NoneType",  # until there are some
}

SERVER_CALLS = {
    "startup": "(self, sockets: 'list[socket.socket] | None' = None) -> 'None'",
    "main_loop": "(self) -> 'None'",
    "on_tick": "(self, counter: 'int') -> 'bool'",
    "handle_exit": "(self, sig: 'int', frame: 'FrameType | None') -> 'None'",
    "shutdown": "(self, sockets: 'list[socket.socket] | None' = None) -> 'None'",
}

OURS = pytest.mark.parametrize(
    ("room", "kind", "above", "calls", "reads"),
    [
        (frames, frames.Frames, WebSocketsSansIOProtocol, FRAMES_CALLS, FRAMES_READS),
        (timeouts, timeouts.Requests, H11Protocol, REQUESTS_CALLS, REQUESTS_READS),
    ],
    ids=["frames", "timeouts"],
)


async def nothing(scope: Any, receive: Any, send: Any) -> None:
    """An app to which nobody comes."""


def changed(what: str, room: ModuleType) -> str:
    """The sentence of a failure."""
    return (
        f"{what} in uvicorn {uvicorn.__version__}, and {room.__name__} relies on it: see the top of this file"
    )


def test_uvicorn_is_the_one_that_was_read() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert f"uvicorn=={uvicorn.__version__}" in project["dependencies"], (
        "pyproject.toml names one version of uvicorn, for connection/frames.py builds on what is inside; "
        f"{uvicorn.__version__} is installed"
    )


@OURS
def test_what_is_called_is_as_it_was(
    room: ModuleType, kind: type, above: type, calls: dict[str, str], reads: dict[str, str]
) -> None:
    for name, arguments in calls.items():
        found = getattr(above, name, None)
        assert found is not None, changed(f"`{above.__name__}.{name}` is gone", room)
        assert str(inspect.signature(found)) == arguments, changed(f"`{name}` takes other arguments", room)


@OURS
def test_what_is_read_is_as_it_was(
    room: ModuleType, kind: type, above: type, calls: dict[str, str], reads: dict[str, str]
) -> None:
    async def look() -> None:
        config = uvicorn.Config(nothing, ws=frames.Frames, log_config=None)
        config.load()
        made: Any = kind(config=config, server_state=ServerState(), app_state={})
        for name, wanted in reads.items():
            if not wanted:
                continue
            assert hasattr(made, name), changed(f"a new `{above.__name__}` has no `{name}`", room)
            kinds = [each.__name__ for each in type(getattr(made, name)).__mro__]
            assert wanted in kinds, changed(f"`{name}` is no {wanted} any more but {kinds[0]}", room)

    run(look())


@OURS
def test_nothing_else_is_relied_upon(
    room: ModuleType, kind: type, above: type, calls: dict[str, str], reads: dict[str, str]
) -> None:
    """The tables above are whole: they name all that our class takes from the one inside uvicorn."""
    tree = ast.parse(inspect.getsource(kind))
    used = {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) in ("self", "super()")
    }
    inherited = {name for name in used if not name.startswith("_") and is_from(above, name)}
    assert inherited <= {*calls, *reads}, "write what is new into the tables of this file"
    overridden = {name for name in vars(kind) if not name.startswith("_") and hasattr(above, name)}
    assert overridden <= set(calls), "write what is new into the tables of this file"


def is_from(above: type, name: str) -> bool:
    """Whether the class inside uvicorn has something of this name, or sets it."""
    return hasattr(above, name) or f"self.{name}" in inspect.getsource(above)


def test_the_opening_of_a_line_is_refused_where_uvicorn_would_wait_for_ever(live: Live) -> None:
    request = (
        "GET /ws/abcdefgh HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        f"Cookie: palabre={'0' * 30_000}\r\n\r\n"
    )
    with socket.create_connection(("127.0.0.1", live.port), timeout=10) as line:
        line.sendall(request.encode())
        told = b""
        while part := line.recv(65536):
            told += part
    assert told.startswith(b"HTTP/1.1 431 ")


def test_what_the_server_itself_relies_upon_is_as_it_was() -> None:
    for name, arguments in SERVER_CALLS.items():
        found = str(inspect.signature(getattr(uvicorn.Server, name)))
        assert found == arguments, changed(f"`Server.{name}` takes other arguments", serve)


def test_who_is_stopped_looks_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def stop() -> None:
        server = serve.Server(uvicorn.Config(nothing, log_config=None), house=None)  # type: ignore[arg-type]
        going_on = asyncio.create_task(server.main_loop())
        await asyncio.sleep(0.05)
        assert not going_on.done()
        server.handle_exit(signal.SIGTERM, None)
        async with asyncio.timeout(10):
            await going_on

    monkeypatch.setattr(serve, "TICK", 3_600.0)
    run(stop())
