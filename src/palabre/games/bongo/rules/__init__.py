"""The rules of Bongo, a chapter a file, in the order of the rulebook."""

from __future__ import annotations

from .choices import act, actors, default, guess, legal
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
from .reading import counted, hunted, is_saved, reading, standing, third, wanted
from .round import is_over, level_seat, score, winners
from .setting_up import set_up
from .throwing import chances

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
