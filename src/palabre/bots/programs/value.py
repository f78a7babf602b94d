"""What a position is worth to every seat: how it ended, or how it looks."""

from __future__ import annotations

from math import exp

from ...kernel.contract import State, is_over, winners
from ...kernel.layout import Reals
from . import worth

SHARPNESS, LOOKS = 0, 1  # the first two knobs of every program here


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


def values(s: State, knobs: Reals, out: Reals) -> None:
    """For each seat from 0 to 1: its share of the win, mixed with how it looks; before the end only looks count."""
    looks = appearances(s, knobs[SHARPNESS], out)
    if not is_over(s):
        return
    mask = winners(s)
    share = 1.0 / how_many(mask)
    for seat in range(looks):
        won = share if mask >> seat & 1 else 0.0
        out[seat] = (1.0 - knobs[LOOKS]) * won + knobs[LOOKS] * out[seat]


def appearances(s: State, sharpness: float, out: Reals) -> int:
    """For each seat, how it looks beside the best of the others; returns how many seats."""
    first, second, best = -1.0, -1.0, 0
    for seat in range(s.seats):
        out[seat] = worth(s, seat)
        if out[seat] > first:
            first, second, best = out[seat], first, seat
        elif out[seat] > second:
            second = out[seat]
    for seat in range(s.seats):
        rival = second if seat == best else first
        out[seat] = 1.0 / (1.0 + exp(-sharpness * (out[seat] - rival)))
    return s.seats
