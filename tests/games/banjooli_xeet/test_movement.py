"""Movement: full ways, rocks, jumps, quicksand, the line."""

from __future__ import annotations

import pytest

import palabre
from tests.games.banjooli_xeet.table import (
    PLAIN,
    at,
    ends,
    is_scared,
    kinds,
    move,
    moves,
    race,
    run,
    square,
    ways,
)


def test_bx_11_forward_only_straight_or_diagonally() -> None:
    """BX-11: one point a square."""
    match = race("r r y y y b", ostriches={"red": [1, 1, 0]})
    move(match, "red")
    assert ways(match) == {"LS", "LR", "SL", "SS", "SR", "RL", "RS"}
    run(match, "LR")
    assert at(match, "red") == square(match, 1, 1, 2)


def test_bx_11_all_points_must_be_used() -> None:
    """BX-11: no stopping at will."""
    match = race("r r y y y b", ostriches={"red": [1, 1, 0]})
    move(match, "red")
    with pytest.raises(palabre.IllegalAction, match="all 2 squares"):
        run(match, "S")


def test_bx_11_an_ostrich_without_a_full_way_may_not_be_chosen() -> None:
    """BX-11: two rows of ostriches before it cannot be jumped."""
    where = {"red": [2, 0, 2], "yellow": [3, 1, 0], "green": [3, 1, 1], "blue": [3, 1, 2]}
    match = race("r y y y w w", tiles=[PLAIN, PLAIN, "canyon", PLAIN], ostriches=where)
    assert ("red", "none") not in moves(match)
    with pytest.raises(palabre.IllegalAction, match="no way on which all these squares"):
        move(match, "red")


def test_bx_11_quicksand_makes_a_full_way_though_a_longer_one_exists() -> None:
    """BX-11, BX-14: quicksand after one point of three may be chosen, and so may the long way round."""
    match = race("r r r y y b", tiles=[PLAIN, "common_3 b", PLAIN, PLAIN], ostriches={"red": [1, 1, 2]})
    move(match, "red")
    assert {"L", "SSL", "SSS"} <= ways(match)
    run(match, "L")
    assert at(match, "red") == square(match, 2, 0, 0)
    assert is_scared(match, "red")


def test_bx_11_every_step_must_leave_a_full_way_open() -> None:
    """BX-11: a first step from which the second point could not be used is not offered."""
    tiles = [PLAIN, PLAIN, "common_3 a", PLAIN]
    where = {"red": [2, 1, 2], "yellow": [3, 1, 1], "green": [3, 2, 2]}
    match = race("r r y y y b", tiles=tiles, ostriches=where)
    move(match, "red")
    assert ways(match) == {"SS", "RL"}


# BX-11a


def test_bx_11a_an_ostrich_that_is_put_somewhere_triggers_nothing() -> None:
    """BX-11a: a leap onto quicksand scares nobody."""
    where = {"red": [1, 0, 0], "yellow": [2, 1, 0], "green": [2, 2, 0]}
    match = race("b b y y y r", tiles=["crocodiles", "common_3 b", PLAIN, PLAIN], ostriches=where)
    match.play({"do": "bewitch", "ostrich": "red"})
    assert at(match, "red") == square(match, 2, 0, 0)
    assert not is_scared(match, "red")


def test_bx_11a_leaving_quicksand_triggers_nothing() -> None:
    """BX-11a: a freed ostrich runs off."""
    match = race("r r y y y b", tiles=["common_3 b", PLAIN, PLAIN, PLAIN], ostriches={"red": [1, 0, 0]})
    move(match, "red")
    run(match, "SS")
    assert not is_scared(match, "red")


# BX-12, BX-13


def test_bx_12_rocks_cannot_be_entered() -> None:
    """BX-12: the middle of the second row is a rock."""
    match = race("r r y y y b", tiles=["common_1 b", PLAIN, PLAIN, PLAIN], ostriches={"red": [1, 1, 0]})
    move(match, "red")
    assert ways(match) == {"LS", "LR", "RL", "RS"}


def test_bx_12_no_ending_on_an_occupied_square() -> None:
    """BX-12: an ostrich in the way is jumped, never shared with."""
    match = race("r y y y y b", ostriches={"red": [1, 1, 0], "yellow": [1, 1, 1]})
    assert ends(match, "red") == {
        (square(match, 1, 0, 1), "stands"),
        (square(match, 1, 1, 2), "stands"),
        (square(match, 1, 2, 1), "stands"),
    }


@pytest.mark.parametrize(("lane", "landing", "way"), [(1, 1, "S"), (0, 2, "R")], ids=["straight", "diagonal"])
def test_bx_13_a_jump_costs_one_point_and_keeps_its_direction(lane: int, landing: int, way: str) -> None:
    """BX-13: straight or diagonal, to the square behind."""
    match = race("r y y y y b", ostriches={"red": [1, lane, 0], "yellow": [1, 1, 1]})
    move(match, "red")
    run(match, way)
    assert at(match, "red") == square(match, 1, landing, 2)
    assert [event["jumped"] for event in match.events() if event["kind"] == "ran"] == [["yellow"]]


