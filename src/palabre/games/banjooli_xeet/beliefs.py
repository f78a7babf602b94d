"""What do choices tell of a card? What somebody would hope for who had it, and which deals that favours."""

from __future__ import annotations

from ...kernel.compiled import rule
from .actions import card_name as hand_name
from .box import N_CARDS
from .redeal import weighted
from .state import State
from .worth import FULL_CARD, expected

__all__ = ["HELD", "N_HANDS", "WITHIN", "hand_name", "hope", "suppose", "weighted"]

N_HANDS = N_CARDS
HELD = "card"  # the field that says what a seat holds
WITHIN = "race"  # with another number cards are dealt anew, and what was done before tells nothing


@rule
def suppose(s: State, seat: int, card: int) -> None:
    """The table as somebody sees it who has this card, and knows no other: those are any."""
    other = 0
    for each in range(s.seats):
        if each == seat:
            s.card[each] = card
        else:
            if other == card:
                other += 1
            s.card[each] = other
            other += 1


@rule
def hope(s: State, seat: int) -> float:
    """What a seat may expect of its own card, from 0 to 1."""
    return expected(s, seat) / FULL_CARD
