"""What does this seat see, and what can it choose?"""

from __future__ import annotations

from palabre.kernel.layout import UNKNOWN
from palabre.kernel.telling import View

from .box import FRUITS
from .rules import NO_CARD
from .state import Phase, State


def fruit(card: int) -> str | None:
    """A card that these eyes know, by name."""
    return None if card in (UNKNOWN, NO_CARD) else FRUITS[card]


def view(s: State, eyes: int | None) -> View:
    """The table as one seat sees it."""
    return {
        "phase": Phase(s.phase).name.lower(),
        "turn": s.turn,
        "wish": None if eyes is None else fruit(s.wish[eyes]),
        "hands": [[fruit(card) for card in s.hand[seat]] for seat in range(s.seats)],
        "stall": [fruit(card) for card in s.stall],
    }
