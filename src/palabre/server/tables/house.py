"""The house: all tables of this server, woken when somebody comes, put to rest when nobody is there."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import delete, insert, update

from ...games import find
from ...kernel.errors import PalabreError
from ..connection.client import Client
from ..connection.limits import OPEN_TABLES_PER_GUEST, REQUESTS_AT_ONCE, REQUESTS_PER_SECOND, PerAddress
from ..connection.messages import Answered, Command
from ..connection.requests import Bot, JoinWish, TableSummary, TableWish
from ..http.heads import Place
from ..process.latency import move_seconds
from ..process.memory import sweep
from ..process.tasks import Tasks
from ..process.trouble import Taken, log_trouble
from ..process.warming import Warmth
from ..storage.names import clean
from ..storage.retention import DAYS, forget_for_ever
from ..storage.schema import carries, tables
from ..storage.setup import IS_CODE, IS_ID, Setup, Standing
from ..storage.store import Store
from ..updates.renderer import BUSY_FROM, Renderer
from .advice import Advice
from .bots_at_work import Thinker
from .commands import carry_out
from .conditions import check_level
from .decisions import Decisions
from .errors import TableRefusal
from .led import LedTable
from .opening import begin_at, new_code, new_setup, options_of, rematch_of
from .reviews import Reviews
from .table import Table
from .twins import Twins, next_of, secret_of, twin_of
from .waking import Waking

log = logging.getLogger(__name__)
GRACE = 30.0  # seconds that a person may be away before a bot can hold the seat
SECRET_BYTES = 32
CARRY_SECONDS = 15 * 60
REST_AFTER = 10 * 60.0  # seconds without a connection, then a table leaves the memory
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
        review_work: float = 1.0,
    ) -> None:
        self.store = store
        self.thinker = thinker
        self.grace = grace
        self.throw_pause = throw_pause
        self.reviews = Reviews(store, review_work)
        self.decisions = Decisions()
        self.advice = Advice(self.decisions)
        self.twins = Twins(self)
        self.waking = Waking()
        self.warmth = Warmth(told)
        self.renderer = Renderer(self.warmth.wait_for_all, busy_from)
        self.requests = PerAddress(REQUESTS_PER_SECOND, REQUESTS_AT_ONCE)
        self.latency = move_seconds()
        self.keep_names = DAYS
        self.daily_key = secrets.token_bytes(SECRET_BYTES)  # where the luck of all days comes from
        self.now: Callable[[], int] = lambda: int(time.time())  # a test may move it
        self.rate: Callable[[str, str], Awaitable[Standing | None]] = unrated
        self.tables: dict[str, Table] = {}
        self._waking: dict[str, asyncio.Task[Table]] = {}  # one waking for all who ask at once
        self._beside = Tasks(log, "something beside the tables failed")

    async def start(self) -> None:
        """Open the store, and wake the tables where only bots are awaited."""
        await self.store.start()
        self.warmth.start()
        self._beside.start(self._sweep())
        self._beside.start(forget_for_ever(self.store, self.tables.__contains__, self.keep_names))

    async def say_bye(self) -> None:
        """Stop whatever goes on at the tables, and tell everybody that the server will be back."""
        everywhere = list(self.tables.values())
        for table in everywhere:
            table.close()
        all_here = [connection for table in everywhere for connection in table.connections]
        await asyncio.gather(*(one.say_bye(one.say("server-stops"), again=True) for one in all_here))

    async def stop(self) -> None:
        """Finish what is being written."""
        await self._beside.end()
        await self.reviews.stop()
        await self.decisions.stop()
        self.thinker.stop()
        await self.warmth.stop()
        await self.renderer.stop()
        await self.store.stop()

    # Tables

    async def open(self, wish: TableWish, guest: str) -> LedTable:
        """A new table, as somebody wishes it."""
        game = find(wish.game)
        game.check_seats(len(wish.seats))
        for seat in wish.seats:
            if isinstance(seat, Bot):
                check_level(game, seat.level)
        await self.refuse_too_many(guest)
        options = game.settle_options(options_of(wish), len(wish.seats))
        setup = new_setup(wish, options, guest)
        if wish.begin is not None:
            begin_at(await self.read(wish.begin.table), wish, setup)
        if wish.twin is not None:
            other = twin_of(setup, wish)
            await self.lay(other, secret_of(other.twin))
        return await self.lay(setup, secret_of(setup.twin))

    async def rematch(self, old: Table, guest: str, level: str | None = None) -> str:
        """The same players at a new table; whoever asked for it is ready, bots are as wished."""
        position = next_in_series(old) if old.setup.twin is None else None  # twins begin alike
        twin = next_of(old.setup.twin)
        setup = rematch_of(old.setup, position, guest, None if twin else level)
        setup.twin = twin
        return (await self.lay(setup, secret_of(setup.twin))).setup.id

    async def lay(self, setup: Setup, secret: bytes | None = None, others: Sequence[Any] = ()) -> LedTable:
        """Lay a table out, and write down what goes with it; its secret is one of its own, unless given."""
        table = LedTable(setup, secret or secrets.token_bytes(SECRET_BYTES), self)
        setup.state = "salting" if setup.may_begin() else "waiting"
        try:
            await self.store.save(setup, secret=table.secret, others=others)
        except Taken:  # in a large house its code may lead to another table
            setup.code = new_code()
            await self.store.save(setup, secret=table.secret, others=others)
        table.lease = self.store.lease_of(setup.id)
        self._take_in(table)
        return table

    async def join(self, code: str, wish: JoinWish, guest: str) -> Table:
        """The table of a code; a guest without a seat there gets the first free one."""
        table = await self.find_code(code)
        if not clean(wish.name):
            raise TableRefusal("name-empty")
        await self._seat(table, wish, guest)
        return table

    async def _seat(self, table: Table, wish: JoinWish, guest: str) -> None:
        assert isinstance(table, LedTable)
        async with table.lock:
            await self.refuse_twice(table, guest)
            free = table.setup.free_seat()
            if free is not None and table.setup.state == "waiting" and not table.seats_of(guest):
                table.setup.seat_down(free, clean(wish.name), guest)
                await table.keep(setup=True)
                await table.seats_changed()

    async def refuse_twice(self, table: Table, guest: str) -> None:
        """Nobody sits down at both of two twins, nor where they have seen its luck at the other."""
        await self.twins.refuse_strangers(table.setup, guest)

    async def game_at(self, place: Place) -> str | None:
        """What is played at a table that a link leads to, by its id or its code; nobody is woken for it."""
        id = await self.coded(place.what) if place.name == "join" else place.what
        if id is None or not IS_ID(id):
            return None
        return self.tables[id].setup.game if id in self.tables else await self.store.game_of(id)

    async def coded(self, code: str) -> str | None:
        """The name of the table that a code leads to."""
        return await self.store.find_code(code.upper()) if IS_CODE(code.upper()) else None

    async def find_code(self, code: str) -> Table:
        """The table that a code leads to."""
        found = await self.coded(code)
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

    async def table_of_line(self, id: str) -> Table:
        """A table that somebody comes to with a connection."""
        return await self.table(id)

    async def read(self, id: str) -> Table:
        """A table that is only looked at."""
        return await self.table(id)

    async def _wake(self, id: str) -> Table:
        lease = self.store.lease_of(id)  # before the log is read: a later one may know more than we read
        found = await self.store.load(id)
        if found is None:
            raise TableRefusal("no-such-table")
        setup, secret, lines = found
        if lines:
            await self.warmth.wait(setup.game)
        table = LedTable(setup, secret, self)
        table.lease = lease
        try:
            table.wake(lines, await self.waking.played_again(lines, secret))
        except PalabreError as wrong:  # the rules have changed under it: DESIGN, decision 9
            log.warning("table %s cannot go on: %s", id, wrong.key)
            table.setup.state = "void"
            await self.store.save(table.setup, lease=lease)
        self._take_in(table)
        table.nobody_is_here()
        table.ready()
        table.go_on()
        return table

    def _take_in(self, table: LedTable) -> None:
        """A table is in memory from now on."""
        self.tables[table.setup.id] = table
        self.renderer.consider(len(self.tables))
        if table.setup.state == "salting":
            table.ask_for_salts()

    # What a table needs of us

    def carry_out(
        self, table: LedTable, client: Client, command: Command, key: str
    ) -> Awaitable[Answered | None]:
        """Do what a command says."""
        return carry_out(table, client, command, key)

    def consider(self, table: LedTable) -> None:
        """Let the bot think whose turn it is."""
        self.thinker.consider(table)

    def saw_latency(self, seconds: float) -> None:
        """A choice was acknowledged so long after it came."""
        self.latency.observe(seconds)

    def broadcast(self, table: Table) -> None:
        """One process has nobody else to tell."""

    def put_away(self, table: Table) -> None:
        """Whoever asks for this table from now on gets one that is woken from the log."""
        if self.tables.get(table.id) is table:
            del self.tables[table.id]

    # Lists

    async def summaries_of(self, guest: str) -> list[TableSummary]:
        """The tables at which somebody sits."""
        return [self.summary(setup, guest) for setup in await self.store.setups_of(guest, LISTED)]

    async def listed(self, guest: str) -> list[TableSummary]:
        """The tables that everybody may see."""
        lively = time.time() - LISTED_FOR
        found = await self.store.setups_listed(("waiting", "salting", "playing"), lively, LISTED)
        return [self.summary(setup, guest) for setup in found]

    def summary(self, kept: Setup, guest: str) -> TableSummary:
        """A table in a list; one at rest is not woken for it."""
        table = self.tables.get(kept.id)
        setup, match = (table.setup, table.match) if table else (kept, None)
        turn = match.to_act if match is not None and setup.state == "playing" else ()
        my_turn = any(seat in turn for seat in setup.seats_of(guest))
        levels = [seat.level if seat.who == "bot" else None for seat in setup.seats]
        return TableSummary(
            setup.id,
            setup.code,
            setup.game,
            setup.names(),
            levels,
            setup.state,
            my_turn,
            setup.house_rules(),
            setup.clock,
            setup.advice,
            setup.box_rules(),
        )

    async def refuse_too_many(self, guest: str) -> None:
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
            try:
                self.put_to_rest()
                sweep()
            except Exception as wrong:  # it is swept again next time
                log_trouble(log, "the house could not be swept", wrong)

    def put_to_rest(self, after: float = REST_AFTER, after_the_end: float = REST_AFTER_THE_END) -> None:
        """Forget tables that nobody has used for so many seconds; their log stays."""
        now = time.monotonic()
        for table in list(self.tables.values()):
            patience = after_the_end if table.setup.state == "over" else after
            if table.connections or table.used >= now - patience or table.is_busy:
                continue
            table.retire()
            table.forget()
            self._sweep_out(table.id)

    def _sweep_out(self, id: str) -> None:
        """Write down when a table was last used: that is how long its names are kept."""
        used = update(tables).where(tables.c.id == id).values(touched=int(time.time()))
        self._beside.start(self.store.run(used))

    def led(self) -> int:
        """How many tables this process leads: alone, all of them."""
        return len(self.tables)


async def unrated(guest: str, game: str) -> Standing | None:
    """Where somebody stands, before anybody has said how that is found."""
    return None


def hashed(token: str) -> str:
    """A token as it is kept."""
    return hashlib.sha256(token.encode()).hexdigest()


def next_in_series(old: Table) -> dict[str, Any] | None:
    """Where the next game of a series begins, as the game's own view says; None for a game of its own."""
    if old.match is None or not old.match.over:
        return None
    told = old.match.view(None).get("rematch")
    return None if told is None else msgspec.json.decode(told, type=dict[str, Any] | None)
