"""What is in the box? Boards, rhombi and pawns, and the tables that rules look things up in."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...kernel.compiled import table
from .board import MAX_IN_SET, TRIANGLES_OF_TILE, At, Board, Pair, read_board


def whole(values: Any) -> Any:
    """A table of whole words: a rule called from Python may shift by what it reads, and must not run over."""
    return table(values, np.int64)


BOX = json.loads((Path(__file__).parent / "box.json").read_text(encoding="utf-8"))

BOARDS: tuple[Board, ...] = tuple(read_board(name, data) for name, data in BOX["boards"].items())
N_BOARDS = len(BOARDS)
MAX_SEATS = 4
N_PAWNS: int = BOX["pawns_of_each"]

# Tiles come in kinds: those of one value are all alike
VALUES: tuple[int, ...] = tuple(kind["value"] for kind in BOX["tiles"])
MOTIFS: tuple[str, ...] = tuple(kind["motif"] for kind in BOX["tiles"])
N_KINDS = len(VALUES)
TILE_SETS: tuple[str, ...] = tuple(BOARDS[0].stacks)
STACK = whole([[[board.stacks[tiles][value] for value in VALUES] for tiles in TILE_SETS] for board in BOARDS])

# Places and pairs are numbered once for all boards, so that an action has one name on each of them
PLACES: tuple[At, ...] = tuple(dict.fromkeys(at for board in BOARDS for at in board.places))
PAIRS: tuple[Pair, ...] = tuple(dict.fromkeys(pair for board in BOARDS for pair in board.pairs))
DRAWN_PLACES = [place for data in BOX["boards"].values() for place in data["places"]]
PLACE_NAMES: dict[At, str] = {tuple(place["at"]): place["name"] for place in DRAWN_PLACES}
N_PLACES, N_PAIRS = len(PLACES), len(PAIRS)
N_TRIANGLES = max(len(board.triangles) for board in BOARDS)
MAX_TILES = N_TRIANGLES // TRIANGLES_OF_TILE  # BB-G1: more rhombi never fit
PLACE_IDS = {at: place for place, at in enumerate(PLACES)}
PAIR_IDS = {pair: place for place, pair in enumerate(PAIRS)}

# More pairs than a word has bits: they are kept in several
PAIRS_IN_WORD = MAX_IN_SET
N_WORDS = -(-N_PAIRS // PAIRS_IN_WORD)

# BB-G3: the four places that a rhombus touches, tips first, and the numbers it shows there
ENDS_OF_TILE: tuple[int, ...] = (*[BOX["rhombus"]["tip"]] * 2, *[BOX["rhombus"]["corner"]] * 2)
N_ENDS = len(ENDS_OF_TILE)
NUMBERS = tuple(tuple(value * times for times in ENDS_OF_TILE) for value in VALUES)
NUMBER = whole(NUMBERS)


def mask(members: Iterable[int]) -> int:
    """A set of small numbers as bits."""
    return sum(1 << member for member in members)


def words(pairs: Iterable[Pair]) -> list[int]:
    """A set of pairs as words of bits."""
    ids = [PAIR_IDS[pair] for pair in pairs]
    return [mask(at % PAIRS_IN_WORD for at in ids if at // PAIRS_IN_WORD == word) for word in range(N_WORDS)]


def ends(board: Board, pair: Pair) -> list[int]:
    """The places that a rhombus on this pair touches, tips first."""
    return [PLACE_IDS[at] for at in (*board.tips(pair), *board.shared(pair))]


def beside(board: Board, pair: Pair) -> list[int]:
    """The triangles that lose a neighbour when this pair is covered."""
    near = {each for triangle in pair for each in board.neighbours(triangle)}
    return sorted(near - set(pair))


def by_board(size: int, found: Sequence[dict[int, Any]], shape: tuple[int, ...] = ()) -> NDArray[np.int64]:
    """A table with an axis for the boards, zero where a board lacks the thing."""
    out = np.zeros((N_BOARDS, size, *shape), np.int64)
    for board, things in enumerate(found):
        for thing, value in things.items():
            out[board, thing] = value
    return out


def per_pair(value: Any, shape: tuple[int, ...] = ()) -> NDArray[np.int64]:
    """A table of what is true of each pair of each board."""
    found = [{PAIR_IDS[pair]: value(board, pair) for pair in board.pairs} for board in BOARDS]
    return by_board(N_PAIRS, found, shape)


def per_triangle(value: Any) -> NDArray[np.int64]:
    """A table of what is true of each triangle of each board."""
    found = [{each: value(board, each) for each in range(len(board.triangles))} for board in BOARDS]
    return by_board(N_TRIANGLES, found)


def per_place(value: Any) -> NDArray[np.int64]:
    """A table of what is true of each place of each board."""
    return by_board(N_PLACES, [{PLACE_IDS[at]: value(board, at) for at in board.places} for board in BOARDS])


def showing(symbol: str) -> Any:
    """On each board, the triangles that show a symbol."""
    found = [[each for each, shows in enumerate(board.shows) if shows == symbol] for board in BOARDS]
    return whole([mask(triangles) for triangles in found])


def clashes(board: Board, pair: Pair) -> list[int]:
    """The pairs that cannot be covered any more when this one is, itself among them."""
    return words(other for other in board.pairs if set(other) & set(pair))


def corners(board: Board, triangle: int) -> int:
    """The three places of a triangle."""
    return mask(PLACE_IDS[at] for at in board.triangles[triangle])


def filled(members: list[int], length: int) -> list[int]:
    """A list made longer by repeating its last member, which does no harm to a rule that looks twice."""
    return members + members[-1:] * (length - len(members))


ALL_TRIANGLES = whole([mask(range(len(board.triangles))) for board in BOARDS])
ALL_PLACES = whole([mask(PLACE_IDS[at] for at in board.places) for board in BOARDS])
ALL_PAIRS = whole([words(board.pairs) for board in BOARDS])
DUNES, PARASOLS, TOILETS = showing("dune"), showing("parasol"), showing("toilets")

N_BESIDE = 4  # a rhombus has four edges, and a triangle or the sea behind each
COVERS = whole(per_pair(lambda board, pair: mask(pair)))
CLASHES = whole(per_pair(clashes, (N_WORDS,)))
ENDS = whole(per_pair(ends, (N_ENDS,)))
BESIDE = whole(per_pair(lambda board, pair: filled(beside(board, pair), N_BESIDE), (N_BESIDE,)))
NEIGHBOURS = whole(per_triangle(lambda board, triangle: mask(board.neighbours(triangle))))
CORNERS = whole(per_triangle(corners))
AROUND = whole(per_place(lambda board, at: mask(board.around(at))))
