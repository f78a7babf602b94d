"""How do we say a move, and why not this one?"""

from __future__ import annotations

from typing import Any

from palabre.kernel.naming import Named

from .box import FRUITS, N_HAND, N_STALL
from .rules import card_at, n_left
from .state import Phase, State

NAMES: tuple[Named, ...] = (
    *({"do": "peek", "place": place} for place in range(N_STALL)),
    *({"do": "swap", "place": place, "card": card} for place in range(N_STALL) for card in range(N_HAND)),
    *({"do": "give", "card": card} for card in range(N_HAND)),
)
SHORT: tuple[str, ...] = (
    *(f"?{place}" for place in range(N_STALL)),
    *(f"{place}x{card}" for place in range(N_STALL) for card in range(N_HAND)),
    *(f"!{card}" for card in range(N_HAND)),
)


def nature_name(s: State, pick: int) -> Named:
    """What nature does when it picks this number."""
    if s.phase == Phase.WISH:
        return {"do": "wish", "fruit": FRUITS[pick]}
    fruit = card_at(s, pick)
    copy = pick - sum(s.stack[each] for each in range(fruit))
    return {"do": "deal", "fruit": FRUITS[fruit], "copy": copy, "of": n_left(s)}


def why_not(s: State, seat: int, action: int) -> tuple[str, dict[str, Any]]:
    """The reason why an action cannot be played now."""
    return "not-now", {}
