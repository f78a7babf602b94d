"""Which numbers are which actions and options?"""

from __future__ import annotations

from ....kernel.compiled import ranges
from ..box import N_PAIRS, N_PLACES

TILES, BOARD, FIRST, SERIES = range(4)  # the options, as they are declared

PUT, DRAW, LAY, N_ACTIONS = ranges(N_PLACES, 1, N_PAIRS)
