"""Exercises: positions with one choice that is clearly best, as a game keeps them in `exercises.json`."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import TypedDict

from ...kernel.game import Game
from ...kernel.given import Table
from ...kernel.match import Match
from ...kernel.naming import Named
from ...kernel.nature import Seeded
from ...kernel.position import laid_out

FILE = "exercises.json"
GRADES = (1, 2, 3)


class Worth(TypedDict):
    """What a choice is worth: points ahead of the mean of the others at the end, and an interval for it."""

    choice: Named
    value: float
    low: float
    high: float


class Reason(TypedDict):
    """Where the difference comes from: a part of the count, whose it is, and how many points it makes."""

    part: str
    own: bool
    points: float


class Exercise(TypedDict):
    """One position: what lies there, who is to choose, what each choice is worth and why."""

    id: str
    grade: int
    position: Table  # as `palabre.position` takes it
    then: list[Named]  # choices from there to the moment of the exercise, in the midst of a turn
    seat: int
    exact: bool  # solved to the end, or else played out many times
    choices: list[Worth]
    best: Named
    usual: Named  # the wrong choice that is made most
    missed: dict[str, float]  # how often each level does not find the best
    because: list[Reason]  # from the usual choice to the best one, the largest part first


class Made(TypedDict):
    """How the exercises of a game were made."""

    rules_version: int
    games: int
    seed: int
    times: int  # that every choice was played out, in each of two independent runs
    confidence: float  # of each interval
    margin: float  # points between the best choice's interval and those of all others
    asked: dict[str, int]  # how often each level was asked


class Kept(TypedDict):
    """A game's file of exercises."""

    made: Made
    exercises: list[Exercise]


@lru_cache
def kept(game: Game) -> Kept | None:
    """The exercises of a game; None where it has none."""
    file = game.folder / FILE
    if not file.exists():
        return None
    found: Kept = json.loads(file.read_text(encoding="utf-8"))
    return found


def laid(game: Game, exercise: Exercise) -> Match:
    """The match at the moment of an exercise."""
    match = laid_out(game, exercise["position"], Seeded(0))
    for choice in exercise["then"]:
        match.play(choice)
    return match
