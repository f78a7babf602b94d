"""Which numbers are which actions?"""

from __future__ import annotations

from ....kernel.compiled import ranges
from ..box import N_PAIRS, N_PLACES

PUT, DRAW, LAY, N_ACTIONS = ranges(N_PLACES, 1, N_PAIRS)
