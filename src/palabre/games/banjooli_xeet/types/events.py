"""What do the events of a race look like, and which view fields may each touch?"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from ....kernel.types import Now, Touches
from .choices import Joker
from .words import Berry, Colour, Face, Side, Turn

# What may be seen to change when the next decision comes, and when an ostrich is somewhere else
DECISION = ("phase", "move", "frenzy", "deeds", "ways")
RACE = ("ostriches", "last_now", "points_now", *DECISION)
TRACK = ("phase", "track", "squares")
TABLE = ("dice", "may_reroll", "cards", "berries", "oor", "speared")  # what lies beside the track


class OfSeat(TypedDict):
    """Who does it."""

    seat: int


class OfOstrich(TypedDict):
    """To which ostrich it happens."""

    ostrich: Colour


class OnSquare(OfSeat):
    """Who does something on a square, and of which tile."""

    square: int
    place: int


class Run(OfSeat, OfOstrich):
    """Who moves which ostrich."""


# Before the race


TileKind = Literal[
    "start_laid", "tile_laid", "curve_turned", "finish_laid", "straight_lifted", "special_laid"
]


class TileLaid(TypedDict):
    """What lies at the place of the track where something was done."""

    kind: Annotated[TileKind, Touches(*TRACK)]
    place: int
    tile: str
    side: Side
    curve: bool
    turn: Turn | Literal["straight"]


class FirstDrawn(OfSeat):
    """The lot has said who begins."""

    kind: Annotated[Literal["first_drawn"], Touches("phase", "first", "seat")]


class CardDealt(TypedDict):
    """A prediction for a seat."""

    kind: Annotated[Literal["card_dealt"], Touches("phase", "cards", "points_now")]
    to_seat: int


class BerryTaken(OfSeat):
    """A berry for a seat."""

    kind: Annotated[Literal["berry_taken"], Touches("phase", "berries")]


class BerryLaid(OnSquare):
    """A berry lies on the track."""

    kind: Annotated[Literal["berry_laid"], Touches("phase", "berries", "seat")]


# Turns and dice


class TurnBegan(OfSeat):
    """The next one's turn."""

    kind: Annotated[Literal["turn"], Touches("turn", "seat", "dice", "may_reroll", "speared", *DECISION)]
    turn: int
    reroll: bool  # whether dice may be thrown again


class DieFell(TypedDict):
    """One of several dice."""

    kind: Annotated[Literal["die_fell"], Touches("dice")]
    die: int
    face: Face


class Thrown(OfSeat):
    """All dice have fallen."""

    kind: Annotated[Literal["thrown"], Touches("dice", "may_reroll", *DECISION)]
    movement: list[Face]
    sorcery: Face
    now: NotRequired[Now]


class Kept(OfSeat):
    """The dice are kept."""

    kind: Annotated[Literal["kept"], Touches("may_reroll", *DECISION)]


class Rerolls(OfSeat):
    """Some dice are thrown again, counted from 1."""

    kind: Annotated[Literal["rerolls"], Touches("dice", "may_reroll", *DECISION)]
    dice: list[int]


class Passed(OfSeat):
    """Nothing could be done."""

    kind: Annotated[Literal["passed"], Touches()]


# Moves and spells


class MoveChosen(Run):
    """An ostrich is to move by its dice."""

    kind: Annotated[Literal["move_chosen"], Touches(*DECISION)]
    joker: Joker
    points: int


class MagicChosen(Run):
    """An ostrich is to move by magic, or runs faster."""

    kind: Annotated[Literal["magic_chosen", "sped_up"], Touches(*DECISION)]
    points: int


class Spelled(Run):
    """An ostrich is scared, freed or trapped."""

    kind: Annotated[Literal["bewitched", "freed", "trapped"], Touches(*RACE)]


class Moved(OnSquare, OfOstrich):
    """An ostrich is on another square."""

    kind: Annotated[Literal["leapt", "went_back"], Touches(*RACE)]


class Ran(Run):
    """An ostrich has run along squares, over others."""

    kind: Annotated[Literal["ran"], Touches(*RACE)]
    steps: int
    path: list[int | None]
    jumped: list[Colour]
    jumps: int


