"""Who may do what, and what is done for somebody who is away."""

from __future__ import annotations

from ....kernel.compiled import rule
from ....kernel.layout import Ids
from ..box import N_WORDS, PAIRS_IN_WORD
from ..masks import first_in
from ..state import Phase, State
from .ids import DRAW, LAY, PUT
from .pawns import first_open_place, open_places
from .rhombi import can_lay


@rule
def actors(s: State) -> int:
    """BB-2: the seat whose turn it is; nature while a tile, or the first seat, is drawn."""
    return 1 << s.seat if s.phase == Phase.TURN or s.phase == Phase.LAY else 0


@rule
def legal(s: State, seat: int, out: Ids) -> int:
    """BB-2, BB-3: put or draw; after the draw, lay."""
    if seat != s.seat:
        return 0
    if s.phase == Phase.LAY:
        return legal_pairs(s, out)
    return legal_turn(s, out) if s.phase == Phase.TURN else 0


@rule
def legal_turn(s: State, out: Ids) -> int:
    """BB-2: a pawn on an open place, or the draw where a rhombus fits."""
    n = 0
    places = open_places(s) if s.hand[s.seat] > 0 else 0
    while places:
        out[n] = PUT + first_in(places)
        n += 1
        places &= places - 1
    if can_lay(s):
        out[n] = DRAW
        n += 1
    return n


@rule
def legal_pairs(s: State, out: Ids) -> int:
    """BB-8: any two free triangles side by side."""
    n = 0
    for word in range(N_WORDS):
        pairs = s.pairs[word]
        while pairs:
            out[n] = LAY + word * PAIRS_IN_WORD + first_in(pairs)
            n += 1
            pairs &= pairs - 1
    return n


@rule
def default(s: State, seat: int) -> int:
    """Who lets the clock run out draws and lays on the first pair; where nothing fits, puts a pawn."""
    if s.phase == Phase.LAY:
        return LAY + first_open_pair(s)
    return DRAW if can_lay(s) else PUT + first_open_place(s)


@rule
def first_open_pair(s: State) -> int:
    """The first pair where a rhombus fits."""
    word = 0
    while s.pairs[word] == 0:
        word += 1
    return word * PAIRS_IN_WORD + first_in(s.pairs[word])
