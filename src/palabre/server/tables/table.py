"""A table: the people and bots around one match, and what keeps them all at the same move."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from msgspec import Raw

from ...games import find
from ...kernel.errors import PalabreError
from ...kernel.match import Match
from ...kernel.nature import Nature, commitment
from ...kernel.position import laid_out
from ...kernel.replaying import replay
from ..connection.limits import Reacting
from ..connection.messages import Command, Done, Look, Preview, Question, React, Refused
from ..real_time.embargo import Veil
from ..real_time.referee import Referee
from ..sharing.surroundings import Elsewhere
from ..storage.database import tell_trouble
from ..storage.store import CannotWrite, Line, NotWritten
from ..updates.cache import Written
from ..updates.rendering import as_written
from ..updates.update import is_written
from .answers import Answered, Answers
from .clock import Clock
from .commit_reveal import Salting, begin_salting
from .presence import Presence

if TYPE_CHECKING:
    from ..connection.socket import Socket
    from ..storage.setup import Setup
    from .house import House

log = logging.getLogger(__name__)
REACTIONS_KEPT = 10
CANNOT_WRITE, WENT_WRONG = "table-cannot-write", "went-wrong"
BREATH = 1.0  # seconds before what goes on by itself tries again to be written


class Table(Presence):
    """One table in memory; the log in the store is the truth."""

    def __init__(self, setup: Setup, secret: bytes, house: House) -> None:
        self.setup = setup
        self.secret = secret
        self.house = house
        self.game = find(setup.game)
        self.house_rules = setup.house_rules()
        self.match: Match | None = None
        self.referee: Referee | None = None
        self.lines: set[Socket] = set()  # every line to this table
        self.sockets: set[Socket] = set()  # those that have said hello
        self.written = Written(house.scribe, self.wake_lines)
        self.info: dict[str, Raw] = {}  # what is around the game, for each guest, until it changes
        self.lock = asyncio.Lock()
        self.clock = Clock(self)
        self.question: Question | None = None
        self.asked_at = -1  # the version at which the question was put: a move answers it
        self.votes: dict[int, bool] = {}
        self.salting = Salting()
        self.elsewhere: dict[str, Elsewhere] = {}  # who is at this table in other processes
        self.spread = ""  # what they were told last of what goes on around it
        self.reactions: deque[dict[str, Any]] = deque(maxlen=REACTIONS_KEPT)  # the last ones, numbered
        self.reacting = Reacting()
        self.answers = Answers()  # to commands that may be sent again
        self.away: dict[str, float] = {}  # since when a guest has no line
        self.bot_is_thinking = False
        self.used = time.monotonic()
        self.gone = False  # no longer the house's: another one will be woken from the log
        self.lease: int | None = None  # the number under which it was read: under no later one it may write
        self._saved = 0  # lines of the record that are on disk
        self._seated = setup.everybody()  # as it is on disk
        self._is_writing = False  # what is not on disk yet is shown to nobody: it may not have happened
        self._told_at = 0.0  # when all were told last who is there
        self._telling: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[Any]] = set()

    # Waking up

    def wake(self, lines: list[Line]) -> None:
        """Take up the match where the log ends."""
        for line in lines:
            if line.command:
                self.answers.keep(line.command, Done(line.command.partition(":")[2]))
        if lines:
            text = "".join(f"{line.line}\n" for line in lines)
            self.take_up(replay(text, find, self.secret))
            self._saved = len(lines)

    def begin(self) -> Match:
        """Begin the match, with the dice that were promised."""
        nature = Nature(self.secret, self.setup.salts, hashes=self.setup.hashes)
        settle = not self.game.real_time
        if self.setup.position is not None:
            return self.take_up(laid_out(self.game, self.setup.position, nature, settle=settle))
        return self.take_up(
            Match(self.game, len(self.setup.seats), self.setup.options, nature, settle=settle)
        )

    def take_up(self, match: Match) -> Match:
        """Play this match here; what it tells is written once, for all lines."""
        match.write_with(as_written)
        self.match = match
        return match

    def ready(self) -> None:
        """A game in real time gets its referee."""
        if self.game.real_time and self.setup.state == "playing" and self.referee is None:
            self.referee = Referee(
                self, *([] if self.house.throw_pause is None else [self.house.throw_pause])
            )

    async def seats_changed(self) -> None:
        """Somebody sat down or left: begin when all sit, and tell everybody."""
        if self.setup.state == "waiting" and self.setup.is_full():
            begin_salting(self)
            await self.keep(setup=True)
        self.turn_eyes()
        self.publish()

    def turn_eyes(self) -> None:
        """Whoever has sat down or got up sees as that seat sees, or as a spectator."""
        for socket in self.sockets:
            own = socket.seats
            if socket.eyes not in own and (own or socket.eyes is not None):
                socket.eyes, socket.version = own[0] if own else None, None

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
        """What a choice must name: the moment it answers; in a game in real time the roll."""
        if self.match is None:
            return 0
        calling = self.referee is not None and self.referee.calling  # also when only one is left to call
        in_roll = calling or (self.game.real_time and len(self.match.to_act) > 1)
        return self.match.turns if in_roll else self.match.version

    # Commands

    async def handle(self, socket: Socket, command: Command) -> Answered | None:
        """Carry a command out once, however often it is sent."""
        self.used = time.monotonic()
        key = f"{socket.guest}:{command.id}"
        if (known := self.answers.to(key)) is not None:
            return known
        async with self.lock:
            if (known := self.answers.to(key)) is not None:  # it came over another line while this one waited
                return known
            if self.gone:  # what it knows may not have happened
                raise NotWritten(f"table {self.setup.id} was given up")
            answer = await self._carried_out(socket, command, key)
            if answer is not None and not may_be_asked_again(command, answer):
                self.remember(key, answer)
        return answer

    async def _carried_out(self, socket: Socket, command: Command, key: str) -> Answered | None:
        from .commands import carry_out

        try:
            return await carry_out(self, socket, command, key)
        except PalabreError as refused:
            return Refused(command.id, refused.told(socket.lang, self.setup.names()), refused.key)
        except NotWritten:
            raise
        except Exception as wrong:  # whatever a message holds, the worst is that it is refused
            tell_trouble(log, f"a message to table {self.setup.id} could not be carried out", wrong)
            await self.fall_back()
            return Refused(command.id, socket.say(WENT_WRONG), WENT_WRONG)

    def remember(self, key: str, answer: Answered) -> None:
        """Keep an answer for a client that asks again."""
        self.answers.keep(key, answer, self.setup.guests())

    # Keeping and telling

    async def keep(self, *commands: str, setup: bool = False) -> None:
        """Put what is new on disk; only then may it be acknowledged."""
        fresh = self.fresh_lines(commands)
        if self.match is not None and self.match.over and self.setup.state == "playing":
            self.setup.state, setup = "over", True
        if self.gone:
            raise NotWritten(f"table {self.setup.id} was given up")
        everybody = self.setup.everybody() if setup else self._seated
        self._is_writing = True
        for socket in self.sockets:  # what they are told may be written while this comes to the disk
            is_written(self, socket)
        try:
            seats = everybody != self._seated
            await self.house.store.save(self.setup if setup else None, fresh, seats=seats, lease=self.lease)
        except NotWritten:
            self.give_up()
            raise
        except Exception:
            await self.fall_back()
            raise CannotWrite(CANNOT_WRITE) from None
        self._is_writing = False
        self._saved += len(fresh)
        self._seated = everybody
        self.wake_lines()

    def wake_lines(self) -> None:
        """Let every line look again what it may be told."""
        for socket in self.sockets:
            socket.wake()

    def fresh_lines(self, commands: Sequence[str]) -> list[Line]:
        """The lines of the record that are not on disk yet, with the ids of the commands behind them."""
        if self.match is None:
            return []
        fresh = self.match.lines()[self._saved :]
        return [
            Line(self.setup.id, self._saved + place, line, commands[place] if place < len(commands) else None)
            for place, line in enumerate(fresh)
        ]

    async def fall_back(self) -> None:
        """What could not be written has not happened: be as the log has it, with all lines; or give up."""
        try:
            found = await self.house.store.load(self.setup.id)
        except Exception:
            found = None
        if found is None or "salting" in (self.setup.state, found[0].state):
            self.give_up()
            raise NotWritten(f"table {self.setup.id} was given up")
        self.setup, _, lines = found
        self._seated, self._saved, self.match, self.question = self.setup.everybody(), 0, None, None
        self.wake(lines)
        for guest in self.present():
            self.setup.let_play(guest)
        if self.referee is not None:
            self.referee.stop()
        self._is_writing = False
        self.publish_presence()
        self.start_task(self._go_on_later())

    async def _go_on_later(self) -> None:
        await asyncio.sleep(BREATH)
        self.go_on()

    def give_up(self) -> None:
        """What could not be written has not happened: all come back, and find the table as the log has it."""
        self.retire()
        self.hang_up()

    def retire(self) -> None:
        """Leave the house: whoever asks for this table from now on gets one that is woken from the log."""
        self.gone = True
        if self.house.tables.get(self.setup.id) is self:
            del self.house.tables[self.setup.id]
        self.close()

    def hang_up(self) -> None:
        """Close every line; they come back by themselves."""
        for line in list(self.lines):
            line.hang_up()

    async def move(self, choice: Any, seat: int, *commands: str, note: dict[str, Any] | None = None) -> None:
        """Make a choice for a seat; it is on disk before anybody is told."""
        self.playing.play(choice, seat, note=note, settle=self.referee is None)
        if self.referee:
            self.referee.settle()
        await self.keep(*commands)
        self.publish_move()

    def publish(self) -> None:
        """Tell everybody what is new, and let clocks, bots and the referee go on from here."""
        self.info.clear()
        self.publish_move()

    def publish_move(self) -> None:
        """As `publish` where there was only a move: what is around the game mostly stands as it was told."""
        if self.match is not None and self.match.version != self.asked_at:
            self.question = None
        if self.asked_at >= 0 or self.setup.state != "playing" or self.referee is not None:
            self.info.clear()
        self.clock.start()  # so that what is told now says how long there is
        self._tell_all()
        self.go_on()

    def go_on(self) -> None:
        """Whatever must happen without a person: a clock to start, a bot to think, dice to throw."""
        self.clock.start()
        if self.setup.state != "playing" or self.match is None:
            return
        if self.referee is not None:
            self.referee.go_on()
        if not (self.referee and self.referee.calling):
            self.house.thinker.consider(self)

    def start_task(self, work: Any) -> asyncio.Task[Any]:
        """Do something beside, kept alive until it is done."""
        task: asyncio.Task[Any] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._has_ended)
        return task

    def _has_ended(self, task: asyncio.Task[Any]) -> None:
        """Forget a task; that another process leads by now is no failure of it."""
        self._tasks.discard(task)
        wrong = None if task.cancelled() else task.exception()
        if isinstance(wrong, Exception) and not isinstance(wrong, NotWritten | CannotWrite):
            tell_trouble(log, f"something beside table {self.setup.id} failed", wrong)

    def _tell_all(self) -> None:
        for socket in self.sockets:
            socket.send_update()
        self.house.spread(self)

    # Dice in the air

    @property
    def veil(self) -> Veil | None:
        """What hides dice that were thrown for a later instant."""
        return self.referee.veil if self.referee is not None else None

    def holds_back(self, socket: Socket) -> bool:
        """Whether something happened that is not on disk yet, or dice were thrown for a later instant."""
        return self._is_writing or (self.veil is not None and self.veil.hides(socket))

    def saw_trip(self, seats: list[int], milliseconds: float) -> None:
        """A ping of these seats' line has come back."""
        if self.referee is not None:
            self.referee.saw_trip(seats, milliseconds)

    def line_shown(self, seat: int) -> dict[str, float] | None:
        """What everybody may see of a seat's connection, where it matters."""
        return self.referee.line_shown(seat) if self.referee else None

    def clock_left(self) -> int | None:
        """Milliseconds left for this choice."""
        return self.clock.left()

    def sees(self, seats: list[int]) -> None:
        """An update leaves for these seats' line."""
        if self.referee is not None:
            self.referee.sees(seats)

    def close(self) -> None:
        """Stop whatever was going on beside."""
        self.clock.stop()
        if self._telling is not None:
            self._telling.cancel()
        if self.referee:
            self.referee.stop()
        for task in list(self._tasks):
            task.cancel()


def may_be_asked_again(command: Command, answer: Answered) -> bool:
    """Whether the same may be carried out again: it does no harm twice, or nothing was wrong with it."""
    if isinstance(command, React | Look | Preview):
        return True
    return isinstance(answer, Refused) and answer.key == CANNOT_WRITE
