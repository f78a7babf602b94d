"""The house in one of several processes: leads some tables, shadows others, takes over when a leader dies."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import secrets
import sys
import time
from typing import Any

from ...kernel.words import say
from ..connection.messages import Answered, Done, FromServer, Press, Refused, Sit
from ..connection.presence import RemotePresence
from ..connection.requests import JoinWish
from ..process.tasks import Tasks, ended
from ..process.trouble import NotWritten, log_trouble
from ..storage.setup import IS_ID
from ..tables.bots_at_work import Thinker
from ..tables.errors import TableRefusal
from ..tables.house import REST_AFTER, REST_AFTER_THE_END, House
from ..tables.led import LedTable
from ..tables.table import Table
from ..tables.twins import IS_CLOSED
from .finished import Finished
from .forwarding import LEADER_SILENT
from .leases import FREED, LASTS, RENEW_EVERY, LostLease
from .letters import Answering, Asking, Letter, Present, Yielded, Yielding
from .limits import share_limits
from .news import News
from .post import Post
from .shadow import Shadow
from .statements import MOVED
from .store import SharedStore
from .surroundings import surroundings_of
from .yielding import Yields

log = logging.getLogger(__name__)
GATHERED = 0.02  # seconds in which changes around a table become one
BURY_EVERY = 30  # rounds of looking after the tables
UNUSED = 5.0  # seconds after which a table without lines is followed no more


class RemoteClient:
    """A client whose connection another process holds."""

    def __init__(self, house: SharedHouse, table: Table, letter: Asking) -> None:
        self.guest = letter.guest
        self.lang = letter.lang
        self.eyes: int | None = None
        self.version: int | None = None
        self._house, self._table = house, table
        self._asking = letter

    @property
    def seats(self) -> list[int]:
        """The seats that belong to it."""
        return self._table.setup.seats_of(self.guest)

    def say(self, key: str, **facts: Any) -> str:
        """A sentence in this person's language."""
        return say(self.lang, key, **facts)

    def send(self, message: FromServer) -> None:
        """An answer, also one that comes later: to a press, once it is ruled on."""
        if isinstance(message, Answered):
            me, asking = self._house.me, self._asking
            self._house.write(asking.sender, Answering(self._table.id, me, asking.ask, message))

    def send_update(self) -> None:
        """Updates reach it through its own process."""


