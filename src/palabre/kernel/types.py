"""How do we say what views, events, choices and previews look like? The words for each game's `types.py`.

A game says there `View`, `Event`, `Choice`, `Nature` and `Preview`. The page's types are made from them, and
what the contract suite plays is held against them. When a game runs, only the fields of events are read here.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, Self, TypedDict, get_args, get_type_hints

from .game import Options

Now = dict[str, Any]  # new values of view fields that an event brings itself: those on the way


class Names(tuple[str, ...]):
    """Some names, said beside a type."""

    def __new__(cls, *names: str) -> Self:
        """The names in their order."""
        return super().__new__(cls, names)


class OneOf(Names):
    """A text is one of these words: `Annotated[str, OneOf("red", "green", "blue")]`."""


class Touches(Names):
    """Events of a kind may change these view fields: `Annotated[Literal["thrown"], Touches("dice")]`."""


class Long(int):
    """A list is so long: `Annotated[list[int], Long(2)]`."""


class Some:
    """Not every word is a key: `Annotated[dict[Animal, int], Some]`; without it each of them is."""


class CommonView(TypedDict):
    """What the view of every game says."""

    players: int
    options: Options
    to_act: list[int]  # the seats that may choose now
    over: bool
    scores: list[int] | None  # of each seat, once it is over
    winners: list[int]


class Next(TypedDict):
    """Who acts now, or how it ended."""

    kind: Annotated[Literal["next"], Touches("to_act", "over", "scores", "winners")]


class Undone(TypedDict):
    """A choice is taken back: any field may change."""

    kind: Literal["undone"]
    seat: int


class Untold(TypedDict):
    """There is nothing to tell."""


def touched_by(events: Any) -> dict[str, tuple[str, ...]]:
    """Of each kind among a game's events, the view fields that it may touch."""
    found: dict[str, tuple[str, ...]] = {}
    for event in get_args(events):
        kinds, touches = get_args(get_type_hints(event, include_extras=True)["kind"])
        found |= dict.fromkeys(get_args(kinds), tuple(touches))
    return found
