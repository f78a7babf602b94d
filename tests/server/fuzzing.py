"""A stranger, or somebody with a seat, who sends whatever comes to mind; and people who must not notice."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
from pathlib import Path

import httpx

from palabre.bench.load.line import CLOSE, HANDSHAKE, MASKED, PING, PONG, TEXT, Line
from palabre.games import games

from . import grammar
from .gatherings import agree, step
from .player import Player

ON_ONE_LINE = 40  # frames: mostly fewer than one may send at once, where a hello counts as eight
LOOKS = 8  # frames between two looks at what the table has told: most choices are to be possible ones
LAST = "the-last"  # the id of what is said last on a line: once it is answered, all before was read
PATIENCE = 60.0  # seconds for that answer
UNMASKED_PING = b"\x89\x00"
KINDS = (0x82, 0x83, 0xF1, TEXT, CLOSE, PING, PONG)  # binary, unknown, reserved, and those that there are
ROUTES = (
    "/", "/healthz", "/metrics", "/api/games", "/api/tables", "/api/tables/mine", "/api/tables/{t}",
    "/api/tables/{t}/review",
    "/api/tables/{t}/record", "/api/join/{c}", "/api/carry", "/api/trainer", "/api/trainer?seed={x}&n={x}",
    "/api/exercises", "/api/exercises/{x}/{x}", "/api/exercises/bakong/{x}",
    "/carry/{x}", "/api/replay", "/api/replay?eyes={x}", "/ws/{t}", "/assets/{x}", "/{x}",
)  # fmt: skip
METHODS = ("GET", "POST", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH")
PATHS = (
    "x",
    "%00",
    "%ff",
    "..%2f..",
    "a" * 300,
    "index.html",
    "%F0%9F%8E%B2",
    "'",
    "a b",
    "-1",
    "1e9",
    "%0d%0aX:y",
)
ASKS = b"GET / HTTP/1.1\r\nHost: x\r\n"
SENDS = b"POST /api/carry HTTP/1.1\r\nHost: x\r\nContent-Length: "
NO_HTTP = (
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",  # TLS
    b"\x00" * 50,
    b"GET",
    b"GET / HTTP/9.9",
    b"GET / HTTP/1.1",
    b"GET /\xff\xfe HTTP/1.1\r\nHost: x",
    b"GET http://[ HTTP/1.1\r\nHost: x",
    ASKS + b"Host: y",
    ASKS + b"X: " + b"y" * 70_000,
    ASKS + b"Upgrade: h2c\r\nConnection: Upgrade",
    ASKS + b"Upgrade: websocket\r\nConnection: Upgrade",
    SENDS + b"-1",
    SENDS + b"5\r\nTransfer-Encoding: chunked\r\n\r\nzz",
)
_addresses = itertools.count()


def address() -> str:
    """Another one each time: no limit is what ends a line here."""
    n = next(_addresses)
    return f"10.{n >> 16 & 255}.{n >> 8 & 255}.{n & 255}"


class Fuzzer:
    """One who sends frames to a table, over one line after the other."""

    def __init__(self, url: str, table: str, cookie: str, seed: int) -> None:
        self._host, _, port = url.removeprefix("http://").partition(":")
        self._port = int(port)
        self._table, self._cookie = table, cookie
        self._dice = random.Random(seed)
        self._seen: grammar.Message = {}
        self.sent = 0  # frames that the server has read; those on a line that it closed do not count

    async def run(self, frames: int) -> None:
        while self.sent < frames:
            await self._one_line(min(frames - self.sent, ON_ONE_LINE))

    async def _one_line(self, frames: int) -> None:
        line, heard = await self._opened()
        line.send(b'{"do":"hello"}')
        for n in range(frames):
            if n % LOOKS == 0:
                await asyncio.sleep(0.005)  # a look at what has come
            line.send(grammar.frame(self._dice, self._seen))
        line.send(json.dumps({"do": "react", "id": LAST, "reaction": "wow"}).encode())
        async with asyncio.timeout(PATIENCE):
            while not (heard.is_set() or line.is_closed):
                await asyncio.sleep(0.005)
        self.sent += frames if heard.is_set() else 0
        if self._dice.random() < 0.3 and not line.is_closed:
            line.write(odd_frame(self._dice))
            self.sent += 1
        line.close()

    async def _opened(self) -> tuple[Line, asyncio.Event]:
        request = HANDSHAKE.format(
            table=self._table, host=self._host, cookie=f"palabre={self._cookie}", address=address()
        )
        is_open, heard = asyncio.Event(), asyncio.Event()

        def hear(_: Line, text: bytes) -> None:
            if b'"is":"update"' in text[:20]:
                self._seen = json.loads(text)
            elif LAST.encode() in text:
                heard.set()

        loop = asyncio.get_running_loop()
        async with asyncio.timeout(PATIENCE):
            _, line = await loop.create_connection(
                lambda: Line(request, hear, lambda _: is_open.set()), self._host, self._port
            )
            await is_open.wait()
        return line, heard


def odd_frame(dice: random.Random) -> bytes:
    """The last on a line: a frame as RFC 6455 does not allow it, or of a kind that nobody uses."""
    mask, rest = b"\0\0\0\0", dice.randbytes(dice.randrange(20))
    return dice.choice(
        (
            dice.randbytes(dice.randrange(1, 60)),
            UNMASKED_PING,
            bytes((dice.choice(KINDS), MASKED | len(rest))) + mask + rest,
            bytes((TEXT, MASKED | 127)) + b"\xff" * 8 + mask,
            bytes((TEXT, MASKED | 126, 0xFF, 0xFF)) + mask + b"x" * 0xFFFF,
            bytes((0x01, MASKED | 1)) + mask + b"{" + bytes((0x00, MASKED)) + mask,
        )
    )


class Asker:
    """One who asks for anything in any way."""

    def __init__(self, url: str, whole: str, host: Player, seed: int) -> None:
        self._web = httpx.AsyncClient(base_url=url, timeout=PATIENCE, verify=False)
        self._whole, self._host = whole, host
        self._dice = random.Random(seed)

    async def run(self, requests: int) -> None:
        async with self._web:
            for n in range(requests):
                if n % 150 == 0:
                    self._from = address()
                await (self._one() if self._dice.random() < 0.95 else self._no_http())

    async def _one(self) -> None:
        dice = self._dice
        table = dice.choice((self._host.table, "x", "%00"))
        route = dice.choice(ROUTES).format(t=table, c=self._host.code, x=dice.choice(PATHS))
        method = dice.choice(METHODS)
        body = grammar.body(dice, self._whole) if method in ("POST", "PUT", "PATCH") else None
        answer = await self._web.request(method, route, content=body, headers=self._headers())
        assert answer.status_code < 500, f"{method} {route} {body!r}: {answer.status_code} {answer.text}"
        assert "Traceback" not in answer.text
        self._web.cookies.clear()

    async def _no_http(self) -> None:
        """Bytes that are no request, or one that contradicts itself."""
        reader, writer = await asyncio.open_connection(self._web.base_url.host, self._web.base_url.port)
        with contextlib.suppress(ConnectionError):
            writer.write(self._dice.choice(NO_HTTP) + b"\r\n\r\n")
            with contextlib.suppress(OSError):  # the server may have closed it already
                writer.write_eof()
            async with asyncio.timeout(PATIENCE):
                status = (await reader.readline())[9:10]
            assert status in (b"", b"2", b"3", b"4"), status
        writer.close()

    def _headers(self) -> httpx.Headers:
        dice, cookie = self._dice, self._host.cookie
        said = {"X-Forwarded-For": self._from, "Accept-Language": dice.choice(("fr", "xx;q=1", "é"))}
        if dice.random() < 0.5:
            said["Cookie"] = f"palabre={dice.choice((cookie, 'x', cookie[:-1], '%00'))}"
        return httpx.Headers([(name.encode(), value.encode()) for name, value in said.items()])


async def round_of_rubbish(urls: list[str], frames: int, requests: int, seed: int) -> None:
    """So much is sent, with and without rights; people at their own table, and beside a fuzzer, play on."""
    url = urls[seed % len(urls)]
    people = [await Player(url).open("bakong", "me", "free")]
    people.append(await Player(url, "Binta").join(people[0].code))
    fuzzing, beside, tables = await tables_to_spoil(url, games()[seed % len(games())])
    for each in people:
        await each.until(lambda it: it.state == "playing")
    await step(people, random.Random(seed))
    record = f"/api/tables/{people[0].table}/record"
    before = (await people[0].web.get(record)).text
    pairs = [(people[0].table, fuzzing.cookie), *((table, fuzzing.cookie) for table in tables)]
    fuzzers = [Fuzzer(urls[n % len(urls)], *pair, seed + n) for n, pair in enumerate(pairs)]
    asker = Asker(url, before, fuzzing, seed)
    share = -(-frames // len(fuzzers))
    await asyncio.gather(asker.run(requests), *(each.run(share) for each in fuzzers))
    assert (await people[0].web.get(record)).text == before, "a stranger has moved"
    await step(people, random.Random(seed))
    await agree(people)
    for each in (*people, beside):
        assert each.lines_opened == 1, "somebody else's line was closed"
        assert not each.mistakes, each.mistakes
        await each.close()
    await fuzzing.close()


async def tables_to_spoil(url: str, game: str) -> tuple[Player, Player, list[str]]:
    """Tables at which the fuzzer may do something: with bots, with somebody honest, and one that waits."""
    fuzzing, beside = Player(url), Player(url, "Binta")
    tables = []
    for seats in (("me", "random", "easy"), ("me", "free"), ("me", "free", "free")):
        opened = await fuzzing.ask("POST", "/api/tables", wished(game, seats))
        fuzzing.code = opened["code"]
        tables.append(opened["table"])
        if seats == ("me", "free"):
            await beside.join(opened["code"])
    fuzzing.table = tables[0]
    return fuzzing, beside, tables


def wished(game: str, seats: tuple[str, ...]) -> grammar.Message:
    kinds = {"me": {"who": "here", "name": "Awa"}, "free": {"who": "guest"}}
    return {
        "game": game,
        "clock": 5,
        "seats": [kinds.get(each, {"who": "bot", "level": each}) for each in seats],
    }


def resident(pid: int) -> float:
    """The memory of a process, in megabytes; 0 where the system does not say."""
    with contextlib.suppress(OSError):
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4096 / 1e6
    return 0.0
