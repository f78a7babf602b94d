"""What do choices look like, and what nature does?"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from ....kernel.types import OneOf
from ..box import FACES
from .words import Berry, Colour, Direction, Face, Side, Turn

NO_JOKER = "none"
Joker = Annotated[str, OneOf(*FACES, NO_JOKER)]  # the face that is added to a move, or none


class Keep(TypedDict):
    """Keep the dice."""

    do: Literal["keep"]


class Reroll(TypedDict):
    """Throw some dice again, counted from 0; the sorcery die is the last."""

    do: Literal["reroll"]
    dice: list[int]


class Move(TypedDict):
    """Move an ostrich by its dice."""

    do: Literal["move"]
    ostrich: Colour
    joker: Joker


class Magic(TypedDict):
    """Move an ostrich by magic."""

    do: Literal["magic"]
    ostrich: Colour


class Bewitch(TypedDict):
    """Scare an ostrich."""

    do: Literal["bewitch"]
    ostrich: Colour


class Free(TypedDict):
    """Free an ostrich of its fear."""

    do: Literal["free"]
    ostrich: Colour


class RunWay(TypedDict):
    """Run step by step."""

    do: Literal["way"]
    steps: list[Direction]


class LayBerry(TypedDict):
    """Lay a berry on a square."""

    do: Literal["lay_berry"]
    square: int


class Leap(TypedDict):
    """Leap to a square."""

    do: Literal["leap"]
    square: int


class Back(TypedDict):
    """Send the ostrich back to a square."""

    do: Literal["back"]
    square: int


class Spear(TypedDict):
    """Hand the spear to a seat."""

    do: Literal["spear"]
    seat: int


class Exchange(TypedDict):
    """Change places with another ostrich."""

    do: Literal["exchange"]
    ostrich: Colour


class Rave(TypedDict):
    """In a frenzy: move an ostrich with so many jokers."""

    do: Literal["frenzy"]
    ostrich: Colour
    jokers: int


Choice = (
    Keep | Reroll | Move | Magic | Bewitch | Free | RunWay | LayBerry | Leap | Back | Spear | Exchange | Rave
)


# What nature does


class LayEnd(TypedDict):
    """The tile of the start, or of the finish."""

    do: Literal["lay_start", "lay_finish"]
    side: Side


class LayTile(TypedDict):
    """A common tile with the side that lies up, and the one drawn where a curve was turned over."""

    do: Literal["lay_tile"]
    place: int
    tile: str
    side: Side
    drawn: NotRequired[Side]


class TurnCurve(TypedDict):
    """Which way a curve leads."""

    do: Literal["turn_curve"]
    place: int
    turn: Turn


class LiftStraight(TypedDict):
    """A straight that makes room for a special tile."""

    do: Literal["lift_straight"]
    place: int


class LaySpecial(TypedDict):
    """A special tile."""

    do: Literal["lay_special"]
    place: int
    tile: str


class DrawFirst(TypedDict):
    """Who begins."""

    do: Literal["draw_first"]
    seat: int


class Card(TypedDict):
    """A prediction."""

    places: list[Colour]
    last: Colour


class DealCard(Card):
    """A prediction for a seat."""

    do: Literal["deal_card"]
    to_seat: int


class DealBerry(TypedDict):
    """A berry for a seat."""

    do: Literal["deal_berry"]
    to_seat: int
    berry: Berry


class Throw(TypedDict):
    """A die."""

    do: Literal["throw"]
    die: Literal["movement", "sorcery", "vortex"]
    face: Face


Nature = LayEnd | LayTile | TurnCurve | LiftStraight | LaySpecial | DrawFirst | DealCard | DealBerry | Throw
