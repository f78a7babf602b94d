"""What is in the box: two boards, their symbols, the tiles; and boxes that are refused."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

from palabre.games.bonobo_beach.board import BadBox, Board, read_board
from palabre.games.bonobo_beach.box import BOARDS, BOX, NUMBERS, VALUES

from .tables import laid, lay, position

ISLAND, SMALL = BOARDS
boards = pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)


def box_of(name: str) -> dict[str, Any]:
    """A board's data, to be spoiled."""
    data: dict[str, Any] = deepcopy(BOX["boards"][name])
    return data


def touching(board: Board) -> Counter[int]:
    """How many places touch how many triangles."""
    return Counter(len(board.around(at)) for at in board.places)


def test_the_island_is_a_hexagon_of_54_triangles() -> None:
    """BB-G1: rows 7-9-11-11-9-7, 37 places: 19 inside, 12 on the sides, 6 corners."""
    rows = Counter(triangle["row"] for triangle in BOX["boards"]["island"]["triangles"])
    assert [rows[row] for row in range(6)] == [7, 9, 11, 11, 9, 7]
    assert touching(ISLAND) == {6: 19, 3: 12, 2: 6}
    assert len(ISLAND.pairs) == 72


def test_the_small_board_is_a_hexagon_of_24_triangles() -> None:
    """BB-G1 holds in little: 19 places, 30 pairs."""
    assert len(SMALL.triangles) == 24
    assert touching(SMALL) == {6: 7, 3: 6, 2: 6}
    assert len(SMALL.pairs) == 30


def test_every_triangle_has_one_symbol() -> None:
    """BB-G2: 36 dunes, 9 parasols and 9 toilets; on the small board 16, 4 and 4."""
    assert Counter(ISLAND.shows) == {"dune": 36, "parasol": 9, "toilets": 9}
    assert Counter(SMALL.shows) == {"dune": 16, "parasol": 4, "toilets": 4}


@boards
def test_a_place_has_at_most_one_parasol_and_one_toilets(board: Board) -> None:
    """BB-G2: as on the island, so on the small board."""
    for at in board.places:
        symbols = Counter(board.shows[triangle] for triangle in board.around(at))
        assert symbols["parasol"] <= 1
        assert symbols["toilets"] <= 1


@boards
def test_a_rhombus_touches_two_tips_and_two_blunt_corners(board: Board) -> None:
    """BB-G3: four different places; the shared edge ends at the blunt corners."""
    for pair in board.pairs:
        tips, blunt = board.tips(pair), board.shared(pair)
        assert len({*tips, *blunt}) == 4
        assert set(blunt) == board.triangles[pair[0]] & board.triangles[pair[1]]


def test_a_tile_shows_its_value_twice_as_big_at_the_tips() -> None:
    """BB-G3: 2v at the tips, v at the blunt corners."""
    assert [NUMBERS[kind] for kind, value in enumerate(VALUES) if value == -3] == [(-6, -6, -3, -3)]


def test_a_laid_tile_points_at_its_four_places() -> None:
    """BB-G3: the spring on 8-9 shows 4 at the tips, 2 at the corners."""
    match = position(drawn=2)
    lay(match, 8, 9)
    shown = dict(zip(ISLAND.places, match.view(None)["points"], strict=True))
    assert {at: number for at, number in shown.items() if number} == {
        (-1, -2): 4,
        (0, -1): 4,
        (0, -2): 2,
        (-1, -1): 2,
    }


def test_the_stacks() -> None:
    """BB-G4: 28 tiles, standard and friendly, and 14 for the small board."""
    assert ISLAND.stacks["standard"] == {4: 3, 3: 3, 2: 4, 1: 4, -1: 4, -2: 4, -3: 3, -4: 3}
    assert ISLAND.stacks["friendly"] == {4: 3, 3: 4, 2: 4, 1: 5, -1: 4, -2: 3, -3: 3, -4: 2}
    assert SMALL.stacks["standard"] == {4: 1, 3: 1, 2: 2, 1: 3, -1: 3, -2: 2, -3: 1, -4: 1}
    assert sum(SMALL.stacks["friendly"].values()) == 14


