"""Ten games of a newcomer, each against the level that suits after those before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import Executor
from functools import partial
from statistics import fmean
from typing import NamedTuple

from ...bots import levels
from ...bots.suiting import Played, suiting
from ...bots.tournament.playing import luck, play
from ...bots.tournament.standing import Interval, share_interval
from ...games import find
from .player import SPECS

GAMES = 10  # that each newcomer plays
COUNTED = 5  # the last of them
SEATS = 2
BOTS = 1  # tells the players' luck from nature's
Evening = list[Played]


def evening(game: str, seed: int, newcomer: int) -> Evening:
    """Play now, ten times: what was met and what came of it, the first game first."""
    played: Evening = []
    spec = SPECS[newcomer % len(SPECS)]
    for number in range(GAMES):
        level = suiting(levels(find(game)), played[::-1]).level
        seeds = luck(seed, newcomer, number), luck(seed, newcomer, number, BOTS)
        match = play(find(game), {}, [spec, level], *seeds)
        played.append(Played(level, (0 in match.winners) / len(match.winners), SEATS))
    return played


class Found(NamedTuple):
    """What many newcomers met in a game."""

    game: str
    evenings: Sequence[Evening]

    @property
    def shares(self) -> list[float]:
        """Of each newcomer, the share of the wins in the games that count."""
        return [fmean(one.share for one in played[-COUNTED:]) for played in self.evenings]

    @property
    def share(self) -> float:
        """Of all of them together."""
        return fmean(self.shares)

    def interval(self) -> Interval:
        """Where it lies, as far as so many newcomers tell."""
        return share_interval(self.shares, len(self.evenings) * COUNTED)

    def first(self) -> float:
        """The share of the first games of all."""
        return fmean(played[0].share for played in self.evenings)

    def met(self) -> dict[str, float]:
        """The share of each level among the games that count."""
        counts = Counter(one.level for played in self.evenings for one in played[-COUNTED:])
        return {level: counts[level] / counts.total() for level in levels(find(self.game))}


def evenings(game: str, newcomers: Iterable[int], seed: int, pool: Executor | None = None) -> Found:
    """The evenings of many; the result does not depend on who plays them."""
    one = partial(evening, game, seed)
    return Found(game, list((pool.map if pool else map)(one, newcomers)))
