"""A shadow: a table that another process leads, followed here for the lines that this process holds."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from typing import TYPE_CHECKING, Any

import msgspec

from ...games import find
from ...kernel.plain import Plain
from ...kernel.replaying import enter, replay
from ..commands import look
from ..messages import Command, Done, Look, Press, Previewed, Refused
from ..photo_finish import Line as Trips
from ..setup import Setup
from ..store import Line
from ..table import Table
from .around import Around, Elsewhere

if TYPE_CHECKING:
    from ..sockets import Socket
    from .house import SharedHouse

PATIENCE = 8.0  # seconds for the leader's answer; the client then sends its command again
CALLING = 5  # the phase of a roll that lies open; see games/bongo/state.py
ANSWERS = Done | Refused | Previewed


class Shadow(Table):
    """Follows the log with a match of its own, and passes commands on to the leader."""

    house: SharedHouse

    def __init__(self, setup: Setup, secret: bytes, house: SharedHouse) -> None:
        super().__init__(setup, secret, house)
        self.around = Around()
        self.heard = -1  # the number of the last reaction that was passed on
        self._asked: dict[str, tuple[asyncio.Future[ANSWERS | None], Socket]] = {}
        self._trips: dict[int, Trips] = {}
        self._seen_at: dict[int, tuple[int, float]] = {}  # seat: roll, and when it left for it
        self._told: Elsewhere | None = None
        self._told_at = time.monotonic()

    # Following

    async def catch_up(self) -> None:
        """Play what the leader has written since."""
        async with self.lock:
            known = 0 if self.match is None else len(self.match.log) + 1
            lines = await self.house.store.lines_from(self.setup.id, known)
            if self.match is None and lines:
                self.match = replay("".join(f"{line.line}\n" for line in lines), find, self.secret)
            elif self.match is not None:
                self._follow(lines)
            if lines:
                self.publish_presence()

    def _follow(self, lines: list[Line]) -> None:
        assert self.match is not None
        for line in lines:
            enter(self.match, json.loads(line.line), line.version + 1)

    def hear(self, setup: Setup, around: Around) -> None:
        """What goes on around the table has changed."""
        new_leader = around.leader != self.around.leader
        self.setup, self.around, self.question = setup, around, around.question
        self._told_at = time.monotonic()
        self.away = {guest: time.monotonic() - seconds for guest, seconds in around.away.items()}
        self.salt_hashes = dict.fromkeys(around.hashed, "")
        for reaction in around.reactions:
            if reaction["n"] > self.heard:
                self.heard = reaction["n"]
                for socket in self.sockets:
                    socket.hear(reaction)
        if new_leader:
            self._told = None
        self.tell_presence()
        self.publish_presence()

    def go_on(self) -> None:
        """The leader sees to clocks, bots and dice."""

    async def keep(self, *commands: str, setup: bool = False) -> None:
        """Only the leader writes."""
        raise RuntimeError(f"table {self.setup.id} is led by another process")

    # Who is there

    def is_present(self, guest: str) -> bool:
        """Here, or anywhere else as the leader says."""
        return super().is_present(guest) or guest in self.around.present

    def watching(self) -> int:
        """How many look on, in all processes."""
        return self.around.watching

    def came(self, socket: Socket) -> None:
        """Somebody is on the line here."""
        self.sockets.add(socket)
        self.tell_presence()

    def went(self, socket: Socket) -> None:
        """A line has closed here."""
        self.sockets.discard(socket)
        self.tell_presence()

    def tell_presence(self) -> None:
        """Tell the leader who is here, when that has changed."""
        guests = sorted({one.guest for one in self.sockets if one.seats})
        here = Elsewhere(guests, sum(1 for one in self.sockets if not one.seats))
        leader = self.around.leader
        if here != self._told and leader:
            self._told = here
            told = msgspec.to_builtins(here)
            self.start_task(self.house.write(leader, "presence", self.setup.id, here=told))

    def clock_left(self) -> int | None:
        """As the leader said, less what has passed since."""
        if self.around.clock_left is None:
            return None
        return max(0, self.around.clock_left - int((time.monotonic() - self._told_at) * 1000))

    def line_shown(self, seat: int) -> dict[str, float] | None:
        """As the leader knows the line."""
        return self.around.lines.get(str(seat))

    @property
    def decision(self) -> int:
        """The moment that a choice answers; while dice lie open, the roll."""
        if self.match is None:
            return 0
        return self.match.turns if self.in_roll else self.match.version

    # Commands

    async def handle(self, socket: Socket, command: Command) -> ANSWERS | None:
        """Pass a command on, and bring the answer back."""
        self.used = time.monotonic()
        if isinstance(command, Look):
            return await look(self, socket, command, "")
        ask = secrets.token_hex(8)
        answered: asyncio.Future[ANSWERS | None] = asyncio.get_running_loop().create_future()
        self._asked[ask] = answered, socket
        extra = self._seen(command) if isinstance(command, Press) else {}
        body = msgspec.to_builtins(command)
        await self.house.ask_leader(self, ask, guest=socket.guest, lang=socket.lang, command=body, **extra)
        try:
            return await asyncio.wait_for(asyncio.shield(answered), None if extra else PATIENCE)
        except TimeoutError:
            return Refused(command.id, socket.say("leader-silent"), "leader-silent")
        finally:
            self._asked.pop(ask, None)

    def answer(self, ask: str, answer: ANSWERS | None) -> None:
        """The leader has answered."""
        waiting, _ = self._asked.get(ask, (None, None))
        if waiting is not None and not waiting.done():
            waiting.set_result(answer)

    # Bongo: this process measures its own lines

    def saw_trip(self, seats: list[int], milliseconds: float) -> None:
        """A ping of these seats' line has come back."""
        for seat in seats:
            self._trips.setdefault(seat, Trips()).saw_trip(milliseconds)

    def sees(self, socket: Socket) -> None:
        """An update leaves; with the first one of a roll its time begins."""
        if self.match is None or not self.in_roll:
            return
        for seat in socket.seats:
            if self._seen_at.get(seat, (-1, 0.0))[0] != self.match.turns:
                self._seen_at[seat] = self.match.turns, time.monotonic() * 1000

    @property
    def in_roll(self) -> bool:
        """Whether dice lie there that may be called."""
        return self.game.real_time and self.match is not None and Plain(self.match.state).phase == CALLING

    def _seen(self, press: Press) -> dict[str, Any]:
        roll, at = self._seen_at.get(press.seat, (-1, 0.0))
        trips = self._trips.get(press.seat, Trips())
        return {"seen": roll, "elapsed": time.monotonic() * 1000 - at, "trips": list(trips.trips)}
