"""What the screen is told: legal places and pairs, what is about to be cut off, what places are worth."""

from __future__ import annotations

import random

import pytest

import palabre
from palabre.games.bonobo_beach.box import BOARDS
from palabre.kernel.match import Match

from .tables import ONE_DUNE, draw, laid, lay, position, put, small


def random_matches(board: str) -> list[Match]:
    """Matches somewhere in the middle."""
    found = []
    for seed in range(6):
        match, rng = palabre.new("bonobo-beach", players=3, seed=seed, board=board), random.Random(seed)
        for _ in range(6 + 5 * seed):
            if not match.over:
                match.play(rng.choice(match.choices()))
        found.append(match)
    return found


def could_cut_off(match: Match, triangle: int) -> bool:
    """Whether one rhombus on any open pair would leave this free triangle without a free neighbour."""
    view = match.view(None)
    board = next(board for board in BOARDS if board.name == view["options"]["board"])
    free = set(view["free"])
    near = set(board.neighbours(triangle)) & free
    cuts = [pair for pair in view["open_pairs"] if triangle not in pair and near <= set(pair)]
    return bool(near and cuts)


@pytest.mark.parametrize("board", ["island", "small"])
def test_threatened_triangles_are_those_that_one_rhombus_can_cut_off(board: str) -> None:
    """BB-10, seen one move ahead, against a search over all pairs."""
    threats = 0
    for match in random_matches(board):
        view = match.view(None)
        assert view["threatened"] == [each for each in view["free"] if could_cut_off(match, each)]
        threats += len(view["threatened"])
    assert threats > 10


def test_open_places_and_pairs_are_what_can_be_chosen() -> None:
    match = position(pawns=[[[0, 0]]], tiles=laid((0, 1, 1)))
    view = match.view(None)
    assert [choice["at"] for choice in match.choices() if choice["do"] == "put_pawn"] == view["open_places"]
    draw(match, 2)
    assert (
        [choice["on"] for choice in match.choices()] == match.view(None)["open_pairs"] == view["open_pairs"]
    )


def test_points_now_and_at_the_end() -> None:
    """BB-9, BB-15: what points at a place, and what it would count; None where nobody can stand."""
    match = small(tiles=ONE_DUNE, drawn=-3)
    lay(match, 16, 17)
    view = match.view(None)
    worth = zip(view["points"], view["final_points"], strict=True)
    assert [each for each in worth if each[1] is not None] == [(-9, -18), (5, 10), (3, 6)]


def test_tiles_not_yet_drawn() -> None:
    match = position(tiles=laid((0, 1, 4), (2, 3, -1)), drawn=-4)
    stack = {kind["value"]: kind["left"] for kind in match.view(None)["stack"]}
    assert stack == {4: 2, 3: 3, 2: 4, 1: 4, -1: 3, -2: 4, -3: 3, -4: 2}
    assert match.view(None)["left"] == 25


def test_tiles_say_where_they_point() -> None:
    """BB-G3: tips and blunt corners, for whoever draws them."""
    (tile,) = position(tiles=laid((8, 9, 2))).view(None)["tiles"]
    assert tile == {
        "on": [8, 9],
        "value": 2,
        "motif": "spring",
        "tips": [[-1, -2], [0, -1]],
        "corners": [[-1, -1], [0, -2]],
    }


def test_a_view_can_be_laid_out_again() -> None:
    """What a view shows is enough for a position."""
    for match in random_matches("island"):
        view = match.view(None)
        words = {name: view[name] for name in ("tiles", "pawns", "markers", "seat", "starter")}
        drawn = view["drawn"] and view["drawn"]["value"]
        again = palabre.position("bonobo-beach", {"players": 3, **words, "drawn": drawn}, nature="manual")
        assert again.view(None) | {"turn": 0} == view | {"turn": 0}


# Previews


def test_the_preview_of_a_pawn_shows_what_points_there() -> None:
    match = position(tiles=laid((0, 8, 3), (9, 10, -2)))
    assert match.preview({"do": "put_pawn", "at": [-1, -1]}) == {
        "numbers": [6, -4],
        "points": 2,
        "final_points": 2,
        "woken": [],
        "chased": [],
        "scored": [],
        "counted": [],
    }


def test_the_preview_of_a_rhombus_shows_what_it_sets_off() -> None:
    """BB-11: toilets 1 would wake and chase the pawn on (1,-3); nothing has happened yet."""
    match = position(tiles=laid((0, 8, 4)), pawns=[[], [[1, -3]]], drawn=4)
    before = match.state.tobytes()
    shown = match.preview({"do": "lay", "on": [2, 3]})
    assert shown["woken"] == [{"kind": "woken", "triangle": 1, "shows": "toilets"}]
    assert [event["seat"] for event in shown["chased"]] == [1]
    assert match.state.tobytes() == before


def test_the_preview_of_a_draw_shows_the_stack() -> None:
    match = position()
    put(match, 0, 0)
    assert match.preview({"do": "draw"})["left"] == 28
