"""What a bot thought: what it held of each choice, how often it tried it, and how it saw the game go on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypedDict

from ..kernel.naming import Named
from .seat import Seat


class Found(NamedTuple):
    """What a bot has to say of one choice."""

    action: int
    visits: int
    value: float


class Thought(TypedDict):
    """One choice: its value from 0 to 1 as the bot counts, and how often it was tried."""

    choice: Named
    value: float
    visits: int


class Expectation(TypedDict):
    """What a seat is expected to choose."""

    seat: int
    choice: Named


class Thoughts(TypedDict):
    """What a bot chooses, what it thought of every choice (the best first), and the line it chose."""

    choice: Named
    thoughts: list[Thought]  # none where it knew, or does not say
    line: list[Expectation]  # its own choice, then what it tried most after it


def thoughts_of(
    seat: Seat, chosen: int, found: Iterable[Found] = (), then: Iterable[tuple[int, int]] = ()
) -> Thoughts:
    """Thoughts by name; `then` has who chooses what after the choice."""
    by_worth = sorted(found, key=lambda each: (-each.visits, -each.value))
    line = [(seat.number, chosen), *then]
    return {
        "choice": seat.named(chosen),
        "thoughts": [
            {"choice": seat.named(each.action), "value": each.value, "visits": each.visits}
            for each in by_worth
        ],
        "line": [{"seat": who, "choice": seat.named(action)} for who, action in line],
    }


def silent(seat: Seat, choice: Named) -> Thoughts:
    """The thoughts of a bot that does not say what it thinks."""
    return {"choice": choice, "thoughts": [], "line": [{"seat": seat.number, "choice": choice}]}
