"""What lies on the table? The island's free triangles, the rhombi laid, the pawns, the stack."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from ...kernel.compiled import rule
from ...kernel.layout import BY_SEAT, Bits, Cells, Ids, Large, Small, Wide, Words
from .box import MAX_SEATS, MAX_TILES, N_KINDS, N_PLACES, N_WORDS

NONE = -1  # no tile drawn

# The options, as they are declared
TILES, BOARD, FIRST, SERIES, AHEAD = range(5)  # one for each seat from AHEAD on


class Phase(IntEnum):
    """What is being waited for."""

    DRAW_STARTER = 0
    TURN = 1
    DRAW = 2
    LAY = 3
    OVER = 4


PHASES = tuple(phase.name.lower() for phase in Phase)


class State:
    """One position of Bonobo Beach; nothing in it is secret, for the order of the stack is not in it."""

    seats: Small
    turns: Large
    tile_set: Small  # BB-G4: which tiles are in the stack
    board: Small
    first: Small  # BB-1: who begins: 0 the first seat, 1 the lot, then the other seats
    series: Small  # BB-17: 1 where another game follows

    phase: Small
    seat: Small  # whose turn it is
    starter: Small
    drawn: Small  # the kind of the tile to be laid, or NONE
    n_laid: Small
    left: Small  # tiles in the stack
    stack: Annotated[Cells, "i1", N_KINDS]
    hand: Annotated[Cells, "i1", MAX_SEATS, BY_SEAT]  # pawns not on the beach
    markers: Annotated[Ids, "i2", MAX_SEATS, BY_SEAT]

    free: Bits  # triangles that no rhombus covers
    active: Bits  # free triangles that no rhombus can cover any more
    closed: Bits  # places where no pawn may go any more: all round them is covered, or toilets bar them
    pairs: Annotated[Words, "i8", N_WORDS]  # where a rhombus still fits
    pawns: Annotated[Words, "i8", MAX_SEATS, BY_SEAT]  # the places where each seat has a pawn

    points: Annotated[Cells, "i1", N_PLACES]  # the sum of the numbers that point at a place
    strength: Annotated[Cells, "i1", N_PLACES]  # the same with negative numbers taken as positive
    laid_pair: Annotated[Ids, "i2", MAX_TILES]  # the rhombi in the order they were laid
    laid_kind: Annotated[Cells, "i1", MAX_TILES]


@rule
def take_options(s: State, options: Wide) -> None:
    """What was agreed before the game."""
    s.tile_set = options[TILES]
    s.board = options[BOARD]
    s.first = options[FIRST]
    s.series = options[SERIES]


def sums(s: State) -> list[int]:
    """What is neither made nor lost: tiles, triangles, the pawns of each seat."""
    tiles = s.left + (s.drawn != NONE) + s.n_laid
    pawns = [s.hand[seat] + s.pawns[seat].bit_count() for seat in range(s.seats)]
    return [tiles, s.left - s.stack.sum(), s.free.bit_count() + s.n_laid + s.n_laid, *pawns]
