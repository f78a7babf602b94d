"""Bongo in real time: dice thrown for all at one instant, presses gathered, the photo finish ruled on."""

from __future__ import annotations

import asyncio
import random
import time
from typing import TYPE_CHECKING, Any

from .. import bots
from ..games.bongo.box import ANSWERS
from ..games.bongo.state import Phase
from ..kernel.layout import CLOCK
from ..kernel.plain import Plain
from .messages import Done, Press, Refused
from .photo_finish import Finish, Line, Ruling, Verdict, send_offsets
from .photo_finish import Press as Claim
from .updates import update_for

if TYPE_CHECKING:
    from .sockets import Socket
    from .table import Table

PAUSE = 3.5  # seconds between a ruling and the next throw, to see how the dice were read
FIRST_PAUSE = 1.5


def now() -> float:
    """Milliseconds of the server's own clock."""
    return time.monotonic() * 1000


class Referee:
    """Throws the dice and decides who was first, for one table."""

    def __init__(self, table: Table, pause: float = PAUSE) -> None:
        self.table = table
        self.pause = pause
        self.calling = False
        self.finish: Finish | None = None
        self._lines: dict[int, Line] = {}
        self._sent: dict[int, float] = {}
        self._awaited: list[tuple[Socket, Press, str]] = []
        self._timers: list[asyncio.TimerHandle] = []
        self._about_to_throw = False

    # What is known of the lines

    def line(self, seat: int) -> Line:
        """The connection of a seat; it outlives a lost line, so that leaving does not fill the purse."""
        return self._lines.setdefault(seat, Line())

    def line_shown(self, seat: int) -> dict[str, float] | None:
        """What everybody may see of a seat's connection."""
        return self._lines[seat].shown() if seat in self._lines else None

    def saw_trip(self, seats: list[int], milliseconds: float) -> None:
        """A ping of these seats' line has come back."""
        for seat in seats:
            self.line(seat).saw_trip(milliseconds)

    # The throw

    @property
    def state(self) -> Any:
        """The state of the match, as plain numbers."""
        return Plain(self.table.playing.state)

    def go_on(self) -> None:
        """If dice are to be thrown, throw them after a pause; if they lie there already, call."""
        match = self.table.match
        if match is None or match.over or self._about_to_throw or self.calling:
            return
        if self.state.phase <= Phase.CALL:
            self._about_to_throw = True
            self.table.start_task(self._throw(FIRST_PAUSE if self.state.turns == 0 else self.pause))

    def settle(self) -> None:
        """Let nature decide all but the next throw, which has its own time."""
        self.table.playing.settle(
            until=lambda: self.state.phase <= Phase.THROW_WHITE and self.state.turns > 0
        )

    async def _throw(self, pause: float) -> None:
        await asyncio.sleep(min(pause, self.pause))
        async with self.table.lock:
            self._about_to_throw = False
            if self.table.match is None or self.table.match.over:
                return
            self.table.playing.settle()
            await self.table.keep()
            self._open()

    def _open(self) -> None:
        """Send the dice so that nobody holds them before the common instant, and wait for calls."""
        table, s = self.table, self.state
        persons = {
            place: self.line(place) for place, seat in enumerate(table.setup.seats) if seat.level is None
        }
        handicaps = {place: seat.handicap for place, seat in enumerate(table.setup.seats)}
        lines = {place: self.line(place) for place in range(len(table.setup.seats))}
        self.finish = Finish(ANSWERS[s.answer], lines, handicaps, bool(s.free_calls))
        self.calling, self._sent, self._awaited = True, {}, []
        offsets = send_offsets(persons)
        latest = max(offsets.values(), default=0.0)
        for socket in list(table.sockets):
            delay = min((offsets[seat] for seat in socket.seats if seat in offsets), default=latest)
            self._later(delay, self._send, socket)
        self._later(s.patience * 1000 + latest, self._time_up)
        for place, seat in enumerate(table.setup.seats):
            if seat.level is not None:
                self._schedule_bot(place, seat.level, latest)

    def _send(self, socket: Socket) -> None:
        if socket in self.table.sockets:
            socket.send(update_for(self.table, socket))
            for seat in socket.seats:
                self._sent.setdefault(seat, now())

    def _later(self, milliseconds: float, work: Any, *args: Any) -> None:
        self._timers.append(asyncio.get_running_loop().call_later(milliseconds / 1000, work, *args))

    # The calls

    def _schedule_bot(self, seat: int, level: str, start: float) -> None:
        """A bot reads as slowly, and as wrongly, as somebody of its level."""
        reaction, choice = bots.reaction(level, self.table.playing, seat, random.Random())
        answer = str(choice["answer"])
        began = now() + start
        self._later(start + reaction, self._bot_calls, Claim(seat, answer, reaction, began, began + reaction))

    def _bot_calls(self, claim: Claim) -> None:
        if self.calling and self.finish and claim.seat in self.table.playing.to_act:
            self._pressed(claim)

    def take(self, socket: Socket, press: Press, key: str) -> Refused | None:
        """A press of a person: bounded by what the server has seen itself; answered with the ruling."""
        if self.finish is None or press.seat not in self.table.playing.to_act or press.answer not in ANSWERS:
            return Refused(press.id, press.answer, "bongo-out-of-the-round")
        received = now()
        self.line(press.seat).draws_every(press.frame)
        sent = self._sent.get(press.seat, received)
        self._awaited.append((socket, press, key))
        self._pressed(Claim(press.seat, press.answer, press.reaction, sent, received))
        return None

    def _pressed(self, claim: Claim) -> None:
        assert self.finish is not None
        closes = self.finish.closes_at
        self.finish.press(claim)
        if self.finish.closes_at != closes or not self.finish.called:
            self._later(max(0.0, min(self.finish.closes_at - now(), 1000.0)), self._close_window)

    def _close_window(self) -> None:
        if self.calling and self.finish and now() >= min(self.finish.closes_at, now() + 1) - 1:
            self.table.start_task(self._rule())

    # The ruling

    async def _rule(self) -> None:
        async with self.table.lock:
            if not self.calling or self.finish is None or not self.finish.presses:
                return
            ruling = self.finish.rule()
            self._apply(ruling)
            await self._close_or_go_on(decided=bool(ruling.level))
            self._answer(ruling)

    def _apply(self, ruling: Ruling) -> None:
        """Play what was ruled, in order; the first move carries the photo."""
        match = self.table.playing
        note: dict[str, Any] | None = {"photo": [dict(vars_of(one)) for one in ruling.photo]}
        right = self.finish.right_answer if self.finish else ""
        for seat, answer in ruling.punished:
            if seat in match.to_act:
                match.play({"do": "call", "answer": answer}, seat, note=note, settle=False)
                note = None
        level = [seat for seat in ruling.level if seat in match.to_act]
        if len(level) == 1:
            match.play({"do": "call", "answer": right}, level[0], note=note, settle=False)
        elif level:
            match.play({"do": "level", "seats": sorted(level)}, CLOCK, note=note, settle=False)
        self.settle()

    async def _close_or_go_on(self, decided: bool) -> None:
        """The round is over when it is won or everybody is out; else the others go on reading."""
        if decided or self.state.phase != Phase.CALL or self.table.playing.over:
            self._stop_calling()
        await self.table.keep()
        self.table.publish()

    def _answer(self, ruling: Ruling) -> None:
        """Every press of this ruling gets its answer, now that it is on disk."""
        early = {one.seat for one in ruling.photo if one.verdict is Verdict.EARLY}
        for socket, press, key in self._awaited:
            if press.seat in early:
                socket.send(Refused(press.id, socket.say("press-too-early"), "press-too-early"))
            else:
                self.table.remember(key, Done(press.id))
                socket.send(Done(press.id))
        self._awaited = []

    def _time_up(self) -> None:
        if self.calling:
            self.table.start_task(self._void())

    async def _void(self) -> None:
        async with self.table.lock:
            if self.calling:
                self.table.playing.play({"do": "time_up"}, CLOCK, settle=False)
                self._stop_calling()
                await self.table.keep()
                self.table.publish()

    def _stop_calling(self) -> None:
        self.calling, self.finish = False, None
        for timer in self._timers:
            timer.cancel()
        self._timers = []

    def stop(self) -> None:
        """No more throws."""
        self._stop_calling()


def vars_of(judged: Any) -> dict[str, Any]:
    """One press of the photo as plain data."""
    return {name: getattr(judged, name) for name in judged.__slots__}
