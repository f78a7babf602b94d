"""Attackers, each a process of its own: `python -m palabre.bench.attacks.attackers NAME PORT TABLE`."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import sys
from collections.abc import Awaitable, Callable

from ..load.line import HANDSHAKE, MASKED, Line
from ..load.server import HOST

ADDRESS = "203.0.113.66"  # all of them come from one
PING, PONG, TEXT_BEGINS, CONTINUES = 0x89, 0x8A, 0x01, 0x00
CHUNK, CHUNKS_PER_SECOND = 100, 1_000  # frames of 6 bytes: 600 kB a second
SPECTATORS, REACTIONS_PER_SECOND = 190, 25
SILENT = 1_000
ASKING = 8  # at once
CHAMPIONS = {"game": "bakong", "seats": [{"who": "bot", "level": "champion"}] * 5}
NESTED = '{"do":"play","id":"deep","decision":0,"choice":{"do":%s}}' % ('{"a":' * 900 + "1" + "}" * 900)
HELLO = b'{"do":"hello"}'


def ask(port: int, method: str, path: str, body: object = None) -> tuple[int, str, str]:
    """A request without a cookie: its status, its text and the cookie that comes back."""
    with contextlib.closing(http.client.HTTPConnection(HOST, port, timeout=30)) as web:
        web.request(method, path, json.dumps(body), {"X-Forwarded-For": ADDRESS})
        answer = web.getresponse()
        cookie = (answer.headers["Set-Cookie"] or "").partition(";")[0]
        return answer.status, answer.read().decode(), cookie


async def line_to(port: int, table: str) -> Line:
    """A spectator's line."""
    cookie = ask(port, "GET", "/api/games")[2]
    request = HANDSHAKE.format(table=table, host=HOST, cookie=cookie, address=ADDRESS)
    loop, is_open = asyncio.get_running_loop(), asyncio.Event()
    _, line = await loop.create_connection(
        lambda: Line(request, lambda _, text: None, lambda _: is_open.set()), HOST, port
    )
    async with asyncio.timeout(10):
        await is_open.wait()
    line.send(HELLO)
    return line


async def flood(port: int, table: str, frames: bytes, first: bytes = b"") -> None:
    """Small frames without end; whoever is hung up on comes back."""
    while True:
        with contextlib.suppress(OSError, TimeoutError):
            line = await line_to(port, table)
            line.write(first)
            while not line.is_closed:
                line.write(frames)
                await asyncio.sleep(1 / CHUNKS_PER_SECOND)
        await asyncio.sleep(0.05)


async def pings(port: int, table: str) -> None:
    """One line that pings."""
    await flood(port, table, bytes((PING, MASKED, 0, 0, 0, 0)) * CHUNK)


async def pongs(port: int, table: str) -> None:
    """One line that says that it is there, and again."""
    await flood(port, table, bytes((PONG, MASKED, 0, 0, 0, 0)) * CHUNK)


async def fragments(port: int, table: str) -> None:
    """One message in parts that are empty."""
    begun = bytes((TEXT_BEGINS, MASKED, 0, 0, 0, 0))
    await flood(port, table, bytes((CONTINUES, MASKED, 0, 0, 0, 0)) * CHUNK, begun)


async def reactions(port: int, table: str) -> None:
    """A crowd that looks on and reacts as often as one may speak."""
    lines = [await line_to(port, table) for _ in range(SPECTATORS)]
    n = 0
    while True:
        n += 1
        for line in lines:
            line.send(b'{"do":"react","id":"r%d","reaction":"wow"}' % n)
        await asyncio.sleep(1 / REACTIONS_PER_SECOND)


async def tables(port: int, table: str) -> None:
    """Tables where five champions play, as many as one gets."""
    while True:
        status, _, _ = await asyncio.to_thread(ask, port, "POST", "/api/tables", CHAMPIONS)
        await asyncio.sleep(0.01 if status == http.HTTPStatus.OK else 0.5)


async def nested(port: int, table: str) -> None:
    """Choices inside choices."""
    while True:
        with contextlib.suppress(OSError, TimeoutError):
            line = await line_to(port, table)
            while not line.is_closed:
                line.send(NESTED.encode())
                await asyncio.sleep(1 / 20)
        await asyncio.sleep(0.05)


async def silent(port: int, table: str) -> None:
    """Connections that never ask."""
    opened = [await asyncio.open_connection(HOST, port) for _ in range(SILENT)]
    while opened:
        await asyncio.sleep(1)


async def health(port: int, table: str) -> None:
    """Questions whether the server is well, which has to write something to know."""

    async def asking() -> None:
        while True:
            with contextlib.suppress(OSError, http.client.HTTPException):
                await asyncio.to_thread(ask, port, "GET", "/healthz")

    await asyncio.gather(*(asking() for _ in range(ASKING)))


ATTACKERS: dict[str, Callable[[int, str], Awaitable[None]]] = {
    "pings": pings,
    "pongs": pongs,
    "fragments": fragments,
    "reactions": reactions,
    "tables": tables,
    "nested": nested,
    "silent": silent,
    "health": health,
}

if __name__ == "__main__":
    asyncio.run(ATTACKERS[sys.argv[1]](int(sys.argv[2]), sys.argv[3]))  # type: ignore[arg-type]
