"""Nature: who begins, and which tile is drawn."""

from __future__ import annotations

from ....kernel.compiled import rule
from ..state import Phase, State
from .setting_up import start
from .turn import draw_tile


@rule
def chances(s: State) -> int:
    """BB-1, BB-3: any seat may begin; any tile of the stack may be drawn."""
    return s.seats if s.phase == Phase.DRAW_STARTER else s.left


@rule
def fall(s: State, pick: int) -> None:
    """The lot falls on a seat, or a hand on a tile."""
    if s.phase == Phase.DRAW_STARTER:
        start(s, pick)
    else:
        draw_tile(s, pick)
