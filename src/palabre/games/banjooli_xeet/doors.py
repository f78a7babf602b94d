"""Rules that are too slow in plain Python, as compiled functions that views and positions call."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from ...kernel.engine import engine
from ...kernel.plain import Plain
from . import GAME
from .state import State

Program = Callable[..., Any]


@lru_cache
def door(program: Program) -> Program:
    """A rule, compiled, that takes a block of one state."""
    return engine(GAME).door(program)


def block(s: State) -> Any:
    """The memory of a state that is read from Python."""
    assert isinstance(s, Plain)
    return s.array


def legal_ids(s: State) -> list[int]:
    """The ids that the seat whose turn it is may play."""
    return engine(GAME).legal_ids(block(s), s.seat)
