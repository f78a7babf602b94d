"""Faults for the toy, each of which a check of the contract must see."""

from __future__ import annotations

from palabre.kernel.compiled import rule
from palabre.kernel.layout import UNKNOWN, Ids, Random, Wide

from .box import MAX_SEATS, N_FRUITS, N_HAND, N_STALL
from .rules import GIVE, PEEK, act, legal
from .state import Phase, State


@rule
def deal_figs(s: State, plan: Wide, rng: Random) -> None:
    """Everything hidden is a fig."""
    for fruit in range(N_FRUITS):
        s.stack[fruit] = plan[fruit]
    for place in range(N_STALL):
        if s.stall[place] == UNKNOWN:
            s.stall[place] = 1
    for seat in range(MAX_SEATS):
        s.wish[seat] = max(s.wish[seat], 0)
        for card in range(N_HAND):
            if s.hand[seat, card] == UNKNOWN:
                s.hand[seat, card] = 1


@rule
def deal_over_hands(s: State, plan: Wide, rng: Random) -> None:
    """Hands that the seat has seen are dealt anew with the rest."""
    deal_figs(s, plan, rng)
    for seat in range(s.seats):
        s.hand[seat, 0] = 1


@rule
def legal_for_all(s: State, seat: int, out: Ids) -> int:
    """Whoever asks has the choices of the one whose turn it is."""
    return legal(s, s.turn, out)


@rule
def act_whatever_is_chosen(s: State, seat: int, action: int) -> None:
    """Every choice of a turn is to peek at the first card."""
    act(s, seat, PEEK if seat >= 0 and action < GIVE else action)


@rule
def wishes_openly(s: State) -> bool:
    """Cards are dealt secretly, wishes are not."""
    return s.phase == Phase.DEAL