class Arrived(OfOstrich):
    """An ostrich is over the line."""

    kind: Annotated[Literal["arrived"], Touches(*RACE, "podium")]
    place: str


class Stands(OfOstrich):
    """An ostrich sinks, or is dazed."""

    kind: Annotated[Literal["sank", "dazed"], Touches(*RACE)]


class FellBack(OfOstrich):
    """Lava sends an ostrich back."""

    kind: Annotated[Literal["fell_back"], Touches(*RACE)]
    square: int


class Stuck(OfOstrich):
    """Points that cannot be used any more, or that go on after a frenzy."""

    kind: Annotated[Literal["stuck", "frenzy_ends"], Touches(*DECISION)]
    points: int


class Vortex(OfOstrich):
    """An ostrich is in a vortex, of the track or of a berry."""

    kind: Annotated[Literal["vortex"], Touches(*DECISION)]
    seat: NotRequired[int]


class VortexThrown(Run):
    """The die of a vortex."""

    kind: Annotated[Literal["vortex_thrown"], Touches("vortex_die", *DECISION)]
    face: Face


class Exchanged(OfOstrich):
    """Two ostriches have changed places."""

    kind: Annotated[Literal["exchanged"], Touches(*RACE)]
    other: Colour


# Berries


class BerryEaten(Run):
    """Which berry it was."""

    kind: Annotated[Literal["berry_eaten"], Touches("berries", *DECISION)]
    square: int
    berry: Berry


class Affected(Run):
    """What a berry or a spell does, where a word says it all."""

    kind: Annotated[
        Literal["startled", "turn_cut", "spear_found", "no_effect", "snake", "snake_misses"],
        Touches(*DECISION),
    ]


class Jade(Run):
    """The jade is worth points."""

    kind: Annotated[Literal["jade"], Touches("oor", "points_now", *DECISION)]
    points: int


class Looked(Run):
    """Somebody looks at berries."""

    kind: Annotated[Literal["looked"], Touches("berries", *DECISION)]


class Reversed(Run):
    """Turns go the other way round."""

    kind: Annotated[Literal["reversed"], Touches("order", *DECISION)]
    order: Turn


class Speared(OfSeat):
    """The spear goes to another seat."""

    kind: Annotated[Literal["speared"], Touches("speared", *DECISION)]
    to_seat: int


class FrenzyBegan(Run):
    """All ostriches are to run."""

    kind: Annotated[Literal["frenzy"], Touches("dice", *DECISION)]


class FrenzyThrown(OfSeat):
    """The dice of a frenzy."""

    kind: Annotated[Literal["frenzy_thrown"], Touches("dice", *DECISION)]
    movement: list[Face]


class FrenzyMove(Run):
    """An ostrich runs in a frenzy."""

    kind: Annotated[Literal["frenzy_move"], Touches(*DECISION)]
    jokers: int
    points: int


# The end


class RaceOver(TypedDict):
    """Who is last."""

    kind: Annotated[Literal["race_over"], Touches("cards", "points_now", *DECISION)]
    last: Colour | Literal["nobody"]


class RaceTied(TypedDict):
    """Who is level for the first place and runs again."""

    kind: Annotated[Literal["race_tied"], Touches("cards", "points_now", *DECISION)]
    seats: list[int]
    points: int


class RaceAgain(TypedDict):
    """What is left of a race is put away."""

    kind: Annotated[
        Literal["race_again"],
        Touches("race", "seat", "first", "order", "podium", "vortex_die", *TABLE, *RACE),
    ]
    race: int


Event = (
    TileLaid
    | FirstDrawn
    | CardDealt
    | BerryTaken
    | BerryLaid
    | TurnBegan
    | DieFell
    | Thrown
    | Kept
    | Rerolls
    | Passed
    | MoveChosen
    | MagicChosen
    | Spelled
    | Moved
    | Ran
    | Arrived
    | Stands
    | FellBack
    | Stuck
    | Vortex
    | VortexThrown
    | Exchanged
    | BerryEaten
    | Affected
    | Jade
    | Looked
    | Reversed
    | Speared
    | FrenzyBegan
    | FrenzyThrown
    | FrenzyMove
    | RaceOver
    | RaceTied
    | RaceAgain
)