def test_bx_13_jumps_can_follow_one_another() -> None:
    """BX-13: two jumps with two points."""
    where = {"red": [1, 1, 0], "yellow": [1, 1, 1], "green": [2, 1, 0]}
    match = race("r r y y y b", ostriches=where)
    move(match, "red")
    run(match, "SS")
    assert at(match, "red") == square(match, 2, 1, 1)


def test_bx_13_two_in_a_row_cannot_be_jumped_at_once() -> None:
    """BX-13: the square behind must be free."""
    where = {"red": [1, 1, 0], "yellow": [1, 1, 1], "green": [1, 1, 2]}
    match = race("r y y y y b", ostriches=where)
    move(match, "red")
    assert ways(match) == {"L", "R"}


@pytest.mark.parametrize(
    ("tile", "lane", "behind"),
    [("common_1 b", 1, 1), ("crocodiles", 1, 0), ("canyon", 0, 0)],
    ids=["rock", "water", "chasm"],
)
def test_bx_13_no_jump_onto_rock_water_or_chasm(tile: str, lane: int, behind: int) -> None:
    """BX-13: landing there is illegal."""
    row = 3 + behind  # of that square, counted from the first of tile 1
    start, over = ([1 + (row - back) // 3, lane, (row - back) % 3] for back in (2, 1))
    match = race("r y y y y b", tiles=[PLAIN, tile, PLAIN, PLAIN], ostriches={"red": start, "yellow": over})
    shown = {end for end, _ in ends(match, "red")}
    assert shown
    assert square(match, 2, lane, behind) not in shown


def test_bx_13_nothing_under_the_jumped_ostrich_is_triggered() -> None:
    """BX-13: quicksand and berry under it stay as they are."""
    tiles = ["common_3 b", PLAIN, PLAIN, PLAIN]
    match = race("r y y y y b", tiles=tiles, ostriches={"red": [0, 0, 1], "yellow": [1, 0, 0]})
    move(match, "red")
    run(match, "S")
    assert at(match, "red") == square(match, 1, 0, 1)
    assert not is_scared(match, "red")


def test_bx_13_no_diagonal_jump_through_a_barrier() -> None:
    """BX-13, BX-C3: both steps of a jump must be legal; inside a curve lanes are parted."""
    tiles = [PLAIN, "common_4 a left", PLAIN, PLAIN]
    match = race("r y y y y b", tiles=tiles, ostriches={"red": [1, 0, 2], "yellow": [2, 1, 0]})
    move(match, "red")
    assert at(match, "red") == square(match, 2, 0, 0), "the inner lane is the only way"


def test_bx_13_out_of_the_pen_one_jumps_straight() -> None:
    """BX-13: an occupied square of row 1 is jumped to row 2 of that lane."""
    match = race("r y y y y b", ostriches={"yellow": [0, 0, 0]})
    assert ends(match, "red") == {
        (square(match, 0, 0, 1), "stands"),
        (square(match, 0, 1, 0), "stands"),
        (square(match, 0, 2, 0), "stands"),
    }


def test_bx_13_a_jump_may_cross_the_line() -> None:
    """BX-13, BX-15: straight, or diagonally within the lanes."""
    match = race("r y y y y b", ostriches={"red": [5, 0, 0], "yellow": [5, 1, 1], "green": [5, 0, 1]})
    move(match, "red")
    assert ways(match) == {"S", "R"}
    run(match, "R")
    assert at(match, "red") == "arrived"


def test_bx_13_a_diagonal_jump_off_the_side_does_not_cross_the_line() -> None:
    """BX-13: there is no lane beyond the outer one."""
    match = race("r y y y y b", ostriches={"red": [5, 1, 0], "yellow": [5, 0, 1]})
    move(match, "red")
    assert ways(match) == {"S", "R"}


# BX-14, BX-15


def test_bx_14_quicksand_ends_the_move_and_scares() -> None:
    """BX-14: with points left."""
    match = race("r r r y y b", finish="finish b", ostriches={"red": [4, 1, 2]})
    move(match, "red")
    run(match, "S")
    assert at(match, "red") == square(match, 5, 1, 0)
    assert is_scared(match, "red")
    assert "sank" in kinds(match)


def test_bx_15_arrivals_take_their_places_in_order_and_surplus_is_lost() -> None:
    """BX-15: one point crosses from any lane of the last row."""
    for lane in range(3):
        match = race("r r r y y b", ostriches={"red": [5, lane, 1]}, podium=["green"])
        move(match, "red")
        assert at(match, "red") == "arrived", "the one way was run by itself"
        assert match.view()["podium"] == ["green", "red"]


def test_martins_green_jumps_blue_and_comes_in_second() -> None:
    """BX-13, BX-15: four points and one jump make five squares, over the line."""
    where = {"green": [4, 1, 0], "blue": [5, 1, 0]}
    match = race("g g g r w w", ostriches=where, podium=["red"])
    assert {joker for name, joker in moves(match) if name == "green"} == {"none", "red", "white"}
    move(match, "green", "red")
    run(match, "SSSS")
    assert at(match, "green") == "arrived"
    assert match.view()["podium"] == ["red", "green"]
    assert match.view()["ostriches"][3]["square"] == square(match, 5, 1, 0)
