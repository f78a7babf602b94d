"""A game in real time: dice thrown for all at one instant, presses gathered, the photo finish ruled on."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterable
from dataclasses import asdict
from math import inf, isfinite
from typing import Any, Protocol

from ... import bots
from ...games import find
from ...games.lessons import is_taught
from ...kernel.alike import Alike
from ...kernel.errors import IllegalAction, PalabreError
from ...kernel.layout import CLOCK
from ...kernel.match import Match
from ...kernel.plain import Plain
from ..connection.client import Client
from ..connection.messages import Answered, Done, Press, Refused
from ..connection.presence import Presence
from ..process.tasks import Tasks
from ..process.trouble import CannotWrite
from ..storage.setup import Setup
from .embargo import Embargo
from .photo_finish import Finish, Ruling, Transit, is_too_early, send_offsets, timed_from
from .photo_finish import Press as Claim

FOR_OTHER_PROCESSES = 80.0  # milliseconds in which they learn of the common instant
WATCHING = -1  # among the seats' connections: whoever only looks on
EARLY_SHOWN = 8  # presses of one roll that came too early and still are in its photo


def now() -> float:
    """Milliseconds of the server's own clock."""
    return time.monotonic() * 1000


class TimedTable(Protocol):
    """What a referee needs of its table."""

    match: Match | None
    presence: Presence
    tasks: Tasks
    lock: asyncio.Lock

    @property
    def setup(self) -> Setup:
        """Who sits there."""

    @property
    def playing(self) -> Match:
        """The match that is being played."""

    async def keep(self, *commands: str, setup: bool = False) -> None:
        """Put what is new on disk."""

    def publish(self) -> None:
        """Tell everybody what is new."""

    def remember(self, key: str, answer: Answered) -> None:
        """Keep an answer for a client that asks again."""