@pytest.mark.parametrize(
    ("options", "tiles"), [({}, 28), ({"board": "small"}, 14), ({"tiles": "friendly"}, 28)]
)
def test_a_table_gets_the_stack_of_its_options(options: dict[str, Any], tiles: int) -> None:
    """BB-G4: the option says which tiles are in the stack."""
    view = position(options=options).view(None)
    board = next(board for board in BOARDS if board.name == options.get("board", "island"))
    assert view["left"] == tiles
    assert {kind["value"]: kind["left"] for kind in view["stack"]} == board.stacks[
        options.get("tiles", "standard")
    ]


def test_a_stack_smaller_than_half_the_triangles_is_refused() -> None:
    """BB-18: 12 tiles may be needed on 24 triangles."""
    data = box_of("small")
    data["stacks"]["standard"] = {"+1": 6, "-1": 6}
    assert read_board("small", data).stacks["standard"] == {1: 6, -1: 6}
    data["stacks"]["standard"] = {"+1": 6, "-1": 5}
    with pytest.raises(BadBox, match="12 tiles may be needed, the standard stack has 11"):
        read_board("small", data)


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        ({"shows": "lido"}, "shows none of"),
        ({"neighbours": [0]}, "wrong neighbours"),
        ({"places": [[0, -2], [1, -2], [9, 9]]}, "three places"),
        ({"id": 7}, "wrong number"),
    ],
)
def test_a_board_that_contradicts_itself_is_refused(spoil: dict[str, Any], said: str) -> None:
    data = box_of("small")
    data["triangles"][0] |= spoil
    with pytest.raises(BadBox, match=said):
        read_board("small", data)


@boards
def test_the_drawing_follows_the_coordinates(board: Board) -> None:
    """Each place lies where its triangles say, one unit from its neighbours."""
    drawn = {tuple(place["at"]): (place["x"], place["y"]) for place in BOX["boards"][board.name]["places"]}
    for triangle in BOX["boards"][board.name]["triangles"]:
        corners = [drawn[tuple(at)] for at in triangle["places"]]
        assert triangle["x"] == pytest.approx(sum(x for x, _ in corners) / 3, abs=1e-3)
        assert triangle["y"] == pytest.approx(sum(y for _, y in corners) / 3, abs=1e-3)


def test_both_boards_use_the_same_names_for_the_same_places() -> None:
    names = [
        {tuple(place["at"]): place["name"] for place in data["places"]} for data in BOX["boards"].values()
    ]
    island, little = names
    assert little.items() <= island.items()
    assert len(set(island.values())) == len(island)


def covering(board: Board, free: frozenset[int]) -> list[tuple[int, int]] | None:
    """Rhombi that cover these triangles without a gap, if there are any."""
    if not free:
        return []
    first = min(free)
    for other in board.neighbours(first):
        if other in free and (rest := covering(board, free - {first, other})) is not None:
            return [(first, other), *rest]
    return None


@pytest.mark.parametrize(
    ("board", "most"), [(ISLAND, 27), (SMALL, 12)], ids=lambda each: getattr(each, "name", each)
)
def test_the_stack_outlasts_a_board_without_a_gap(board: Board, most: int) -> None:
    """BB-G1: 54 triangles take 27 rhombi, 24 take 12; tiles are left over, and nobody can do anything."""
    pairs = covering(board, frozenset(range(len(board.triangles))))
    assert pairs is not None
    assert len(pairs) == most
    values = [value for value, n in board.stacks["standard"].items() for _ in range(n)]
    tiles = laid(*((*pair, value) for pair, value in zip(pairs, values, strict=False)))
    match = position(options={"board": board.name}, tiles=tiles)
    assert match.over
    assert match.view(None)["left"] == len(values) - most > 0
