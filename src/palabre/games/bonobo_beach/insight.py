"""What does somebody who knows the game see at a glance? Pawns that stay, pawns that wait, and where."""

from __future__ import annotations

from ...kernel.compiled import rule
from ...kernel.observing import Singles
from .box import AROUND, DUNES, MAX_SEATS, N_PLACES, PARASOLS, TOILETS
from .masks import first_in, n_in
from .rules.ending import final_points
from .state import State
from .worth import best_place, expected, prospect

# Of each seat, counted from the observer: its marker, its hand, what it may expect; then of its pawns
(
    MARKER,
    HAND,
    EXPECTED,
    STAYS,
    N_STAYS,
    STAYS_OPEN,
    WAITS,
    N_WAITS,
    DUNES_COME,
    PARASOLS_COME,
    TOILETS_COME,
) = range(11)
(CLOSING, N_OF_SEAT) = range(11, 13)
OWN, OTHERS = N_OF_SEAT * MAX_SEATS, N_OF_SEAT * MAX_SEATS + N_PLACES  # what a pawn on each place promises
COMING, BEST_PLACE, N_INSIGHTS = range(OTHERS + N_PLACES, OTHERS + N_PLACES + 3)

POINTS = 0.02  # the scale of points, of what one pawn brings, and of things that are counted
OF_PAWN = 0.05
COUNT = 0.25
OF_ISLAND = 0.02
NEARLY = 2  # free triangles round a pawn that is soon closed in


@rule
def insight(s: State, seat: int, out: Singles, at: int) -> None:
    """Write it down for a seat, its own things first."""
    for each in range(N_INSIGHTS):
        out[at + each] = 0
    for other in range(s.seats):
        turned = other - seat + (s.seats if other < seat else 0)
        see_seat(s, other, out, at + turned * N_OF_SEAT)
        see_places(s, other, out, at + (OWN if other == seat else OTHERS))
    out[at + COMING] = n_in(s.free & ~s.active) * OF_ISLAND
    out[at + BEST_PLACE] = best_place(s) * OF_PAWN


@rule
def see_seat(s: State, seat: int, out: Singles, at: int) -> None:
    """What a seat has, and what its pawns may come to."""
    out[at + MARKER] = s.markers[seat] * POINTS
    out[at + HAND] = s.hand[seat] * COUNT
    out[at + EXPECTED] = expected(s, seat) * POINTS
    left = s.pawns[seat]
    while left:
        see_pawn(s, first_in(left), out, at)
        left &= left - 1


@rule
def see_places(s: State, seat: int, out: Singles, at: int) -> None:
    """What each pawn of a seat promises, where it stands."""
    left = s.pawns[seat]
    while left:
        out[at + first_in(left)] = prospect(s, first_in(left)) * OF_PAWN
        left &= left - 1


@rule
def see_pawn(s: State, place: int, out: Singles, at: int) -> None:
    """A pawn beside an active symbol stays to the end; any other waits for what comes round it."""
    coming = AROUND[s.board, place] & s.free & ~s.active
    if AROUND[s.board, place] & s.active:
        points = final_points(s, place)
        out[at + STAYS] += points * POINTS
        out[at + N_STAYS] += COUNT
        out[at + STAYS_OPEN] += points * n_in(coming) * POINTS
    else:
        points = int(s.points[place])
        out[at + WAITS] += points * POINTS
        out[at + N_WAITS] += COUNT
        out[at + DUNES_COME] += points * n_in(coming & DUNES[s.board]) * POINTS
        if n_in(coming) <= NEARLY:
            out[at + CLOSING] += points * POINTS
    turned = int(s.strength[place]) - int(s.points[place])
    out[at + PARASOLS_COME] += turned * n_in(coming & PARASOLS[s.board]) * POINTS
    out[at + TOILETS_COME] += points * n_in(coming & TOILETS[s.board]) * POINTS
