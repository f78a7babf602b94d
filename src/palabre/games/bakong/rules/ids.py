"""Which numbers are which actions?"""

from __future__ import annotations

from ....kernel.compiled import ranges
from ..box import MAX_STEPS, N_BIG, N_MIXES, N_OBJECTS, N_ROLLS, N_TILES, N_TOKENS

# A block of ids for each kind of choice
TAKE, TAKE_NOTHING, REROLL, KEEP_DICE, FLIP, FLIP_ALSO, FOLD_MAP, WALK, LOSE, *rest = ranges(
    N_OBJECTS,  # TAKE: the first one, at an abandoned camp, at the temple
    1,
    1,
    1,
    N_ROLLS,  # FLIP: by the die that flips, then by the die that moves
    N_TILES,  # FLIP_ALSO, with the map: places from 1
    1,
    MAX_STEPS,  # WALK: steps from 1
    N_OBJECTS,  # LOSE: to quicksand
    N_MIXES,  # MIX of small emeralds from a cave: how many worth 3, then how many worth 1
    1,
    1,
    1,
    N_BIG,  # TAKE_BIG
    1,
    N_OBJECTS,  # THROW: to make room
    N_TOKENS,  # THROW_EMERALD
)
MIX, LEAVE_EMERALDS, GIVE_BACK, KEEP_OUCH, TAKE_BIG, LEAVE_TEMPLE, THROW, THROW_EMERALD, N_ACTIONS = rest