class Referee:
    """Throws the dice and decides who was first, for one table."""

    def __init__(self, table: TimedTable, pause: float | None = None) -> None:
        self.table = table
        self.game = find(table.setup.game)
        self.timing = self.game.room("real_time")  # what the game itself says of its rounds
        self.pause = inf if pause is None else pause  # at most
        self.calling = False
        self.finish: Finish | None = None
        self.embargo = Embargo(table.presence.here)
        self._transits: dict[int, Transit] = {}
        self._seen_at: dict[int, float] = {}  # when this roll left for a seat
        self.instant = 0.0  # when everybody may hold this roll
        self._awaited: dict[str, tuple[Client, Press]] = {}  # presses without an answer, by their key
        self._n_early = 0
        self._timers: list[asyncio.TimerHandle] = []
        self._about_to_throw = False
        self._throws_at = 0.0  # when the dice are to fall
        self._looks: dict[int, int] = {}  # how often a bot has looked at this roll
        self._waits = False  # these dice lie for as long as somebody likes

    # What is known of the connections

    def transit(self, seat: int) -> Transit:
        """What is known of the way to a seat; it outlives a connection: leaving does not fill the purse."""
        return self._transits.setdefault(seat, Transit())

    def connection_shown(self, seat: int) -> dict[str, float] | None:
        """What everybody may see of a seat's connection."""
        return self._transits[seat].shown() if seat in self._transits else None

    def saw_trip(self, seats: list[int], milliseconds: float) -> None:
        """A ping of these seats' connection has come back."""
        for seat in seats:
            self.transit(seat).saw_trip(milliseconds)

    def seen_elsewhere(self, seat: int, roll: int, elapsed: float, trips: list[float]) -> None:
        """What another process has measured of a connection that it holds."""
        transit = self.transit(seat)
        if trips:
            transit.trips.clear()
        for trip in trips:
            transit.saw_trip(trip)
        if self.calling and roll == self.table.playing.turns:
            left = now() - elapsed  # later by the way of the letter that says so
            is_late = left > self.instant + FOR_OTHER_PROCESSES
            self._seen_at[seat] = self.instant if is_late else left

    # The throw

    @property
    def state(self) -> Any:
        """The state of the match, as plain numbers."""
        return Plain(self.table.playing.state)

    @property
    def in_roll(self) -> bool:
        """Whether dice lie there that may be called."""
        return bool(self.timing.is_calling(self.state))

    def go_on(self) -> None:
        """If dice are to be thrown, throw them after a pause."""
        match = self.table.match
        if match is None or match.over or self._about_to_throw or self.calling:
            return
        if self.timing.is_between_choices(self.state) and self.table.presence.is_attended():
            self._about_to_throw = True
            self._throws_at = now() + self.rest() * 1000
            self.table.tasks.start(self._throw(self.rest()))

    def rest(self) -> float:
        """How long the dice lie still before they are thrown."""
        return min(self.pause, float(self.timing.pause(self.state)))

    def countdown(self) -> int | None:
        """Milliseconds left until the first dice of all fall; whole as long as nobody has come."""
        if not self.timing.is_before_first_throw(self.state):
            return None
        left = self._throws_at - now() if self._about_to_throw else self.rest() * 1000
        return max(0, round(left))

    def settle(self) -> None:
        """Let nature decide all but the next throw, which has its own time."""
        self.table.playing.settle(until=lambda: bool(self.timing.is_before_throw(self.state)))

    async def _throw(self, pause: float) -> None:
        await asyncio.sleep(pause)
        async with self.table.lock:
            try:
                await self._throw_now()
            finally:
                self._about_to_throw = False
        self.go_on()

    async def _throw_now(self) -> None:
        match = self.table.match
        if match is None or match.over or not self.table.presence.is_attended():
            return
        if self.in_roll and not self.is_untimed and self.timing.patience(self.state) is not None:
            # the server was started anew: some have read these dice, others come back later
            await self._void({"restarted": True})
            return
        self.embargo.begin()
        match.settle()
        await self.table.keep()
        self._open()

    def _open(self) -> None:
        """Send the dice so that nobody holds them before the common instant, and wait for calls."""
        table, s = self.table, self.state
        seats = table.setup.seats
        transits = {place: self.transit(place) for place in range(len(seats))}
        handicaps = dict(enumerate(table.setup.handicaps()))
        answer, may_call_again = self.timing.right_answer(s), self.timing.may_call_again(s)
        self.finish = Finish(answer, transits, handicaps, may_call_again)
        self.calling, self._seen_at, self._awaited, self._n_early = True, {}, {}, 0
        self._looks = {}
        persons = {place: transits[place] for place, seat in enumerate(seats) if seat.level is None}
        instant = self._lift(persons)
        self._waits = self.is_untimed
        if not self._waits:
            self._begin_clock(instant)
        table.publish()

    def _lift(self, persons: dict[int, Transit]) -> float:
        """Let what is held back leave so that all have it at one instant; returns how far off that is."""
        here = self.table.presence
        offsets = send_offsets({**persons, WATCHING: Transit()})
        told_elsewhere = FOR_OTHER_PROCESSES if here.remote else 0.0
        offsets = {seat: offset + told_elsewhere for seat, offset in offsets.items()}
        instant = offsets[WATCHING]
        self.instant = now() + instant
        leaves = {
            connection: min((offsets[seat] for seat in connection.seats if seat in offsets), default=instant)
            for connection in here.here
        }
        self.embargo.lift(leaves, instant)
        return instant

    @property
    def is_untimed(self) -> bool:
        """Whether somebody is being taught, and may look at the dice for as long as they like."""
        lesson = self.table.setup.taught()
        return lesson is not None and is_taught(lesson, self.table.match)

    def _begin_clock(self, start: float) -> None:
        """From now on time passes, and bots read."""
        if (patience := self.timing.patience(self.state)) is not None:
            self._later(patience * 1000 + start, self._time_up)
        self._schedule_bots(self.table.playing.to_act, start)

    def sees(self, seats: list[int]) -> None:
        """An update with the dice leaves for these seats; the first counts, at the latest the instant."""
        if self.calling:
            for seat in seats:
                self._seen_at.setdefault(seat, timed_from(now(), self.instant))

    def _later(self, milliseconds: float, work: Any, *args: Any) -> None:
        self._timers.append(asyncio.get_running_loop().call_later(milliseconds / 1000, work, *args))

    # The calls

    def _schedule_bots(self, places: Iterable[int], start: float) -> None:
        for place in places:
            level = self.table.setup.seats[place].level
            if level is not None:
                self._schedule_bot(place, level, start)

    def _schedule_bot(self, seat: int, level: str, start: float) -> None:
        """A bot reads as slowly, and as wrongly, as somebody of its level."""
        reaction, choice = bots.reaction(level, self.table.playing, seat, self._luck_of(seat))
        answer = str(choice["answer"])
        began = now() + start
        self._later(start + reaction, self._bot_calls, Claim(seat, answer, reaction, began, began + reaction))

    def _luck_of(self, seat: int) -> random.Random:
        """A reader's own luck; where tables share theirs, it is the same for a roll at all of them."""
        match = self.table.playing
        if not isinstance(match.nature, Alike):
            return random.Random()
        self._looks[seat] = self._looks.get(seat, 0) + 1
        return random.Random(match.nature.seed_of("reads", seat, match.turns, self._looks[seat]))

    def _bot_calls(self, claim: Claim) -> None:
        if self.finish and claim.seat in self.table.playing.to_act:
            self._pressed(self.finish, claim)

    def take(self, client: Client, press: Press, key: str) -> None:
        """A press of a person, bounded by what the server has seen itself; answered with the ruling."""
        finish = self.finish
        if key in self._awaited:
            self._awaited[key] = client, press
            return
        if finish is None:
            raise PalabreError("no-roll-to-call")
        self._refuse_press(press, finish)
        self.transit(press.seat).draws_every(press.frame)
        claim = Claim(press.seat, press.answer, press.reaction, self._seen_at[press.seat], now())
        if self._pressed(finish, claim):
            self._awaited[key] = client, press
        else:
            raise PalabreError("press-too-early")

    def _refuse_press(self, press: Press, finish: Finish) -> None:
        if press.answer not in self.timing.ANSWERS:
            raise IllegalAction("no-such-action", game=self.game.name, choice=press.answer)
        waits = press.seat in finish.called and not finish.may_call_again
        if waits or press.seat not in self.table.playing.to_act:
            raise IllegalAction(self.timing.WAITS, game=self.game.name, answer=press.answer)
        if press.seat not in self._seen_at:
            raise PalabreError("press-too-early")

    def _pressed(self, finish: Finish, claim: Claim) -> bool:
        """Take a press to be ruled on; False if it came before the dice can have been read."""
        closes = finish.closes_at
        if is_too_early(finish.press(claim)):
            self._n_early += 1
            if self._n_early > EARLY_SHOWN:
                finish.presses.pop()
            return False
        if finish.closes_at != closes:
            self._later(max(0.0, finish.closes_at - now()), self._close_window, finish.closes_at)
        return True

    def _close_window(self, closes_at: float) -> None:
        if self.finish and self.finish.closes_at == closes_at:
            self.table.tasks.start(self._rule(closes_at))

    # The ruling

    async def _rule(self, closes_at: float) -> None:
        async with self.table.lock:
            if self.finish and self.finish.closes_at == closes_at:
                await self._rule_on(self.finish)

    async def _rule_on(self, finish: Finish) -> None:
        ruling = finish.rule()
        answered, self._awaited = self._awaited, {}
        self._apply(ruling, finish.right_answer)
        if not self.in_roll or self.table.playing.over:
            self._stop_calling()
        elif self._waits and not self.is_untimed:  # who was taught has called otherwise than asked
            self._waits = False
            self._begin_clock(0)
        elif self.timing.patience(self.state) is None:  # nobody ends the round for them, so bots look again
            self._schedule_bots([seat for seat, _ in ruling.punished if seat in self.table.playing.to_act], 0)
        try:
            await self.table.keep(*answered)
        except CannotWrite as wrong:
            for client, press in answered.values():
                client.send(Refused(press.id, wrong.told(client.lang), wrong.key))
            raise
        for key, (client, press) in answered.items():
            self.table.remember(key, Done(press.id))
            client.send(Done(press.id))
        self.table.publish()

    def _apply(self, ruling: Ruling, right: str) -> None:
        """Play what was ruled, in order; the first move carries the photo."""
        match = self.table.playing
        note: dict[str, Any] | None = {"photo": [asdict(one) for one in ruling.photo]}
        for seat, answer in ruling.punished:
            if seat in match.to_act:
                match.play(self.timing.call(answer), seat, note=note, settle=False)
                note = None
        level = sorted(seat for seat in ruling.level if seat in match.to_act)
        if len(level) == 1:
            match.play(self.timing.call(right), level[0], note=note, settle=False)
        elif level:
            match.play(self.timing.level(level), CLOCK, note=note, settle=False)
        self.settle()

    def _time_up(self) -> None:
        if self.calling:
            self.table.tasks.start(self._end_roll())

    async def _end_roll(self) -> None:
        async with self.table.lock:
            if self.finish and isfinite(self.finish.closes_at):  # who pressed in time is heard
                await self._rule_on(self.finish)
            if self.calling:
                await self._void(None)

    async def _void(self, note: dict[str, Any] | None) -> None:
        """Nobody has won this roll."""
        self._stop_calling()
        self.table.playing.play(self.timing.TIME_UP, CLOCK, note=note, settle=False)
        await self.table.keep()
        self.table.publish()

    def _stop_calling(self) -> None:
        self.calling, self.finish = False, None
        self.embargo.end()
        for timer in self._timers:
            timer.cancel()
        self._timers = []

    def stop(self) -> None:
        """No more throws."""
        self._stop_calling()