class SharedHouse(House):
    """One process among several on the same database."""

    store: SharedStore

    def __init__(self, store: SharedStore, thinker: Thinker, url: str, **rest: Any) -> None:
        super().__init__(store, thinker, busy_from=sys.maxsize, **rest)  # for more cores, more processes
        self.me = store.me
        self._post = Post(url, store.words, self.me, self._heard, self._read)
        self.news = News(store)
        self._finished = Finished(store, self._read_shadow)
        self._yields = Yields(self.me, store.leases, self.write)
        self._due: dict[str, LedTable] = {}  # tables whose surroundings are to be told
        self._is_due = asyncio.Event()
        self._sharing: list[asyncio.Task[None]] = []
        self._letters = Tasks(log, "something between the processes failed")
        self._freed = asyncio.Event()  # another process has given leases back
        self._leaving = False

    async def start(self) -> None:
        """Open the store, show life, listen."""
        await super().start()
        await self.store.leases.renew()
        self._post.start()
        await self._post.listening()
        beside = (self._hold_on(), self._look_after(), share_limits(self.store.engine, self.requests))
        self._sharing = [asyncio.create_task(work) for work in (*beside, self._broadcast_due())]

    async def say_bye(self) -> None:
        """Hand the leases over, then tell everybody: they find their tables led by another process."""
        self._leaving = True
        await ended(self._sharing)
        for table in self.tables.values():
            table.close()
        await self.store.leases.resign()
        await super().say_bye()

    async def stop(self) -> None:
        """Listen no more, and finish."""
        await self._post.stop()
        await ended(self._sharing)
        await self._letters.end()
        await self.news.stop()
        await super().stop()

    # Leading and following

    async def _wake(self, id: str) -> Table:
        """Lead a table if nobody does, else follow it; never lead it before its game is compiled here."""
        if self._leaving:
            raise TableRefusal("server-stops")
        setup = await self.store.setup_of(id)
        if setup is None:
            raise TableRefusal("no-such-table")
        if setup.state not in ("waiting", "salting"):
            await self.warmth.wait(setup.game)
        if id in self.store.leases.held or await self.store.leases.take(id):
            table = await super()._wake(id)
            self.broadcast(table)
            return table
        return await self._follow(id)

    async def _follow(self, id: str) -> Shadow:
        await self.store.following.begin(id)
        shadow = self.tables[id] = await self._read_shadow(id)
        shadow.stale(around=True)
        return shadow

    async def _read_shadow(self, id: str) -> Shadow:
        found = await self.store.load(id)
        if found is None:
            raise TableRefusal("no-such-table")
        setup, secret, lines = found
        if lines:
            await self.warmth.wait(setup.game)
        shadow = Shadow(setup, secret, self)
        shadow.wake(lines, await self.waking.played_again(lines, secret))
        return shadow

    async def read(self, id: str) -> Table:
        """A table that is only looked at: where its game is over, nobody leads it for that."""
        is_awake = id in self.tables or id in self._waking
        found = None if is_awake else await self._finished.table(id)
        return found or await self.table(id)

    async def table_of_line(self, id: str) -> Table:
        """A table that somebody comes to: it is led here, unless others have lines to it elsewhere."""
        here = self.tables.get(id)
        is_new = IS_ID(id) and (here is None or (isinstance(here, Shadow) and not here.connections))
        if is_new and id not in self._waking and await self._yields.ask(id) and isinstance(here, Shadow):
            here.retire()
        return await self.table(id)

    async def join(self, code: str, wish: JoinWish, guest: str) -> Table:
        """The table of a code; where its leader changes meanwhile, the next one is asked."""
        with contextlib.suppress(NotWritten):
            return await super().join(code, wish, guest)
        return await super().join(code, wish, guest)

    async def _seat(self, table: Table, wish: JoinWish, guest: str) -> None:
        """As ever where this process leads; else the leader seats the guest."""
        if not isinstance(table, Shadow):
            await super()._seat(table, wish, guest)
            return
        for _ in table.setup.seats:  # others may be quicker
            setup = await self.store.setup_of(table.setup.id) or table.setup
            free = setup.free_seat()
            if free is None or setup.state != "waiting" or setup.seats_of(guest):
                break
            sit = Sit(f"join-{secrets.token_hex(8)}", free, wish.name)
            answer = await table.ask(guest, "en", sit)
            if isinstance(answer, Done):
                break
            if isinstance(answer, Refused) and answer.key in (LEADER_SILENT, IS_CLOSED):
                raise TableRefusal(answer.key)

    async def _hold_on(self) -> None:
        """Renew the leases; a table whose lease was lost is given up, and comes back as a shadow."""
        while True:
            before = time.monotonic()
            await asyncio.sleep(RENEW_EVERY)
            try:
                for id in await self.store.leases.renew():
                    self._give_up(id)
                if time.monotonic() - before > LASTS / 1000:
                    for shadow in self._shadows():
                        shadow.introduce()
            except Exception as wrong:
                log_trouble(log, "the leases could not be renewed", wrong)

    async def _look_after(self) -> None:
        """Take over tables whose leader has died, and forget who was in processes that are gone."""
        for round in itertools.count():
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(RENEW_EVERY):
                    await self._freed.wait()
            self._freed.clear()
            try:
                shadows = [shadow for shadow in self._shadows() if shadow.is_needed()]
                for leader in {shadow.surroundings.leader for shadow in shadows} - {"", self.me}:
                    await self.store.leases.free_if_dead(leader)
                wanted = [shadow.setup.id for shadow in shadows]
                taken = await self.store.leases.take_free(wanted) if wanted else []
                await asyncio.gather(*(self._take_over(id) for id in taken))
                await asyncio.gather(*(self._claim(each.id) for each in self._shadows() if each.is_alone()))
                await self._go_on_following()
                self._forget_the_dead(await self.store.leases.living())
                if round % BURY_EVERY == 0:
                    await self.store.leases.bury()
            except Exception as wrong:
                log_trouble(log, "could not look after the tables", wrong)

    async def _go_on_following(self) -> None:
        """Say which tables are followed here; one that nobody looks at is not any more."""
        for shadow in self._shadows():
            if not shadow.is_needed() and time.monotonic() - shadow.used > UNUSED:
                shadow.retire()
        for id in await self.store.following.go_on([shadow.id for shadow in self._shadows()]):
            if isinstance(missed := self.tables.get(id), Shadow):
                missed.stale(around=True)

    def _shadows(self) -> list[Shadow]:
        return [table for table in self.tables.values() if isinstance(table, Shadow)]

    async def _take_over(self, id: str) -> None:
        """Lead a table from now on: connections here are closed, come back, and find the leader."""
        shadow = self.tables.get(id)
        if not isinstance(shadow, Shadow):
            return
        shadow.retire()
        try:
            await self.table(id)
        finally:
            shadow.hang_up()

    async def _claim(self, id: str) -> None:
        """All lines of a table are here, and another leads it, as one that was busy when it was asked."""
        if await self._yields.ask(id) and await self.store.leases.take(id):
            await self._take_over(id)

    def _give_up(self, id: str) -> None:
        table = self.tables.get(id)
        if isinstance(table, LedTable):
            table.give_up()

    def led(self) -> int:
        """How many leases this process holds."""
        return len(self.store.leases.held)

    def put_to_rest(self, after: float = REST_AFTER, after_the_end: float = REST_AFTER_THE_END) -> None:
        """Tables that leave the memory may be led by whoever wakes them."""
        super().put_to_rest(after, after_the_end)
        idle = [id for id in self.store.leases.held if id not in self.tables and id not in self._waking]
        if idle:
            self._letters.start(self.store.leases.release(idle))

    def _forget_the_dead(self, living: set[str]) -> None:
        for table in [table for table in self.tables.values() if isinstance(table, LedTable)]:
            for process in [each for each in table.presence.remote if each not in living]:
                table.moved_elsewhere(process, RemotePresence())

    # Telling the other processes

    def broadcast(self, table: Table) -> None:
        """What goes on around a table reaches the other processes, many changes of many tables at once."""
        if isinstance(table, LedTable):
            self._due[table.setup.id] = table
            self._is_due.set()

    async def _broadcast_due(self) -> None:
        while True:
            await self._is_due.wait()
            await asyncio.sleep(GATHERED)
            self._is_due.clear()
            due, self._due = [table for table in self._due.values() if not table.gone], {}
            try:
                await self._broadcast_all(due)
            except Exception as wrong:
                log_trouble(log, "what goes on around the tables could not be told", wrong)

    async def _broadcast_all(self, due: list[LedTable]) -> None:
        """Tell of many tables where that is news; those that another process leads by now are given up."""
        while news := {
            table: told for table in due if (told := surroundings_of(table, self.me)) != table.broadcast
        }:
            try:
                await self.store.broadcast(
                    {table.setup.id: (told, table.lease) for table, told in news.items()}
                )
            except LostLease as lost:
                for table in due:
                    if table.setup.id in lost.tables:
                        table.give_up()
                due = [table for table in due if not table.gone]
            else:
                for table, told in news.items():
                    table.broadcast = told
                return

    def _heard(self, channel: str, payload: str) -> None:
        """A word from the database: a table has moved, something around it changed, or leases are free."""
        if channel == FREED:
            self._freed.set()
            return
        for id in payload.split() if payload else list(self.tables):
            table = self.tables.get(id)
            if isinstance(table, Shadow):
                table.stale(around=channel != MOVED)

    # Letters

    def write(self, process: str, letter: Letter) -> None:
        """A letter to another process."""
        self._post.send(process, letter)

    async def ask_leader(self, told: str, letter: Asking) -> None:
        """A command for whoever leads a table, as far as that was told; who leads no longer drops it."""
        if leader := told or await self.store.leases.leader_of(letter.table):
            self.write(leader, letter)

    async def _read(self, letter: Letter) -> None:
        table = self.tables.get(letter.table)
        if isinstance(letter, Answering):
            if isinstance(table, Shadow):
                table.forwarding.answer(letter.ask, letter.answer)
        elif isinstance(letter, Yielded):
            self._yields.answered(letter)
        elif isinstance(letter, Yielding):
            self._letters.start(self._yields.asked(table, letter))
        elif table is None:
            self._letters.start(self._wake_for(letter))
        else:
            self._hand_over(table, letter)

    async def _wake_for(self, letter: Asking | Present) -> None:
        """A table that we lead, and that sleeps or is being woken, has got a letter."""
        with contextlib.suppress(TableRefusal):
            self._hand_over(await self.table(letter.table), letter)

    def _hand_over(self, table: Table, letter: Asking | Present) -> None:
        """What a leader is told; who leads no longer leaves it to the next, who is asked again."""
        if not isinstance(table, LedTable):
            return
        if isinstance(letter, Present):
            table.moved_elsewhere(letter.sender, letter.here)
        else:
            self._letters.start(self._carry_out_for(table, letter))

    async def _carry_out_for(self, table: LedTable, letter: Asking) -> None:
        """Carry out what somebody asks over another process; where that fails, ask whoever leads by now."""
        client = RemoteClient(self, table, letter)
        command = letter.command
        if isinstance(command, Press) and table.referee is not None and command.seat in client.seats:
            table.referee.seen_elsewhere(command.seat, letter.seen, letter.elapsed, letter.trips)
        try:
            answer = await table.handle(client, command)
        except NotWritten:
            self._letters.start(self._wake_for(letter))
            return
        if answer is not None:
            client.send(answer)
