"""The levels that a table offers: a budget, some noise, some knowledge."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random as Dice
from statistics import pstdev

from ..kernel.naming import Named
from .endgames import solved
from .greedy import weighed
from .readers import PROFILES, called
from .search import SearchBot
from .seat import Seat

Level = Mapping[str, float]  # `weigh` or `sims`, `noise`, `endgame`, `beliefs`, `learnt`
BEST_READER = "champion"


class LevelBot:
    """A bot of a level: the weaker ones see what is good less clearly, and so err where choices are close."""

    def __init__(self, name: str, level: Level) -> None:
        self.reads_like = name if name in PROFILES else BEST_READER
        self.samples = int(level.get("weigh", 0))
        # Whether it draws conclusions from what others do, and knows what was learnt of the game
        given = {name: float(level.get(name, 0)) for name in ("beliefs", "learnt")}
        self.search = SearchBot(int(level.get("sims", 0)), given, paced=True)
        self.noise = float(level["noise"])
        self.endgame = int(level.get("endgame", 0))  # turns that it follows to the end

    def choose(self, seat: Seat) -> Named:
        """What seems best to a player of this level."""
        return seat.named(self._action(seat))

    def _action(self, seat: Seat) -> int:
        if seat.is_race:
            return called(self.reads_like, seat)
        if (known := solved(seat, self.endgame)) is not None:
            return known
        actions, values = self._opinion(seat)
        return actions[blurred_best(values, self.noise, Dice(seat.seed))]

    def _opinion(self, seat: Seat) -> tuple[Sequence[int], Sequence[float]]:
        """Choices worth a thought, and what each seems worth."""
        if self.samples:
            return seat.ids, weighed(seat, self.samples).tolist()
        tried = self.search.look_into(seat)
        if not self.noise:
            return [self.search.best(tried)], [1.0]
        known = [found for found in tried if found.visits] or tried
        return [found.action for found in known], [found.value for found in known]


def blurred_best(values: Sequence[float], noise: float, dice: Dice) -> int:
    """Where the best value seems to be, to an eye that is off by a share of how far they lie apart."""
    blur = noise * pstdev(values)
    seen = [value + dice.gauss(0, blur) if blur else value for value in values]
    return max(range(len(seen)), key=seen.__getitem__)
