"""The track: tiles joined into one graph, in which each square knows where straight, left and right lead."""

from __future__ import annotations

from ....kernel.compiled import rule
from ..box import N_OSTRICHES
from ..pieces import (
    ENTERABLE,
    ENTRY,
    N_DIRECTIONS,
    N_LANES,
    N_SPOTS,
    OUT,
    SPOT_KIND,
    SPOT_LANE,
    SPOT_LEADS,
    STANDABLE,
    STRAIGHT,
    Kind,
)
from ..state import LINE, N_ENDS, N_NODES, N_SQUARES, NOBODY, PEN, WALL, State

FARTHEST = 127  # BX-21: nothing is farther from the line than a nest


@rule
def join(s: State) -> None:
    """BX-C3, BX-C4: lay the pieces end to end, the pen before them and the line behind."""
    for node in range(N_NODES):
        s.ground[node] = Kind.WALL
        for direction in range(N_DIRECTIONS):
            s.ahead[node, direction] = WALL
            s.beyond[node, direction] = WALL
    s.ground[PEN] = Kind.PEN
    s.ground[LINE] = Kind.LINE
    for square in range((s.middle_tiles + N_ENDS) * N_SPOTS):
        join_square(s, square)
    for lane in range(N_LANES):
        s.ahead[PEN, lane] = lane
    for square in range(N_SQUARES):
        find_jumps(s, square)
    find_jumps_from_the_pen(s)
    measure(s)


@rule
def join_square(s: State, square: int) -> None:
    """What a square is and where it leads; a step over the line is a step straight on."""
    piece = s.piece[square // N_SPOTS]
    s.ground[square] = SPOT_KIND[piece, square % N_SPOTS]
    for direction in range(N_DIRECTIONS):
        target = leads(s, square, direction)
        if target != LINE or direction == STRAIGHT:
            s.ahead[square, direction] = target


@rule
def leads(s: State, square: int, direction: int) -> int:
    """Where a direction leads: on the same tile, to the entry of the next one, over the line, or nowhere."""
    place = square // N_SPOTS
    piece = s.piece[place]
    spot = int(SPOT_LEADS[piece, square % N_SPOTS, direction])
    if spot < OUT:
        return place * N_SPOTS + spot
    if spot > OUT:
        return WALL
    if place > s.middle_tiles:
        return LINE
    lane = SPOT_LANE[piece, square % N_SPOTS] + direction - STRAIGHT
    return (place + 1) * N_SPOTS + int(ENTRY[s.piece[place + 1], lane])


@rule
def find_jumps(s: State, square: int) -> None:
    """BX-13: a jump is two steps in one direction; it may cross the line."""
    for direction in range(N_DIRECTIONS):
        middle = s.ahead[square, direction]
        if middle < N_SQUARES:
            s.beyond[square, direction] = leads(s, middle, direction)


@rule
def find_jumps_from_the_pen(s: State) -> None:
    """BX-13: a step out of the pen is straight, whatever the lane."""
    for lane in range(N_LANES):
        s.beyond[PEN, lane] = s.ahead[lane, STRAIGHT]


@rule
def measure(s: State) -> None:
    """BX-21: points from each square to the line; ids grow along the track, so one pass is enough."""
    s.to_line[LINE] = 0
    s.to_line[WALL] = FARTHEST
    s.to_line[PEN] = FARTHEST
    for n in range(N_SQUARES):
        square = N_SQUARES - 1 - n
        nearest = FARTHEST
        for direction in range(N_DIRECTIONS):
            target = s.ahead[square, direction]
            if ENTERABLE[s.ground[target]] and s.to_line[target] + 1 < nearest:
                nearest = s.to_line[target] + 1
        s.to_line[square] = nearest


@rule
def is_on_track(s: State, ostrich: int) -> bool:
    """Whether an ostrich has started and not arrived."""
    return bool(s.at[ostrich] < N_SQUARES)


@rule
def has_arrived(s: State, ostrich: int) -> bool:
    """Whether an ostrich is over the line."""
    return bool(s.at[ostrich] == LINE)


@rule
def is_scared(s: State, ostrich: int) -> bool:
    """Whether an ostrich shows its scared side."""
    return (s.scared >> ostrich & 1) == 1


@rule
def can_stand(s: State, square: int) -> bool:
    """BX-16: no rock, water, chasm, lava or ostrich is there."""
    return bool(STANDABLE[s.ground[square]]) and not s.taken[square]


@rule
def put(s: State, ostrich: int, node: int) -> None:
    """BX-11a: set an ostrich down; this alone triggers nothing."""
    if is_on_track(s, ostrich):
        s.taken[s.at[ostrich]] = 0
    s.at[ostrich] = node
    if is_on_track(s, ostrich):
        s.taken[node] = 1


@rule
def swap(s: State, one: int, other: int) -> None:
    """BX-19: two ostriches change places."""
    place = s.at[one]
    s.at[one] = s.at[other]
    s.at[other] = place


@rule
def scare(s: State, ostrich: int) -> None:
    """Turn an ostrich to its scared side."""
    s.scared |= 1 << ostrich


@rule
def calm(s: State, ostrich: int) -> None:
    """Turn an ostrich to its running side."""
    s.scared &= ~(1 << ostrich)


@rule
def last(s: State) -> int:
    """BX-21: the ostrich that needs most points to the line; NOBODY if two are tied."""
    farthest = 0
    found = NOBODY
    for ostrich in range(N_OSTRICHES):
        distance = s.to_line[s.at[ostrich]]
        if distance > farthest:
            farthest = distance
            found = ostrich
        elif distance == farthest:
            found = NOBODY
    return found
