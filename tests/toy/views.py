"""What does this seat see, and what can it choose?"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from palabre.kernel.layout import UNKNOWN

from .box import FRUITS
from .rules import NO_CARD
from .state import PHASES, State


def fruit(card: int) -> str | None:
    """A card that these eyes know, by name."""
    return None if card in (UNKNOWN, NO_CARD) else FRUITS[card]


VIEW: dict[str, Callable[[State], Any]] = {
    "phase": lambda s: PHASES[s.phase],
    "turn": lambda s: s.turn,
}
OWN: dict[str, Callable[[State, int | None], Any]] = {
    "wish": lambda s, eyes: None if eyes is None else fruit(s.wish[eyes]),
    "hands": lambda s, eyes: [[fruit(card) for card in s.hand[seat]] for seat in range(s.seats)],
    "stall": lambda s, eyes: [fruit(card) for card in s.stall],
}
