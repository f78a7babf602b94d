"""The rules of Bonobo Beach, a file for each chapter of the rulebook."""

from __future__ import annotations

from .acting import act
from .choices import actors, default, legal
from .ending import final_points, is_over, score, winners
from .ids import DRAW, LAY, N_ACTIONS, PUT
from .nature import chances
from .pawns import open_places
from .setting_up import set_up

__all__ = [
    "DRAW",
    "LAY",
    "N_ACTIONS",
    "PUT",
    "act",
    "actors",
    "chances",
    "default",
    "final_points",
    "is_over",
    "legal",
    "open_places",
    "score",
    "set_up",
    "winners",
]
