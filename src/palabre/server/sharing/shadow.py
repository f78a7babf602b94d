"""A shadow: a table that another process leads, followed here for the lines that this process holds."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from typing import TYPE_CHECKING, Any

import msgspec

from ...games import find
from ...games.bongo.state import Phase
from ...kernel.errors import PalabreError
from ...kernel.plain import Plain
from ...kernel.replaying import enter, replay
from ..connection.messages import Command, Look, Press, Refused
from ..real_time.embargo import Veil
from ..real_time.photo_finish import Line as Trips
from ..real_time.photo_finish import timed_from
from ..real_time.referee import now
from ..storage.database import tell_trouble
from ..storage.setup import Setup, decode_setup
from ..storage.store import Line, NotWritten
from ..tables.commands import look
from ..tables.table import Table
from .forwarding import ANSWERS, Asking
from .surroundings import Around, Elsewhere, decode_around

if TYPE_CHECKING:
    from ..connection.socket import Socket
    from .house import SharedHouse

log = logging.getLogger(__name__)
UNTOLD = 1_000.0  # milliseconds that dice stay hidden where the leader says nothing


class Shadow(Table):
    """Follows the log with a match of its own, and passes commands on to the leader."""

    house: SharedHouse

    def __init__(self, setup: Setup, secret: bytes, house: SharedHouse) -> None:
        super().__init__(setup, secret, house)
        self.around = Around()
        self.heard = -1  # the number of the last reaction that was passed on
        self.asking = Asking(lambda letter: house.ask_leader(self, letter))
        self._is_stale = self._around_is_stale = False
        self._reader: asyncio.Task[None] | None = None
        self._trips: dict[int, Trips] = {}
        self._seen_at: dict[int, tuple[int, float]] = {}  # seat: roll, and when it left for it
        self._awaited: set[asyncio.Future[ANSWERS]] = set()  # of requests, which have no line to come back
        self._veil = Veil(self.sockets)
        self._hidden_roll = -1  # the roll that nobody here may hold yet
        self._instant = 0.0  # when all may, in milliseconds of this process
        self._told: Elsewhere | None = None
        self._told_at = time.monotonic()

    # Following

    def wake(self, lines: list[Line]) -> None:
        """Dice that lie in the log already may be for a later instant too: the leader says."""
        super().wake(lines)
        self._hide_new_roll(-1)

    def stale(self, around: bool) -> None:
        """The leader has written something: read it, one reading at a time, so that none overtakes."""
        self._is_stale, self._around_is_stale = True, self._around_is_stale or around
        if self._reader is None or self._reader.done():
            self._reader = self.start_task(self._read_on())

    async def _read_on(self) -> None:
        try:
            while self._is_stale:
                await self.catch_up()
        except Exception as wrong:
            tell_trouble(log, f"table {self.setup.id} could not be followed", wrong)
            self.give_up()

    async def catch_up(self) -> None:
        """Play what the leader has written since, and hear what goes on around the table."""
        with_around, self._is_stale, self._around_is_stale = self._around_is_stale, False, False
        known = 0 if self.match is None else len(self.match.log) + 1
        lines, found = await self.house.store.follow(self.setup.id, known, with_around)
        before = self.roll
        if self.match is None and lines:
            self.take_up(replay("".join(f"{line.line}\n" for line in lines), find, self.secret))
        elif self.match is not None:
            for line in lines:
                enter(self.match, json.loads(line.line), line.version + 1)
        self._hide_new_roll(before)
        if found is not None:
            self.hear(decode_setup(found[0]), decode_around(found[1]))
        if lines:
            self.tell_now()
        for line in lines:
            if line.command is not None:
                self.asking.is_in_the_log(line.command)

    def hear(self, setup: Setup, around: Around) -> None:
        """What goes on around the table has changed."""
        seats_before, self.setup = self.setup.seats, setup
        before, self.around = self.around, around
        self.question = around.question
        self._told_at = time.monotonic()
        self.away = {guest: time.monotonic() - seconds for guest, seconds in around.away.items()}
        self._may_show(around)
        self._hear_reactions()
        if setup.seats != seats_before:
            self.turn_eyes()
        if (around.leader, around.lease) != (before.leader, before.lease):
            self._led_anew(is_first=not before.leader)
        self.tell_presence()
        self.publish_presence()

    def _hear_reactions(self) -> None:
        for reaction in self.around.reactions:
            if reaction["n"] > self.heard:
                self.heard = reaction["n"]
                for socket in self.sockets:
                    socket.hear(reaction)

    def _led_anew(self, is_first: bool) -> None:
        """A new leader must know who is here, and be asked what the last one did not answer."""
        self._told = None
        self.start_task(self.asking.again())
        if self.setup.state == "salting" and not is_first:  # what the old leader was given is lost with it
            self.hang_up()  # so that all give theirs again

    def introduce(self) -> None:
        """This process was taken for dead: say again who is here, and look what was missed."""
        self._told = None
        self.tell_presence()
        self.stale(around=True)

    def go_on(self) -> None:
        """The leader sees to clocks, bots and dice."""

    async def keep(self, *commands: str, setup: bool = False) -> None:
        """Only the leader writes."""
        raise RuntimeError(f"table {self.setup.id} is led by another process")

    # Who is there

    def present(self) -> set[str]:
        """Everybody here, and anywhere else as the leader says."""
        return super().present() | set(self.around.present)

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
        self.info.clear()
        guests = sorted({one.guest for one in self.sockets if one.seats})
        here = Elsewhere(guests, sum(1 for one in self.sockets if not one.seats))
        leader = self.around.leader
        if here != self._told and leader:
            self._told = here
            told = msgspec.to_builtins(here)
            self.house.write(leader, "presence", self.setup.id, here=told)

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
        """Pass a command on; the answer finds its own way to the line, which goes on reading meanwhile."""
        self.used = time.monotonic()
        if isinstance(command, Look):
            try:
                return await look(self, socket, command, "")
            except PalabreError as refused:
                return Refused(command.id, refused.told(socket.lang, self.setup.names()), refused.key)
        seen = self._seen(command) if isinstance(command, Press) else {}
        await self.asking.ask(socket.guest, socket.lang, command, socket.send, **seen)
        return None

    async def asked(self, guest: str, lang: str, command: Command) -> ANSWERS:
        """What the leader answers."""
        answered: asyncio.Future[ANSWERS] = asyncio.get_running_loop().create_future()
        self._awaited.add(answered)
        try:
            await self.asking.ask(guest, lang, command, answered.set_result)
            return await answered
        finally:
            self._awaited.discard(answered)

    def is_needed(self) -> bool:
        """Whether somebody here waits for this table to be led."""
        return bool(self.lines) or self.asking.is_waiting()

    def close(self) -> None:
        """Follow no more; who waits here for an answer asks again."""
        self.asking.close()
        for answered in self._awaited:
            if not answered.done():
                answered.set_exception(NotWritten(f"table {self.setup.id} is followed no more"))
        super().close()

    # Bongo: this process measures its own lines

    def saw_trip(self, seats: list[int], milliseconds: float) -> None:
        """A ping of these seats' line has come back."""
        for seat in seats:
            self._trips.setdefault(seat, Trips()).saw_trip(milliseconds)

    def sees(self, seats: list[int]) -> None:
        """An update leaves; with the first one of a roll its time begins."""
        if self.match is None or not self.in_roll:
            return
        for seat in seats:
            if self._seen_at.get(seat, (-1, 0.0))[0] != self.match.turns:
                self._seen_at[seat] = self.match.turns, timed_from(now(), self._instant)

    @property
    def in_roll(self) -> bool:
        """Whether dice lie there that may be called."""
        if not self.game.real_time or self.match is None:
            return False
        return bool(Plain(self.match.state).phase == Phase.CALL)

    @property
    def roll(self) -> int:
        """The number of the roll whose dice lie open, if any do."""
        return self.match.turns if self.match is not None and self.in_roll else -1

    @property
    def veil(self) -> Veil:
        """What hides dice from lines here until the common instant."""
        return self._veil

    def _hide_new_roll(self, before: int) -> None:
        """Dice that have just been read in the log are nobody's yet: the leader says from when on."""
        if before == self.roll == self._hidden_roll:
            return
        self._veil.rise()
        if self.roll != before and self.roll >= 0:
            self._hidden_roll, self._instant = self.roll, now() + UNTOLD
            self._veil.fall()
            self._veil.lift({}, UNTOLD)

    def _may_show(self, around: Around) -> None:
        """The leader has said when everybody may hold the dice; far seats' leave before."""
        if around.roll != self._hidden_roll or self._veil.lifted.is_set():
            return
        self._instant = now() + around.shown_in
        leaves = {one: max(0.0, around.shown_in - self._lead(one)) for one in self.sockets if one.seats}
        self._veil.fall()
        self._veil.lift(leaves, around.shown_in)

    def _lead(self, socket: Socket) -> float:
        """Half the smallest round trip of a line, in milliseconds."""
        known = [self._trips[seat] for seat in socket.seats if seat in self._trips]
        return max((trips.smallest / 2 for trips in known), default=0.0)

    def _seen(self, press: Press) -> dict[str, Any]:
        roll, at = self._seen_at.get(press.seat, (-1, 0.0))
        trips = self._trips.get(press.seat, Trips())
        return {"seen": roll, "elapsed": time.monotonic() * 1000 - at, "trips": list(trips.trips)}
