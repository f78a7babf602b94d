"""Who is at a table: on connections of this process and of others, looking on or away."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct

from ..process.memory import let_go
from ..storage.setup import Seat, Setup

if TYPE_CHECKING:
    from .connection import Connection

TOLD_EVERY = 0.05, 0.002  # seconds between two tellings of who is there: at least, and for each connection


class RemotePresence(Struct):
    """Who is at a table in another process."""

    guests: list[str] = []
    watching: int = 0


class Presence:
    """Who is at one table, and how often everybody is told."""

    def __init__(self, setup: Setup, tell: Callable[[], None]) -> None:
        self.setup = setup
        self.here: set[Connection] = set()  # those that have said hello
        self.remote: dict[str, RemotePresence] = {}  # by process
        self.away: dict[str, float] = {}  # since when a guest has no connection
        self._tell = tell
        self._told_at = 0.0
        self._telling: asyncio.TimerHandle | None = None

    def guests(self) -> set[str]:
        """Everybody who has a connection to this table."""
        here = {connection.guest for connection in self.here}
        return here.union(*(there.guests for there in self.remote.values())) if self.remote else here

    def has(self, guest: str) -> bool:
        """Whether somebody has a connection to this table."""
        return guest in self.guests()

    def watching(self) -> int:
        """How many look on without a seat."""
        seated = set(self.setup.guests())
        here = sum(connection.guest not in seated for connection in self.here)
        return here + sum(there.watching for there in self.remote.values())

    def is_watched(self) -> bool:
        """Whether anybody is there: bots do not play for an empty room."""
        return bool(self.here) or bool(self.remote)

    def has_people(self) -> bool:
        """Whether somebody is there whose game it is."""
        present = self.guests()
        return any(is_persons(seat) and seat.guest in present for seat in self.setup.seats)

    def is_attended(self) -> bool:
        """Whether somebody is there whose game it is; at bots' games, whoever looks on."""
        is_peoples = any(is_persons(seat) for seat in self.setup.seats)
        return self.has_people() if is_peoples else self.is_watched()

    def addresses(self) -> set[str]:
        """Where those are who have a connection here, as far as that is known."""
        return {connection.address for connection in self.here if connection.address}

    def moved(self, process: str, there: RemotePresence) -> tuple[set[str], set[str]]:
        """Somebody came or went in another process; returns who came, and who went."""
        before = self.remote.pop(process, RemotePresence())
        if there.guests or there.watching:
            self.remote[process] = there
        now, then = set(there.guests), set(before.guests)
        return now - then, then - now

    def is_away(self, guest: str) -> bool:
        """Whether somebody with a seat has no connection left; since when is remembered."""
        if self.has(guest) or guest not in self.setup.guests():
            return False
        self.away[guest] = time.monotonic()
        return True

    # Telling

    def announce(self) -> None:
        """Tell everybody soon: what follows at once is told as one."""
        if self._telling is None:
            least, each = TOLD_EVERY
            wait = self._told_at + max(least, each * len(self.here)) - time.monotonic()
            self._telling = asyncio.get_running_loop().call_later(max(0.0, wait), self._tell_now)

    def _tell_now(self) -> None:
        self._telling, self._told_at = None, time.monotonic()
        self._tell()

    def close(self) -> None:
        """Tell nobody any more."""
        if self._telling is not None:
            self._telling.cancel()
        self._tell = let_go


def is_persons(seat: Seat) -> bool:
    """Whether a person plays a seat, and no bot for them."""
    return seat.who == "person" and not seat.held
