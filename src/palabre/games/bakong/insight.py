"""What does somebody who knows the game see at a glance? What an adventurer has, and what lies on the way.

Each adventurer is looked at alone, by other numbers on the way out than on the way back, and by others again
the nearer the end is. What is there is listed as pairs: which number, and how much of it.
"""

from __future__ import annotations

from ...kernel.compiled import rule
from ...kernel.observing import Singles
from .box import N_OBJECTS, TORCH
from .packing import ROOM
from .rules.ending import big_points, points, small_points
from .rules.flipping import heading, is_jungle
from .rules.packs import has_big, n_small, owns
from .state import State
from .worth import (
    GEM,
    IN_CAVE,
    MANY,
    N_KINDS,
    RACE,
    SURE,
    UNSURE,
    big_in_prospect,
    kind_of,
    likely,
    turns_home,
)

# What one has, and the more turns are to come, the more or less it means
SMALL, SMALL_LATER, OUCHES, OUCHES_LATER, BIG, FREE, FEW_FREE, NONE_FREE, HERE = range(9)
# The way home and the race for it; the big emerald to come, and whether it has room; who is to move
HOME, HOME_AGAIN, RACING, BEHIND, PROSPECT, BIG_FITS, ON_TURN, ON_TURN_LATE = range(9, 17)
# Beside the best of the others: points, points when the end is near, turns; whether they are on the way back
LEAD, LATE_LEAD, NEARER, THEY_RETURN = range(17, 21)
OBJECT, OBJECT_LATER = 21, 21 + N_OBJECTS
# What each of the next tiles is to this adventurer, and what is known to lie below it
SIGHT = 12
AHEAD = OBJECT_LATER + N_OBJECTS
BELOW = AHEAD + N_KINDS * SIGHT  # within a throw, and beyond
TORCHLIT = BELOW + N_KINDS * 2
N_OF_WAY = TORCHLIT + 2
N_WAYS, N_STAGES = 2, 3  # out and back; far from the end, nearer, near
NEARER_END, NEAR_END = 10.0, 5.0  # turns to come
N_INSIGHTS = N_WAYS * N_STAGES * N_OF_WAY
MOST_LISTED = OBJECT + 2 * N_OBJECTS + 2 * SIGHT + 2

THROW = 6  # tiles that one die reaches
TENTH = 0.1


@rule
def insight(s: State, seat: int, out: Singles, at: int) -> None:
    """List it for a seat: how many pairs, then the pairs; the farther the end, the less it all means."""
    home, others_home = turns_home(s, seat), first_other_home(s, seat)
    end = min(home, others_home)
    stage = 0 if end > NEARER_END else 1 if end > NEAR_END else 2
    way = (stage * N_WAYS + (1 if has_big(s, seat) else 0)) * N_OF_WAY
    steady = 1.0 / (SURE + UNSURE * end)
    last = see_things(s, seat, out, at + 1, way, end, steady)
    last = see_race(s, seat, out, last, way, home, end, steady)
    last = see_others(s, seat, out, last, way, others_home - home, end, steady)
    last = see_tiles(s, seat, out, last, way, steady)
    out[at] = (last - at - 1) // 2


@rule
def note(out: Singles, at: int, which: int, much: float) -> int:
    """One pair more; returns where the next one goes."""
    out[at] = which
    out[at + 1] = much
    return at + 2


@rule
def see_things(s: State, seat: int, out: Singles, at: int, way: int, end: float, steady: float) -> int:
    """What is in the pack, and what else fits."""
    later = end * TENTH * steady
    small, ouches = small_points(s, seat) * TENTH, s.ouches[seat]
    free = ROOM[s.pack[seat]] - n_small(s, seat)
    at = note(out, at, way + HERE, steady)
    if small > 0:
        at = note(out, at, way + SMALL, small * steady)
        at = note(out, at, way + SMALL_LATER, small * later)
    if ouches > 0:
        at = note(out, at, way + OUCHES, ouches * steady)
        at = note(out, at, way + OUCHES_LATER, ouches * later)
    if has_big(s, seat):
        at = note(out, at, way + BIG, big_points(s, seat) * TENTH * steady)
    at = note(out, at, way + FREE, free * TENTH * steady)
    at = note(out, at, way + FEW_FREE, min(free, 3) * steady)
    if free == 0:
        at = note(out, at, way + NONE_FREE, steady)
    for thing in range(N_OBJECTS):
        if owns(s, seat, thing):
            at = note(out, at, way + OBJECT + thing, steady)
            at = note(out, at, way + OBJECT_LATER + thing, later)
    return at


@rule
def see_race(
    s: State, seat: int, out: Singles, at: int, way: int, home: float, end: float, steady: float
) -> int:
    """The way home, who is there first, and the big emerald before that."""
    far = home * TENTH
    at = note(out, at, way + HOME, far * steady)
    at = note(out, at, way + HOME_AGAIN, far * far * steady)
    at = note(out, at, way + RACING, likely((end - home) / RACE) * steady)
    at = note(out, at, way + BEHIND, (home - end) * TENTH * steady)
    if s.turn == seat:
        at = note(out, at, way + ON_TURN, steady)
        at = note(out, at, way + ON_TURN_LATE, steady / (1.0 + end))
    if not has_big(s, seat):
        at = note(out, at, way + PROSPECT, big_in_prospect(s, seat, end) * TENTH * steady)
        if ROOM[s.pack[seat] | 1 << N_OBJECTS] >= n_small(s, seat):
            at = note(out, at, way + BIG_FITS, steady)
    return at


@rule
def first_other_home(s: State, seat: int) -> float:
    """Turns until the first of the others is back."""
    soonest = MANY
    for other in range(s.seats):
        if other != seat:
            soonest = min(soonest, turns_home(s, other))
    return soonest


@rule
def see_others(
    s: State, seat: int, out: Singles, at: int, way: int, nearer: float, end: float, steady: float
) -> int:
    """How it stands beside the best of the others."""
    most, they_return = -MANY, False
    for other in range(s.seats):
        if other != seat:
            most = max(most, float(points(s, other)))
            they_return = they_return or has_big(s, other)
    lead = (points(s, seat) - most) * TENTH * steady
    at = note(out, at, way + LEAD, lead)
    at = note(out, at, way + LATE_LEAD, lead / (1.0 + end))
    at = note(out, at, way + NEARER, nearer * TENTH * steady)
    if they_return:
        at = note(out, at, way + THEY_RETURN, steady)
    return at


@rule
def see_tiles(s: State, seat: int, out: Singles, at: int, way: int, steady: float) -> int:
    """The next tiles one by one, and how a torch lights them."""
    place = s.place[seat] + heading(s, seat)
    torch, near, far_off = owns(s, seat, TORCH), 0, 0
    for far in range(SIGHT):
        if not is_jungle(place):
            break
        kind = kind_of(s, seat, s.shows[place])
        at = note(out, at, way + AHEAD + kind * SIGHT + far, steady)
        if torch and kind in (IN_CAVE, GEM):
            near += 1 if far < THROW else 0
            far_off += 0 if far < THROW else 1
        if s.under_seen[place]:
            below = kind_of(s, seat, s.under[place])
            at = note(out, at, way + BELOW + below * 2 + (0 if far < THROW else 1), steady)
        place += heading(s, seat)
    if near > 0:
        at = note(out, at, way + TORCHLIT, near * steady)
    if far_off > 0:
        at = note(out, at, way + TORCHLIT + 1, far_off * steady)
    return at
