"""Ratings of a pool: how likely each bot is to do better than another (Bradley, Terry), in Elo points."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, log10
from random import Random as Dice
from typing import NamedTuple

from .standing import Interval, Twin

Table = list[list[float]]  # how often the bot of a row has done better than the bot of a column
SCALE = 400.0  # points for ten to one
AGAIN = 200  # times that twin tables are drawn anew, for the interval
ROUNDS = 200  # of the fit
DRAWN = 0.5  # a game that each two are taken to have drawn: nobody is infinitely strong


class Rating(NamedTuple):
    """One bot's points, 0 on average over the pool, and where they lie as far as the games tell."""

    points: float
    interval: Interval


def ratings(twins: Sequence[Twin], seed: int = 0) -> list[Rating]:
    """The ratings of all bots; the intervals of 95 % are over twin tables drawn anew."""
    points, dice = fitted([twin.better for twin in twins]), Dice(seed)
    if len(twins) < 2:
        return [Rating(each, (-inf, inf)) for each in points]
    drawn = [fitted([dice.choice(twins).better for _ in twins]) for _ in range(AGAIN)]
    low, high = AGAIN // 40, AGAIN - 1 - AGAIN // 40
    spread = [sorted(each) for each in zip(*drawn)]
    return [Rating(each, (found[low], found[high])) for each, found in zip(points, spread)]


def fitted(tables: Sequence[Table]) -> list[float]:
    """The points that make what was seen most likely."""
    bots = range(len(tables[0]))
    won = [[DRAWN + sum(table[a][b] for table in tables) for b in bots] for a in bots]
    strength = [1.0 for _ in bots]
    for _ in range(ROUNDS):
        strength = [renewed(won, strength, bot) for bot in bots]
        mean = sum(strength) / len(strength)
        strength = [each / mean for each in strength]
    points = [SCALE * log10(each) for each in strength]
    middle = sum(points) / len(points)
    return [each - middle for each in points]


def renewed(won: Table, strength: Sequence[float], bot: int) -> float:
    """A bot's strength, from what it did against all others as strong as they are taken to be."""
    others = [each for each in range(len(won)) if each != bot]
    if not others:
        return 1.0
    games = sum((won[bot][each] + won[each][bot]) / (strength[bot] + strength[each]) for each in others)
    return sum(won[bot][each] for each in others) / games
