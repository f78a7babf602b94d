"""What a position is worth to every seat: how it ended, or how it looks."""

from __future__ import annotations

from math import exp, sqrt

from ...kernel.contract import State, is_over, winners
from ...kernel.layout import Reals
from . import worth

# The reals that a search has at hand: the knobs it is set by, the number of values judged, the turn at the
# root, and for each seat the last value, the sum of all, the sum of their squares, and how far they spread
SHARPNESS, LOOKS, EXPLORE, TRUST, CLOSED, OPEN, REACH, TURNS, CARE, FORESIGHT = range(10)
N_JUDGED, THIS_TURN = 10, 11
VALUE, SUM, SQUARES, SPREAD, N_HEAD = 16, 24, 32, 40, 48
LEAST_SPREAD = 0.01


def how_many(mask: int) -> int:
    """How many seats are in a mask."""
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def first_seat(mask: int) -> int:
    """The first seat of a mask."""
    seat = 0
    while not mask >> seat & 1:
        seat += 1
    return seat


def judge(s: State, reals: Reals) -> None:
    """From 0 to 1 for each seat: how it looks; at the end mixed with its share of the win."""
    look_at(s, reals)
    if not is_over(s):
        return
    mask = winners(s)
    share = 1.0 / how_many(mask)
    for seat in range(s.seats):
        won = share if mask >> seat & 1 else 0.0
        reals[VALUE + seat] = (1.0 - reals[LOOKS]) * won + reals[LOOKS] * reals[VALUE + seat]


def look_at(s: State, reals: Reals) -> None:
    """For each seat, how it looks beside the best of the others."""
    first, second, best = -1.0, -1.0, 0
    for seat in range(s.seats):
        looks = worth(s, seat)
        reals[VALUE + seat] = looks
        if looks > first:
            first, second, best = looks, first, seat
        elif looks > second:
            second = looks
    for seat in range(s.seats):
        ahead = reals[VALUE + seat] - (second if seat == best else first)
        reals[VALUE + seat] = 1.0 / (1.0 + exp(-reals[SHARPNESS] * ahead))


def remember(s: State, reals: Reals) -> None:
    """How far values spread says how much a difference between two of them means."""
    reals[N_JUDGED] += 1.0
    for seat in range(s.seats):
        reals[SUM + seat] += reals[VALUE + seat]
        reals[SQUARES + seat] += reals[VALUE + seat] * reals[VALUE + seat]
        mean = reals[SUM + seat] / reals[N_JUDGED]
        reals[SPREAD + seat] = (
            sqrt(max(0.0, reals[SQUARES + seat] / reals[N_JUDGED] - mean * mean)) + LEAST_SPREAD
        )
