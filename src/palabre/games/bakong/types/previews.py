"""What do previews look like?"""

from __future__ import annotations

from typing import Literal, TypedDict

from ....kernel.types import Untold
from .events import Crossing
from .views import Face


class Flips(TypedDict):
    """The tile that would be turned over, and what might come up."""

    place: int
    shows: Face
    might_show: list[Face]


class Least(TypedDict):
    """What a way costs, and brings at least."""

    ouches: int
    objects_lost: int
    emeralds_at_least: int


class Sure(Least):
    """What happens in any case."""

    place: int | None  # where it ends; none if that depends


class Stop(TypedDict):
    """Where a way ends."""

    place: int
    face: Face


class Journey(Least):
    """A walk to its end."""

    crossed: list[Crossing]
    stop: Stop
    cut_short: bool
    certain: bool  # whether it ends so whatever quicksand takes
    sure: Sure


If = TypedDict("If", {"if": list[Face]})


class End(If, Journey):
    """A walk to its end, if one of these faces comes up; without any, in every case."""


class Walk(TypedDict):
    """A length that could be declared, and where it would end."""

    steps: int
    ends: list[End]
    sure: Sure


class FlipForetold(TypedDict):
    """What a flip might show, and the walks after it."""

    flips: Flips | None
    walks: list[Walk]


class WalkForetold(TypedDict):
    """Where walks end."""

    walks: list[Walk]


class LossForetold(TypedDict):
    """The way that is left."""

    goes_on: Journey


class TakingForetold(TypedDict):
    """Whether it fits at once, and how many squares would be left."""

    fits: bool
    free: int


class ThrowingForetold(TypedDict):
    """Whether there is room enough then, and where it goes."""

    then_fits: bool
    goes_to: Literal["temple", "supply"]


class MixForetold(TypedDict):
    """How many of the emeralds fit."""

    fit: int


Preview = (
    FlipForetold | WalkForetold | LossForetold | TakingForetold | ThrowingForetold | MixForetold | Untold
)
