"""The faces of the tiles as pieces of a graph: their squares, and where straight, left and right lead."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Any, NamedTuple

from ...kernel.compiled import table
from ...kernel.game import Value
from . import GAME
from .box import BOX

N_LANES = 3
N_SPOTS = 9  # squares on a tile, at most
SIDES, TURNS = "ab", ("left", "right")
N_SIDES, N_TURNS = len(SIDES), len(TURNS)
EVEN = (False, True)  # the two readings of a curve
LEFT, STRAIGHT, RIGHT, N_DIRECTIONS = 0, 1, 2, 3
DIRECTIONS = ("left", "straight", "right")
OUT, NOWHERE = N_SPOTS, N_SPOTS + 1  # a step leads to the next tile, or cannot be made


class Kind(IntEnum):
    """What a square is."""

    EARTH = 0
    ROCK = 1
    QUICKSAND = 2
    CROCODILE = 3
    WATER = 4
    BRIDGE = 5
    CHASM = 6
    LAVA = 7
    HIGH_GROUND = 8
    VORTEX = 9
    BERRY = 10  # earth with a berry on it
    PEN = 11
    LINE = 12
    WALL = 13  # no square at all


KINDS = tuple(kind.name.lower() for kind in Kind)
LETTERS = dict(zip("ERQCWBXLHV", Kind, strict=False))

_SHUT = (Kind.ROCK, Kind.WATER, Kind.CHASM, Kind.WALL, Kind.PEN)
_STOPS = (Kind.QUICKSAND, Kind.VORTEX, Kind.LINE)  # BX-11: a way that ends there is full
_NO_STAND = (*_SHUT, Kind.LAVA, Kind.LINE)
ENTERABLE = table([kind not in _SHUT for kind in Kind])
STANDABLE = table([kind not in _NO_STAND for kind in Kind])
STOPS = table([kind in _STOPS for kind in Kind])


Drawn = Mapping[str, Any]  # a tile, or a side of it, as box.json has it


class Piece(NamedTuple):
    """One face of a tile, a curve turned one way: lanes from left to right, each from entry to exit."""

    tile: str
    side: str
    shape: str  # its name among the drawings of the box
    lanes: tuple[str, ...]
    turn: str | None = None

    @property
    def spots(self) -> list[tuple[int, int]]:
        """Lane and step of each square, in the order of their ids, which grow along the track."""
        every = [(lane, step) for lane, kinds in enumerate(self.lanes) for step in range(len(kinds))]
        return every if self.turn else sorted(every, key=lambda spot: (spot[1], spot[0]))

    def leads(self, lane: int, step: int, direction: int) -> int:
        """The square of this piece to which a step leads; OUT of it; or NOWHERE."""
        aside = lane + direction - STRAIGHT
        if step + 1 == len(self.lanes[lane]):
            return OUT if 0 <= aside < N_LANES else NOWHERE
        if self.turn and direction != STRAIGHT:
            return NOWHERE  # BX-C3: barriers part the lanes of a curve
        return self.spots.index((aside, step + 1)) if 0 <= aside < N_LANES else NOWHERE


def lanes_of(rows: list[str]) -> tuple[str, ...]:
    """The lanes of a straight that is written row by row, the exit first."""
    return tuple("".join(lane) for lane in zip(*reversed(rows)))


def evened(lane: str) -> str:
    """BX-C3: a lane of three squares, its quicksand in the middle one."""
    return "EQE" if "Q" in lane else "EEE"


def curve(lanes: dict[str, str], turn: str, even: bool) -> tuple[str, ...]:
    """BX-C3: the lanes of a curve; in a left turn the inner one is the left one."""
    inner_first = [lanes[name] for name in ("inner", "middle", "outer")]
    written = [evened(lane) for lane in inner_first] if even else inner_first
    return tuple(written if turn == "left" else reversed(written))


def faces(tile: Drawn, name: str) -> list[list[list[Piece]]]:
    """A tile's piece by side, turn and curve reading; a straight is the same piece for all of them."""
    return [[[face(name, side, tile[side], turn, even) for even in EVEN] for turn in TURNS] for side in SIDES]


