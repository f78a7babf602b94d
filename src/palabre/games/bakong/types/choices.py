"""What do choices look like, and what nature does?"""

from __future__ import annotations

from typing import Literal, TypedDict

from .views import Dice, Face, ObjectName, Tokens


class Take(TypedDict):
    """Take an object."""

    do: Literal["take"]
    object: ObjectName


class Lose(TypedDict):
    """Give an object to quicksand."""

    do: Literal["lose"]
    object: ObjectName


class Throw(TypedDict):
    """Throw an object to make room."""

    do: Literal["throw"]
    object: ObjectName


class Plain(TypedDict):
    """What needs no more words."""

    do: Literal[
        "take_nothing",
        "reroll",
        "keep_dice",
        "fold_map",
        "leave_emeralds",
        "give_back_ouch",
        "keep_ouch",
        "leave_temple",
    ]


class Flip(TypedDict):
    """One die flips a tile, the other is for the walk."""

    do: Literal["flip"]
    die: int
    move: int


class FlipAlso(TypedDict):
    """The map flips another tile."""

    do: Literal["flip_also"]
    place: int


class WalkSteps(TypedDict):
    """Set out for so many steps."""

    do: Literal["walk"]
    steps: int


class TakeEmeralds(Tokens):
    """The emeralds of a cave in ones and threes."""

    do: Literal["take_emeralds"]


class TakeBig(TypedDict):
    """Take a big emerald."""

    do: Literal["take_big"]
    worth: int


class ThrowEmerald(TypedDict):
    """Throw a small emerald to make room."""

    do: Literal["throw_emerald"]
    worth: int


Choice = Take | Lose | Throw | Plain | Flip | FlipAlso | WalkSteps | TakeEmeralds | TakeBig | ThrowEmerald


class LaidTile(TypedDict):
    """A tile and how it lies; nothing of it where the pile may not be looked into."""

    tile: int | None
    shows: Face | None
    under: Face | None


class LayTile(LaidTile):
    """A tile of the trail."""

    do: Literal["lay"]
    place: int


class DrawFirst(TypedDict):
    """Who begins."""

    do: Literal["draw_first"]
    seat: int


class Roll(TypedDict):
    """Two dice, for the walk or for a cave."""

    do: Literal["roll", "roll_cave"]
    dice: Dice


Nature = LayTile | DrawFirst | Roll
