"""How are places, tiles and sets of them said in actions, events and views?"""

from __future__ import annotations

from functools import cache

from . import board
from .box import ENDS, MOTIFS, NUMBERS, PAIRS, PLACE_NAMES, PLACES, VALUES
from .state import State
from .types import At, LaidRhombus, Pawn, Rhombus


def said(at: board.At) -> At:
    """A place by its coordinates."""
    return list(at)


def standing(seat: int, place: int) -> Pawn:
    """Whose pawn, and on which place, by its coordinates and by its name."""
    return {"seat": seat, "at": said(PLACES[place]), "place": PLACE_NAMES[PLACES[place]]}


def tile(kind: int) -> Rhombus:
    """A tile by its value and motif."""
    return {"value": VALUES[kind], "motif": MOTIFS[kind]}


def laid_tile(board: int, pair: int, kind: int) -> LaidRhombus:
    """A rhombus on its pair of triangles, with the places its tips and its blunt corners point at."""
    first, second, third, fourth = end_places(board, pair)
    tips, corners = [said(first), said(second)], [said(third), said(fourth)]
    return {"on": list(PAIRS[pair]), **tile(kind), "tips": tips, "corners": corners}


@cache
def end_places(board: int, pair: int) -> tuple[board.At, ...]:
    """The four places that a rhombus on a pair touches, tips first."""
    return tuple(PLACES[place] for place in ENDS[board, pair].tolist())


def numbers(s: State, place: int) -> list[int]:
    """BB-G3: the numbers that point at a place, in the order they were laid."""
    laid = [(s.laid_pair[each], s.laid_kind[each]) for each in range(s.n_laid)]
    ends = [(end_places(s.board, pair), NUMBERS[kind]) for pair, kind in laid]
    return [number for places, shown in ends for at, number in zip(places, shown) if at == PLACES[place]]


def members(mask: int) -> list[int]:
    """The numbers in a set."""
    return [place for place, bit in enumerate(f"{mask:b}"[::-1]) if bit == "1"]


def places_said(mask: int) -> list[At]:
    """A set of places."""
    return [said(PLACES[place]) for place in members(mask)]
