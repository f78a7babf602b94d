"""A shadow: a table that another process leads, followed here for the connections of this process."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from ...games import find
from ...kernel.errors import PalabreError
from ...kernel.match import Match
from ...kernel.plain import Plain
from ...kernel.replaying import body_of, enter, replay
from ..connection.client import Client
from ..connection.connection import Connection
from ..connection.messages import Answered, Command, Done, Look, Press, Refused
from ..connection.presence import Presence, RemotePresence
from ..process.trouble import NotWritten
from ..real_time.embargo import Embargo
from ..real_time.photo_finish import Transit, timed_from
from ..real_time.referee import now
from ..storage.setup import Setup, decode_setup
from ..storage.store import LogLine
from ..tables.commands import look_through
from ..tables.table import Table
from .forwarding import Forwarding
from .letters import Asking, Present
from .surroundings import Surroundings, decode_surroundings

if TYPE_CHECKING:
    from .house import SharedHouse

log = logging.getLogger(__name__)
UNTOLD = 1_000.0  # milliseconds that dice stay hidden where the leader says nothing


class FollowedPresence(Presence):
    """Who is at a table that another process leads: those here, and all others as the leader says."""

    def __init__(self, setup: Setup, tell: Callable[[], None]) -> None:
        super().__init__(setup, tell)
        self.told = Surroundings()

    def guests(self) -> set[str]:
        """Everybody here, and anywhere else as the leader says."""
        return super().guests() | set(self.told.present)

    def watching(self) -> int:
        """How many look on, in all processes."""
        return self.told.watching


class Shadow(Table):
    """Follows the log with a match of its own, and passes commands on to the leader."""

    def __init__(self, setup: Setup, secret: bytes, house: SharedHouse) -> None:
        presence = self._presence = FollowedPresence(setup, self.tell_all)
        super().__init__(setup, secret, house, presence)
        self.house = house
        self.heard = -1  # the number of the last reaction that was passed on
        self.forwarding = Forwarding(lambda letter: house.ask_leader(presence.told.leader, letter))
        self._transits: dict[int, Transit] = {}
        self._seen_at: dict[int, tuple[int, float]] = {}  # seat: roll, and when it left for it
        self._awaited: set[asyncio.Future[Answered]] = set()  # of requests, which do not come back
        self._embargo = Embargo(self.presence.here)
        self._hidden_roll = -1  # the roll that nobody here may hold yet
        self._instant = 0.0  # when all may, in milliseconds of this process
        self._told: RemotePresence | None = None
        self._told_at = time.monotonic()

    @property
    def surroundings(self) -> Surroundings:
        """What the leader has said of what goes on around the table."""
        return self._presence.told

    # Following

    def wake(self, lines: list[LogLine], match: Match | None = None) -> None:
        """Dice that lie in the log already may be for a later instant too: the leader says."""
        super().wake(lines, match)
        self._hide_new_roll(-1)

    def stale(self, around: bool) -> None:
        """The leader has written something: it is read with what is new of all other tables."""
        self.house.news.due(self, around)

    @property
    def known(self) -> int:
        """How many lines of the log are known here."""
        return 0 if self.match is None else len(self.match.log) + 1

    def hear_news(self, lines: list[LogLine], found: tuple[str, str] | None) -> None:
        """Play what the leader has written since, and hear what goes on around the table."""
        if self.gone:
            return
        before = self.roll
        if self.match is None and lines:
            self.take_up(replay("".join(f"{line.text}\n" for line in lines), find, self.secret))
        elif self.match is not None:
            for line in lines:
                enter(self.match, body_of(line.text), line.version + 1)
        self._hide_new_roll(before)
        if found is not None:
            self.hear(decode_setup(found[0]), decode_surroundings(found[1]))
        if lines:
            self.info.clear()
            self.tell_all()
        for line in lines:
            if line.command is not None:
                self.forwarding.is_in_the_log(line.command)

    def hear(self, setup: Setup, around: Surroundings) -> None:
        """What goes on around the table has changed."""
        seats_before = self.setup.seats
        self.take_setup(setup)
        before, self._presence.told = self.surroundings, around
        self.questions.open = around.question
        self._told_at = time.monotonic()
        self.presence.away = {guest: time.monotonic() - seconds for guest, seconds in around.away.items()}
        self._may_show(around)
        self._hear_reactions()
        if setup.seats != seats_before:
            self.turn_eyes()
        if (around.leader, around.lease) != (before.leader, before.lease):
            self._led_anew(is_first=not before.leader)
        self.tell_presence()
        self.publish_presence()

    def _hear_reactions(self) -> None:
        for reaction in self.surroundings.reactions:
            if reaction.n > self.heard:
                self.heard = reaction.n
                for connection in self.presence.here:
                    connection.hear(reaction)

    def _led_anew(self, is_first: bool) -> None:
        """A new leader must know who is here, and be asked what the last one did not answer."""
        self._told = None
        self.tasks.start(self.forwarding.again())
        if self.setup.state == "salting" and not is_first:  # what the old leader was given is lost with it
            self.hang_up()  # so that all give theirs again

    def introduce(self) -> None:
        """This process was taken for dead: say again who is here, and look what was missed."""
        self._told = None
        self.tell_presence()
        self.stale(around=True)

    # Who is there

    def came(self, connection: Connection) -> None:
        """Somebody has said hello here."""
        self.presence.here.add(connection)
        self.tell_presence()

    def went(self, connection: Connection) -> None:
        """A connection has closed here."""
        self.presence.here.discard(connection)
        self.tell_presence()

    def tell_presence(self) -> None:
        """Tell the leader who is here, when that has changed."""
        self.info.clear()
        guests = sorted({one.guest for one in self.presence.here if one.seats})
        here = RemotePresence(guests, sum(1 for one in self.presence.here if not one.seats))
        leader = self.surroundings.leader
        if here != self._told and leader:
            self._told = here
            self.house.write(leader, Present(self.id, self.house.me, here))

    def clock_left(self) -> int | None:
        """As the leader said, less what has passed since."""
        return self._less(self.surroundings.clock_left)

    def _less(self, told: int | None) -> int | None:
        """What is left of so many milliseconds that the leader has told."""
        return None if told is None else max(0, told - int((time.monotonic() - self._told_at) * 1000))

    def time_is_up(self, decision: int) -> None:
        """The leader sees to clocks."""

    def pause(self) -> int | None:
        """As the leader said."""
        return self.surroundings.pause

    def countdown(self) -> int | None:
        """As the leader said, less what has passed since."""
        return self._less(self.surroundings.countdown)

    def connection_shown(self, seat: int) -> dict[str, float] | None:
        """As the leader knows the connection."""
        return self.surroundings.connections.get(str(seat))

    # Commands

    async def handle(self, client: Client, command: Command) -> Answered | None:
        """Pass a command on; the answer finds its own way to the client, which is read on meanwhile."""
        self.used = time.monotonic()
        if isinstance(command, Look):
            return self._look(client, command)
        await self.forwarding.ask(self._asking(client.guest, client.lang, command), client.send)
        return None

    def _look(self, client: Client, command: Look) -> Answered:
        try:
            look_through(self, client, command.eyes)
        except PalabreError as refused:
            return Refused(command.id, refused.told(client.lang, self.setup.names()), refused.key)
        return Done(command.id)

    async def ask(self, guest: str, lang: str, command: Command) -> Answered:
        """What the leader answers."""
        answered: asyncio.Future[Answered] = asyncio.get_running_loop().create_future()
        self._awaited.add(answered)
        try:
            await self.forwarding.ask(self._asking(guest, lang, command), answered.set_result)
            return await answered
        finally:
            self._awaited.discard(answered)

    def is_needed(self) -> bool:
        """Whether somebody here waits for this table to be led."""
        return bool(self.connections) or self.forwarding.is_waiting()

    def is_alone(self) -> bool:
        """Whether the leader says that nobody is at the table but those who are here."""
        guests = {one.guest for one in self.presence.here}
        looking_on = sum(1 for one in self.presence.here if not one.seats)
        told = self.surroundings
        return bool(
            guests and told.leader and guests.issuperset(told.present) and told.watching <= looking_on
        )

    def close(self) -> None:
        """Follow no more; who waits here for an answer asks again."""
        self.forwarding.close()
        for answered in self._awaited:
            if not answered.done():
                answered.set_exception(NotWritten(f"table {self.id} is followed no more"))
        super().close()

    # In real time: this process measures its own connections

    def saw_trip(self, seats: list[int], milliseconds: float) -> None:
        """A ping of these seats' connection has come back."""
        for seat in seats:
            self._transits.setdefault(seat, Transit()).saw_trip(milliseconds)

    def sees(self, seats: list[int]) -> None:
        """An update leaves; with the first one of a roll its time begins."""
        if self.match is None or not self.is_in_roll:
            return
        for seat in seats:
            if self._seen_at.get(seat, (-1, 0.0))[0] != self.match.turns:
                self._seen_at[seat] = self.match.turns, timed_from(now(), self._instant)

    @property
    def is_in_roll(self) -> bool:
        """Whether dice lie there that may be called."""
        if not self.game.real_time or self.match is None:
            return False
        return bool(self.game.room("real_time").is_calling(Plain(self.match.state)))

    @property
    def roll(self) -> int:
        """The number of the roll whose dice lie open, if any do."""
        return self.match.turns if self.match is not None and self.is_in_roll else -1

    @property
    def embargo(self) -> Embargo:
        """What hides dice from connections here until the common instant."""
        return self._embargo

    def _hide_new_roll(self, before: int) -> None:
        """Dice that have just been read in the log are nobody's yet: the leader says from when on."""
        if before == self.roll == self._hidden_roll:
            return
        self._embargo.end()
        if self.roll != before and self.roll >= 0:
            self._hidden_roll, self._instant = self.roll, now() + UNTOLD
            self._embargo.begin()
            self._embargo.lift({}, UNTOLD)

    def _may_show(self, around: Surroundings) -> None:
        """The leader has said when everybody may hold the dice; far seats' leave before."""
        if around.roll != self._hidden_roll or self._embargo.lifted.is_set():
            return
        self._instant = now() + around.shown_in
        leaves = {one: max(0.0, around.shown_in - self._lead(one)) for one in self.presence.here if one.seats}
        self._embargo.begin()
        self._embargo.lift(leaves, around.shown_in)

    def _lead(self, connection: Connection) -> float:
        """Half the smallest round trip of a connection, in milliseconds."""
        known = [self._transits[seat] for seat in connection.seats if seat in self._transits]
        return max((trips.smallest / 2 for trips in known), default=0.0)

    def _asking(self, guest: str, lang: str, command: Command) -> Asking:
        letter = Asking(self.id, self.house.me, secrets.token_hex(8), guest, lang, command)
        if isinstance(command, Press):
            letter.seen, at = self._seen_at.get(command.seat, (-1, 0.0))
            letter.elapsed = now() - at
            letter.trips = list(self._transits.get(command.seat, Transit()).trips)
        return letter
