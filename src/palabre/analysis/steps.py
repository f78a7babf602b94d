"""A played game as a row of moments: where somebody chose, and what nature did between."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from numpy.typing import NDArray

from ..kernel.log import Entry
from ..kernel.match import Match


class Stretch(NamedTuple):
    """Some lines of a log that are one step: a choice and what it forced, or all that nature did in a row."""

    places: tuple[int, ...]
    chosen: Entry | None  # None: luck


def standing(log: Sequence[Entry]) -> list[int]:
    """The places of the moves that were not taken back."""
    found: list[int] = []
    for place, entry in enumerate(log):
        if entry.undo:
            found = [each for each in found if each < entry.action]
        else:
            found.append(place)
    return found


def is_choice(entry: Entry) -> bool:
    """Whether a seat had something to choose; nature, the clock and what is forced have not."""
    return entry.seat >= 0 and not entry.forced


def stretches(match: Match) -> list[Stretch]:
    """The steps of a game, in order; what is forced belongs to the step before it."""
    found: list[Stretch] = []
    for place in standing(match.log):
        entry = match.log[place]
        goes_on = entry.forced if found and found[-1].chosen else not is_choice(entry)
        if found and goes_on:
            found[-1] = Stretch((*found[-1].places, place), found[-1].chosen)
        else:
            found.append(Stretch((place,), entry if is_choice(entry) else None))
    return found


def states_before(match: Match, steps: Sequence[Stretch]) -> list[NDArray[Any]]:
    """The true state before each step."""
    return [match.log[step.places[0]].before for step in steps]
