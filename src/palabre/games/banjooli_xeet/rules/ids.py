"""Which numbers are which actions?"""

from __future__ import annotations

from ....kernel.compiled import ranges
from ..box import ALL_DICE, MAX_SEATS, N_MOVEMENT, N_OSTRICHES
from ..state import N_SQUARES
from ..ways import N_WAYS
from .dice import BY_COLOUR, N_MOVES

N_SPLITS = N_MOVEMENT  # a frenzy has up to four jokers beside a die of some colour, or none

REROLL, MOVE, BEWITCH, FREE, WAY, LAY, LEAP, BACK, SPEAR, EXCHANGE, RAVE, N_ACTIONS = ranges(
    ALL_DICE + 1,
    N_MOVES,
    N_OSTRICHES,
    N_OSTRICHES,
    N_WAYS - 1,
    N_SQUARES,
    N_SQUARES,
    N_SQUARES,
    MAX_SEATS,
    N_OSTRICHES,
    N_OSTRICHES * N_SPLITS,
)
ENCHANT = MOVE + BY_COLOUR  # moves by magic
EMPTY_WAY = WAY - 1  # the id that the way without a step would have
