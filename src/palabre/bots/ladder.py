"""The levels that a table offers: a budget, some noise, some knowledge."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random as Dice
from statistics import pstdev

from ..kernel.game import Game
from ..kernel.naming import Named
from .endgames import solved
from .greedy import looked_at
from .readers import PROFILES, called
from .search import SETTINGS, SearchBot, line_after
from .seat import Seat
from .thinking import Found, Thoughts, thoughts_of

Level = Mapping[str, float]  # `weigh` or `sims`, `noise`, `endgame`, `beliefs`, `learnt`
BEST_READER = "champion"
UNTAUGHT: Level = {"beliefs": 0, "learnt": 0}  # concludes nothing from what others do, has learnt nothing


class LevelBot:
    """A bot of a level: the weaker ones see what is good less clearly, and so err where choices are close."""

    def __init__(self, name: str, level: Level) -> None:
        self.name, self.level = name, level
        self.reads_like = name if name in PROFILES else BEST_READER
        self.samples = int(level.get("weigh", 0))
        self.noise = float(level["noise"])
        self.endgame = int(level.get("endgame", 0))  # turns that it follows to the end

    def search_in(self, game: Game) -> SearchBot:
        """How it searches a game, which may have found out what suits a level there better."""
        level = {**UNTAUGHT, **self.level, **game.tuning.get("levels", {}).get(self.name, {})}
        given = {name: float(level[name]) for name in level if name in SETTINGS and name != "sims"}
        return SearchBot(int(level.get("sims", 0)), given, paced=True)

    def choose(self, seat: Seat) -> Named:
        """What seems best to a player of this level."""
        known = self._known(seat)
        return seat.named(self._chosen(seat, self._opinion(seat)) if known is None else known)

    def think(self, seat: Seat) -> Thoughts:
        """The same choice, with what this level holds of all of them; what it knows needs no thought."""
        if (known := self._known(seat)) is not None:
            return thoughts_of(seat, known)
        tried = self._opinion(seat)
        chosen = self._chosen(seat, tried)
        return thoughts_of(seat, chosen, tried, () if self.samples else line_after(chosen))

    def _known(self, seat: Seat) -> int | None:
        return called(self.reads_like, seat) if seat.is_race else solved(seat, self.endgame)

    def _opinion(self, seat: Seat) -> list[Found]:
        """Choices worth a thought, and what each seems worth."""
        if self.samples:
            return looked_at(seat, self.samples)
        tried = self.search_in(seat.game).look_into(seat)
        return tried if not self.noise else [found for found in tried if found.visits] or tried

    def _chosen(self, seat: Seat, tried: list[Found]) -> int:
        if not (self.samples or self.noise):
            return self.search_in(seat.game).best(tried)
        values = [found.value for found in tried]
        return tried[blurred_best(values, self.noise, Dice(seat.seed))].action


def blurred_best(values: Sequence[float], noise: float, dice: Dice) -> int:
    """Where the best value seems to be, to an eye that is off by a share of how far they lie apart."""
    blur = noise * pstdev(values)
    seen = [value + dice.gauss(0, blur) if blur else value for value in values]
    return max(range(len(seen)), key=seen.__getitem__)
