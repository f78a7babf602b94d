"""What is each place worth as things stand, and which triangles are about to be cut off?"""

from __future__ import annotations

from ...kernel.compiled import rule
from ...kernel.layout import Wide
from .box import ALL_PLACES, ALL_TRIANGLES, N_PLACES, NEIGHBOURS
from .masks import first_in, n_in
from .rules.ending import final_points
from .rules.pawns import occupied, open_places
from .state import State

NO_POINTS = -(1 << 15)  # where no pawn can stand any more
OPEN, THREATENED, FINAL, N_SURVEY = 0, 1, 2, 2 + N_PLACES


@rule
def survey(s: State, out: Wide) -> None:
    """The open places, the threatened triangles, and what a pawn on each place would count at the end."""
    out[OPEN] = open_places(s)
    out[THREATENED] = threatened(s)
    for place in range(N_PLACES):
        out[FINAL + place] = final_points(s, place) if can_stand(s, place) else NO_POINTS


@rule
def can_stand(s: State, place: int) -> bool:
    """Whether a pawn stands on a place, or could be put there if nobody else's stood there."""
    standing: int = occupied(s) | (ALL_PLACES[s.board] & ~s.closed)
    return standing >> place & 1 != 0


@rule
def threatened(s: State) -> int:
    """The free triangles that a single rhombus could cut off."""
    found = 0
    candidates = s.free & ~s.active & ALL_TRIANGLES[s.board]
    while candidates:
        triangle = first_in(candidates)
        if is_threatened(s, triangle):
            found |= 1 << triangle
        candidates &= candidates - 1
    return found


@rule
def is_threatened(s: State, triangle: int) -> bool:
    """A rhombus takes at most one neighbour of a triangle: the last one, together with another behind it."""
    beside = NEIGHBOURS[s.board, triangle] & s.free
    if n_in(beside) != 1:
        return False
    behind = NEIGHBOURS[s.board, first_in(beside)] & s.free
    return n_in(behind) > 1
