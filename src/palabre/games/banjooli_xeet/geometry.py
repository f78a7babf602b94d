"""Where does it lie? The tiles of a track one after the other, and the middle of every square."""

from __future__ import annotations

from functools import lru_cache

from .box import BOX
from .pieces import KINDS, LETTERS, N_SPOTS, PIECES, Piece
from .types.views import Square, Tile, TileFace

TILE = 3  # the side of a tile, in squares
FULL_TURN = 360
TURNED = {None: 0, "left": 270, "right": 90}
FIRST_HEADING = 90  # the start is run through from left to right
AHEAD = {0: (0, -1), 90: (1, 0), 180: (0, 1), 270: (-1, 0)}

Track = tuple[int, ...]  # the pieces laid so far


@lru_cache(maxsize=256)
def places(track: Track) -> list[Tile]:
    """The tiles laid so far: what they are, where they lie, and the heading with which they are entered."""
    x, y, heading = 0, 0, FIRST_HEADING
    found: list[Tile] = []
    for place, number in enumerate(track):
        piece = PIECES[number]
        found.append({**described(piece), "place": place, "x": x, "y": y, "heading": heading})
        heading = (heading + TURNED[piece.turn]) % FULL_TURN
        x, y = x + AHEAD[heading][0], y + AHEAD[heading][1]
    return found


def described(piece: Piece) -> TileFace:
    """What a tile is."""
    return {"tile": piece.tile, "side": piece.side, "shape": piece.shape, "turn": piece.turn}


@lru_cache(maxsize=256)
def squares(track: Track) -> list[Square]:
    """Every square of the tiles laid so far."""
    return [square for tile in places(track) for square in squares_of(tile, PIECES[track[tile["place"]]])]


def squares_of(tile: Tile, piece: Piece) -> list[Square]:
    """The squares of one tile."""
    return [drawn(tile, piece, spot) for spot in range(len(piece.spots))]


def drawn(tile: Tile, piece: Piece, spot: int) -> Square:
    """A square: which one it is, what it is, and where its middle lies."""
    lane, step = piece.spots[spot]
    x, y = turned(BOX["drawing"][piece.shape][spot]["at"], tile)
    kind = KINDS[LETTERS[piece.lanes[lane][step]]]
    square, place = tile["place"] * N_SPOTS + spot, tile["place"]
    return {"square": square, "place": place, "lane": lane, "step": step, "kind": kind, "x": x, "y": y}


def turned(point: list[float], tile: Tile) -> tuple[float, float]:
    """A point of a drawing on the table, in squares."""
    right, down = point[0] - TILE / 2, point[1] - TILE / 2
    up_x, up_y = AHEAD[tile["heading"]]
    x = (tile["x"] + 0.5) * TILE - up_y * right - up_x * down
    y = (tile["y"] + 0.5) * TILE + up_x * right - up_y * down
    return round(x, 3), round(y, 3)
