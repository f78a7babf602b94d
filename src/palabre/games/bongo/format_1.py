"""How did records of format 1 say it? Of a lot they told who won it, and not among whom."""

from __future__ import annotations

from ...kernel.naming import Named
from . import actions
from .state import State


def nature_name(s: State, pick: int) -> Named:
    """What falls when nature picks this number."""
    named = actions.nature_name(s, pick)
    return {name: fact for name, fact in named.items() if name != "among"}
