"""What does the server know of one client's connection, and how much does it still believe?"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from math import isfinite

# Some minutes of pings: long enough for a steady median, short enough to follow somebody who walks from the
# wireless at home into the street.
TRIPS_KEPT = 64

# A longer round trip is counted as this one. Every millisecond granted to a slow connection is one that a
# client which holds back its pongs can steal, so connections beyond this are not made good in full.
LONGEST_TRIP = 500.0

# A slow trip is the one that 19 of 20 do not exceed: a lost packet now and then does not move it.
SLOW_SHARE = 0.95

# However uneven a connection, no press is believed for free to have been slower than usual by more than this.
LARGEST_LEEWAY = 60.0

# Clocks in browsers are no finer than this; it also keeps a perfectly even connection from dividing by zero.
CLOCK_GRAIN = 0.1

# 240 Hz to 30 Hz: a client may not widen its error bar by saying that it draws twice a second.
SHORTEST_FRAME, LONGEST_FRAME = 1000 / 240, 1000 / 30
USUAL_FRAME = 1000 / 60

# The purse pays, in milliseconds, for what goes beyond the usual transit and its leeway. About one frame: it
# wins nothing alone, because what it pays widens the bar by as much. Forty presses fill it again, and waiting
# does not: what refills with the clock can be had for the price of a pause.
PURSE = 20.0
PURSE_REFILL = 0.5

# Benefit of the doubt, in leeways. An honest connection is slower than its median as often as quicker, and
# keeps some; one that always claims a slow trip has used it up after a press or two. It begins low because a
# first press has nothing to show for itself, and a new seat must not be worth more than an old one.
DOUBT_AT_START = 1.0
DOUBT_AT_MOST = 3.0
DOUBT_REFILL = 0.15


@dataclass(slots=True)
class Transit:
    """One client's connection: its round trips, its frame, and what is left of our trust."""

    smallest: float = 0.0
    usual: float = 0.0
    slow: float = 0.0
    frame: float = USUAL_FRAME
    purse: float = PURSE
    doubt: float = DOUBT_AT_START
    trips: deque[float] = field(default_factory=lambda: deque(maxlen=TRIPS_KEPT))

    def saw_trip(self, milliseconds: float) -> None:
        """Remember one ping and its pong."""
        if not isfinite(milliseconds) or milliseconds <= 0:
            return
        self.trips.append(min(milliseconds, LONGEST_TRIP))
        ordered = sorted(self.trips)
        self.smallest = ordered[0]
        self.usual = (ordered[(len(ordered) - 1) // 2] + ordered[len(ordered) // 2]) / 2
        self.slow = ordered[int(SLOW_SHARE * len(ordered))]

    def draws_every(self, milliseconds: float) -> None:
        """Remember how long a frame of this client lasts, as it says, inside bounds."""
        if isfinite(milliseconds):
            self.frame = min(max(milliseconds, SHORTEST_FRAME), LONGEST_FRAME)

    def reconnected(self) -> None:
        """Forget the old route, but not what has been spent: leaving and coming back must not pay."""
        self.trips.clear()
        self.smallest = self.usual = self.slow = 0.0

    @property
    def jitter(self) -> float:
        """How much longer a slow round trip takes than the smallest."""
        return self.slow - self.smallest

    @property
    def leeway(self) -> float:
        """How much longer than usual a single trip may take without raising an eyebrow."""
        return min(max(self.slow - self.usual, CLOCK_GRAIN), LARGEST_LEEWAY)

    @property
    def usual_transit(self) -> float:
        """From sending a roll to hearing of its press, without the thinking: the way, and half a frame."""
        return self.usual + self.frame / 2

    def charge(self, paid: float, excess: float) -> None:
        """Enter one press in the books: what the purse paid, and how far its transit was from the usual."""
        leeways = min(max(excess / self.leeway, -1.0), 1.0)
        self.purse = min(self.purse - paid + PURSE_REFILL, PURSE)
        self.doubt = min(max(self.doubt - leeways + DOUBT_REFILL, 0.0), DOUBT_AT_MOST)

    def shown(self) -> dict[str, float]:
        """What everybody at the table may see of this connection."""
        known = {"smallest": self.smallest, "usual": self.usual, "jitter": self.jitter, "frame": self.frame}
        return {name: round(value, 1) for name, value in {**known, "purse": self.purse}.items()}
