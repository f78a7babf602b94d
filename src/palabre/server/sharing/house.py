"""The house in one of several processes: leads some tables, shadows others, takes over when a leader dies."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Any

import msgspec

from ...kernel.words import say
from ..commands import TableRefusal
from ..house import House
from ..messages import Command, Done, FromServer, JoinWish, Press, Previewed, Refused
from ..setup import decode_setup
from ..table import Table
from ..thinking import Thinker
from .around import Elsewhere, around, decode_around, encode_around
from .leases import RENEW_EVERY
from .post import Post
from .shadow import Shadow
from .store import MOVED, SharedStore

log = logging.getLogger(__name__)


class RemoteLine:
    """A line that another process holds, as far as commands need one."""

    def __init__(self, house: SharedHouse, table: Table, letter: dict[str, Any]) -> None:
        self.guest: str = letter["guest"]
        self.lang: str = letter["lang"]
        self.eyes: int | None = None
        self.version: int | None = None
        self._house, self._table = house, table
        self._process, self._ask = letter["from"], letter["ask"]

    @property
    def seats(self) -> list[int]:
        """The seats that belong to this line."""
        return self._table.setup.seats_of(self.guest)

    def say(self, key: str, **facts: Any) -> str:
        """A sentence in this person's language."""
        return say(self.lang, key, **facts)

    def send(self, message: FromServer) -> None:
        """An answer that comes later: a press, once it is ruled on."""
        self._table.start_task(self.answer(message))

    def send_update(self) -> None:
        """Updates reach this line through its own process."""

    async def answer(self, message: Any) -> None:
        """Send the answer to the process that asked."""
        told = msgspec.to_builtins(message)
        await self._house.write(self._process, "answer", self._table.setup.id, ask=self._ask, answer=told)


