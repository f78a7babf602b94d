"""The track: a graph in which each square knows where straight, left and right lead."""

from __future__ import annotations

from itertools import pairwise, product
from typing import Any

import pytest

import palabre
from palabre.games import find
from palabre.games.banjooli_xeet.doors import door
from palabre.games.banjooli_xeet.geometry import places, squares
from palabre.games.banjooli_xeet.pieces import (
    ENTERABLE,
    IS_CURVE,
    LEFT,
    N_SPOTS,
    PIECES,
    RIGHT,
    SPECIAL_FACES,
    STRAIGHT,
    Piece,
)
from palabre.games.banjooli_xeet.rules.track import FARTHEST, join
from palabre.games.banjooli_xeet.state import LINE, N_ENDS, N_PLACES, N_SQUARES, PEN, WALL
from palabre.kernel.engine import engine
from palabre.kernel.plain import Plain
from tests.games.banjooli_xeet.table import race, square, state


def name(piece: Piece) -> str:
    return " ".join(part for part in (piece.tile, piece.side, piece.turn) if part)


def pairs(even: bool) -> list[tuple[int, int]]:
    """Every two faces that may be neighbours, for one reading of the curve."""
    other = "curve_" if even else "even_"
    read = [number for number, piece in enumerate(PIECES) if not piece.shape.startswith(other)]
    starts, finishes = (
        [number for number in read if PIECES[number].tile == tile] for tile in ("start", "finish")
    )
    middle = [number for number in read if number not in (*starts, *finishes)]
    between = [
        (one, two) for one, two in product(middle, middle) if not (PIECES[one].turn and PIECES[two].turn)
    ]
    return [*product(starts, middle), *between, *product(middle, finishes)]


def joined(pieces: list[int]) -> Plain:
    """A state with just these pieces joined, as many of them between the ends as there are."""
    rules = engine(find("banjooli-xeet"))
    states = rules.new_states()
    states["piece"][0] = [*pieces, *[-1] * (N_PLACES - len(pieces))]
    states["middle_tiles"] = len(pieces) - N_ENDS
    door(join)(states)
    return Plain(states)


@pytest.mark.parametrize("even", [False, True], ids=["one_three_five", "even"])
def test_no_dead_end_in_any_pair_of_neighbouring_faces(even: bool) -> None:
    """BX-1, BX-C3: from every square that can be entered a step leads on, in all faces and orientations."""
    tried = pairs(even)
    assert len(tried) > 300
    for one, two in tried:
        s = joined([one, two])
        ground, ahead = s.ground.tolist(), s.ahead.tolist()
        open_squares = [node for node in range(N_SQUARES) if ENTERABLE[ground[node]]]
        assert len(open_squares) >= 6
        dead = [node for node in open_squares if not any(ENTERABLE[ground[to]] for to in ahead[node])]
        assert not dead, f"{PIECES[one]} {PIECES[two]}: {dead}"


def test_bx_c3_on_a_straight_every_step_goes_one_row_on() -> None:
    """BX-C3, BX-11: straight or diagonally, never off the side."""
    match = race()
    ahead = state(match).ahead
    middle = square(match, 1, 1, 0)
    assert ahead[middle].tolist() == [square(match, 1, lane, 1) for lane in range(3)]
    assert ahead[square(match, 1, 0, 0), LEFT] == WALL
    assert ahead[square(match, 1, 2, 0), RIGHT] == WALL


def test_bx_c3_barriers_hold_inside_a_curve_and_not_at_its_ends() -> None:
    """BX-C3: diagonals only when stepping in or out."""
    match = race(tiles=["common_1 a", "common_4 a left", "common_1 a", "common_1 b"])
    ahead = state(match).ahead
    assert ahead[square(match, 1, 1, 2)].tolist() == [square(match, 2, lane, 0) for lane in range(3)]
    assert ahead[square(match, 2, 2, 1)].tolist() == [WALL, square(match, 2, 2, 2), WALL]
    assert ahead[square(match, 2, 0, 0)].tolist() == [WALL, square(match, 3, 0, 0), square(match, 3, 1, 0)]
    assert ahead[square(match, 2, 1, 2)].tolist() == [square(match, 3, lane, 0) for lane in range(3)]


@pytest.mark.parametrize(("turn", "inner", "outer"), [("left", 0, 2), ("right", 2, 0)])
def test_bx_c3_the_inner_lane_is_on_the_side_of_the_turn(turn: str, inner: int, outer: int) -> None:
    """BX-C3: one square inside, five outside."""
    match = race(tiles=[f"common_4 a {turn}", "common_1 a", "common_1 a", "common_1 a"])
    to_line = state(match).to_line
    assert to_line[square(match, 1, outer, 0)] - to_line[square(match, 1, inner, 0)] == 4
    assert to_line[square(match, 1, 1, 0)] - to_line[square(match, 1, inner, 0)] == 2


