"""When can this roll be ruled on? Presses gather here until nobody quicker can still be on the way."""

from __future__ import annotations

from collections.abc import Mapping

from palabre.server.real_time.photo_finish.claims import Bounded, Press, bound, is_too_early
from palabre.server.real_time.photo_finish.pace import settle_window
from palabre.server.real_time.photo_finish.ruling import Ruling, rule
from palabre.server.real_time.photo_finish.transit import Transit

NOT_OPEN = float("inf")


class Finish:
    """The finish of one roll: give it every press as it comes in, ask it for a ruling at `closes_at`."""

    def __init__(
        self,
        right_answer: str,
        transits: Mapping[int, Transit],
        handicaps: Mapping[int, float] | None = None,
        may_call_again: bool = False,
    ) -> None:
        self.right_answer = right_answer
        self.transits = transits
        self.handicaps = dict(handicaps or {})
        self.may_call_again = may_call_again
        self.presses: list[tuple[Press, Bounded]] = []
        self.closes_at = NOT_OPEN
        self.has_right_call = False
        self.called: set[int] = set()
        self.ruled_out: set[int] = set()

    def press(self, press: Press) -> Bounded:
        """Take a press, charge its seat, and open the window if it is the first, or the first right one."""
        transit = self.transits[press.seat]
        bounded = bound(transit, press)
        self.presses.append((press, bounded))
        if is_too_early(bounded):
            return bounded
        transit.charge(bounded.paid, bounded.excess)
        if self.may_call_again or press.seat not in self.called:
            self.wait_for_others(press)
        self.called.add(press.seat)
        return bounded

    def wait_for_others(self, press: Press) -> None:
        """A first right call gets a whole window of its own: others as quick must be heard before it wins."""
        is_right = press.answer == self.right_answer and not self.has_right_call
        if is_right or self.closes_at == NOT_OPEN:
            self.closes_at = press.received + settle_window(self.transits.values())
        self.has_right_call = self.has_right_call or is_right

    def rule(self) -> Ruling:
        """Judge what has come in; without a right call among it the roll goes on with what comes next."""
        ruling = rule(
            self.presses, self.right_answer, self.handicaps, self.may_call_again, already_out=self.ruled_out
        )
        self.presses, self.ruled_out = [], set(self.called)
        self.closes_at, self.has_right_call = NOT_OPEN, False
        return ruling
