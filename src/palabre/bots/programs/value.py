"""What a position is worth to every seat: how it ended, or how it looks."""

from __future__ import annotations

from math import exp, sqrt

from ...kernel.contract import State, is_over, score, winners
from ...kernel.layout import Reals, Wide
from . import worth

# The reals that a search has at hand: the knobs it is set by; the number of values judged, the turn at the
# root, how far apart points are at the end; and for each seat the last value, the sum of all, the sum of
# their squares, and how far they spread
SHARPNESS, LOOKS, SCORED, EXPLORE, TRUST, CLOSED, OPEN, REACH = range(8)
TURNS, CARE, FORESIGHT, FEW, SIGHT, WIDE, LEARNT, N_KNOBS = range(8, 16)
N_JUDGED, THIS_TURN, N_MARGINS, MARGIN_SQUARES, MARGIN = range(N_KNOBS, N_KNOBS + 5)
VALUE, SUM, SQUARES, SPREAD, N_HEAD = range(24, 64, 8)
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


def judge(s: State, points: Wide, reals: Reals) -> None:
    """From 0 to 1 for each seat: how it looks; at the end mixed with its points and its share of the win."""
    look_at(s, reals)
    if not is_over(s):
        return
    mask = winners(s)
    share = 1.0 / how_many(mask)
    score(s, points)
    for seat in range(s.seats):
        won = share if mask >> seat & 1 else 0.0
        ahead = margin(s, seat, points)
        learn_margin(reals, ahead)
        scored = 1.0 / (1.0 + exp(-ahead / reals[MARGIN]))
        rest = 1.0 - reals[LOOKS] - reals[SCORED]
        reals[VALUE + seat] = reals[LOOKS] * reals[VALUE + seat] + reals[SCORED] * scored + rest * won


def margin(s: State, seat: int, points: Wide) -> float:
    """How many points a seat is ahead of the best of the others."""
    best = points[1 if seat == 0 else 0]
    for other in range(s.seats):
        if other != seat:
            best = max(best, points[other])
    return float(points[seat] - best)


def learn_margin(reals: Reals, ahead: float) -> None:
    """What a margin means shows in how large margins are."""
    reals[N_MARGINS] += 1.0
    reals[MARGIN_SQUARES] += ahead * ahead
    reals[MARGIN] = sqrt(reals[MARGIN_SQUARES] / reals[N_MARGINS]) + 1.0


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
