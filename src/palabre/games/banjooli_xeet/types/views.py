"""What does a view of Banjooli Xeet look like?"""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from ....kernel.types import CommonView, OneOf
from ..state import PHASES
from .choices import Card, Choice
from .words import Berry, Colour, Effect, Face, Side, SquareKind, Turn


class TileFace(TypedDict):
    """What a tile is."""

    tile: str
    side: Side
    shape: str
    turn: Turn | None  # of a curve


class Tile(TileFace):
    """A tile of the track, and where it lies."""

    place: int
    x: int  # in tiles
    y: int
    heading: int  # with which it is entered: 0 up, 90 right


class Square(TypedDict):
    """A square of the track, and where its middle lies."""

    square: int
    place: int
    lane: int
    step: int
    kind: SquareKind
    x: float  # in squares
    y: float


class Racer(TypedDict):
    """Where an ostrich is."""

    ostrich: Colour
    number: int
    where: Literal["nest", "track", "arrived"]
    square: int | None
    scared: bool
    to_line: int | None  # how many points it is from the line


class Dice(TypedDict):
    """The dice; none for one in the air or not thrown yet."""

    movement: list[Face | None]
    sorcery: Face | None
    in_air: list[int]


class PointsNow(TypedDict):
    """What one's own card would earn now, and has already earned."""

    would_earn: int
    earned: int


class LaidBerry(TypedDict):
    """A berry of a seat: where it lies, and what it is, where these eyes know it."""

    seat: int
    square: int | None
    berry: Berry | None
    seen_by: list[int]


class Moving(TypedDict):
    """The ostrich that is being moved, and the points left to it."""

    ostrich: Colour
    points: int


class Frenzy(TypedDict):
    """Who has still to move, the jokers left, and the move that waits for its end."""

    waiting: list[Colour]
    jokers: int
    interrupted: Colour
    points: int


class End(TypedDict):
    """Where a way ends; without a square beyond the line."""

    square: int | None
    effect: Effect


class LedTo(TypedDict):
    """The points of a move and its ends; nothing for a spell."""

    points: int | None
    ends: list[End]


class Deed(LedTo):
    """A move or spell that may be chosen."""

    choice: Choice


class WaysTo(TypedDict):
    """Ways with the same end: one to be played, its path, and how many others there are."""

    choice: Choice
    path: list[int | None]
    others: int


class Way(End, WaysTo):
    """An end that can be reached, and how."""


class View(CommonView):
    """What some eyes see."""

    phase: Annotated[str, OneOf(*PHASES)]
    race: int  # which race this is: a tie may be run again
    turn: int
    seat: int | None
    first: int | None
    order: Turn
    track: list[Tile]
    squares: list[Square]
    ostriches: list[Racer]
    podium: list[Colour]
    last_now: Colour | None  # who would be last if it ended now
    dice: Dice
    may_reroll: bool
    vortex_die: Face | None
    speared: list[int]  # seats that may not throw again
    oor: list[int]  # who has the jade
    ahead: list[int]  # the points with which each seat began
    move: Moving | None
    frenzy: Frenzy | None
    points_now: PointsNow | None
    cards: list[Card | None]  # of each seat, where these eyes may see it
    berries: list[LaidBerry]
    deeds: list[Deed]  # for whoever is to choose
    ways: list[Way]  # for whoever is moving an ostrich