def face(name: str, side: str, data: Drawn, turn: str, even: bool) -> Piece:
    """One face, laid in one way."""
    if "curve" in data:
        shape = f"{'even' if even else 'curve'}_{turn}"
        return Piece(name, side, shape, curve(data["curve"], turn, even), turn)
    return Piece(data.get("name", name), side, "straight", lanes_of(data["straight"]))


START_FACES = [Piece("start", side, "start", lanes_of(rows)) for side, rows in BOX["start"].items()]
FINISH_FACES = [Piece("finish", side, "finish", lanes_of(rows)) for side, rows in BOX["finish"].items()]
COMMON_FACES = [faces(tile, f"common_{number}") for number, tile in enumerate(BOX["common"], 1)]
SPECIAL_FACES = [[face("", side, tile[side], "", False) for side in SIDES] for tile in BOX["special"]]

_LAID = [piece for tile in COMMON_FACES for side in tile for turn in side for piece in turn]
_SPECIAL = [piece for tile in SPECIAL_FACES for piece in tile]
PIECES: tuple[Piece, ...] = tuple(dict.fromkeys([*START_FACES, *FINISH_FACES, *_LAID, *_SPECIAL]))
NUMBER = {piece: number for number, piece in enumerate(PIECES)}
N_COMMON = len(COMMON_FACES)

START = table([NUMBER[piece] for piece in START_FACES])
FINISH = table([NUMBER[piece] for piece in FINISH_FACES])
COMMON = table([[[[NUMBER[p] for p in turn] for turn in side] for side in tile] for tile in COMMON_FACES])
SPECIAL = table([[NUMBER[piece] for piece in tile] for tile in SPECIAL_FACES])
IS_CURVE = table([piece.turn is not None for piece in PIECES])
IS_SPECIAL = table([piece in _SPECIAL for piece in PIECES])

# BX-1: the faces of special tiles are counted tile by tile; a table may have named those that it wants
SPECIAL_NAMES = [piece.tile for piece in _SPECIAL]
BOTH_SIDES = (1 << N_SIDES) - 1


def wanted(specials: Value) -> tuple[int, int]:
    """How many special tiles a value of the option means, and among which faces, as a set, they are drawn."""
    if isinstance(specials, str):
        names = specials.split("_")
        return len(names), sum(1 << SPECIAL_NAMES.index(name) for name in names)
    return int(specials), (1 << len(SPECIAL_NAMES)) - 1


_SPECIALS = next(option for option in GAME.options if option.name == "specials")
N_WANTED, WANTED = (table(column) for column in zip(*map(wanted, _SPECIALS.values), strict=True))


def kinds_of(piece: Piece) -> list[int]:
    """The kind of each square of a piece."""
    written: list[int] = [LETTERS[piece.lanes[lane][step]] for lane, step in piece.spots]
    return padded(written, Kind.WALL)


def padded(values: list[Any], with_what: Any) -> list[Any]:
    """As many values as the largest tile has squares."""
    return values + [with_what] * (N_SPOTS - len(values))


def steps_of(piece: Piece) -> list[list[int]]:
    """Where left, straight and right lead from each square of a piece."""
    found = [[piece.leads(lane, step, d) for d in range(N_DIRECTIONS)] for lane, step in piece.spots]
    return padded(found, [NOWHERE] * N_DIRECTIONS)


SPOT_KIND = table([kinds_of(piece) for piece in PIECES])
SPOT_LANE = table([padded([lane for lane, _ in piece.spots], 0) for piece in PIECES])
SPOT_LEADS = table([steps_of(piece) for piece in PIECES])
ENTRY = table([[piece.spots.index((lane, 0)) for lane in range(N_LANES)] for piece in PIECES])
