"""Who is measured against whom."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from ...bots import levels
from ...bots.seat import is_read
from ...games import find, games

LOOKS = (40, 80, 160, 280, 400)  # games after which a look is taken
LOOKS_AT_ALL = (100, 400)  # where nearly every game is won, and the first look has to bear it out
LOOKS_AT_TWICE = (40, 80)  # twice the budget: how much it brings, not whether it brings anything


class Pairing(NamedTuple):
    """A bot that should win more than its share against another, or against several of it."""

    game: str
    better: str
    worse: str
    players: int = 2
    section: str = "levels"
    goal: float | None = None  # a share of the wins to be reached, beside the equal one
    looks: tuple[int, ...] = LOOKS

    @property
    def aim(self) -> float:
        """The share that the interval has to leave."""
        return 1 / self.players if self.goal is None else self.goal


def pairings() -> Iterator[Pairing]:
    """All that is measured."""
    for name in games():
        if is_read(find(name)):
            yield from ladder(name)
        else:
            yield from of_a_game(name)


def ladder(name: str) -> Iterator[Pairing]:
    """Each level against the next lower one."""
    names = levels(find(name))
    yield from (Pairing(name, better, worse) for worse, better in pairwise(names))


def of_a_game(name: str) -> Iterator[Pairing]:
    """The levels, the promises made for them, four seats, and what twice the budget brings."""
    yield Pairing(name, "greedy", "random")
    yield Pairing(name, "easy", "random")
    yield from ladder(name)
    yield Pairing(name, "hard", "greedy", goal=0.6)
    yield Pairing(name, "champion", "random", goal=0.95, looks=LOOKS_AT_ALL)
    yield Pairing(name, "hard", "medium", players=4, section="four")
    for sims in (1_000, 2_000):
        twice, once = f"mcts:sims={2 * sims}", f"mcts:sims={sims}"
        yield Pairing(name, twice, once, section="doubling", looks=LOOKS_AT_TWICE)
