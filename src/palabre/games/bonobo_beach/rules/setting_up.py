"""Setting up: an empty island, four pawns each, the stack face down."""

from __future__ import annotations

from ....kernel.compiled import rule
from ....kernel.layout import Wide
from ..box import ALL_PAIRS, ALL_PLACES, ALL_TRIANGLES, N_KINDS, N_PAWNS, N_WORDS, STACK
from ..state import AHEAD, NONE, Phase, State, take_options
from .turn import begin_turn

DRAWN = 1  # of the option `first`, between the first seat and the others


@rule
def set_up(s: State, seats: int, options: Wide) -> None:
    """BB-1: everything lies ready; the first seat begins, or another one that was named or is drawn."""
    s.seats = seats
    take_options(s, options)
    clear_island(s)
    take_pawns(s)
    set_markers(s, options)
    shuffle_stack(s)
    if s.first == DRAWN:
        s.phase = Phase.DRAW_STARTER
    else:
        start(s, s.first - 1 if s.first > DRAWN else 0)


@rule
def clear_island(s: State) -> None:
    """BB-G1: all triangles are free, a rhombus fits on every pair, a pawn on every place."""
    s.free = ALL_TRIANGLES[s.board]
    s.closed = ~ALL_PLACES[s.board]
    for word in range(N_WORDS):
        s.pairs[word] = ALL_PAIRS[s.board, word]


@rule
def take_pawns(s: State) -> None:
    """Every player takes the pawns of a colour."""
    for seat in range(s.seats):
        s.hand[seat] = N_PAWNS


@rule
def set_markers(s: State, options: Wide) -> None:
    """BB-17, BB-19: every marker stands at nought, or as far ahead as the table has agreed."""
    for seat in range(s.seats):
        s.markers[seat] = options[AHEAD + seat]


@rule
def shuffle_stack(s: State) -> None:
    """BB-G4: the tiles lie face down; in which order is not known before they are drawn."""
    s.drawn = NONE
    for kind in range(N_KINDS):
        s.stack[kind] = STACK[s.board, s.tile_set, kind]
        s.left += s.stack[kind]


@rule
def start(s: State, seat: int) -> None:
    """BB-1: this seat begins."""
    s.starter = seat
    begin_turn(s, seat)
