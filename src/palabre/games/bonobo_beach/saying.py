"""How are places, tiles and sets of them said in actions, events and views?"""

from __future__ import annotations

from functools import cache
from typing import Any

from .board import At
from .box import ENDS, MOTIFS, NUMBERS, PAIRS, PLACE_NAMES, PLACES, VALUES
from .state import State


def said(at: At) -> list[int]:
    """A place by its coordinates."""
    return list(at)


def standing(seat: int, place: int) -> dict[str, Any]:
    """Whose pawn, and on which place, by its coordinates and by its name."""
    return {"seat": seat, "at": said(PLACES[place]), "place": PLACE_NAMES[PLACES[place]]}


def tile(kind: int) -> dict[str, Any]:
    """A tile by its value and motif."""
    return {"value": VALUES[kind], "motif": MOTIFS[kind]}


def laid_tile(board: int, pair: int, kind: int) -> dict[str, Any]:
    """A rhombus on its pair of triangles, with the places its tips and its blunt corners point at."""
    first, second, third, fourth = end_places(board, pair)
    ends = {"tips": [said(first), said(second)], "corners": [said(third), said(fourth)]}
    return {"on": list(PAIRS[pair]), **tile(kind), **ends}


@cache
def end_places(board: int, pair: int) -> tuple[At, ...]:
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


def places_said(mask: int) -> list[list[int]]:
    """A set of places."""
    return [said(PLACES[place]) for place in members(mask)]
