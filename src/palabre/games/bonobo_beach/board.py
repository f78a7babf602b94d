"""How does a board of the box hang together? Its places, triangles and pairs, read from data and checked."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any, NamedTuple

SYMBOLS = ("dune", "parasol", "toilets")
N_CORNERS_OF_TRIANGLE = 3
TRIANGLES_OF_TILE = 2
MAX_IN_SET = 62  # a set of triangles or places is one signed word

At = tuple[int, int]
Pair = tuple[int, int]


class BadBox(ValueError):
    """A box that nobody can play with."""


class Board(NamedTuple):
    """A board as data: triangles are known by their number, places by their coordinates."""

    name: str
    places: tuple[At, ...]
    triangles: tuple[frozenset[At], ...]
    shows: tuple[str, ...]
    pairs: tuple[Pair, ...]  # two triangles that share an edge: where a rhombus fits
    stacks: Mapping[str, Mapping[int, int]]  # the tiles by value, for each set of tiles

    def shared(self, pair: Pair) -> list[At]:
        """The two blunt corners of a rhombus on a pair: the ends of the shared edge."""
        return sorted(self.triangles[pair[0]] & self.triangles[pair[1]])

    def tips(self, pair: Pair) -> list[At]:
        """The two sharp tips of a rhombus on a pair."""
        return sorted(self.triangles[pair[0]] ^ self.triangles[pair[1]])

    def neighbours(self, triangle: int) -> list[int]:
        """The triangles that share an edge with this one."""
        return [sum(pair) - triangle for pair in self.pairs if triangle in pair]

    def around(self, place: At) -> list[int]:
        """The triangles that touch a place."""
        return [triangle for triangle, corners in enumerate(self.triangles) if place in corners]


def read_board(name: str, data: Mapping[str, Any]) -> Board:
    """A board from the data of the box; data that contradict themselves are refused."""
    triangles = tuple(frozenset(tuple(at) for at in each["places"]) for each in data["triangles"])
    board = Board(
        name=name,
        places=tuple((q, r) for q, r in (place["at"] for place in data["places"])),
        triangles=triangles,
        shows=tuple(each["shows"] for each in data["triangles"]),
        pairs=tuple(pair for pair in combinations(range(len(triangles)), 2) if share_edge(triangles, pair)),
        stacks={
            tiles: {int(value): n for value, n in stack.items()} for tiles, stack in data["stacks"].items()
        },
    )
    refuse_bad_triangles(board, data["triangles"])
    refuse_small_stacks(board)
    return board


def share_edge(triangles: tuple[frozenset[At], ...], pair: Pair) -> bool:
    """Whether two triangles have two places in common."""
    return len(triangles[pair[0]] & triangles[pair[1]]) == N_CORNERS_OF_TRIANGLE - 1


def refuse_bad_triangles(board: Board, data: list[Mapping[str, Any]]) -> None:
    """BB-G2: every triangle has three places of the board, one symbol, and the neighbours it says it has."""
    if max(len(board.places), len(board.triangles)) > MAX_IN_SET:
        raise BadBox(f"{board.name}: at most {MAX_IN_SET} places and triangles")
    for triangle, corners in enumerate(board.triangles):
        if len(corners) != N_CORNERS_OF_TRIANGLE or not corners <= set(board.places):
            raise BadBox(f"{board.name}: triangle {triangle} does not have three places of the board")
        if board.shows[triangle] not in SYMBOLS:
            raise BadBox(f"{board.name}: triangle {triangle} shows none of {', '.join(SYMBOLS)}")
        if data[triangle]["id"] != triangle or data[triangle]["neighbours"] != board.neighbours(triangle):
            raise BadBox(f"{board.name}: triangle {triangle} has a wrong number or wrong neighbours")


def refuse_small_stacks(board: Board) -> None:
    """BB-18: a stack smaller than half the triangles could run out while a rhombus still fits."""
    needed = len(board.triangles) // TRIANGLES_OF_TILE
    for tiles, stack in board.stacks.items():
        if sum(stack.values()) < needed:
            raise BadBox(
                f"{board.name}: {needed} tiles may be needed, the {tiles} stack has {sum(stack.values())}"
            )
