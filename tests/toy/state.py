"""What lies on the table? Cards in hands, on the stall and in the stack, and a secret wish for each seat."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from palabre.kernel.layout import BY_SEAT, OWN, Cells, KnownBy, Large, Masks, Small

from .box import MAX_SEATS, N_FRUITS, N_HAND, N_STALL


class Phase(IntEnum):
    """What is being waited for."""

    WISH = 0
    DEAL = 1
    TURN = 2
    GIVE = 3
    OVER = 4


PHASES = tuple(phase.name.lower() for phase in Phase)


class State:
    """One position of Stall."""

    seats: Small
    turns: Large
    rounds: Small
    monkeys: Small
    phase: Small
    dealt: Small
    turn: Small
    taken: Small  # the hand card that a monkey came to
    wish: Annotated[Cells, "i1", MAX_SEATS, OWN]
    hand: Annotated[Cells, "i1", MAX_SEATS, N_HAND, BY_SEAT, KnownBy("hand_seen")]
    hand_seen: Annotated[Masks, "u1", MAX_SEATS, N_HAND, BY_SEAT]
    stall: Annotated[Cells, "i1", N_STALL, KnownBy("stall_seen")]
    stall_seen: Annotated[Masks, "u1", N_STALL]
    stack: Annotated[Cells, "i1", N_FRUITS, KnownBy("stack_seen")]
    stack_seen: Annotated[Masks, "u1", N_FRUITS]


def sums(s: State) -> dict[str, int]:
    """What never changes: the number of cards, and of each fruit."""
    hands = [card for seat in range(s.seats) for card in s.hand[seat]]
    cards = [*hands, *s.stall]
    return {str(fruit): cards.count(fruit) + s.stack[fruit] for fruit in range(N_FRUITS)}
