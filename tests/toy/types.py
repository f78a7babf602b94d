"""What do views, events, choices and previews look like?"""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from palabre.kernel.types import CommonView, OneOf, Touches, Untold

from .box import FRUITS
from .state import PHASES

Fruit = Annotated[str, OneOf(*FRUITS)]
CARDS = ("hands", "stall")


class View(CommonView):
    """What some eyes see of the stall."""

    phase: Annotated[str, OneOf(*PHASES)]
    turn: int
    wish: Fruit | None
    hands: list[list[Fruit | None]]  # of each seat
    stall: list[Fruit | None]


# Events


class Dealt(TypedDict):
    """A card is dealt face down."""

    kind: Annotated[Literal["dealt"], Touches(*CARDS, "phase", "turn")]


class Wished(TypedDict):
    """Somebody has a wish."""

    kind: Annotated[Literal["wished"], Touches("wish", "phase")]


class Peeked(TypedDict):
    """Somebody has looked at a card of the stall."""

    kind: Annotated[Literal["peeked"], Touches("stall")]
    seat: int
    place: int


class Swapped(TypedDict):
    """Somebody has changed a card for one of the stall."""

    kind: Annotated[Literal["swapped"], Touches(*CARDS)]
    seat: int
    place: int


class Given(TypedDict):
    """A monkey came, or was given a card."""

    kind: Annotated[Literal["monkey", "given"], Touches(*CARDS, "phase")]
    seat: int


class TurnPassed(TypedDict):
    """The next one's turn."""

    kind: Annotated[Literal["turn_passed"], Touches("phase", "turn")]


class Shown(TypedDict):
    """All cards are turned up."""

    kind: Annotated[Literal["shown"], Touches(*CARDS)]


Event = Dealt | Wished | Peeked | Swapped | Given | TurnPassed | Shown


# Choices


class Peek(TypedDict):
    """Look at a card of the stall."""

    do: Literal["peek"]
    place: int


class Swap(TypedDict):
    """Change a card for one of the stall."""

    do: Literal["swap"]
    place: int
    card: int


class Give(TypedDict):
    """Give a card to the monkey."""

    do: Literal["give"]
    card: int


Choice = Peek | Swap | Give


# What nature does


class Wish(TypedDict):
    """Give a wish to a seat."""

    do: Literal["wish"]
    fruit: Fruit


class Deal(TypedDict):
    """Deal a card."""

    do: Literal["deal"]
    fruit: Fruit
    copy: int
    of: int


Nature = Wish | Deal
Preview = Untold
