"""What do the events of Bakong look like, and which view fields may each touch?"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from ....kernel.types import Now, Touches
from .views import Coming, Count, Dice, Face, ObjectName, Tokens

NEXT_TURN = (
    *("phase", "turn", "turns", "dice", "rerolled", "flipped", "map_colour", "move", "cave_dice"),
    *("quicksand", "supply", "coming", "due", "offered"),
)
GAIN = ("phase", "packs", "supply", "count", "coming", "due")
BIG_GAIN = (*GAIN, "adventurers")


class OfSeat(TypedDict):
    """Who does it, or to whom it is done."""

    seat: int


class TileLaid(TypedDict):
    """A tile of the trail."""

    kind: Annotated[Literal["tile_laid"], Touches("phase", "trail", "first", "turn")]
    place: int
    face: Face


class FirstDrawn(OfSeat):
    """The lot has said who begins."""

    kind: Annotated[Literal["first_drawn"], Touches("phase", "first", "turn")]


class TurnBegan(OfSeat):
    """The next one's turn."""

    kind: Annotated[Literal["turn_began"], Touches(*NEXT_TURN)]


class Decided(OfSeat):
    """A choice, or a curse, after which only the question is another."""

    kind: Annotated[
        Literal["dice_kept", "map_folded", "nothing_taken", "ouch_kept", "cursed", "temple_left"],
        Touches("phase"),
    ]


class Rolled(OfSeat):
    """Two dice."""

    kind: Annotated[Literal["rolled"], Touches("phase", "dice")]
    dice: Dice
    again: bool


class RerollChosen(OfSeat):
    """The journal lets the dice be thrown again."""

    kind: Annotated[Literal["reroll_chosen"], Touches("phase", "rerolled")]


Turned = TypedDict("Turned", {"place": int, "from": Face, "to": Face})


class Flipped(OfSeat, Turned):
    """A tile is turned over by a die."""

    kind: Annotated[Literal["flipped"], Touches("phase", "trail", "seen", "flipped", "map_colour", "move")]
    die: int


class FlippedAlso(OfSeat, Turned):
    """A tile is turned over by the map."""

    kind: Annotated[Literal["flipped_also"], Touches("phase", "trail", "seen")]


class NotFlipped(OfSeat):
    """The die leads to no tile."""

    kind: Annotated[Literal["not_flipped"], Touches("phase", "move")]
    die: int


class SetOut(OfSeat):
    """The length of a walk is declared."""

    kind: Annotated[Literal["set_out"], Touches("phase", "move")]
    steps: int
    die: int


Effect = Literal["none", "protected", "held_up", "hurt", "no_ouch_left", "sinking", "nothing_to_lose"]


class Crossing(TypedDict):
    """A tile on the way: what it did, or what protected from it."""

    place: int
    face: Face | None  # untold in a preview where it has yet to come up
    stop: bool
    effect: Effect
    protected_by: NotRequired[ObjectName]


class Crossed(OfSeat, Crossing):
    """Somebody comes to a tile."""

    kind: Annotated[Literal["crossed"], Touches("phase", "adventurers", "move", "ouches", "supply", "count")]
    now: NotRequired[Now]


class Lost(OfSeat):
    """Quicksand has taken an object."""

    kind: Annotated[Literal["lost"], Touches("phase", "quicksand", "packs")]
    object: ObjectName


class Pledged(OfSeat):
    """Quicksand is to have an object, which serves until the walk ends."""

    kind: Annotated[Literal["pledged"], Touches("phase", "quicksand")]
    object: ObjectName


class Sank(OfSeat):
    """What was pledged is gone."""

    kind: Annotated[Literal["sank"], Touches("quicksand", "packs")]
    objects: list[ObjectName]


class BackInSupply(OfSeat):
    """What sank can be had again."""

    kind: Annotated[Literal["back_in_supply"], Touches("quicksand", "supply")]
    objects: list[ObjectName]


class Stopped(OfSeat):
    """The walk ends."""

    kind: Annotated[Literal["stopped"], Touches("phase", "move")]
    place: int
    face: Face
    cut_short: bool


class TempleReached(OfSeat):
    """The walk ends at the temple."""

    kind: Annotated[Literal["temple_reached"], Touches("phase", "offered", "move")]


class ObjectTaken(OfSeat):
    """An object, from the supply or from the temple."""

    kind: Annotated[Literal["object_taken"], Touches(*GAIN, "temple", "offered", "turn")]
    object: ObjectName
    at_temple: bool


class CaveRolled(OfSeat):
    """A cave's dice."""

    kind: Annotated[Literal["cave_rolled"], Touches("phase", "cave_dice")]
    dice: Dice
    lower: int
    torch: bool


class MixChosen(OfSeat, Tokens):
    """How the emeralds of a cave are to be paid."""

    kind: Annotated[Literal["mix_chosen"], Touches("phase", "due")]


class EmeraldsGained(OfSeat, Tokens):
    """Small emeralds; what is missing was not in the supply."""

    kind: Annotated[Literal["emeralds_gained"], Touches(*GAIN)]
    worth: int
    missing: int


class NoRoom(OfSeat, Coming):
    """Something does not fit the pack."""

    kind: Annotated[Literal["no_room"], Touches("phase", "coming", "due")]


class EmeraldsLeft(OfSeat):
    """Small emeralds are left for want of room."""

    kind: Annotated[Literal["emeralds_left"], Touches("phase", "coming", "due")]
    n: int


class Thrown(OfSeat):
    """An object is thrown to make room."""

    kind: Annotated[Literal["thrown"], Touches(*GAIN, "temple")]
    object: ObjectName
    at_temple: bool


class EmeraldThrown(OfSeat):
    """A small emerald is thrown to make room."""

    kind: Annotated[Literal["emerald_thrown"], Touches(*GAIN)]
    worth: int


class Packed(OfSeat):
    """Now the object fits."""

    kind: Annotated[Literal["packed"], Touches(*GAIN)]
    object: ObjectName


class OuchGivenBack(OfSeat):
    """A waterfall heals."""

    kind: Annotated[Literal["ouch_given_back"], Touches("phase", "ouches", "supply", "count")]


class BigEmeraldTaken(OfSeat):
    """A big emerald; one is cursed."""

    kind: Annotated[Literal["big_emerald_taken"], Touches(*BIG_GAIN)]
    worth: int
    cursed: bool


class BigEmeraldPacked(OfSeat):
    """Now the big emerald fits."""

    kind: Annotated[Literal["big_emerald_packed"], Touches(*BIG_GAIN)]
    worth: int


class FirstBack(OfSeat):
    """Somebody is back at the camp: the end."""

    kind: Annotated[Literal["first_back"], Touches("phase", "home", "count", "move")]


class Counted(OfSeat, Count):
    """The points of a seat."""

    kind: Annotated[Literal["counted"], Touches()]


Event = (
    TileLaid
    | FirstDrawn
    | TurnBegan
    | Decided
    | Rolled
    | RerollChosen
    | Flipped
    | FlippedAlso
    | NotFlipped
    | SetOut
    | Crossed
    | Lost
    | Pledged
    | Sank
    | BackInSupply
    | Stopped
    | TempleReached
    | ObjectTaken
    | CaveRolled
    | MixChosen
    | EmeraldsGained
    | NoRoom
    | EmeraldsLeft
    | Thrown
    | EmeraldThrown
    | Packed
    | OuchGivenBack
    | BigEmeraldTaken
    | BigEmeraldPacked
    | FirstBack
    | Counted
)
