"""What might be hidden? The cards that a seat has not seen, in any order, and any wishes."""

from __future__ import annotations

import numpy as np

from palabre.kernel.chance import below
from palabre.kernel.compiled import rule
from palabre.kernel.layout import UNKNOWN, Random, Wide

from .box import COPIES, MAX_SEATS, N_FRUITS, N_HAND, N_STALL
from .state import State


def prepare(s: State, seat: int) -> Wide:
    """How many cards of each fruit this seat has not seen."""
    known = [card for row in range(s.seats) for card in s.hand[row]] + list(s.stall)
    return np.array([COPIES - known.count(fruit) for fruit in range(N_FRUITS)], np.int64)


@rule
def deal(s: State, plan: Wide, rng: Random) -> None:
    """Fill in every hidden card and wish."""
    for fruit in range(N_FRUITS):
        s.stack[fruit] = plan[fruit]
    for seat in range(s.seats):
        for card in range(N_HAND):
            if s.hand[seat, card] == UNKNOWN:
                s.hand[seat, card] = drawn(s, rng)
    for place in range(N_STALL):
        if s.stall[place] == UNKNOWN:
            s.stall[place] = drawn(s, rng)
    for seat in range(MAX_SEATS):
        if s.wish[seat] == UNKNOWN:
            s.wish[seat] = below(rng, N_FRUITS)


@rule
def drawn(s: State, rng: Random) -> int:
    """A card from the stack, each as likely."""
    n = 0
    for fruit in range(N_FRUITS):
        n += s.stack[fruit]
    which = below(rng, n)
    fruit = 0
    while which >= s.stack[fruit]:
        which -= s.stack[fruit]
        fruit += 1
    s.stack[fruit] -= 1
    return fruit
