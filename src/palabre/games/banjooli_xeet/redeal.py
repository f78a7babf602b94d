"""What might be hidden? The cards of the others, and the berries that lie face down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from ...kernel.chance import below
from ...kernel.compiled import rule
from ...kernel.layout import UNKNOWN, Random, Wide
from .box import MAX_SEATS, N_CARDS
from .rules.setting_up import nth, size, unused_berries, unused_cards
from .state import State

FREE_CARDS, FREE_BERRIES, WEIGHTS = 0, 1, 2
N_PLAN = WEIGHTS + MAX_SEATS * N_CARDS  # how likely each seat has each card, beside its other cards
HEAVIEST = 1 << 16


def prepare(s: State, seat: int) -> Wide:
    """BX-2, BX-3: what the seat has not seen, as two sets; no card is likelier than another."""
    plan = np.ones(N_PLAN, np.int64)
    plan[FREE_CARDS], plan[FREE_BERRIES] = unused_cards(s), unused_berries(s)
    return plan


def weighted(plan: Wide, beliefs: Mapping[int, Sequence[float]]) -> Wide:
    """The same, where what seats have done tells of their cards: for each seat the share of every card."""
    found = plan.copy()
    for seat, shares in beliefs.items():
        first = WEIGHTS + seat * N_CARDS
        found[first : first + N_CARDS] = [1 + round(HEAVIEST * share) for share in shares]
    return found


@rule
def deal(s: State, plan: Wide, rng: Random) -> None:
    """Every joint deal is as likely as the plan has it: nobody has chosen a card, berries are laid unseen."""
    cards = plan[FREE_CARDS]
    berries = plan[FREE_BERRIES]
    for seat in range(s.seats):
        if s.card[seat] == UNKNOWN:
            s.card[seat] = drawn_card(cards, plan, WEIGHTS + seat * N_CARDS, rng)
            cards &= ~(1 << s.card[seat])
        if s.berry[seat] == UNKNOWN:
            s.berry[seat] = drawn(berries, rng)
            berries &= ~(1 << s.berry[seat])


@rule
def drawn_card(free: int, plan: Wide, first: int, rng: Random) -> int:
    """One of the free cards, each by its weight."""
    total = 0
    for card in range(N_CARDS):
        if free >> card & 1:
            total += plan[first + card]
    left = below(rng, total)
    for card in range(N_CARDS):
        if free >> card & 1:
            left -= plan[first + card]
            if left < 0:
                return card
    return nth(free, 0)


@rule
def drawn(free: int, rng: Random) -> int:
    """One of a set, each as likely."""
    return nth(free, below(rng, size(free)))
