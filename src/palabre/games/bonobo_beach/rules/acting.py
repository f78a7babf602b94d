"""Playing a choice: a pawn is put, a rhombus drawn, a rhombus laid."""

from __future__ import annotations

from ....kernel.compiled import rule
from ....kernel.layout import NATURE
from ..state import State
from .ids import DRAW, LAY, PUT
from .nature import fall
from .pawns import put
from .rhombi import lay
from .turn import draw, next_turn


@rule
def act(s: State, seat: int, action: int) -> None:
    """Play one legal action of a seat or of nature."""
    if seat == NATURE:
        fall(s, action)
    elif action == DRAW:
        draw(s)
    elif action < DRAW:
        put(s, seat, action - PUT)
        next_turn(s)
    else:
        lay(s, action - LAY)
        next_turn(s)
