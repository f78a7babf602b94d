"""The end of the game: the final count, and who has won."""

from __future__ import annotations

from ....kernel.compiled import rule
from ....kernel.layout import Wide
from ..box import AROUND, DUNES, PARASOLS
from ..masks import first_in
from ..state import Phase, State


@rule
def end_game(s: State) -> None:
    """BB-14, BB-15: nobody can do anything: the pawns left on the beach are counted."""
    for seat in range(s.seats):
        count_pawns(s, seat)
    s.phase = Phase.OVER


@rule
def count_pawns(s: State, seat: int) -> None:
    """BB-15: each pawn moves the marker of its owner; they all stand beside an active parasol or dune."""
    left = s.pawns[seat]
    while left:
        s.markers[seat] += final_points(s, first_in(left))
        left &= left - 1


@rule
def final_points(s: State, place: int) -> int:
    """BB-15: what a pawn counts at the end: the parasol first, then twice as much for each dune."""
    beside = AROUND[s.board, place] & s.active
    total: int = s.strength[place] if beside & PARASOLS[s.board] else s.points[place]
    dunes = beside & DUNES[s.board]
    while dunes:
        total += total
        dunes &= dunes - 1
    return total


@rule
def is_over(s: State) -> bool:
    """Whether the pawns have been counted."""
    return s.phase == Phase.OVER


@rule
def score(s: State, out: Wide) -> None:
    """Where the markers stand."""
    for seat in range(s.seats):
        out[seat] = s.markers[seat]


@rule
def winners(s: State) -> int:
    """BB-16: the markers that are furthest ahead; ties share the win."""
    if not is_over(s):
        return 0
    most = s.markers[0]
    for seat in range(s.seats):
        most = max(most, s.markers[seat])
    found = 0
    for seat in range(s.seats):
        if s.markers[seat] == most:
            found |= 1 << seat
    return found
