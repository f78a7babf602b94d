"""How likely a choice is for somebody who holds this or that: a model of play, as compiled code."""

from __future__ import annotations

from math import exp

from ...kernel.contract import State, States, act, legal
from ...kernel.layout import Ids, Random, Reals
from . import habit
from .turns import DEALT, KNOWN, NOW, TRIAL, finish_turn

USUAL = 0.6  # how often somebody does what is usual, where something is
SLIP = 0.15  # and how often anything, where there is something to think about
FEW = 8  # choices that are thought of further on in the turn
MOST = 16  # choices that one is compared with


def suppose(s: State, seat: int, hand: int) -> None:
    """The table as somebody sees it who holds this; made from the game's room `beliefs`."""
    raise NotImplementedError


def hope(s: State, seat: int) -> float:
    """How good it looks for a seat, by what it holds alone."""
    raise NotImplementedError


def likely(
    states: States,
    seat: int,
    action: int,
    n_hands: int,
    sharp: float,
    ids: Ids,
    inner: Ids,
    looks: Reals,
    rng: Random,
    out: Reals,
) -> None:
    """How likely a seat's choice is with each hand: the usual one mostly, else what it may hope for."""
    for hand in range(n_hands):
        states[DEALT] = states[KNOWN]
        suppose(states[DEALT], seat, hand)
        n = legal(states[DEALT], seat, ids)
        usual = habit(states[DEALT], seat)
        if usual >= 0:
            out[hand] = (1.0 - USUAL) / n + (USUAL if usual == action else 0.0)
        else:
            out[hand] = thought_of(states, seat, action, n, sharp, ids, inner, looks, rng)


def thought_of(
    states: States,
    seat: int,
    action: int,
    n: int,
    sharp: float,
    ids: Ids,
    inner: Ids,
    looks: Reals,
    rng: Random,
) -> float:
    """How likely a choice is among others, the better it looks at the end of the turn."""
    luck, turn, best, mine, stride = rng[0], states[KNOWN].turns, 0.0, 0.0, 1 + (n - 1) // MOST
    for place in range(n):
        looks[place] = -1.0
        if place % stride and ids[place] != action:
            continue
        rng[0] = luck
        states[NOW] = states[DEALT]
        act(states[NOW], seat, ids[place])
        finish_turn(states, NOW, TRIAL, seat, turn, FEW, inner, rng)
        looks[place] = hope(states[NOW], seat)
        best = max(best, looks[place])
        if ids[place] == action:
            mine = looks[place]
    total = 0.0
    for place in range(n):
        if looks[place] >= 0.0:
            total += exp(sharp * (looks[place] - best))
    return SLIP / n + (1.0 - SLIP) * exp(sharp * (mine - best)) / total
