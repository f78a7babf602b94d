"""What do views, events, choices and previews look like?"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from ...kernel.game import Options
from ...kernel.types import CommonView, Long, Now, OneOf, Touches
from .board import SYMBOLS
from .box import MOTIFS
from .state import PHASES

Motif = Annotated[str, OneOf(*MOTIFS)]
Shows = Annotated[str, OneOf(*SYMBOLS)]
At = Annotated[list[int], Long(2)]  # a place by its coordinates
Pair = Annotated[list[int], Long(2)]  # two triangles that a rhombus covers


class Rhombus(TypedDict):
    """A tile by what it shows."""

    value: int
    motif: Motif


class LaidRhombus(Rhombus):
    """A tile on the island, with the places that its tips and its blunt corners point at."""

    on: Pair
    tips: Annotated[list[At], Long(2)]
    corners: Annotated[list[At], Long(2)]


class Stacked(Rhombus):
    """How many of a kind have not been drawn yet."""

    left: int


class Rematch(TypedDict):
    """What the next game of a series begins with."""

    players: int
    options: Options
    markers: list[int]
    starter: int


class View(CommonView):
    """What everybody sees."""

    phase: Annotated[str, OneOf(*PHASES)]
    turn: int
    seat: int | None  # whose turn it is; nobody before the lot has fallen
    starter: int | None
    markers: list[int]  # of each seat
    hands: list[int]  # pawns that each seat has left
    pawns: list[list[At]]  # of each seat
    drawn: Rhombus | None
    tiles: list[LaidRhombus]  # in the order they were laid
    stack: list[Stacked]
    left: int
    free: list[int]  # triangles that no rhombus covers
    active: list[int]  # those that no rhombus can cover any more
    threatened: list[int]
    open_places: list[At]  # where a pawn may go
    open_pairs: list[Pair]  # where a rhombus fits
    points: list[int]  # what points at each place, in the order of box.json
    final_points: list[int | None]  # what a pawn there would count if it ended now; none where it cannot be
    rematch: Rematch | None  # once a game of a series is over


# Events, and the fields that they may touch

TURN = ("phase", "turn", "seat")
ISLAND = ("free", "active", "threatened", "open_places", "open_pairs", "points", "final_points")
PAWNS = ("pawns", "hands", "open_places", "final_points")


class Pawn(TypedDict):
    """Whose pawn, and on which place, by its coordinates and by its name."""

    seat: int
    at: At
    place: str


class StarterDrawn(TypedDict):
    """The lot has said who begins."""

    kind: Annotated[Literal["starter_drawn"], Touches(*TURN, "starter")]
    seat: int


class PawnPut(Pawn):
    """A pawn on a place, and what points at it so far."""

    kind: Annotated[Literal["pawn_put"], Touches(*TURN, *PAWNS)]
    points: int


class Turned(TypedDict):
    """Somebody draws, or has to pass."""

    kind: Annotated[Literal["drawing", "passed"], Touches(*TURN)]
    seat: int


class TileDrawn(Rhombus):
    """A tile from the stack."""

    kind: Annotated[Literal["tile_drawn"], Touches(*TURN, "drawn", "stack", "left")]
    seat: int


class TileLaid(Rhombus):
    """A rhombus on two triangles."""

    kind: Annotated[Literal["tile_laid"], Touches(*TURN, *ISLAND, "tiles", "drawn")]
    seat: int
    on: Pair


class Woken(TypedDict):
    """A triangle that no rhombus can cover any more."""

    kind: Annotated[Literal["woken"], Touches(*TURN, *ISLAND)]
    triangle: int
    shows: Shows


class Chased(Pawn):
    """A pawn that toilets have sent home."""

    kind: Annotated[Literal["chased"], Touches(*TURN, *PAWNS)]
    triangle: int
    now: NotRequired[Now]


class Scored(Pawn):
    """A pawn that is closed in, and the numbers that were added."""

    kind: Annotated[Literal["scored"], Touches(*TURN, *PAWNS, "markers")]
    points: int
    numbers: list[int]
    now: NotRequired[Now]


class Counted(Pawn):
    """A pawn in the final count: numbers, parasol, dunes, product."""

    kind: Annotated[Literal["counted"], Touches("phase", "markers")]
    numbers: list[int]
    parasol: bool
    dunes: int
    times: int
    points: int
    now: NotRequired[Now]


class Ended(TypedDict):
    """Who has won."""

    kind: Annotated[Literal["ended"], Touches("phase", "rematch")]
    seats: list[int]


Event = StarterDrawn | PawnPut | Turned | TileDrawn | TileLaid | Woken | Chased | Scored | Counted | Ended


# Choices


class PutPawn(TypedDict):
    """Put a pawn on a place."""

    do: Literal["put_pawn"]
    at: At


class Draw(TypedDict):
    """Draw a tile."""

    do: Literal["draw"]


class Lay(TypedDict):
    """Lay the rhombus on two triangles."""

    do: Literal["lay"]
    on: Pair


Choice = PutPawn | Draw | Lay


# What nature does


class DrawStarter(TypedDict):
    """Who begins."""

    do: Literal["draw_starter"]
    seat: int


class DrawTile(Rhombus):
    """A tile, and the how manieth of its kind in the stack."""

    do: Literal["draw_tile"]
    nth: int


Nature = DrawStarter | DrawTile


# Previews


class StackLeft(TypedDict):
    """What may be drawn."""

    stack: list[Stacked]
    left: int


class Foretold(TypedDict):
    """What a rhombus would set off."""

    woken: list[Woken]
    chased: list[Chased]
    scored: list[Scored]
    counted: list[Counted]


class Prospect(TypedDict):
    """What a place is worth as things stand."""

    numbers: list[int]
    points: int
    final_points: int | None


class ForetoldPawn(Foretold, Prospect):
    """What a pawn would find there, and set off."""


Preview = StackLeft | Foretold | ForetoldPawn
