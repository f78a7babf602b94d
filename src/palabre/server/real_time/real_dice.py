"""Real dice: people roll and call; calls are kept on compared clocks, and ruled on once dice are typed."""

from __future__ import annotations

import time

from ...kernel.errors import IllegalAction, PalabreError
from ...kernel.layout import CLOCK
from ..connection.messages import Press
from ..connection.presence import is_persons
from ..storage.box import Box, HeardCall
from .photo_finish import Bounded, bound, is_too_early, rule
from .photo_finish import Press as Claim
from .referee import Referee, TimedTable, now

TO_CALL_TOO = 5.0  # seconds after the first call in which nobody can end the round for the others


def on_the_wall() -> float:
    """Milliseconds of the clock that goes on while the server is started anew."""
    return time.time() * 1000


class RealDice(Referee):
    """Throws nothing: opens rounds at one instant for all, hears calls, and rules when the dice are known."""

    def __init__(self, table: TimedTable, pause: float | None = None) -> None:
        super().__init__(table, pause)
        self._first_call = now()
        if self.box.stage == "calling":  # the server was started anew in the middle of a round
            self.calling = True
            self.instant = now() - max(0.0, on_the_wall() - self.box.opened)

    @property
    def box(self) -> Box:
        """What is kept of this throw."""
        assert self.table.setup.box is not None
        return self.table.setup.box

    def go_on(self) -> None:
        """Whoever has the dice says when they roll."""

    def countdown(self) -> int | None:
        """Nobody counts down to dice that are rolled by hand."""
        return None

    # A round

    async def open(self) -> None:
        """From one common instant on calls are heard: there is none at which real dice fall."""
        seats = self.table.setup.seats
        self.embargo.begin()
        self.table.setup.box = Box("calling", on_the_wall())
        await self.table.keep(setup=True)
        self.calling, self._seen_at = True, {}
        self._lift({place: self.transit(place) for place, seat in enumerate(seats) if seat.level is None})
        self.table.publish()

    async def hear(self, press: Press) -> None:
        """Keep a call with its time; the last one ends the round."""
        if press.answer not in self.timing.ANSWERS:
            raise IllegalAction("no-such-action", game=self.game.name, choice=press.answer)
        if press.seat in self.box.called():
            raise PalabreError("box-one-call")
        self.box.calls.append(self._heard(press))
        if len(self.box.calls) == 1:
            self._first_call = now()
        if not self._awaited_callers():
            self._close()
        await self.table.keep(setup=True)
        self.table.publish()

    def _heard(self, press: Press) -> HeardCall:
        """A call inside what the server has seen itself, in time since the instant."""
        transit = self.transit(press.seat)
        transit.draws_every(press.frame)
        sent = self._seen_at.get(press.seat, self.instant)
        bounded = bound(transit, Claim(press.seat, press.answer, press.reaction, sent, now()))
        if is_too_early(bounded):
            raise PalabreError("press-too-early")
        transit.charge(bounded.paid, bounded.excess)
        facts = bounded.claimed, bounded.reaction, bounded.bar, bounded.paid, bounded.excess
        return HeardCall(press.seat, press.answer, *facts)

    def _awaited_callers(self) -> list[int]:
        here, called = self.table.presence.guests(), self.box.called()
        seats = enumerate(self.table.setup.seats)
        return [at for at, seat in seats if is_persons(seat) and seat.guest in here and at not in called]

    async def end(self) -> None:
        """Somebody ends the round: not while others may still be about to call."""
        left = TO_CALL_TOO - (now() - self._first_call) / 1000
        if self.box.calls and left > 0:
            raise PalabreError("box-others-call", seconds=round(left + 0.5))
        self._close()
        await self.table.keep(setup=True)
        self.table.publish()

    def _close(self) -> None:
        self.box.stage = "typing" if self.box.calls else "rest"
        self._stop_calling()

    # The ruling

    def rule(self) -> None:
        """The dice lie open now: play the calls in their order, and end the round."""
        right = self.timing.right_answer(self.state)
        heard = [
            (
                Claim(call.seat, call.answer, call.claimed, 0.0, 0.0),
                Bounded(call.claimed, call.reaction, call.bar, call.paid, call.excess),
            )
            for call in self.box.calls
        ]
        self._apply(rule(heard, right, dict(enumerate(self.table.setup.handicaps()))), right)
        if self.in_roll:
            self.table.playing.play(self.timing.TIME_UP, CLOCK, settle=False)
            self.settle()
