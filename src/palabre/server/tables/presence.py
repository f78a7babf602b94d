"""Who is at a table: in this process and in others, looking on or away; and how everybody is told."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from msgspec import Raw

from ..sharing.surroundings import Elsewhere
from .taking_back import without

if TYPE_CHECKING:
    from ..connection.messages import Question
    from ..connection.socket import Socket
    from ..storage.setup import Setup
    from .house import House

TOLD_EVERY = 0.05, 0.002  # seconds between two tellings of who is there: at least, and for each line


class Presence:
    """The part of a table that knows who is there."""

    setup: Setup
    house: House
    sockets: set[Socket]
    elsewhere: dict[str, Elsewhere]
    away: dict[str, float]
    question: Question | None
    info: dict[str, Raw]
    used: float
    _told_at: float
    _telling: asyncio.TimerHandle | None

    def go_on(self) -> None:
        """What follows from somebody's coming."""
        raise NotImplementedError

    def _tell_all(self) -> None:
        raise NotImplementedError

    def present(self) -> set[str]:
        """Everybody who has a line to this table."""
        here = {socket.guest for socket in self.sockets}
        return here.union(*(there.guests for there in self.elsewhere.values())) if self.elsewhere else here

    def is_present(self, guest: str) -> bool:
        """Whether somebody has a line to this table."""
        return guest in self.present()

    def watching(self) -> int:
        """How many look on without a seat."""
        seated = set(self.setup.guests())
        here = sum(socket.guest not in seated for socket in self.sockets)
        return here + sum(there.watching for there in self.elsewhere.values())

    def is_watched(self) -> bool:
        """Whether anybody is there: bots do not play for an empty room."""
        return bool(self.sockets) or bool(self.elsewhere)

    def has_people(self) -> bool:
        """Whether somebody is there whose game it is."""
        present = self.present()
        return any(
            seat.who == "person" and not seat.held and seat.guest in present for seat in self.setup.seats
        )

    def is_attended(self) -> bool:
        """Whether somebody is there whose game it is; at bots' games, whoever looks on."""
        is_peoples = any(seat.who == "person" and not seat.held for seat in self.setup.seats)
        return self.has_people() if is_peoples else self.is_watched()

    def addresses(self) -> set[str]:
        """Where those are who have a line here, as far as that is known."""
        return {socket.address for socket in self.sockets if socket.address}

    def came(self, socket: Socket) -> None:
        """Somebody is on the line."""
        self.used = time.monotonic()
        self.sockets.add(socket)
        self.is_back(socket.guest)

    def is_back(self, guest: str) -> None:
        """Who comes back gets the seats back that bots were holding."""
        self.away.pop(guest, None)
        mine = self.setup.let_play(guest)
        if self.question and self.question.kind == "hold" and self.question.seat in mine:
            self.question = None
        self.publish_presence()
        self.go_on()

    def went(self, socket: Socket) -> None:
        """A line has closed; who has no other is away, and is not waited for with a question."""
        self.used = time.monotonic()
        if socket not in self.sockets:
            return
        self.sockets.discard(socket)
        self.may_be_away(socket.guest)
        self.publish_presence()

    def may_be_away(self, guest: str) -> None:
        """Who has no line any more is away, and is not waited for with a question."""
        seats = self.setup.seats_of(guest)
        if seats and not self.is_present(guest):
            self.away[guest] = time.monotonic()
            self.question = without(self.question, seats)

    def nobody_is_here(self) -> None:
        """The table was woken: whoever does not come back is away from now on."""
        for guest in self.setup.guests():
            self.may_be_away(guest)

    def elsewhere_changed(self, process: str, there: Elsewhere) -> None:
        """Somebody came or went in another process."""
        before = self.elsewhere.pop(process, Elsewhere())
        if there.guests or there.watching:
            self.elsewhere[process] = there
        for guest in set(there.guests) - set(before.guests):
            self.is_back(guest)
        for guest in set(before.guests) - set(there.guests):
            self.may_be_away(guest)
        self.publish_presence()
        self.go_on()

    def publish_presence(self) -> None:
        """Tell everybody who is there, without a move: at once, but much that follows at once as one."""
        self.info.clear()
        if self._telling is None:
            least, each = TOLD_EVERY
            wait = self._told_at + max(least, each * len(self.sockets)) - time.monotonic()
            self._telling = asyncio.get_running_loop().call_later(max(0.0, wait), self._tell_presence)

    def _tell_presence(self) -> None:
        self._telling, self._told_at = None, time.monotonic()
        self._tell_all()

    def tell_now(self) -> None:
        """Tell everybody at once: there is a move among it."""
        self.info.clear()
        self._tell_all()
