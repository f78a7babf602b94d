"""What a bot is: something that chooses for a seat."""

from __future__ import annotations

from typing import Protocol

from ..kernel.naming import Named
from .seat import Seat


class Bot(Protocol):
    """A player: one object may serve many seats and many threads at once."""

    def choose(self, seat: Seat) -> Named:
        """One of `seat.choices`."""
        ...
