"""What fits a backpack (BK-C4, BK-C5): the table against a packer that works square by square."""

from __future__ import annotations

from functools import cache
from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as some

from palabre.games.bakong.box import N_OBJECTS, N_THINGS, OBJECTS, SHAPES
from palabre.games.bakong.packing import N_CENTRE, N_SQUARES, NO_ROOM, ROOM, arranged, things_in

WIDE, HIGH = 3, 4
PACKS = range(1 << N_THINGS)


@cache
def fills(free: int, pieces: tuple[tuple[int, int], ...]) -> bool:
    """Whether pieces fit: the first free square is left empty, or some piece begins there."""
    if not pieces:
        return True
    if not free:
        return False
    first = (free & -free).bit_length() - 1
    if fills(free & ~(1 << first), pieces):
        return True
    return any(
        fills(free & ~mask, tuple(sorted((*pieces[:n], *pieces[n + 1 :]))))
        for n, (a, b) in enumerate(pieces)
        for wide, high in {(a, b), (b, a)}
        if (mask := covered(first, wide, high)) and mask & free == mask
    )


def covered(first: int, wide: int, high: int) -> int:
    """The squares of a piece whose top left corner lies there; 0 if it sticks out."""
    top, left = divmod(first, WIDE)
    if left + wide > WIDE or top + high > HIGH:
        return 0
    return sum(1 << (top + y) * WIDE + left + x for y, x in product(range(high), range(wide)))


def room_by_hand(pack: int) -> int:
    """The same as the table, from the words of BK-C4."""
    shapes = [SHAPES[thing] for thing in range(N_THINGS) if pack >> thing & 1]
    larger = tuple(sorted(shape for shape in shapes if shape != (1, 1)))
    if not fills((1 << WIDE * HIGH) - 1, larger):
        return NO_ROOM
    return 20 - sum(wide * high for wide, high in shapes)


def test_bk_c4_the_table_agrees_with_a_packer_that_works_square_by_square() -> None:
    assert [int(ROOM[pack]) for pack in PACKS] == [room_by_hand(pack) for pack in PACKS]


def test_bk_c4_three_pieces_of_two_by_two_never_fit() -> None:
    square = [thing for thing in range(N_THINGS) if SHAPES[thing] == (2, 2)]
    assert len(square) == 5
    assert all(ROOM[sum(1 << thing for thing in three)] == NO_ROOM for three in combinations(square, 3))
    assert all(ROOM[sum(1 << thing for thing in two)] == 12 for two in combinations(square, 2))


def test_bk_c4_any_object_fits_beside_any_big_emerald() -> None:
    for thing, big in product(range(N_OBJECTS), range(N_OBJECTS, N_THINGS)):
        assert ROOM[1 << thing | 1 << big] > 0


def test_bk_c4_the_compass_takes_no_room_in_the_centre() -> None:
    compass = 1 << OBJECTS.index("compass")
    for pack in PACKS:
        if not pack & compass and ROOM[pack] != NO_ROOM:
            assert ROOM[pack | compass] == ROOM[pack] - 1


@pytest.mark.parametrize("thing", range(N_THINGS))
def test_bk_c4_an_empty_pack_takes_any_one_thing(thing: int) -> None:
    assert ROOM[1 << thing] == 20 - SHAPES[thing][0] * SHAPES[thing][1]


@given(some.sampled_from([pack for pack in PACKS if ROOM[pack] != NO_ROOM]), some.data())
def test_bk_c5_every_load_that_fits_has_a_place_for_each_thing(pack: int, data: some.DataObject) -> None:
    n = data.draw(some.integers(0, int(ROOM[pack])))
    threes = data.draw(some.integers(0, n))
    things, small = arranged(pack, (n - threes, threes))
    squares = [square for _, at in things for square in at] + [square for at in small for square in at]
    assert len(set(squares)) == len(squares)
    assert set(squares) <= set(range(N_SQUARES))
    assert sorted(thing for thing, _ in things) == things_in(pack)
    assert [len(at) for at in small] == [n - threes, threes]
    for thing, at in things:
        check_shape(thing, at)


def check_shape(thing: int, squares: tuple[int, ...]) -> None:
    """A larger piece is a whole rectangle of its shape inside the central pocket."""
    if SHAPES[thing] == (1, 1):
        assert len(squares) == 1
        return
    assert max(squares) < N_CENTRE
    rows, columns = ({square // WIDE for square in squares}, {square % WIDE for square in squares})
    assert sorted((len(rows), len(columns))) == sorted(SHAPES[thing])
    assert len(squares) == len(rows) * len(columns)
    assert max(rows) - min(rows) == len(rows) - 1
    assert max(columns) - min(columns) == len(columns) - 1
