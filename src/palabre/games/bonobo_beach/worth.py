"""How good does it look? What markers, pawns on the beach and pawns in hand will bring, beside the others'.

The weights were fitted to the final markers of some 9,000 games that a player who looks one turn ahead with
these very weights played against itself, with two and with four seats.
"""

from __future__ import annotations

from math import exp

from ...kernel.compiled import rule
from .box import AROUND, DUNES, PARASOLS, TOILETS
from .masks import first_in, n_in
from .rules.ending import final_points, is_over
from .rules.pawns import open_places
from .state import State

SCALE = 25.0  # points ahead that make a good lead: about the spread of what is still to come in mid-game
LEAST = -1.0e9

# A pawn beside an active parasol or dune stays to the end: its number is nearly certain
STAYS_PER_FREE = 0.15  # more of it for each triangle beside it that can still be covered,
STAYS_PER_TOILETS = -0.33  # less where toilets might still wake
STAYS_FREE = 1.3  # and more rhombi to come, which their owner can choose

# Any other pawn may yet score, or find a dune or a parasol
WAITS = 3.5
WAITS_POINTS = 0.97
WAITS_PER_DUNE = 0.2
WAITS_UNDER_PARASOL = 0.18

# A pawn in hand is worth what can still become of the free triangles, and the best place that waits for it
HAND = -1.9
HAND_PER_FREE = 0.5
HAND_PER_FREE_SQUARED = -0.0062
HAND_BEST_PLACE = 0.95


@rule
def worth(s: State, seat: int) -> float:
    """From 0 to 1: how the seat stands beside the best of the others; a half when they are level."""
    best = LEAST
    for other in range(s.seats):
        if other != seat:
            best = max(best, expected(s, other))
    return 1.0 / (1.0 + exp((best - expected(s, seat)) / SCALE))


@rule
def expected(s: State, seat: int) -> float:
    """The points that a seat will have at the end, by guess; at the end, where its marker stands."""
    total = float(s.markers[seat])
    if is_over(s):
        return total
    left = s.pawns[seat]
    while left:
        total += prospect(s, first_in(left))
        left &= left - 1
    return total + hand_worth(s, seat)


@rule
def prospect(s: State, place: int) -> float:
    """What a pawn on a place will bring."""
    around = AROUND[s.board, place]
    coming = around & s.free & ~s.active
    if around & s.active:
        certain = 1.0 + STAYS_PER_FREE * n_in(coming) + STAYS_PER_TOILETS * n_in(coming & TOILETS[s.board])
        return certain * final_points(s, place) + STAYS_FREE * n_in(coming)
    points = s.points[place] * (WAITS_POINTS + WAITS_PER_DUNE * n_in(coming & DUNES[s.board]))
    turned = (s.strength[place] - s.points[place]) * n_in(coming & PARASOLS[s.board])
    total: float = WAITS + points + WAITS_UNDER_PARASOL * turned
    return total


@rule
def hand_worth(s: State, seat: int) -> float:
    """What the pawns in hand will bring."""
    if s.hand[seat] == 0:
        return 0.0
    coming = n_in(s.free & ~s.active)
    each = HAND + coming * (HAND_PER_FREE + coming * HAND_PER_FREE_SQUARED)
    total: float = s.hand[seat] * each + HAND_BEST_PLACE * best_place(s)
    return total


@rule
def best_place(s: State) -> int:
    """What the best open place beside an active parasol or dune counts; 0 where none is worth having."""
    best = 0
    places = open_places(s)
    while places:
        place = first_in(places)
        if AROUND[s.board, place] & s.active:
            best = max(best, final_points(s, place))
        places &= places - 1
    return best
