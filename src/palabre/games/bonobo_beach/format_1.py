"""How did records of format 1 say it? The place of a tile among those of its kind was called its copy."""

from __future__ import annotations

from ...kernel.naming import Named
from . import actions
from .state import State


def nature_name(s: State, pick: int) -> Named:
    """What nature does when it picks this number."""
    named = actions.nature_name(s, pick)
    return {"copy" if name == "nth" else name: fact for name, fact in named.items()}