def test_bx_c3_in_an_even_curve_all_lanes_are_equally_long() -> None:
    """BX-C3: three squares a lane."""
    match = race(tiles=["common_4 a left", *["common_1 a"] * 3], options={"curve": "even"})
    assert len({state(match).to_line[square(match, 1, lane, 0)] for lane in range(3)}) == 1


def test_bx_c4_from_the_pen_to_any_lane_and_over_the_line() -> None:
    """BX-C4, BX-15: a nest leads to each lane of row 1, and each lane of the last row over the line."""
    match = race()
    s = state(match)
    assert s.ahead[PEN].tolist() == [0, 1, 2]
    last_row = [square(match, 5, lane, 1) for lane in range(3)]
    assert [s.ahead[node, STRAIGHT] for node in last_row] == [LINE] * 3
    assert [s.to_line[node] for node in last_row] == [1] * 3


def test_bx_21_a_nest_is_farthest() -> None:
    """BX-21: no square of the track is as far from the line as a nest."""
    s = state(race(start="start b", tiles=["common_4 a right", *["common_1 a"] * 3]))
    assert s.to_line[PEN] == FARTHEST > max(s.to_line[node] for node in range(6))


# Tracks that nature lays


def tracks(**options: Any) -> list[list[int]]:
    """The tracks of many games."""
    made = (palabre.new("banjooli-xeet", players=2, seed=seed, **options) for seed in range(60))
    return [[piece for piece in match.state["piece"][0].tolist() if piece >= 0] for match in made]


@pytest.mark.parametrize("n", [4, 5, 6])
def test_bx_1_as_many_tiles_as_agreed_and_never_two_curves_side_by_side(n: int) -> None:
    """BX-1: start, n tiles that differ, finish; all sides and turns occur."""
    seen = set()
    for track in tracks(middle_tiles=n):
        tiles = [PIECES[piece] for piece in track]
        assert [tiles[0].tile, tiles[-1].tile] == ["start", "finish"]
        assert len({tile.tile for tile in tiles}) == len(tiles) == n + 2
        assert not any(IS_CURVE[one] and IS_CURVE[two] for one, two in pairwise(track))
        seen |= {(tile.tile, tile.side, tile.turn) for tile in tiles}
    plain = {(piece.tile, piece.side, piece.turn) for piece in PIECES}
    assert seen == {face for face in plain if face[0] not in ("crocodiles", "vortex", "canyon", "lava")}


@pytest.mark.parametrize("n", [1, 2])
def test_bx_1_special_tiles_replace_common_straights(n: int) -> None:
    """BX-1: as many as agreed, and all four come up."""
    special = {"crocodiles", "vortex", "canyon", "lava"}
    seen = set()
    for track in tracks(specials=n):
        found = [PIECES[piece].tile for piece in track if PIECES[piece].tile in special]
        assert len(found) == n
        assert len(track) == 6
        seen |= set(found)
    assert seen == special


NAMED = [value for value in find("banjooli-xeet").options[1].values if isinstance(value, str)]


@pytest.mark.parametrize("named", NAMED)
def test_bx_1_a_table_may_name_its_special_tiles(named: str) -> None:
    """BX-1: just these, instead of common straights that are drawn."""
    wanted, places = set(named.split("_")), set()
    for track in tracks(specials=named):
        tiles = [PIECES[piece].tile for piece in track]
        assert {tile for tile in tiles if not tile.startswith(("common", "start", "finish"))} == wanted
        assert len(track) == 6
        places |= {place for place, tile in enumerate(tiles) if tile in wanted}
    assert places == {1, 2, 3, 4}


def test_bx_1_every_special_tile_and_every_two_that_can_lie_together_have_a_name() -> None:
    """BX-1: one face of each of the two tiles."""
    (one, other) = ([face.tile for face in tile] for tile in SPECIAL_FACES)
    assert [*one, *other, *(f"{first}_{second}" for first, second in product(one, other))] == NAMED


def test_tiles_never_lie_on_one_another() -> None:
    for track in tracks(middle_tiles=6):
        spots = [(tile["x"], tile["y"]) for tile in places(tuple(track))]
        assert len(set(spots)) == len(spots)
        middles = [(each["x"], each["y"]) for each in squares(tuple(track))]
        assert len(set(middles)) == len(middles) == len(track) * N_SPOTS - 6


def test_neighbouring_squares_are_drawn_next_to_each_other() -> None:
    """Across tiles too: where a step straight on leads is less than two squares away."""
    for track in tracks(middle_tiles=6)[:20]:
        tiles = [name(PIECES[piece]) for piece in track[1:-1]]
        match = race(tiles=tiles, options={"middle_tiles": 6})
        where = {each["square"]: (each["x"], each["y"]) for each in match.view()["squares"]}
        for node, to in enumerate(state(match).ahead.tolist()):
            if node in where and to[STRAIGHT] in where:
                (x, y), (u, v) = where[node], where[to[STRAIGHT]]
                assert (x - u) ** 2 + (y - v) ** 2 < 2.1, f"{track} {node}"
