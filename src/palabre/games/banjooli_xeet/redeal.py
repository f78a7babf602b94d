"""What might be hidden? The cards of the others, and the berries that lie face down."""

from __future__ import annotations

import numpy as np

from ...kernel.chance import below
from ...kernel.compiled import rule
from ...kernel.layout import UNKNOWN, Random, Wide
from .rules.setting_up import nth, size, unused_berries, unused_cards
from .state import State

FREE_CARDS, FREE_BERRIES, N_PLAN = 0, 1, 2


def prepare(s: State, seat: int) -> Wide:
    """BX-2, BX-3: what the seat has not seen, as two sets."""
    return np.array([unused_cards(s), unused_berries(s)], np.int64)


@rule
def deal(s: State, plan: Wide, rng: Random) -> None:
    """Every joint deal is as likely: nobody has chosen a card, and berries are laid unseen."""
    cards = plan[FREE_CARDS]
    berries = plan[FREE_BERRIES]
    for seat in range(s.seats):
        if s.card[seat] == UNKNOWN:
            s.card[seat] = drawn(cards, rng)
            cards &= ~(1 << s.card[seat])
        if s.berry[seat] == UNKNOWN:
            s.berry[seat] = drawn(berries, rng)
            berries &= ~(1 << s.berry[seat])


@rule
def drawn(free: int, rng: Random) -> int:
    """One of a set, each as likely."""
    return nth(free, below(rng, size(free)))
