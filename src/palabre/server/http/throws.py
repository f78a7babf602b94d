"""Throws of Bongo to train on, for the page and the terminal: how they are read, what kinds they are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...bots.readers import PROFILES
from ...kernel.layout import CLOCK
from ...kernel.match import Match
from ...kernel.plain import Plain

GAME = "bongo"
NUMBERS = ("same-number", "other-number")
MATCHES = ("nothing", "one-match", "two-match")
POACHERS = ("poached", "not-poached")
GUARDS = ("saved", "not-saved")
KINDS = (*NUMBERS, *MATCHES[1:], MATCHES[0], *POACHERS, *GUARDS)  # in the order in which they are told
Reading = list[dict[str, Any]]  # step by step; the last step has the answer


def reading(match: Match) -> Reading:
    """How the dice that lie there are read."""
    steps: Reading = match.game.room("views").explain(Plain(match.state))
    return steps


def hardness(match: Match) -> int:
    """How hard they are to read."""
    return int(match.game.room("worth").hardness(Plain(match.state)))


def kinds(read: Reading) -> Iterator[str]:
    """The kinds of throw that a throw belongs to, by which times and errors are told."""
    steps = {step["step"]: step for step in read}
    first, second = steps["wanted"]["dice"]
    yield NUMBERS[first != second]
    yield MATCHES[len(steps["count"]["matches"])]
    if "poachers" in steps:
        yield POACHERS[steps["poachers"]["die"] is None]
    if "guards" in steps:
        yield GUARDS[not steps["guards"]["saved"]]


def pace(level: str, hard: int) -> int:
    """Milliseconds in which half of the readers of a level have read such a throw."""
    profile = PROFILES[level]
    return round(profile["floor"] + profile["median"] * profile["per_hardness"] ** hard)


def throw_again(match: Match) -> None:
    """Nobody calls: the clock ends the round, and the dice are thrown anew."""
    match.play({"do": "time_up"}, CLOCK)
