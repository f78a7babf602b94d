"""A table that this process leads: commands are carried out and written down, clocks and bots go on."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Sequence
from typing import Any

from ...kernel.errors import PalabreError
from ...kernel.match import Match
from ..connection.client import Client
from ..connection.connection import Connection
from ..connection.limits import Reacting
from ..connection.messages import Answered, Command, Done, Refused
from ..connection.presence import RemotePresence
from ..connection.table_info import SaidReaction
from ..process.trouble import CannotWrite, NotWritten, log_trouble
from ..real_time.embargo import Embargo
from ..real_time.real_dice import RealDice
from ..real_time.referee import Referee
from ..storage.daily import has_ended
from ..storage.setup import Setup
from ..storage.store import LogLine, Row
from .answers import CANNOT_WRITE, Answers, may_be_asked_again
from .commit_reveal import CommitReveal, patiently
from .opening import first_match
from .results import is_rated, results_of
from .services import LeadersServices
from .table import Table

log = logging.getLogger(__name__)
REACTIONS_KEPT = 10
WENT_WRONG = "went-wrong"
BREATH = 1.0  # seconds before what goes on by itself tries again to be written


class LedTable(Table):
    """All that happens at this table happens here."""

    def __init__(self, setup: Setup, secret: bytes, house: LeadersServices) -> None:
        super().__init__(setup, secret, house)
        self.house = house
        self.referee: Referee | None = None
        self.commit_reveal = CommitReveal(setup)
        self.answers = Answers()  # to commands that may be sent again
        self.reactions: deque[SaidReaction] = deque(maxlen=REACTIONS_KEPT)  # the last ones
        self.reacting = Reacting(), Reacting()  # those who look on, and those who sit
        self.reporting = Reacting()
        self.bot_is_thinking = False
        self.lock = asyncio.Lock()
        self.lease: int | None = None  # the number under which it was read: under no later one it may write
        self.broadcast = ""  # what other processes were told last of what goes on around it
        self._saved = 0  # lines of the record that are on disk
        self._seated = setup.everybody()  # as it is on disk
        self._is_writing = False  # what is not on disk yet is shown to nobody: it may not have happened

    @property
    def is_busy(self) -> bool:
        """Whether a command is being carried out."""
        return self.lock.locked()

    # Beginning

    def wake(self, lines: list[LogLine], match: Match | None = None) -> None:
        """Take up the match where the log ends, with the answers that were given."""
        for line in lines:
            if line.command:
                self.answers.keep(line.command, Done(line.command.partition(":")[2]))
        super().wake(lines, match)
        self._saved = len(lines)

    async def seats_changed(self, begin: bool = False) -> None:
        """Somebody sat down, left or is ready: begin when nobody is waited for, and tell everybody."""
        if self.setup.state == "waiting" and (begin or self.setup.may_begin()):
            self.ask_for_salts()
            await self.keep(setup=True)
        self.turn_eyes()
        self.publish()

    def ask_for_salts(self) -> None:
        """Everybody sits: promise the dice, ask for hashes, and for salts where those are kept already."""
        self.setup.state = "salting"
        self.commit_reveal = CommitReveal(self.setup)
        self.tasks.start(self._gather_salts(self.commit_reveal))

    async def _gather_salts(self, given: CommitReveal) -> None:
        """Begin when every salt is there, or after a while with those that came."""
        if self.setup.guests() and not self.setup.hashes and not self.setup.is_alike:
            await patiently(given.all_committed)
            async with self.lock:
                if self._still_gathers(given):  # kept and told to everybody before any salt is opened
                    self.setup.hashes = given.hashes()
                    await self.keep(setup=True)
                    self.publish_presence()
        if self.setup.hashes:
            await patiently(given.all_revealed)
        await self.house.warmth.wait(self.setup.game)
        async with self.lock:
            if self._still_gathers(given):
                await self._begin_with(given)

    def _still_gathers(self, given: CommitReveal) -> bool:
        """Whether nobody has left meanwhile."""
        return self.setup.state == "salting" and self.commit_reveal is given

    async def _begin_with(self, given: CommitReveal) -> None:
        """The dice are fixed: begin."""
        self.setup.salts = given.salts()
        self.setup.rated = True if is_rated(self.setup) else None
        self.setup.begins()
        self.begin()
        self.ready()
        self.nobody_is_here()
        await self.keep(setup=True)
        self.publish()

    def begin(self) -> Match:
        """Begin the match, with the dice that were promised."""
        return self.take_up(first_match(self.game, self.setup, self.secret))

    def ready(self) -> None:
        """A game in real time gets its referee."""
        if self.game.real_time and self.setup.state == "playing" and self.referee is None:
            self.referee = (RealDice if self.setup.box else Referee)(self, self.house.throw_pause)

    # Commands

    async def handle(self, client: Client, command: Command) -> Answered | None:
        """Carry a command out once, however often it is sent."""
        self.used = time.monotonic()
        key = f"{client.guest}:{command.id}"
        if (known := self.answers.to(key)) is not None:
            return known
        async with self.lock:
            if (known := self.answers.to(key)) is not None:  # it came another way while this one waited
                return known
            if self.gone:  # what it knows may not have happened
                raise NotWritten(f"table {self.id} was given up")
            answer = await self._carried_out(client, command, key)
            if answer is not None and not may_be_asked_again(command, answer):
                self.remember(key, answer)
        return answer

    async def _carried_out(self, client: Client, command: Command, key: str) -> Answered | None:
        try:
            return await self.house.carry_out(self, client, command, key)
        except PalabreError as refused:
            return Refused(command.id, refused.told(client.lang, self.setup.names()), refused.key)
        except NotWritten:
            raise
        except Exception as wrong:  # whatever a message holds, the worst is that it is refused
            log_trouble(log, f"a message to table {self.id} could not be carried out", wrong)
            await self.fall_back()
            return Refused(command.id, client.say(WENT_WRONG), WENT_WRONG)

    def remember(self, key: str, answer: Answered) -> None:
        """Keep an answer for a client that asks again."""
        self.answers.keep(key, answer, self.setup.guests())

    async def move(self, choice: Any, seat: int, *commands: str, note: dict[str, Any] | None = None) -> None:
        """Make a choice for a seat; it is on disk before anybody is told."""
        self.playing.play(choice, seat, note=note, settle=self.referee is None)
        if self.referee:
            self.referee.settle()
        await self.keep(*commands)
        self.publish_move()

    # Keeping

    async def keep(self, *commands: str, setup: bool = False, results: Sequence[Row] = ()) -> None:
        """Put what is new on disk; only then may it be acknowledged."""
        fresh, others = self._fresh_lines(commands), list[Any]()
        if self.match is not None and self.match.over and self.setup.state == "playing":
            self.setup.state, setup, results = "over", True, results_of(self.setup, self.match)
            others = has_ended(self.setup, self.match, self.house.now())
        if self.gone:
            raise NotWritten(f"table {self.id} was given up")
        everybody = self.setup.everybody() if setup else self._seated
        self._is_writing = True
        for connection in self.presence.here:  # what they are told may be rendered while this is written
            self.is_rendered(connection)
        try:
            kept, seats = self.setup if setup else None, everybody != self._seated
            await self.house.store.save(kept, fresh, None, seats, self.lease, results, others)
        except NotWritten:
            self.give_up()
            raise
        except Exception:
            await self.fall_back()
            raise CannotWrite(CANNOT_WRITE) from None
        self._is_writing = False
        self._saved += len(fresh)
        self._seated = everybody
        self.wake_connections()

    def _fresh_lines(self, commands: Sequence[str]) -> list[LogLine]:
        """The lines of the record that are not on disk yet, with the ids of the commands behind them."""
        if self.match is None:
            return []
        return [
            LogLine(self.id, self._saved + place, text, commands[place] if place < len(commands) else None)
            for place, text in enumerate(self.match.lines()[self._saved :])
        ]

    async def fall_back(self) -> None:
        """What could not be written has not happened: be as the log has it, or give up."""
        try:
            found = await self.house.store.load(self.id)
        except Exception as wrong:
            log_trouble(log, f"table {self.id} could not be read again", wrong)
            found = None
        if found is None or "salting" in (self.setup.state, found[0].state):
            self.give_up()
            raise NotWritten(f"table {self.id} was given up")
        setup, _, lines = found
        self.take_setup(setup)
        self._seated, self.match, self.questions.open = setup.everybody(), None, None
        self.wake(lines)
        given_back = [setup.let_play(guest) for guest in self.presence.guests()]
        if self.referee is not None:
            self.referee.stop()
        self._is_writing = False
        self.publish_presence()
        self.tasks.start(self._go_on_later(keep_seats=any(given_back)))

    async def _go_on_later(self, keep_seats: bool) -> None:
        await asyncio.sleep(BREATH)
        if keep_seats:
            await self._keep_seats()
        self.go_on()

    # Telling, and going on

    def publish(self) -> None:
        """Tell everybody what is new, and let clocks, bots and the referee go on from here."""
        self.publish_move(around=True)

    def publish_move(self, around: bool = False) -> None:
        """As `publish` where there was only a move: what is around the game mostly stands as it was told."""
        if self.match is not None:
            self.questions.moved_on(self.match.version)
        is_plain = not (self.referee or self.setup.lesson or self.setup.box) and self.questions.put_at < 0
        around = around or not is_plain or self.setup.state != "playing"
        if around:
            self.info.clear()
        self.clock.start(self._persons_decision())  # so that what is told now says how long there is
        self.tell_all(around or self.setup.clock is not None)
        self.go_on()

    def go_on(self) -> None:
        """Whatever must happen without a person: a clock to start, a bot to think, dice to throw."""
        self.clock.start(self._persons_decision())
        if self.setup.state != "playing" or self.match is None:
            return
        if self.referee is not None:
            self.referee.go_on()
        if not (self.referee and self.referee.calling):
            self.house.consider(self)

    def _persons_decision(self) -> int | None:
        """The version at which one person must choose; none where nobody or somebody else must."""
        match = self.match
        if match is None or match.over or self.setup.state != "playing" or len(match.to_act) != 1:
            return None
        if self.referee and self.referee.in_roll:  # a roll has its own time
            return None
        return match.version if self.setup.seats[match.to_act[0]].level is None else None

    def time_is_up(self, decision: int) -> None:
        """The clock has run out: the game's default choice is played, and told as such."""
        self.tasks.start(self._play_default(decision))

    async def _play_default(self, decision: int) -> None:
        async with self.lock:
            if self._persons_decision() == decision:
                (seat,) = self.playing.to_act
                await self.move(self.playing.default(seat), seat, note={"late": seat})

    # Who is there

    def came(self, connection: Connection) -> None:
        """Somebody has said hello."""
        self.used = time.monotonic()
        self.presence.here.add(connection)
        self.is_back(connection.guest)

    def is_back(self, guest: str) -> None:
        """Who comes back gets the seats back that bots were holding."""
        self.presence.away.pop(guest, None)
        self.questions.is_back(self.seats_of(guest))
        if self.setup.let_play(guest):
            self.tasks.start(self._keep_seats())
        else:
            self.publish_presence()
        self.go_on()

    async def _keep_seats(self) -> None:
        """Put on disk that no bot plays for somebody any more, so that none does after a restart."""
        async with self.lock:
            await self.keep(setup=True)
            self.publish_presence()

    def went(self, connection: Connection) -> None:
        """A connection has closed; who has no other is away, and is not waited for with a question."""
        self.used = time.monotonic()
        if connection not in self.presence.here:
            return
        self.presence.here.discard(connection)
        self.may_be_away(connection.guest)
        self.publish_presence()

    def may_be_away(self, guest: str) -> None:
        """Who has no connection any more is away, and is not waited for with a question."""
        if self.presence.is_away(guest):
            self.questions.cannot_answer(self.seats_of(guest))

    def nobody_is_here(self) -> None:
        """The table was woken, or its game begins: whoever is not here is away from now on."""
        for guest in self.setup.guests():
            self.may_be_away(guest)

    def moved_elsewhere(self, process: str, there: RemotePresence) -> None:
        """Somebody came or went in another process."""
        came, went = self.presence.moved(process, there)
        for guest in came:
            self.is_back(guest)
        for guest in went:
            self.may_be_away(guest)
        self.publish_presence()
        self.go_on()

    # Dice in the air

    @property
    def is_in_roll(self) -> bool:
        """Whether dice lie there that may be called, also when only one is left to call."""
        is_called = self.referee is not None and self.referee.calling
        return is_called or (self.game.real_time and self.match is not None and len(self.match.to_act) > 1)

    @property
    def embargo(self) -> Embargo | None:
        """What hides dice that were thrown for a later instant."""
        return self.referee.embargo if self.referee is not None else None

    def holds_back(self, connection: Connection) -> bool:
        """Whether something happened that is not on disk yet, or dice were thrown for a later instant."""
        return self._is_writing or super().holds_back(connection)

    def saw_trip(self, seats: list[int], milliseconds: float) -> None:
        """A ping of these seats' connection has come back."""
        if self.referee is not None:
            self.referee.saw_trip(seats, milliseconds)

    def connection_shown(self, seat: int) -> dict[str, float] | None:
        """What everybody may see of a seat's connection, where it matters."""
        return self.referee.connection_shown(seat) if self.referee else None

    def sees(self, seats: list[int]) -> None:
        """An update leaves for these seats."""
        if self.referee is not None:
            self.referee.sees(seats)

    def pause(self) -> int | None:
        """In real time: milliseconds from a ruling to the next throw."""
        return round(self.referee.rest() * 1000) if self.referee and self.setup.state == "playing" else None

    def countdown(self) -> int | None:
        """In real time: milliseconds left until the first throw of all."""
        return self.referee.countdown() if self.referee and self.setup.state == "playing" else None

    def close(self) -> None:
        """Stop whatever was going on beside."""
        super().close()
        if self.referee:
            self.referee.stop()

    def forget(self) -> None:
        """With the referee, who holds the table."""
        super().forget()
        self.referee = None
