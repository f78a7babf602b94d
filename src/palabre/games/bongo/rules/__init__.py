"""The rules of Bongo, a chapter a file, in the order of the rulebook."""

from __future__ import annotations

from .acting import act
from .choices import actors, default, guess, legal
from .ending import is_over, score, winners
from .ids import (
    CALL,
    CHOOSE,
    DECLINE,
    GUARDS,
    LEVEL_SEATS,
    N_ACTIONS,
    POACHERS,
    TAKE_FROM,
    TIME_UP,
)
from .nature import chances
from .reading import counted, hunted, is_saved, reading, standing, third, wanted
from .round import level_seat
from .setting_up import set_up

__all__ = [
    "CALL",
    "CHOOSE",
    "DECLINE",
    "GUARDS",
    "LEVEL_SEATS",
    "N_ACTIONS",
    "POACHERS",
    "TAKE_FROM",
    "TIME_UP",
    "act",
    "actors",
    "chances",
    "counted",
    "default",
    "guess",
    "hunted",
    "is_over",
    "is_saved",
    "legal",
    "level_seat",
    "reading",
    "score",
    "set_up",
    "standing",
    "third",
    "wanted",
    "winners",
]
