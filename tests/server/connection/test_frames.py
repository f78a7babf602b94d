"""Texts leave as frames that any WebSocket reads, whatever their length, and several as one."""

from __future__ import annotations

import asyncio
import gc
import weakref
from typing import Any

import pytest
import uvicorn
import websockets
from starlette.websockets import WebSocket
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from palabre.server.connection.frames import EXTENSION, MIDDLE, SHORT, Frames, framed

from ..player import run

TEXTS = ["one", "les œufs d’autruche", "x" * 200 * MIDDLE]


@pytest.mark.parametrize("length", [0, 1, SHORT, SHORT + 1, MIDDLE, MIDDLE + 1, 3 * MIDDLE])
def test_a_frame_of_any_length_is_read(length: int) -> None:
    client = ClientProtocol(parse_uri("ws://here/"), state=State.OPEN, max_size=None)
    texts = [b"x" * length, "les œufs d’autruche".encode()]
    client.receive_data(b"".join(map(framed, texts)))
    assert [event.data for event in client.events_received() if isinstance(event, Frame)] == texts


@pytest.mark.parametrize("ending", [b"", b"\xff\xff\xff", b"\x89\x00"])
def test_texts_reach_the_other_side_and_a_closed_line_leaves_nothing_behind(ending: bytes) -> None:
    """Nothing that only a search for garbage would find: there are thousands of lines in an hour.

    Also where a line ended with what is no frame: a stranger can send as much of that as they like.
    """
    lines: list[weakref.ref[Frames]] = []
    spoken: list[ServerProtocol] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        line: Frames = scope["extensions"][EXTENSION]
        lines.append(weakref.ref(line))
        spoken.append(line.conn)
        web = WebSocket(scope, receive, send)
        await web.accept()
        line.send_texts([text.encode() for text in TEXTS])
        assert line.is_behind, "the last text is longer than what the other side takes at once"
        caught_up = asyncio.Event()
        line.taken = caught_up.set
        await caught_up.wait()
        assert not line.is_behind
        await web.receive()

    async def visit() -> None:
        server = uvicorn.Server(uvicorn.Config(app, port=0, ws=Frames, lifespan="off", log_config=None))
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        for _ in range(3):
            async with websockets.connect(f"ws://127.0.0.1:{port}/", max_size=None) as line:
                assert [await line.recv() for _ in TEXTS] == TEXTS
                line.transport.write(ending)
        await asyncio.sleep(0.1)
        assert [line() for line in lines] == [None] * 3
        wrong = [each.parser_exc for each in spoken if each.parser_exc is not None]
        assert bool(wrong) == bool(ending)
        assert all(each.__traceback__ is None for each in wrong), "it would hold all that spoke"
        left = [weakref.ref(each) for each in spoken]
        del wrong
        spoken.clear()
        assert [each() for each in left] == [None] * 3, "what read the frames reads on for ever"
        server.should_exit = True
        await serving

    gc.collect()
    gc.disable()
    try:
        run(visit())
    finally:
        gc.enable()
