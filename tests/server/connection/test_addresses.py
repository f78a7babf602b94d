"""Behind a proxy on the same machine: everybody is counted by their own address, and nobody is exempt."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
import websockets

from palabre.server.app import make_app
from palabre.server.connection.addresses import proxies
from palabre.server.connection.limits import CONNECTIONS_PER_ADDRESS, TABLES_AT_ONCE

from ..inside import GUESTS, house
from ..live import Live
from ..player import Player, run

WISH = {"game": "bonobo-beach", "seats": [{"who": "bot", "level": "random"}] * 2}
STRANGER, OTHER = "203.0.113.77", "203.0.113.78"


@asynccontextmanager
async def proxy(port: int, remote: str) -> AsyncIterator[str]:
    """As nginx with `$proxy_add_x_forwarded_for`: it adds to what somebody there says of themselves."""

    async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):
            while data := await reader.read(65_536):
                writer.write(data)
        writer.close()

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        under_way.add(asyncio.current_task())
        async with contextlib.AsyncExitStack() as opened:
            opened.push_async_callback(hung_up, writer)
            await pass_on_to_server(reader, writer, opened)

    async def pass_on_to_server(
        reader: asyncio.StreamReader, writer: asyncio.StreamWriter, opened: contextlib.AsyncExitStack
    ) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin1").split("\r\n")[:-2]
        named = [line for line in head if line.lower().startswith("x-forwarded-for:")]
        said = ", ".join([*(line.partition(":")[2].strip() for line in named), remote])
        rest = [line for line in head if line not in named]
        there, back = await asyncio.open_connection("127.0.0.1", port)
        opened.push_async_callback(hung_up, back)
        back.write("\r\n".join([*rest, f"X-Forwarded-For: {said}", "", ""]).encode("latin1"))
        await asyncio.gather(pump(reader, back), pump(there, writer))

    under_way: set[asyncio.Task[None] | None] = set()
    server = await asyncio.start_server(pass_on, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        server.close()
    for task in filter(None, under_way):
        task.cancel()
    await asyncio.gather(*filter(None, under_way), return_exceptions=True)


async def hung_up(writer: asyncio.StreamWriter) -> None:
    """Close a connection, and wait until it is."""
    writer.close()
    with contextlib.suppress(ConnectionError):
        await writer.wait_closed()


@pytest.mark.parametrize("said", [None, "127.0.0.1", "::1", "127.0.0.1, 127.0.0.1", "x"])
def test_an_attacker_behind_a_proxy_here_is_counted_whatever_it_says_of_itself(
    live: Live, said: str | None
) -> None:
    async def play() -> None:
        headers = {"Connection": "close", **({} if said is None else {"X-Forwarded-For": said})}
        remote = f"203.0.113.{100 + len(said or '')}"
        async with proxy(live.port, remote) as url, httpx.AsyncClient(base_url=url, headers=headers) as web:
            answers = [await web.post("/api/tables", json=WISH) for _ in range(int(TABLES_AT_ONCE) + 10)]
        refused = [answer.json()["key"] for answer in answers if answer.status_code == 429]
        assert set(refused) == {"too-many-tables-here"}

    run(play())


def test_lines_through_a_proxy_are_counted_for_each_address(live: Live) -> None:
    async def play() -> None:
        host = await Player(live.url).open("bakong", "me", "free")
        headers = {"Cookie": f"palabre={host.cookie}", "X-Forwarded-For": "127.0.0.1"}

        async def line_over(url: str) -> websockets.ClientConnection:
            address = f"{url.replace('http', 'ws')}/ws/{host.table}"
            return await websockets.connect(address, additional_headers=headers, proxy=None)

        async with proxy(live.port, STRANGER) as strange, proxy(live.port, OTHER) as other:
            lines = [await line_over(strange) for _ in range(CONNECTIONS_PER_ADDRESS)]
            with pytest.raises(websockets.InvalidStatus):
                await line_over(strange)
            lines.append(await line_over(other))
            await asyncio.gather(*(line.close() for line in lines))

    run(play())


@pytest.mark.parametrize(
    ("public_url", "headers", "is_limited"),
    [
        (None, {}, False),
        (None, {"X-Real-IP": STRANGER}, True),
        (None, {"X-Forwarded-For": ""}, True),
        ("https://table.example.org", {}, True),
    ],
)
def test_where_a_proxy_does_not_say_whom_it_asks_for_all_of_them_share_one_limit(
    tmp_path: Path, public_url: str | None, headers: dict[str, str], is_limited: bool
) -> None:
    async def play() -> None:
        async with house(tmp_path) as at:
            here = httpx.ASGITransport(make_app(at, GUESTS, tmp_path, public_url), client=("127.0.0.1", 1))
            async with httpx.AsyncClient(transport=here, base_url="http://localhost", headers=headers) as web:
                asked = [(await web.get("/healthz")).status_code for _ in range(260)]
            assert (429 in asked) == is_limited

    run(play())


def test_proxies_on_this_machine_are_believed_over_both_protocols(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FORWARDED_ALLOW_IPS", raising=False)
    assert proxies() == "127.0.0.1,::1"
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.0.0.7")
    assert proxies() == "10.0.0.7"
