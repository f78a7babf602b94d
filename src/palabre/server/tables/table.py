"""A table in memory, led by this process or followed: what its connections see is the same."""

from __future__ import annotations

import logging
import time
from abc import ABC, abstractmethod
from functools import cached_property
from typing import Protocol

from msgspec import Raw

from ...games import find
from ...kernel.errors import PalabreError
from ...kernel.match import Match
from ...kernel.nature import commitment
from ...kernel.replaying import replay
from ..connection.client import Client
from ..connection.connection import Connection
from ..connection.encoding import as_written
from ..connection.messages import Answered, Command
from ..connection.presence import Presence
from ..connection.table_info import Clocks, Question
from ..process.tasks import Tasks
from ..process.warming import Warmth
from ..real_time.embargo import Embargo
from ..storage.setup import Setup
from ..storage.store import LogLine
from ..updates.cache import UpdateCache
from ..updates.renderer import Renderer
from ..updates.update import encoded_update, is_rendered
from .clock import Clock
from .questions import Questions
from .taking_back import can_undo, may_undo

log = logging.getLogger(__name__)


class Services(Protocol):
    """What every table needs of the house it stands in."""

    renderer: Renderer
    warmth: Warmth

    def saw_latency(self, seconds: float) -> None:
        """A choice was acknowledged so long after it came."""

    def broadcast(self, table: Table) -> None:
        """What goes on around a table has changed: other processes may have to know."""

    def put_away(self, table: Table) -> None:
        """Whoever asks for this table from now on gets one that is woken from the log."""


