"""What does a view of Bakong look like?"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from ....kernel.types import CommonView, Long, OneOf, Some
from ..box import COLOURS, FACES, OBJECTS
from ..state import PHASES

Face = Annotated[str, OneOf(*FACES)]
ObjectName = Annotated[str, OneOf(*OBJECTS)]
Colour = Annotated[str, OneOf(*COLOURS)]
Objects = dict[ObjectName, int]
SomeObjects = Annotated[dict[ObjectName, int], Some]
Dice = Annotated[list[int], Long(2)]
Squares = list[int]  # of a pack, counted from its central pocket on


class Adventurer(TypedDict):
    """Where somebody is, and which way they are going."""

    place: int
    way: Literal["out", "back"]


class PackedObject(TypedDict):
    """An object, and where it lies."""

    object: ObjectName
    squares: Squares


class PackedEmerald(TypedDict):
    """A big emerald, and where it lies."""

    worth: int
    squares: Squares


class PackedTokens(TypedDict):
    """Small emeralds of one kind, and where they lie."""

    n: int
    squares: Squares


class PackView(TypedDict):
    """A pack, and a good place for each thing in it."""

    objects: list[PackedObject]
    big: PackedEmerald | None
    ones: PackedTokens
    threes: PackedTokens
    free: int


class Supply(TypedDict):
    """What can still be had."""

    objects: Objects
    ones: int
    threes: int
    ouches: int
    big: list[int]


class Move(TypedDict):
    """The die to walk by, the steps declared, and those that are left."""

    die: int | None
    steps: int | None
    left: int


class Quicksand(TypedDict):
    """What quicksand is to have, and what it has."""

    pledged: list[ObjectName]
    lost: list[ObjectName]


class Coming(TypedDict):
    """What room is made for: an object, a big emerald or a small one."""

    what: Literal["object", "big", "small"]
    object: NotRequired[ObjectName]
    worth: NotRequired[int]


class Tokens(TypedDict):
    """Small emeralds."""

    ones: int
    threes: int


class Count(TypedDict):
    """The points of a seat, line by line."""

    big: int
    small: int
    first_back: int
    ouches: int
    total: int


class View(CommonView):
    """What everybody sees."""

    phase: Annotated[str, OneOf(*PHASES)]
    turns: int
    turn: int | None  # whose turn it is; nobody before it is known who begins
    first: int | None
    trail: list[Face | None]  # the faces that lie up, from the camp to the temple
    seen: list[Face | None]  # with the memory aid, the other faces that have been seen
    adventurers: list[Adventurer]  # of each seat
    packs: list[PackView]  # of each seat
    ouches: list[int]  # of each seat
    supply: Supply
    temple: SomeObjects  # what lies there
    offered: SomeObjects  # what may be taken there
    dice: Dice | None
    rerolled: bool
    flipped: int | None  # the place whose tile was flipped in this turn
    map_colour: Colour | None  # of the tiles that the map may flip
    move: Move
    quicksand: Quicksand
    cave_dice: Dice | None
    coming: Coming | None
    due: Tokens  # small emeralds that have still to find room
    home: int | None  # who was back first
    count: list[Count]  # of each seat
