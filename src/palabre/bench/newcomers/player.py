"""A newcomer: sees one move ahead, and not clearly; reads dice slowly, and now and then wrongly."""

from __future__ import annotations

from functools import partial
from random import Random as Dice

from ...bots.greedy import weighed
from ...bots.ladder import blurred_best
from ...bots.readers import misreading, reading
from ...bots.seat import Seat
from ...kernel.naming import Named

QUICKEST, SLOWEST = 3_500, 6_000  # milliseconds to read a throw, each as likely
ERRORS = 0.08  # readings that are wrong
SAMPLES = 1  # one way that it might go, looked at once
APART = 1  # tells the luck of the clock from that of the eye


class Newcomer:
    """Somebody at their first tables; `blur` is how far off they see, in spreads of the choices' values."""

    def __init__(self, blur: float) -> None:
        self.blur = blur

    def choose(self, seat: Seat) -> Named:
        """What seems best after one look at each choice."""
        if seat.is_race:
            return self.react(seat)[1]
        values = weighed(seat, SAMPLES).tolist()
        return seat.named(seat.ids[blurred_best(values, self.blur, Dice(seat.seed))])

    def react(self, seat: Seat) -> tuple[int, Named]:
        """After how many milliseconds they call, and what."""
        dice = Dice(seat.seed ^ APART)
        read = partial(reading, seat.game)
        right = read(seat.known)
        called = misreading(seat, right, dice, read) if dice.random() < ERRORS else right
        return round(dice.uniform(QUICKEST, SLOWEST)), seat.named(called)


KEEN, USUAL, VAGUE = Newcomer(1.5), Newcomer(2.0), Newcomer(3.0)
SPECS = tuple(f"{__name__}:{name}" for name in ("KEEN", "USUAL", "VAGUE"))