class SharedHouse(House):
    """One process among several on the same database."""

    store: SharedStore

    def __init__(self, store: SharedStore, thinker: Thinker, url: str, **rest: Any) -> None:
        super().__init__(store, thinker, **rest)
        self.me = store.me
        self._post = Post(url, store.engine, self.me, self._heard, self._read)
        self._due: set[str] = set()  # tables whose surroundings are to be spread
        self._beside: list[asyncio.Task[None]] = []
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        """Open the store, show life, listen."""
        await super().start()
        await self.store.leases.renew()
        self._post.start()
        self._beside = [asyncio.create_task(self._hold_on()), asyncio.create_task(self._look_after())]

    async def say_bye(self) -> None:
        """Hand the leases over, then tell everybody: they find their tables led by another process."""
        for task in self._beside:
            task.cancel()
        for table in self.tables.values():
            table.close()
        await self.store.leases.resign()
        await super().say_bye()

    async def stop(self) -> None:
        """Listen no more, and finish."""
        self._post.stop()
        await super().stop()

    # Leading and following

    async def _wake(self, id: str) -> Table:
        if await self.store.leases.take(id):
            return await super()._wake(id)
        found = await self.store.load(id)
        if found is None:
            raise TableRefusal("no-such-table")
        setup, secret, lines = found
        if lines:
            await self.warmth.wait(setup.game)
        shadow = Shadow(setup, secret, self)
        shadow.wake(lines)
        self.tables[id] = shadow
        await self._refresh(shadow)
        return shadow

    async def join(self, code: str, wish: JoinWish, guest: str) -> Table:
        """As ever where this process leads; else the leader seats the guest."""
        table = await self.find_code(code)
        if isinstance(table, Shadow):
            free = [place for place, seat in enumerate(table.setup.seats) if seat.who == "free"]
            if free and not table.setup.seats_of(guest):
                sit = {"do": "sit", "id": f"join-{guest}", "seat": free[0], "name": wish.name}
                await self.ask_leader(table, secrets.token_hex(8), guest=guest, lang="en", command=sit)
            return table
        return await super().join(code, wish, guest)

    async def _hold_on(self) -> None:
        """Renew the leases; a table whose lease was lost is given up, its lines come back to a shadow."""
        while True:
            await asyncio.sleep(RENEW_EVERY)
            try:
                for id in await self.store.leases.renew():
                    self._give_up(id)
            except Exception:
                log.exception("the leases could not be renewed")

    async def _look_after(self) -> None:
        """Take over tables whose leader has died, and forget who was in processes that are gone."""
        while True:
            await asyncio.sleep(RENEW_EVERY)
            try:
                shadows = [
                    id for id, table in self.tables.items() if isinstance(table, Shadow) and table.lines
                ]
                for id in await self.store.leases.without_leader(shadows):
                    if await self.store.leases.take(id):
                        await self._take_over(id)
                self._forget_the_dead(await self.store.leases.living())
            except Exception:
                log.exception("could not look after the tables")

    async def _take_over(self, id: str) -> None:
        """Lead a table from now on: its lines here hang up, come back by themselves, and find the leader."""
        shadow = self.tables.pop(id)
        await super()._wake(id)
        for line in list(shadow.lines):
            line.hang_up()
        shadow.close()

    def _give_up(self, id: str) -> None:
        table = self.tables.get(id)
        if table is not None and not isinstance(table, Shadow):
            table.give_up()

    def _forget_the_dead(self, living: set[str]) -> None:
        for table in self.tables.values():
            dead = [process for process in table.elsewhere if process not in living]
            for process in dead:
                table.elsewhere_changed(process, Elsewhere())

    # Telling the other processes

    def spread(self, table: Table) -> None:
        """What goes on around a table reaches the other processes, many changes at once as one."""
        if isinstance(table, Shadow) or table.setup.id in self._due:
            return
        self._due.add(table.setup.id)
        self._later(self._spread(table))

    async def _spread(self, table: Table) -> None:
        await asyncio.sleep(0.02)
        self._due.discard(table.setup.id)
        if not table.gone and table.setup.id in self.store.leases.held:
            text = encode_around(around(table, self.me)).decode()
            await self.store.spread(table.setup.id, text)

    def _heard(self, channel: str, payload: str) -> None:
        """A word from the database: a table has moved, or something around it has changed."""
        for id in [payload.split()[0]] if payload else list(self.tables):
            table = self.tables.get(id)
            if isinstance(table, Shadow):
                self._later(table.catch_up() if channel == MOVED else self._refresh(table))

    async def _refresh(self, shadow: Shadow) -> None:
        found = await self.store.around(shadow.setup.id)
        if found is not None:
            shadow.hear(decode_setup(found[0]), decode_around(found[1]))
            await shadow.catch_up()

    def _later(self, work: Any) -> None:
        task: asyncio.Task[Any] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Letters

    async def write(self, process: str, kind: str, table: str, **rest: Any) -> None:
        """A letter to another process."""
        await self._post.send(process, {"kind": kind, "from": self.me, "table": table, **rest})

    async def ask_leader(self, shadow: Shadow, ask: str, **rest: Any) -> None:
        """A command for whoever leads a table."""
        leader = await self.store.leases.leader_of(shadow.setup.id)
        if leader is not None:
            await self.write(leader, "ask", shadow.setup.id, ask=ask, **rest)

    async def _read(self, letter: dict[str, Any]) -> None:
        table = self.tables.get(letter["table"])
        if letter["kind"] == "answer" and isinstance(table, Shadow):
            table.answer(letter["ask"], msgspec.convert(letter["answer"], Done | Refused | Previewed | None))
        elif table is not None and not isinstance(table, Shadow):
            if letter["kind"] == "presence":
                table.elsewhere_changed(letter["from"], msgspec.convert(letter["here"], Elsewhere))
            elif letter["kind"] == "ask":
                table.start_task(self._asked(table, letter))

    async def _asked(self, table: Table, letter: dict[str, Any]) -> None:
        """Carry out what somebody asks over another process."""
        line = RemoteLine(self, table, letter)
        command = msgspec.convert(letter["command"], Command)
        if isinstance(command, Press) and table.referee is not None:
            table.referee.seen_elsewhere(command.seat, letter["seen"], letter["elapsed"], letter["trips"])
        answer = await table.handle(line, command)  # type: ignore[arg-type]
        if answer is not None:
            await line.answer(answer)
