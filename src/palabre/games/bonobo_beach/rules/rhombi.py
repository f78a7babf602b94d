"""B: lay a rhombus; pawns that are closed in score, triangles that are cut off wake up."""

from __future__ import annotations

from ....kernel.compiled import rule
from ..box import (
    AROUND,
    BESIDE,
    CLASHES,
    CORNERS,
    COVERS,
    ENDS,
    N_BESIDE,
    N_ENDS,
    N_WORDS,
    NEIGHBOURS,
    NUMBER,
    TOILETS,
)
from ..masks import first_in
from ..state import NONE, State
from .pawns import NOBODY, occupied, owner, pick_up


@rule
def can_lay(s: State) -> bool:
    """BB-8: whether two free triangles lie side by side anywhere."""
    for word in range(N_WORDS):
        if s.pairs[word] != 0:
            return True
    return False


@rule
def lay(s: State, pair: int) -> None:
    """BB-13: the rhombus lies; cut-off triangles wake, toilets chase, then closed-in pawns score."""
    cover(s, pair, s.drawn)
    s.drawn = NONE
    wake_beside(s, pair)
    score_beside(s, pair)


@rule
def cover(s: State, pair: int, kind: int) -> None:
    """BB-8: a rhombus covers both triangles of a pair, and nothing else can."""
    s.free &= ~COVERS[s.board, pair]
    for word in range(N_WORDS):
        s.pairs[word] &= ~CLASHES[s.board, pair, word]
    point(s, pair, kind)
    s.laid_pair[s.n_laid] = pair
    s.laid_kind[s.n_laid] = kind
    s.n_laid += 1


@rule
def point(s: State, pair: int, kind: int) -> None:
    """BB-G3: its numbers point at two tips and two blunt corners."""
    for end in range(N_ENDS):
        place = ENDS[s.board, pair, end]
        s.points[place] += NUMBER[kind, end]
        s.strength[place] += abs(NUMBER[kind, end])


# 1. Scoring on the way


@rule
def score_beside(s: State, pair: int) -> None:
    """BB-9: all pawns that this rhombus has closed in score, whoever owns them."""
    for end in range(N_ENDS):
        place = ENDS[s.board, pair, end]
        if is_complete(s, place):
            score_place(s, place)


@rule
def is_complete(s: State, place: int) -> bool:
    """BB-9: whether every triangle round a place is covered."""
    return not AROUND[s.board, place] & s.free


@rule
def score_place(s: State, place: int) -> None:
    """BB-9: the pawn scores the numbers that point at it and returns; nobody can go there any more."""
    s.closed |= 1 << place
    seat = owner(s, place)
    if seat != NOBODY:
        s.markers[seat] += s.points[place]
        pick_up(s, seat, place)


# 2. Triangles that wake up


@rule
def wake_beside(s: State, pair: int) -> None:
    """BB-10: triangles that this rhombus has cut off wake up."""
    for side in range(N_BESIDE):
        triangle = BESIDE[s.board, pair, side]
        if is_isolated(s, triangle):
            wake(s, triangle)


@rule
def is_isolated(s: State, triangle: int) -> bool:
    """BB-10: a free triangle without a free neighbour."""
    return s.free >> triangle & 1 != 0 and NEIGHBOURS[s.board, triangle] & s.free == 0


@rule
def wake(s: State, triangle: int) -> None:
    """BB-10, BB-12: active for good; parasols and dunes wait for the final count, toilets do not."""
    s.active |= 1 << triangle
    if TOILETS[s.board] >> triangle & 1:
        chase(s, CORNERS[s.board, triangle])


@rule
def chase(s: State, places: int) -> None:
    """BB-11: pawns on these places go home without points, and nobody can go there any more."""
    s.closed |= places
    chased = places & occupied(s)
    while chased:
        place = first_in(chased)
        pick_up(s, owner(s, place), place)
        chased &= chased - 1
