"""Sets of up to 62 small numbers in one word: how many, and which comes first."""

from __future__ import annotations

import numpy as np

from ...kernel.compiled import rule, table

# Multiplied by one lonely bit, this word has another pattern in its top six bits for each place of the bit
PATTERN = 0x03F79D71B4CB0A89
PATTERN_BITS = 6
TOP = 64 - PATTERN_BITS
LAST = (1 << PATTERN_BITS) - 1
PLACES = sorted(range(LAST + 1), key=lambda place: (PATTERN << place) >> TOP & LAST)
PLACE_OF_PATTERN = table(PLACES, np.int64)


@rule
def n_in(members: int) -> int:
    """How many are in a set."""
    n = 0
    while members:
        members &= members - 1
        n += 1
    return n


@rule
def first_in(members: int) -> int:
    """The smallest number in a set that is not empty."""
    alone = int(members & -members)  # a Python int where rules are interpreted: it may grow past 64 bits
    place: int = PLACE_OF_PATTERN[(alone * PATTERN) >> TOP & LAST]
    return place
