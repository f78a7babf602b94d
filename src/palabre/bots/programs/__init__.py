"""The compiled part of the bots: generic sources, bound to each game's rules by `workshop.py`.

The names they import from the kernel's contract stand for the game's own rules; so do these six, which a
game may leave out.
"""

from __future__ import annotations

from ...kernel.contract import State
from ...kernel.layout import Random, Wide
from ...kernel.observing import Singles

NO_HABIT = -1  # there is something to choose


def worth(s: State, seat: int) -> float:
    """How good it looks for a seat, from 0 to 1; a game without an opinion finds everything alike."""
    return 0.5


def habit(s: State, seat: int) -> int:
    """What a player does here without a thought, or NO_HABIT; a game need not know any."""
    return NO_HABIT


def insight(s: State, seat: int, out: Singles, at: int) -> None:
    """What somebody who knows the game sees at a glance; without a room for it, how it looks for all."""
    for other in range(s.seats):
        out[at + other - seat + (s.seats if other < seat else 0)] = worth(s, other)


def deal(s: State, plan: Wide, rng: Random) -> None:
    """Fill in what is hidden; a game without secrets has nothing to fill in."""
    return


def reshuffle(s: State, rng: Random) -> None:
    """A quick guess at what nobody has seen, in place of what lies there; a game need not have one."""
    return


def reading(s: State) -> int:
    """What a seat does that reads the table rightly, where all may act at once; a game need not be read."""
    return NO_HABIT
