"""How throws were read against the clock: times, errors and what calls won, by kind of throw."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import median
from typing import Any

from ..kernel.log import Entry
from ..kernel.match import Match
from ..kernel.plain import Plain
from .ledger import Ledger
from .types import Reader

PHOTO = "photo"  # the note in which a table keeps every press of a throw
COUNTED = ("won", "level", "late")  # verdicts on right calls: they were read rightly, the first or not


@dataclass
class Times:
    """What is known of one kind of throw."""

    calls: int = 0
    errors: int = 0
    won: int = 0
    right: list[float] = field(default_factory=list)  # milliseconds


def readers(match: Match, ledger: Ledger) -> list[Reader]:
    """For every seat and the whole table, each kind of throw that was called."""
    if not (match.game.real_time and match.game.has_room("training")):
        return []
    kept: defaultdict[tuple[int | None, str], Times] = defaultdict(Times)
    changes = ledger.changes
    for number, step in enumerate(ledger.steps):
        for place in step.places:
            add_presses(match, match.log[place], kept)
        if step.chosen and is_call(match, step.chosen):
            add_call(match, step.chosen, int(changes[number, step.chosen.seat]), kept)
    order = {kind: place for place, kind in enumerate(match.game.room("training").KINDS)}
    seats: list[int | None] = [*range(match.players), None]
    return [told(seat, kind, kept[seat, kind]) for seat in seats for kind in order if (seat, kind) in kept]


def told(seat: int | None, kind: str, times: Times) -> Reader:
    """One row."""
    middle = median(times.right) if times.right else None
    return {
        "seat": seat,
        "kind": kind,
        "calls": times.calls,
        "errors": times.errors,
        "median": middle,
        "won": times.won,
    }


def is_call(match: Match, entry: Entry) -> bool:
    """Whether a choice was a call, and not what a trophy is chosen by."""
    return bool(match.game.room("real_time").is_calling(Plain(entry.before)))


def kinds_of(match: Match, entry: Entry) -> Iterator[str]:
    """The kinds of the throw that lies there."""
    training = match.game.room("training")
    yield from training.kinds(training.reading(Plain(entry.before)))


def add_call(match: Match, entry: Entry, won: int, kept: dict[Any, Times]) -> None:
    """A call, right or wrong, and what it changed for who made it."""
    wrong = match.naming.name(entry.action)["answer"] != right_answer(match, entry)
    for kind in kinds_of(match, entry):
        for seat in (entry.seat, None):
            kept[seat, kind].calls += 1
            kept[seat, kind].errors += wrong
            kept[seat, kind].won += won


def right_answer(match: Match, entry: Entry) -> Any:
    """What the dice mean."""
    return match.game.room("training").reading(Plain(entry.before))[-1]["answer"]


def add_presses(match: Match, entry: Entry, kept: dict[Any, Times]) -> None:
    """The times of all who had read it rightly, where the table has kept them."""
    for press in (entry.note or {}).get(PHOTO, ()):
        if press["verdict"] in COUNTED:
            for kind in kinds_of(match, entry):
                for seat in (press["seat"], None):
                    kept[seat, kind].right.append(float(press["reaction"]))
