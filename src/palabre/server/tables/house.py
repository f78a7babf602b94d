"""The house: all tables of this server, woken when somebody comes, put to rest when nobody is there."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import secrets
import time
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import delete, insert, update

from ...games import find
from ...kernel.errors import PalabreError
from ..connection.limits import OPEN_TABLES_PER_GUEST, REQUESTS_AT_ONCE, REQUESTS_PER_SECOND, PerAddress
from ..connection.messages import Bot, JoinWish, TableLine, TableWish
from ..memory import sweep
from ..metrics import Histogram
from ..storage.names import clean
from ..storage.retention import DAYS, forget_for_ever
from ..storage.schema import carries, tables
from ..storage.setup import IS_CODE, IS_ID, Setup, new_setup, rematch_of
from ..storage.store import Store
from ..updates.renderer import BUSY_FROM, Scribe
from ..warming import Warmth
from .bots_at_work import Thinker
from .commands import TableRefusal, check_level
from .commit_reveal import begin_salting
from .table import Table
from .tasks import ended

log = logging.getLogger(__name__)
GRACE = 30.0  # seconds that a person may be away before a bot can hold the seat
CARRY_SECONDS = 15 * 60
REST_AFTER = 10 * 60.0  # seconds without a line, then a table leaves the memory
REST_AFTER_THE_END = 60.0
SWEEP_EVERY = 30.0
LISTED = 50
LISTED_FOR = 3 * 24 * 3600  # seconds; a table that nobody came to is no longer offered


class House:
    """Opens tables, finds them again, and keeps those in memory that somebody is at."""

    def __init__(
        self,
        store: Store,
        thinker: Thinker,
        grace: float = GRACE,
        throw_pause: float | None = None,
        told: Callable[[str], None] = lambda line: None,
        busy_from: int = BUSY_FROM,
    ) -> None:
        self.store = store
        self.thinker = thinker
        self.grace = grace
        self.throw_pause = throw_pause
        self.warmth = Warmth(told)
        self.scribe = Scribe(self.warmth.wait_for_all, busy_from)
        self.asked = PerAddress(REQUESTS_PER_SECOND, REQUESTS_AT_ONCE)
        self.latency = Histogram()
        self.keep_names = DAYS
        self.tables: dict[str, Table] = {}
        self._waking: dict[str, asyncio.Task[Table]] = {}  # one waking for all who ask at once
        self._sweeper: asyncio.Task[None] | None = None
        self._forgetter: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Open the store, and wake the tables where only bots are awaited."""
        await self.store.start()
        self.warmth.start()
        self._sweeper = asyncio.create_task(self._sweep())
        self._forgetter = asyncio.create_task(forget_for_ever(self, self.keep_names))

    async def say_bye(self) -> None:
        """Stop whatever goes on at the tables, and tell everybody that the server will be back."""
        everywhere = list(self.tables.values())
        for table in everywhere:
            table.close()
        lines = [line for table in everywhere for line in table.lines]
        await asyncio.gather(*(line.say_bye(line.say("server-stops"), again=True) for line in lines))

    async def stop(self) -> None:
        """Finish what is being written."""
        await ended([self._sweeper, self._forgetter])
        self.thinker.stop()
        await self.warmth.stop()
        await self.scribe.stop()
        await self.store.stop()

    # Tables

    async def open(self, wish: TableWish, guest: str) -> Table:
        """A new table, as somebody wishes it."""
        game = find(wish.game)
        game.check_seats(len(wish.seats))
        for seat in wish.seats:
            if isinstance(seat, Bot):
                check_level(game, seat.level)
        await self._refuse_too_many(guest)
        return await self._new(new_setup(wish, game.settle_options(wish.options, len(wish.seats)), guest))

    async def rematch(self, old: Table) -> str:
        """The same players at a new table."""
        table = await self._new(rematch_of(old.setup, next_in_series(old)))
        return table.setup.id

    async def _new(self, setup: Setup) -> Table:
        table = Table(setup, secrets.token_bytes(32), self)
        setup.state = "salting" if setup.is_full() else "waiting"
        await self.store.save(setup, secret=table.secret)
        table.lease = self.store.lease_of(setup.id)
        self._take_in(table)
        return table

    async def join(self, code: str, wish: JoinWish, guest: str) -> Table:
        """The table of a code; a guest without a seat there gets the first free one."""
        table = await self.find_code(code)
        async with table.lock:
            free = next((place for place, seat in enumerate(table.setup.seats) if seat.who == "free"), None)
            name = clean(wish.name)
            if not name:
                raise TableRefusal("name-empty")
            if free is not None and table.setup.state == "waiting" and not table.setup.seats_of(guest):
                table.setup.seat_down(free, name, guest)
                await table.keep(setup=True)
                await table.seats_changed()
        return table

    async def find_code(self, code: str) -> Table:
        """The table that a code leads to."""
        found = await self.store.find_code(code.upper()) if IS_CODE(code.upper()) else None
        if found is None:
            raise TableRefusal("no-such-table")
        return await self.table(found)

    async def table(self, id: str) -> Table:
        """A table, from memory or from its log."""
        if id in self.tables:
            return self.tables[id]
        if not IS_ID(id):
            raise TableRefusal("no-such-table")
        if id not in self._waking:
            self._waking[id] = asyncio.create_task(self._wake(id))
            self._waking[id].add_done_callback(lambda _: self._waking.pop(id, None))
        return await asyncio.shield(self._waking[id])

    async def _wake(self, id: str) -> Table:
        lease = self.store.lease_of(id)  # before the log is read: a later one may know more than we read
        found = await self.store.load(id)
        if found is None:
            raise TableRefusal("no-such-table")
        setup, secret, lines = found
        if lines:
            await self.warmth.wait(setup.game)
        table = Table(setup, secret, self)
        table.lease = lease
        try:
            table.wake(lines)
        except PalabreError as wrong:  # the rules have changed under it: DESIGN, decision 9
            log.warning("table %s cannot go on: %s", id, wrong.key)
            table.setup.state = "void"
            await self.store.save(table.setup, lease=lease)
        self._take_in(table)
        table.nobody_is_here()
        table.ready()
        table.go_on()
        return table

    def _take_in(self, table: Table) -> None:
        """A table is in memory from now on."""
        self.tables[table.setup.id] = table
        self.scribe.consider(len(self.tables))
        if table.setup.state == "salting":
            begin_salting(table)

    def spread(self, table: Table) -> None:
        """One process has nobody else to tell."""

    # Lists

    async def lines_of(self, guest: str) -> list[TableLine]:
        """The tables at which somebody sits."""
        return [self._line(setup, guest) for setup in await self.store.setups_of(guest, LISTED)]

    async def listed(self, guest: str) -> list[TableLine]:
        """The tables that everybody may see."""
        lively = time.time() - LISTED_FOR
        found = await self.store.setups_listed(("waiting", "salting", "playing"), lively, LISTED)
        return [self._line(setup, guest) for setup in found]

    async def line(self, id: str, guest: str) -> TableLine:
        """One table, for whoever knows where it is."""
        return self._line((await self.table(id)).setup, guest)

    def _line(self, kept: Setup, guest: str) -> TableLine:
        """A table as a line of a list; one at rest is not woken for it."""
        table = self.tables.get(kept.id)
        setup, match = (table.setup, table.match) if table else (kept, None)
        turn = match.to_act if match is not None and setup.state == "playing" else ()
        my_turn = any(seat in turn for seat in setup.seats_of(guest))
        levels = [seat.level if seat.who == "bot" else None for seat in setup.seats]
        return TableLine(
            setup.id,
            setup.code,
            setup.game,
            setup.names(),
            levels,
            setup.state,
            my_turn,
            setup.house_rules(),
            setup.clock,
        )

    async def _refuse_too_many(self, guest: str) -> None:
        mine = await self.store.setups_of(guest, OPEN_TABLES_PER_GUEST * 4)
        if sum(1 for setup in mine if setup.state not in ("over", "void")) >= OPEN_TABLES_PER_GUEST:
            raise TableRefusal("too-many-tables", most=OPEN_TABLES_PER_GUEST)

    # Carrying a seat to another device

    async def carry(self, guest: str) -> str:
        """A token that makes another device the same guest, once."""
        token = secrets.token_urlsafe(24)
        values = {"token": hashed(token), "guest": guest, "expires": int(time.time()) + CARRY_SECONDS}
        forgotten = delete(carries).where(carries.c.expires < int(time.time()))
        await self.store.run(forgotten, insert(carries).values(**values))
        return token

    async def redeem(self, token: str) -> str | None:
        """The guest that a token stands for."""
        return await self.store.redeem(hashed(token))

    # Rest

    async def _sweep(self) -> None:
        ahead = time.time() - time.monotonic()
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            before, ahead = ahead, time.time() - time.monotonic()
            if before - ahead > SWEEP_EVERY:
                log.warning("the clock was set back by %s seconds", int(before - ahead))
            with contextlib.suppress(Exception):
                self.put_to_rest()
                sweep()

    def put_to_rest(self, after: float = REST_AFTER, after_the_end: float = REST_AFTER_THE_END) -> None:
        """Forget tables that nobody has used for so many seconds; their log stays."""
        now = time.monotonic()
        for table in list(self.tables.values()):
            patience = after_the_end if table.setup.state == "over" else after
            if not table.lines and table.used < now - patience and not table.lock.locked():
                table.retire()
                table.match = None  # the larger part of it is gone at once, without a search for garbage
                self._sweep_out(table.setup.id)

    def _sweep_out(self, id: str) -> None:
        """Write down when a table was last used: that is how long its names are kept."""
        used = update(tables).where(tables.c.id == id).values(touched=int(time.time()))
        self._touching = asyncio.ensure_future(self.store.run(used))

    def led(self) -> int:
        """How many tables this process leads: alone, all of them."""
        return len(self.tables)


def hashed(token: str) -> str:
    """A token as it is kept."""
    return hashlib.sha256(token.encode()).hexdigest()


def next_in_series(old: Table) -> dict[str, Any] | None:
    """Where the next game of a series begins, as the game's own view says; None for a game of its own."""
    if old.match is None or not old.match.over:
        return None
    told = old.match.view(None).get("rematch")
    return None if told is None else msgspec.json.decode(told, type=dict[str, Any] | None)
