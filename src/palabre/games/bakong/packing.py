"""What fits a backpack? Every set of things tried in the central pocket, once, by search over placements."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from ...kernel.compiled import table
from .box import BOX, N_OBJECTS, N_THINGS, SHAPES, SMALL_SHAPE

Shape = tuple[int, int]
Squares = tuple[int, ...]

WIDE, HIGH = BOX["backpack"]["central"]
N_CENTRE = WIDE * HIGH
N_SQUARES: int = sum(wide * high for wide, high in BOX["backpack"].values())
OUTER = tuple(range(N_CENTRE, N_SQUARES))  # side and top pockets: small emeralds and the compass
NO_ROOM = -1

IS_SMALL = tuple(shape == SMALL_SHAPE for shape in SHAPES)  # goes into any pocket


def area(shape: Shape) -> int:
    """How many squares a thing covers."""
    return shape[0] * shape[1]


@cache
def placements(shape: Shape) -> tuple[Squares, ...]:
    """Every way to lay a thing into the central pocket, upright or turned by a quarter."""
    ways = dict.fromkeys(way for turned in (shape, shape[::-1]) for way in unturned(*turned))
    return tuple(sorted(ways))


def unturned(wide: int, high: int) -> Iterator[Squares]:
    """The ways to lay it as it is."""
    for top in range(HIGH - high + 1):
        for left in range(WIDE - wide + 1):
            yield tuple((top + y) * WIDE + left + x for y in range(high) for x in range(wide))


@cache
def packed(shapes: tuple[Shape, ...], taken: frozenset[int] = frozenset()) -> tuple[Squares, ...] | None:
    """Squares of the central pocket for each of some shapes, the first found; None if they do not fit."""
    if not shapes:
        return ()
    first, rest = shapes[0], shapes[1:]
    if sum(map(area, shapes)) > N_CENTRE - len(taken):
        return None
    for squares in placements(first):
        if taken.isdisjoint(squares):
            others = packed(rest, taken.union(squares))
            if others is not None:
                return (squares, *others)
    return None


def things_in(pack: int) -> list[int]:
    """The things of a set given as bits."""
    return [thing for thing in range(N_THINGS) if pack >> thing & 1]


def centre_of(pack: int) -> list[int]:
    """The things of a set that only the central pocket takes, the largest first."""
    larger = [thing for thing in things_in(pack) if not IS_SMALL[thing]]
    return sorted(larger, key=lambda thing: (-area(SHAPES[thing]), SHAPES[thing], thing))


def room_beside(pack: int) -> int:
    """How many small emeralds fit beside a set of things; NO_ROOM if the things themselves do not fit."""
    if packed(tuple(SHAPES[thing] for thing in centre_of(pack))) is None:
        return NO_ROOM
    return N_SQUARES - sum(area(SHAPES[thing]) for thing in things_in(pack))


def arranged(pack: int, tokens: Sequence[int]) -> tuple[tuple[tuple[int, Squares], ...], tuple[Squares, ...]]:
    """A placement of a load that fits: the squares of each thing, and of each kind of small emerald."""
    larger = centre_of(pack)
    found = packed(tuple(SHAPES[thing] for thing in larger)) or ()
    taken = {square for squares in found for square in squares}
    free = [*OUTER, *(square for square in reversed(range(N_CENTRE)) if square not in taken)]
    small = [(thing, (free.pop(0),)) for thing in things_in(pack) if IS_SMALL[thing]]
    rows: list[Squares] = []
    for n in reversed(tokens):  # the most valuable lie safest
        rows.append(tuple(free[:n]))
        free = free[n:]
    return (*small, *zip(larger, found, strict=False)), tuple(reversed(rows))


ROOM = table([room_beside(pack) for pack in range(1 << N_THINGS)])
IN_CENTRE = table([not IS_SMALL[thing] for thing in range(N_OBJECTS)])
