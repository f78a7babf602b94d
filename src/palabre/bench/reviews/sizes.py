"""How much is measured: so that it fits into minutes, or all that was asked for."""

from __future__ import annotations

from typing import NamedTuple


class Sizes(NamedTuple):
    """Games, positions and work of each measurement."""

    games: int  # of each game, for calibration
    positions: int  # of each of them
    work: float  # of an ordinary review, for its curve
    values: int  # whose intervals are held against many more simulations, of all games together
    bests: int  # games of two, of each game, of which it is asked who played best
    endings: int  # positions near the end that are solved exactly
    duels: int  # games of two levels, of each game
    blunders: int  # planted, of each game
    tables: int  # of each game, at which people play beside reviews
    seconds: float  # for which they are watched


SMALL = Sizes(
    games=30,
    positions=5,
    work=0.1,
    values=200,
    bests=5,
    endings=80,
    duels=24,
    blunders=8,
    tables=5,
    seconds=15,
)
FULL = Sizes(
    games=100,
    positions=10,
    work=0.3,
    values=200,
    bests=15,
    endings=400,
    duels=400,
    blunders=67,
    tables=10,
    seconds=40,
)
TINY = Sizes(  # it runs
    games=1, positions=2, work=0.01, values=2, bests=1, endings=2, duels=2, blunders=1, tables=1, seconds=2
)
