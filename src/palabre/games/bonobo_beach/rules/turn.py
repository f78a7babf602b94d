"""The turn: put a pawn, or draw a rhombus and lay it; who can do neither passes."""

from __future__ import annotations

from ....kernel.compiled import rule
from ..box import N_KINDS
from ..state import Phase, State
from .ending import end_game
from .pawns import can_put
from .rhombi import can_lay


@rule
def can_do_something(s: State, seat: int) -> bool:
    """BB-4: whether a seat can put a pawn or lay a rhombus."""
    return can_lay(s) or can_put(s, seat)


@rule
def begin_turn(s: State, seat: int) -> None:
    """BB-4, BB-14: the next seat that can do something has the turn; when none can, the game ends."""
    for step in range(s.seats):
        candidate = (seat + step) % s.seats
        if can_do_something(s, candidate):
            s.seat = candidate
            s.phase = Phase.TURN
            s.turns += 1
            return
    end_game(s)


@rule
def next_turn(s: State) -> None:
    """BB-1: play goes round clockwise."""
    begin_turn(s, s.seat + 1)


@rule
def draw(s: State) -> None:
    """BB-3: who has decided to draw takes what comes."""
    s.phase = Phase.DRAW


@rule
def kind_of_pick(s: State, pick: int) -> int:
    """The kind of a tile of the stack, counted through kind by kind."""
    for kind in range(N_KINDS):
        if pick < s.stack[kind]:
            return kind
        pick -= s.stack[kind]
    return N_KINDS


@rule
def draw_tile(s: State, pick: int) -> None:
    """BB-3: the drawn tile must be laid."""
    kind = kind_of_pick(s, pick)
    s.stack[kind] -= 1
    s.left -= 1
    s.drawn = kind
    s.phase = Phase.LAY
