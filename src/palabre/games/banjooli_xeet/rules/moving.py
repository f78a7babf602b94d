"""Movement: which ways lie open to an ostrich."""

from __future__ import annotations

from ....kernel.compiled import rule
from ....kernel.layout import Ids
from ..pieces import ENTERABLE, N_DIRECTIONS, STOPS, Kind
from ..state import WALL, State

NO_WAY = 0  # the empty way

# The squares of a way, packed into one number, the latest in the lowest bits
SQUARE_BITS = 7
SQUARE_MASK = (1 << SQUARE_BITS) - 1


@rule
def lengthened(way: int, direction: int) -> int:
    """A way with one more step."""
    return way * N_DIRECTIONS + 1 + direction


@rule
def shortened(way: int) -> int:
    """A way without its last step."""
    return (way - 1) // N_DIRECTIONS


@rule
def last_direction(way: int) -> int:
    """The direction of the last step."""
    return (way - 1) % N_DIRECTIONS


@rule
def landing(s: State, square: int, direction: int) -> int:
    """BX-11 to BX-13: where one point in a direction leads, jumping an ostrich in the way; else the WALL."""
    target = s.ahead[square, direction]
    if s.taken[target]:
        target = s.beyond[square, direction]
        if s.taken[target]:
            return WALL
    return target if ENTERABLE[s.ground[target]] else WALL


@rule
def solid(s: State, trail: int) -> int:
    """BX-18: the last square of a trail that is not lava."""
    while s.ground[trail & SQUARE_MASK] == Kind.LAVA:
        trail >>= SQUARE_BITS
    return trail & SQUARE_MASK


@rule
def can_stop(s: State, trail: int, square: int, origin: int) -> bool:
    """BX-18: a move may end here, unless lava would send it back to where it began."""
    return s.ground[square] != Kind.LAVA or solid(s, trail) != origin


@rule
def full_way(s: State, square: int, points: int, origin: int) -> int:
    """BX-11: a way that uses all points, or is ended by quicksand, vortex or line; berries count as earth."""
    way, trail, depth, direction = NO_WAY, square, 0, 0
    while depth >= 0:
        if direction == N_DIRECTIONS:
            direction = last_direction(way) + 1
            way, trail, depth = shortened(way), trail >> SQUARE_BITS, depth - 1
            continue
        target = landing(s, trail & SQUARE_MASK, direction)
        if target == WALL:
            direction += 1
        elif STOPS[s.ground[target]]:
            return lengthened(way, direction)
        elif depth + 1 < points:
            way, trail, depth = lengthened(way, direction), trail << SQUARE_BITS | target, depth + 1
            direction = 0
        elif can_stop(s, trail, target, origin):
            return lengthened(way, direction)
        else:
            direction += 1
    return NO_WAY


@rule
def has_full_way(s: State, square: int, points: int, origin: int) -> bool:
    """BX-11: an ostrich without a full way may not be chosen."""
    return full_way(s, square, points, origin) != NO_WAY


@rule
def list_ways(s: State, square: int, points: int, origin: int, first: int, out: Ids) -> int:
    """BX-11: every full way, up to its first berry, as ids that count from `first`; how many there are."""
    n = 0
    way, trail, depth, direction = NO_WAY, square, 0, 0
    while depth >= 0:
        if direction == N_DIRECTIONS:
            direction = last_direction(way) + 1
            way, trail, depth = shortened(way), trail >> SQUARE_BITS, depth - 1
            continue
        target = landing(s, trail & SQUARE_MASK, direction)
        left = points - depth - 1
        if target == WALL:
            direction += 1
        elif ends_here(s, target) or left == 0:
            if may_end(s, trail, target, left, origin):
                out[n] = first + lengthened(way, direction)
                n += 1
            direction += 1
        else:
            way, trail, depth = lengthened(way, direction), trail << SQUARE_BITS | target, depth + 1
            direction = 0
    return n


@rule
def ends_here(s: State, square: int) -> bool:
    """Whether a way goes no farther: quicksand, vortex, line, or a berry, after which one chooses anew."""
    return bool(STOPS[s.ground[square]]) or s.ground[square] == Kind.BERRY


@rule
def may_end(s: State, trail: int, square: int, left: int, origin: int) -> bool:
    """BX-11: every step must leave a full way open."""
    if s.ground[square] == Kind.BERRY:
        return left == 0 or has_full_way(s, square, left, origin)
    return bool(STOPS[s.ground[square]]) or can_stop(s, trail, square, origin)


@rule
def farthest(s: State, square: int, points: int, origin: int) -> int:
    """BX-11: how many of the points can be used where an effect has made the rest impossible."""
    while points > 0 and not has_full_way(s, square, points, origin):
        points -= 1
    return points
