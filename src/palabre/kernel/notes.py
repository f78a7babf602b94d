"""Notes: what a table has to say of a move; they change nothing, are told as events, and have one shape."""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite
from typing import Any

from .errors import PalabreError

PRESS_TIMES = ("claimed", "reaction", "handicap", "time", "bar", "paid")
PRESS = {"seat", "answer", *PRESS_TIMES, "verdict"}  # what a photo finish says of one press
NEEDED = {"seat", "reaction", "verdict"}

Note = Mapping[str, Any]


def checked_note(note: Any, players: int) -> Note | None:
    """Return a note as it is; refuse one that no table writes."""
    if note is None:
        return None
    if not isinstance(note, Mapping) or len(note) != 1 or not is_note(*next(iter(note.items())), players):
        raise PalabreError("bad-note", note=str(note)[:200])
    return note


def is_note(name: Any, value: Any, players: int) -> bool:
    """Whether this is said of a move: somebody was late, typed dice, a restart, a photo."""
    if name == "photo":
        return isinstance(value, list) and all(is_press(each, players) for each in value)
    if name == "restarted":
        return value is True
    return name in ("late", "typed") and is_seat(value, players)


def is_press(press: Any, players: int) -> bool:
    """Whether this is one press of a photo finish."""
    return (
        isinstance(press, Mapping)
        and set(press) <= PRESS
        and set(press) >= NEEDED
        and is_seat(press["seat"], players)
        and all(isinstance(press.get(name, ""), str) for name in ("answer", "verdict"))
        and all(is_time(press.get(name, 0.0)) for name in PRESS_TIMES)
    )


def is_seat(value: Any, players: int) -> bool:
    """Whether this is a seat of the table."""
    return type(value) is int and 0 <= value < players


def is_time(value: Any) -> bool:
    """Whether this is a number of milliseconds."""
    return type(value) in (int, float) and isfinite(value)


def checked_at(at: Any) -> int | None:
    """Return a time in milliseconds as it is; refuse what is not a whole number."""
    if at is not None and type(at) is not int:
        raise PalabreError("bad-at", at=str(at)[:50])
    return at
