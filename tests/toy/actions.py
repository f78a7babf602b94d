"""How do we say a move, and why not this one?"""

from __future__ import annotations

from palabre.kernel.errors import Reason

from .box import FRUITS, N_HAND, N_STALL
from .rules import card_at, n_left
from .state import Phase, State
from .types import Choice, Give, Nature, Peek, Swap

NAMES: tuple[Choice, ...] = (
    *(Peek(do="peek", place=place) for place in range(N_STALL)),
    *(Swap(do="swap", place=place, card=card) for place in range(N_STALL) for card in range(N_HAND)),
    *(Give(do="give", card=card) for card in range(N_HAND)),
)
SHORT: tuple[str, ...] = (
    *(f"?{place}" for place in range(N_STALL)),
    *(f"{place}x{card}" for place in range(N_STALL) for card in range(N_HAND)),
    *(f"!{card}" for card in range(N_HAND)),
)


def nature_name(s: State, pick: int) -> Nature:
    """What nature does when it picks this number."""
    if s.phase == Phase.WISH:
        return {"do": "wish", "fruit": FRUITS[pick]}
    fruit = card_at(s, pick)
    copy = pick - sum(s.stack[each] for each in range(fruit))
    return {"do": "deal", "fruit": FRUITS[fruit], "copy": copy, "of": n_left(s)}


def why_not(s: State, seat: int, action: int) -> Reason:
    """The reason why an action cannot be played now."""
    return "not-now", {}