class Table(ABC):
    """The people and bots around one match; the log in the store is the truth."""

    def __init__(
        self, setup: Setup, secret: bytes, house: Services, presence: Presence | None = None
    ) -> None:
        self.setup = setup
        self.secret = secret
        self.game = find(setup.game)
        self.house_rules = setup.house_rules()
        self.match: Match | None = None
        self.connections: set[Connection] = set()  # all, also those that have not said hello yet
        self.presence = presence or Presence(setup, self.tell_all)
        self.questions = Questions()
        self.clock = Clock(setup.clock, self.time_is_up)
        self.cache = UpdateCache(house.renderer, self.wake_connections)
        self.info: dict[str, Raw] = {}  # what is around the game, for each guest, until it changes
        self.used = time.monotonic()
        self.gone = False  # no longer the house's: another one will be woken from the log
        self.tasks = Tasks(log, f"something beside table {setup.id} failed")
        self._house = house

    # What it is

    @property
    def id(self) -> str:
        """Its name in the log."""
        return self.setup.id

    @property
    def is_timed(self) -> bool:
        """Whether it matters how long messages take."""
        return self.game.real_time

    @property
    def is_getting_ready(self) -> bool:
        """Whether its game is still being compiled."""
        return not self._house.warmth.is_ready(self.setup.game)

    @property
    def playing(self) -> Match:
        """The match that is being played."""
        if self.match is None or self.setup.state != "playing":
            raise PalabreError("table-not-playing")
        return self.match

    @cached_property
    def commitment(self) -> str:
        """What was promised about the dice."""
        return commitment(self.secret)

    @property
    def decision(self) -> int:
        """What a choice must name: the moment it answers; while dice lie open, the roll."""
        if self.match is None:
            return 0
        return self.match.turns if self.is_in_roll else self.match.version

    @property
    def is_in_roll(self) -> bool:
        """Whether dice lie there that may be called in real time."""
        return False

    @property
    def embargo(self) -> Embargo | None:
        """What hides dice that were thrown for a later instant."""
        return None

    @property
    def question(self) -> Question | None:
        """What the others are asked."""
        return self.questions.open

    @property
    def is_busy(self) -> bool:
        """Whether something is being done here at this moment."""
        return False

    def seats_of(self, guest: str) -> list[int]:
        """The seats that belong to somebody."""
        return self.setup.seats_of(guest)

    def clocks(self) -> Clocks:
        """How long there is for this choice."""
        return Clocks(self.clock_left(), self.clock.of(), self.pause(), self.countdown())

    def clock_left(self) -> int | None:
        """Milliseconds left for this choice."""
        return self.clock.left()

    def pause(self) -> int | None:
        """In real time: milliseconds from a ruling to the next throw."""
        return None

    def countdown(self) -> int | None:
        """In real time: milliseconds left until the first throw of all."""
        return None

    def can_undo(self, guest: str) -> bool:
        """Whether somebody may take a choice back without asking."""
        return can_undo(self.setup, self.match, guest)

    def may_undo(self, guest: str) -> bool:
        """Whether there is a choice that somebody may take back, or ask the others to let them."""
        return may_undo(self.setup, self.match, guest)

    def connection_shown(self, seat: int) -> dict[str, float] | None:
        """What everybody may see of a seat's connection, where it matters."""
        return None

    # Waking up

    def wake(self, lines: list[LogLine], match: Match | None = None) -> None:
        """Take up the match where the log ends, which may have been played already."""
        if lines:
            self.take_up(match or replay(text_of(lines), find, self.secret))

    def take_up(self, match: Match) -> Match:
        """Play this match here; what it tells is written once, for all connections."""
        match.write_with(as_written)
        self.match = match
        return match

    def take_setup(self, setup: Setup) -> None:
        """Be as this says."""
        self.setup = self.presence.setup = setup

    # Connections

    @abstractmethod
    def came(self, connection: Connection) -> None:
        """Somebody has said hello."""

    @abstractmethod
    def went(self, connection: Connection) -> None:
        """A connection has closed."""

    @abstractmethod
    async def handle(self, client: Client, command: Command) -> Answered | None:
        """Carry a command out once, however often it is sent."""

    def is_rendered(self, connection: Connection) -> bool:
        """Whether what this connection is told now is written already; if not, it is woken when it is."""
        return is_rendered(self, connection)

    def holds_back(self, connection: Connection) -> bool:
        """Whether dice were thrown for a later instant, or the game is not for these eyes."""
        hidden = self.embargo is not None and self.embargo.hides(connection)
        return hidden or self.setup.is_closed_to(connection.guest)

    def update_for(self, connection: Connection) -> bytes:
        """What this connection is told now; it is then taken to know it."""
        return encoded_update(self, connection)

    @abstractmethod
    def saw_trip(self, seats: list[int], milliseconds: float) -> None:
        """A ping of these seats' connection has come back."""

    @abstractmethod
    def sees(self, seats: list[int]) -> None:
        """An update leaves for these seats."""

    def acknowledged(self, seconds: float) -> None:
        """A choice was acknowledged so long after it came."""
        self._house.saw_latency(seconds)

    def turn_eyes(self) -> None:
        """Whoever has sat down or got up sees as that seat sees, or as a spectator."""
        for connection in self.presence.here:
            own = connection.seats
            if connection.eyes not in own and (own or connection.eyes is not None):
                connection.eyes, connection.version = own[0] if own else None, None

    # Telling

    def publish_presence(self) -> None:
        """Tell everybody who is there, without a move: much that follows at once as one."""
        self.info.clear()
        self.presence.announce()

    def tell_all(self, around: bool = True) -> None:
        """An update for everybody here; where more has changed than the log, other processes hear of it."""
        for connection in self.presence.here:
            if self.setup.is_closed_to(connection.guest):
                connection.part()
            else:
                connection.send_update()
        if around:
            self._house.broadcast(self)

    def wake_connections(self) -> None:
        """Let every connection look again what it may be told."""
        for connection in self.presence.here:
            connection.wake()

    # Ending

    def give_up(self) -> None:
        """What could not be written has not happened: all come back, and find the table as the log has it."""
        self.retire()
        self.hang_up()

    def retire(self) -> None:
        """Leave the house."""
        self.gone = True
        self._house.put_away(self)
        self.close()

    def hang_up(self) -> None:
        """Close every connection; they come back by themselves."""
        for connection in list(self.connections):
            connection.hang_up()

    def close(self) -> None:
        """Stop whatever was going on beside."""
        self.clock.close()
        self.presence.close()
        self.cache.close()
        self.tasks.cancel()

    def forget(self) -> None:
        """Nobody is here or comes back: the rest of it is gone at once, without a search for garbage."""
        self.match = None

    @abstractmethod
    def time_is_up(self, decision: int) -> None:
        """The clock of a decision has run out."""


def text_of(lines: list[LogLine]) -> str:
    """The record that a log is."""
    return "".join(f"{line.text}\n" for line in lines)
