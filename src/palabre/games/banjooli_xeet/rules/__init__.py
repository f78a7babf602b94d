"""The rules of Banjooli Xeet, a file for each chapter: what every game's rules offer."""

from __future__ import annotations

from .acting import act
from .choices import actors, default, legal
from .ending import is_over, score, winners
from .ids import N_ACTIONS
from .nature import chances, deals_secretly
from .setting_up import set_up

__all__ = [
    "N_ACTIONS",
    "act",
    "actors",
    "chances",
    "deals_secretly",
    "default",
    "is_over",
    "legal",
    "score",
    "set_up",
    "winners",
]
