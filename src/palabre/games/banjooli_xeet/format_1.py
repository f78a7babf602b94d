"""How did records of format 1 say it? Of a tile they told the side that was drawn, wherever it was laid."""

from __future__ import annotations

from ...kernel.naming import Named
from . import actions
from .state import State


def nature_name(s: State, pick: int) -> Named:
    """What falls, is drawn or is dealt when nature picks this number."""
    named: Named = {**actions.nature_name(s, pick)}
    drawn = named.pop("drawn", None)
    return named if drawn is None else {**named, "side": drawn}
