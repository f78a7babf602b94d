"""How good does it look?"""

from __future__ import annotations

from palabre.kernel.compiled import rule

from .box import N_FRUITS, N_HAND, WISH_POINTS
from .rules import points
from .state import State

MOST = N_HAND * (N_FRUITS + WISH_POINTS)


@rule
def worth(s: State, seat: int) -> float:
    """The points in hand, as a share of what is possible."""
    return points(s, seat) / MOST
