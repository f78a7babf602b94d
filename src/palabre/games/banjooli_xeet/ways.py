"""Ways by number: every sequence of directions, each the child of the one that it lengthens."""

from __future__ import annotations

from itertools import product

from ...kernel.compiled import table
from .box import MOST_POINTS
from .pieces import DIRECTIONS, N_DIRECTIONS

# The empty way is 0, and way w lengthened by direction d is N_DIRECTIONS * w + 1 + d
SEQUENCES = tuple(way for n in range(MOST_POINTS + 1) for way in product(range(N_DIRECTIONS), repeat=n))
N_WAYS = len(SEQUENCES)
LENGTH = table([len(way) for way in SEQUENCES])
STEP = table([[*way, *[0] * (MOST_POINTS - len(way))] for way in SEQUENCES])


def in_words(way: int) -> list[str]:
    """The directions of a way."""
    return [DIRECTIONS[direction] for direction in SEQUENCES[way]]
