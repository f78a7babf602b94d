"""A: put a pawn on a place of the beach."""

from __future__ import annotations

from ....kernel.compiled import rule
from ..box import MAX_SEATS
from ..masks import first_in
from ..state import State

NOBODY = -1


@rule
def occupied(s: State) -> int:
    """The places where a pawn stands."""
    found = 0
    for seat in range(MAX_SEATS):
        found |= s.pawns[seat]
    return found


@rule
def open_places(s: State) -> int:
    """BB-5, BB-6: the empty places beside a free triangle that no active toilets bar."""
    return ~(s.closed | occupied(s))


@rule
def can_put(s: State, seat: int) -> bool:
    """Whether a seat has a pawn in hand and a place for it."""
    return s.hand[seat] > 0 and open_places(s) != 0


@rule
def put(s: State, seat: int, place: int) -> None:
    """BB-5, BB-7: the pawn stands there until it is scored or chased."""
    s.hand[seat] -= 1
    s.pawns[seat] |= 1 << place


@rule
def pick_up(s: State, seat: int, place: int) -> None:
    """A pawn returns to the hand of its owner."""
    s.hand[seat] += 1
    s.pawns[seat] &= ~(1 << place)


@rule
def owner(s: State, place: int) -> int:
    """The seat whose pawn stands on a place, or NOBODY."""
    for seat in range(s.seats):
        if s.pawns[seat] >> place & 1:
            return seat
    return NOBODY


@rule
def first_open_place(s: State) -> int:
    """The first place where a pawn may go."""
    return first_in(open_places(s))
