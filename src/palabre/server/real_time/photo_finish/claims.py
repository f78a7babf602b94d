"""What does a client claim, and how much of it can be true?"""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite

from palabre.server.real_time.photo_finish.transit import Transit

# BO-15: nobody reads nine dice faster than this; it was a thumb already on its way.
EARLIEST_PRESS = 120.0


@dataclass(frozen=True, slots=True)
class Press:
    """One call as it came in: `claimed` by the client's clock, `sent` and `received` by the server's."""

    seat: int
    answer: str
    claimed: float
    sent: float
    received: float


@dataclass(frozen=True, slots=True)
class Bounded:
    """A claim inside what the server saw: the reaction believed, its error bar, what the purse paid."""

    claimed: float
    reaction: float
    bar: float
    paid: float
    excess: float


def bound(transit: Transit, press: Press) -> Bounded:
    """Believe the claim as far as the server's own times and this connection's usual transit allow."""
    elapsed = max(press.received - press.sent, 0.0)
    claimed = possible(press.claimed, elapsed)
    excess = elapsed - claimed - transit.usual_transit
    free = transit.leeway * min(transit.doubt, 1.0)
    paid = min(max(excess - free, 0.0), transit.purse)
    unbelieved = max(excess - free - paid, 0.0)
    return Bounded(claimed, claimed + unbelieved, transit.frame + paid, paid, excess)


def possible(claimed: float, elapsed: float) -> float:
    """A reaction lies between nothing and all the time that passed; what is no number is worth the worst."""
    return min(max(claimed, 0.0), elapsed) if isfinite(claimed) else elapsed


def is_too_early(bounded: Bounded) -> bool:
    """BO-15: by the client's own word the dice had hardly been seen."""
    return bounded.claimed < EARLIEST_PRESS
