"""The server's own house and tables in this process, with connections whose other end is a list."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec

from palabre.games import find, games
from palabre.kernel.engine import engine
from palabre.server.app import make_app
from palabre.server.connection.connection import Connection
from palabre.server.connection.frames import EXTENSION
from palabre.server.connection.messages import FromClient, Hello
from palabre.server.connection.requests import Here, TableWish
from palabre.server.http.guests import COOKIE, Guests
from palabre.server.storage.setup import Setup
from palabre.server.storage.store import Store
from palabre.server.tables.bots_at_work import Thinker
from palabre.server.tables.house import House
from palabre.server.tables.led import LedTable
from palabre.server.tables.opening import new_setup
from palabre.server.tables.table import Table

GUESTS = Guests(b"k" * 32)
Message = dict[str, Any]


class Web:
    """The other end of a connection: what was sent stands in `sent`, with the time it left."""

    def __init__(self) -> None:
        self.scope = {"extensions": {EXTENSION: self}}
        self.is_behind, self.taken = False, None
        self.sent: list[tuple[float, str]] = []
        self.closed: int | None = None
        self.meanwhile: Callable[[], None] = lambda: None  # what happens while it is let in

    async def accept(self) -> None:
        self.meanwhile()

    async def receive(self) -> dict[str, Any]:
        while self.closed is None:
            await asyncio.sleep(0)
        return {"type": "websocket.disconnect"}

    def send_texts(self, texts: Iterable[bytes]) -> None:
        self.sent += [(time.monotonic(), text.decode()) for text in texts]

    async def close(self, code: int) -> None:
        self.closed = code


class Seated:
    """Somebody at a table in this process."""

    def __init__(self, table: Table, guest: str) -> None:
        self.web = Web()
        self.socket = Connection(self.web, table, guest)  # type: ignore[arg-type]
        self.table = table
        table.connections.add(self.socket)

    def hello(self, **facts: Any) -> None:
        """The first word."""
        self.socket._hello(msgspec.convert(facts, Hello))

    async def say(self, **command: Any) -> Any:
        """A command, carried out; its answer."""
        answer = await self.table.handle(self.socket, msgspec.convert(command, FromClient))
        if answer is not None:
            self.socket.send(answer)
        return answer

    async def told(self) -> list[str]:
        """Everything that was sent up to now, once it has left."""
        while self.socket._is_woken and not self.table.holds_back(self.socket):
            await asyncio.sleep(0)
        return [text for _, text in self.web.sent]

    async def updates(self) -> list[Message]:
        """The updates among it."""
        return [message for message in map(json.loads, await self.told()) if message["is"] == "update"]

    def hang_up(self) -> None:
        """The connection closes."""
        self.table.connections.discard(self.socket)
        self.table.went(self.socket)


@asynccontextmanager
async def house(folder: Path, name: str = "house", **wish: Any) -> AsyncIterator[House]:
    """A house with a database of its own, that does not wait for compiling beside."""
    folder.mkdir(parents=True, exist_ok=True)
    found = House(
        Store(f"sqlite:///{folder / name}.sqlite3"),
        Thinker(pause=0.0),
        **{"throw_pause": 0.0, "grace": 0.5, **wish},
    )
    async with opened(found):
        yield found


@asynccontextmanager
async def opened(found: House) -> AsyncIterator[None]:
    """A house that is open: every game is ready, the database is there; at the end all of it is closed."""
    for game in games():
        engine(find(game))
        found.warmth._ready[game].set()
    await found.store.start()
    try:
        yield
    finally:
        for table in list(found.tables.values()):
            table.close()
        found.thinker.stop()
        await found.renderer.stop()
        await found.store.stop()


async def begun(at: House, game: str, n: int, **options: Any) -> LedTable:
    """A table where so many guests play, each their own seat, without salts."""
    wish = TableWish(game, [Here(f"player {place}") for place in range(n)], options=options)
    setup = new_setup(wish, find(game).settle_options(options), guest(0))
    for place, seat in enumerate(setup.seats):
        seat.guest = guest(place)
    setup.state = "playing"
    return await seated(at, copy_of(setup), b"s" * 32)


def with_code_of(old: Table) -> Setup:
    """A new table that has drawn the code of an old one."""
    setup = new_setup(TableWish("bongo", [Here("one"), Here("two")]), {}, guest(0))
    setup.code = old.setup.code
    return setup


def copy_of(setup: Setup) -> Setup:
    """The same, as if it had been written down and read again."""
    return msgspec.convert(msgspec.to_builtins(setup), Setup)


async def seated(at: House, setup: Setup, secret: bytes) -> LedTable:
    """A table as it was written down."""
    table = LedTable(setup, secret, at)
    at.tables[setup.id] = table
    await at.store.save(setup, secret=secret)
    table.lease = at.store.lease_of(setup.id)
    table.begin()
    table.ready()
    await table.keep()
    return table


def seen(table: LedTable) -> Message:
    """What a spectator sees, as it is written."""
    found: Message = json.loads(bytes(table.cache.view(table.playing, None)))
    return found


def guest(place: int) -> str:
    """The guest at a place."""
    return f"{place:032d}"


def requests(at: House, who: str) -> httpx.AsyncClient:
    """Requests of a guest to a house in this process."""
    app = make_app(at, GUESTS, Path("nowhere"))
    headers = {"Cookie": f"{COOKIE}={GUESTS.signed(who)}"}
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost", headers=headers)
