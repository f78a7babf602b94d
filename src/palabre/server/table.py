"""A table: the people and bots around one match, and what keeps them all at the same move."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

from ..games import find
from ..kernel.errors import PalabreError
from ..kernel.match import Match
from ..kernel.nature import Nature, commitment
from ..kernel.position import laid_out
from ..kernel.replaying import replay
from .clocks import Clock
from .messages import Command, Done, FromServer, Previewed, Question, Refused
from .real_time import Referee
from .salting import begin_salting
from .store import Line
from .updates import update_for

if TYPE_CHECKING:
    from .house import House
    from .setup import Setup
    from .sockets import Socket

ANSWERS_KEPT = 500
Answered = Done | Refused | Previewed


class Table:
    """One table in memory; the log in the store is the truth."""

    def __init__(self, setup: Setup, secret: bytes, house: House) -> None:
        self.setup = setup
        self.secret = secret
        self.house = house
        self.game = find(setup.game)
        self.match: Match | None = None
        self.referee: Referee | None = None
        self.sockets: set[Socket] = set()
        self.lock = asyncio.Lock()
        self.clock = Clock(self)
        self.question: Question | None = None
        self.yes: set[int] = set()
        self.salt_hashes: dict[str, str] = {}
        self.salts: dict[str, str] = {}
        self.away: dict[str, float] = {}  # since when a guest has no line
        self.used = time.monotonic()
        self._saved = 0  # lines of the record that are on disk
        self._answers: OrderedDict[str, Answered] = OrderedDict()
        self._tasks: set[asyncio.Task[Any]] = set()

    # Waking up

    def wake(self, lines: list[Line]) -> None:
        """Take up the match where the log ends."""
        for line in lines:
            if line.command:
                self._answers[line.command] = Done(line.command.partition(":")[2])
        if lines:
            text = "".join(f"{line.line}\n" for line in lines)
            self.match = replay(text, find, self.secret)
            self._saved = len(lines)

    def begin(self) -> Match:
        """Begin the match, with the dice that were promised."""
        nature = Nature(self.secret, self.setup.salts)
        if self.setup.position is not None:
            self.match = laid_out(self.game, self.setup.position, nature, settle=not self.game.real_time)
        else:
            self.match = Match(
                self.game, len(self.setup.seats), self.setup.options, nature, settle=not self.game.real_time
            )
        return self.match

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
        for socket in self.sockets:
            own = socket.seats
            socket.eyes = socket.eyes if socket.eyes in own else (own[0] if own else None)
            socket.version = None
        self.publish()

    @property
    def grace(self) -> float:
        """Seconds that a person may be away before a bot can hold the seat."""
        return self.house.grace

    @property
    def playing(self) -> Match:
        """The match that is being played."""
        if self.match is None or self.setup.state != "playing":
            raise PalabreError("table-not-playing")
        return self.match

    @property
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
        if key in self._answers:
            return self._answers[key]
        answer = await self._carried_out(socket, command, key)
        if answer is not None and not isinstance(answer, Previewed):
            self.remember(key, answer)
        return answer

    async def _carried_out(self, socket: Socket, command: Command, key: str) -> Answered | None:
        from .commands import carry_out

        try:
            async with self.lock:
                return await carry_out(self, socket, command, key)
        except PalabreError as refused:
            return Refused(command.id, refused.told(socket.lang), refused.key)

    def remember(self, key: str, answer: Answered) -> None:
        """Keep an answer for a client that asks again."""
        self._answers[key] = answer
        while len(self._answers) > ANSWERS_KEPT:
            self._answers.popitem(last=False)

    # Keeping and telling

    async def keep(self, command: str | None = None, setup: bool = False) -> None:
        """Put what is new on disk; only then may it be acknowledged."""
        fresh = self.fresh_lines(command)
        if self.match is not None and self.match.over and self.setup.state == "playing":
            self.setup.state, setup = "over", True
        try:
            await self.house.store.save(self.setup if setup else None, fresh)
        except Exception:
            await self.reload()
            raise
        self._saved += len(fresh)

    def fresh_lines(self, command: str | None) -> list[Line]:
        """The lines of the record that are not on disk yet; the first carries the command's id."""
        if self.match is None:
            return []
        lines = self.match.lines()
        return [
            Line(self.setup.id, version, lines[version], command if version == self._saved else None)
            for version in range(self._saved, len(lines))
        ]

    async def reload(self) -> None:
        """Forget what could not be written."""
        found = await self.house.store.load(self.setup.id)
        if found is not None:
            self.setup, self.secret, lines = found
            self.match, self._saved = None, 0
            self.wake(lines)

    def publish(self) -> None:
        """Tell everybody what is new, and let clocks, bots and the referee go on from here."""
        for socket in list(self.sockets):
            socket.send(update_for(self, socket))
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
        task.add_done_callback(self._tasks.discard)
        return task

    def send_all(self, message: FromServer) -> None:
        """The same message to everybody."""
        for socket in list(self.sockets):
            socket.send(message)

    # Who is there

    def is_present(self, guest: str) -> bool:
        """Whether somebody has a line to this table."""
        return any(socket.guest == guest for socket in self.sockets)

    def came(self, socket: Socket) -> None:
        """Somebody is on the line; who comes back gets the seats back that bots were holding."""
        self.sockets.add(socket)
        self.away.pop(socket.guest, None)
        for seat in self.setup.seats:
            if seat.who == "person" and seat.guest == socket.guest and seat.held:
                seat.held, seat.level = False, None
        self.publish_presence(but=socket)

    def went(self, socket: Socket) -> None:
        """A line has closed."""
        self.sockets.discard(socket)
        if not self.is_present(socket.guest):
            self.away[socket.guest] = time.monotonic()
        self.publish_presence()

    def publish_presence(self, but: Socket | None = None) -> None:
        """Tell everybody who is there, without a move."""
        for socket in list(self.sockets):
            if socket is not but:
                socket.send(update_for(self, socket))

    def close(self) -> None:
        """Stop whatever was going on beside."""
        self.clock.stop()
        if self.referee:
            self.referee.stop()
        for task in list(self._tasks):
            task.cancel()
