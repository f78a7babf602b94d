"""The levels that a table offers: a budget, some noise, some knowledge."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random as Dice
from statistics import pstdev
from typing import Any

from .greedy import weighed
from .readers import called
from .seat import Seat


class LevelBot:
    """A bot of a level: the weaker ones see what is good less clearly, and so err where choices are close."""

    def __init__(self, name: str, level: dict[str, Any]) -> None:
        self.name = name
        self.samples = int(level["weigh"])
        self.noise = float(level["noise"])

    def choose(self, seat: Seat) -> dict[str, Any]:
        """What seems best to a player of this level."""
        if seat.is_race:
            return seat.named(called(self.name, seat))
        return seat.named(seat.ids[blurred_best(weighed(seat, self.samples).tolist(), self.noise, Dice(seat.seed))])


def blurred_best(values: Sequence[float], noise: float, dice: Dice) -> int:
    """The place of the best value as somebody sees it whose eye is off by a share of how far the values lie apart."""
    blur = noise * pstdev(values)
    seen = [value + dice.gauss(0, blur) if blur else value for value in values]
    return max(range(len(seen)), key=seen.__getitem__)
