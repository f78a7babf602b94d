"""Nature: tiles are laid, lots drawn and dice thrown."""

from __future__ import annotations

from ....kernel.compiled import rule
from ..box import N_ROLLS
from ..state import Phase, State
from .setting_up import lay, n_layings, start_with
from .tiles import roll_cave
from .turn import roll


@rule
def chances(s: State) -> int:
    """While nature acts: how many things can happen, each as likely."""
    if s.phase == Phase.LAY:
        return n_layings(s)
    return s.seats if s.phase == Phase.DRAW_FIRST else N_ROLLS


@rule
def deals_secretly(s: State) -> bool:
    """BK-18: how a tile is laid stays hidden but for the face that lies up."""
    return s.phase == Phase.LAY


@rule
def happen(s: State, pick: int) -> None:
    """A tile is laid, a first player drawn, or dice fall."""
    if s.phase == Phase.ROLL:
        roll(s, pick)
    elif s.phase == Phase.ROLL_CAVE:
        roll_cave(s, pick)
    elif s.phase == Phase.LAY:
        lay(s, pick)
    else:
        start_with(s, pick)
