"""Packs: who owns what, and what still fits."""

from __future__ import annotations

from ....kernel.compiled import rule
from ..box import BIG_BITS, N_OBJECTS, N_THINGS, N_TOKENS, TEMPLE_PLACE
from ..packing import ROOM
from ..state import State

OBJECT_BITS = (1 << N_OBJECTS) - 1


@rule
def owns(s: State, seat: int, thing: int) -> bool:
    """Whether an object or a big emerald is in this pack."""
    return bool(((s.pack[seat] >> thing) & 1) == 1)


@rule
def has_big(s: State, seat: int) -> bool:
    """BK-14, BK-19: who has a big emerald has been at the temple and is on the way back."""
    return bool((s.pack[seat] & BIG_BITS) != 0)


@rule
def n_small(s: State, seat: int) -> int:
    """How many small emerald tokens are in this pack."""
    n = 0
    for kind in range(N_TOKENS):
        n += s.tokens[seat, kind]
    return n


@rule
def has_square(s: State, seat: int) -> bool:
    """BK-C4: whether one more small emerald fits."""
    return bool(n_small(s, seat) < ROOM[s.pack[seat]])


@rule
def fits(s: State, seat: int, thing: int) -> bool:
    """BK-C4, BK-C5: whether an object or a big emerald fits beside all that is in the pack."""
    return bool(n_small(s, seat) <= ROOM[s.pack[seat] | 1 << thing])


@rule
def is_centre_crowded(s: State, seat: int, thing: int) -> bool:
    """BK-C4: whether the central pocket is too small for the larger pieces, small emeralds aside."""
    return bool(ROOM[s.pack[seat] | 1 << thing] < 0)


@rule
def could_fit(s: State, seat: int, thing: int) -> bool:
    """BK-12: whether it would fit once everything is thrown that may be thrown."""
    if throws_one_at_most(s, seat):
        return could_fit_by_one(s, seat, thing)
    return bool(ROOM[(s.pack[seat] & BIG_BITS) | 1 << thing] >= 0)


@rule
def throws_one_at_most(s: State, seat: int) -> bool:
    """BK-12, BK-14: where the table has agreed on one object; at the temple there is no such limit."""
    return s.one_object == 1 and s.place[seat] != TEMPLE_PLACE


@rule
def could_fit_by_one(s: State, seat: int, thing: int) -> bool:
    """BK-12: whether it fits the centre with all objects, or without one of them."""
    if not is_centre_crowded(s, seat, thing):
        return True
    for other in range(N_OBJECTS):
        if fits_centre_without(s, seat, other, thing):
            return True
    return False


@rule
def fits_centre_without(s: State, seat: int, other: int, thing: int) -> bool:
    """BK-12: whether the centre has room for a thing once this object of one's own is thrown."""
    return owns(s, seat, other) and bool(ROOM[(s.pack[seat] & ~(1 << other)) | 1 << thing] >= 0)


@rule
def may_take(s: State, seat: int, thing: int) -> bool:
    """BK-C6, BK-12: an object that one does not have, and that can be packed."""
    return not owns(s, seat, thing) and could_fit(s, seat, thing)


@rule
def is_token(coming: int) -> bool:
    """Whether what room is made for is a small emerald."""
    return coming >= N_THINGS
