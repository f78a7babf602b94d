"""Special tiles: crocodiles, canyon, lava, vortex."""

from __future__ import annotations

from typing import Any

import pytest

import palabre
from palabre.kernel.match import Match
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
    throw,
    ways,
)

# BX-16


def test_bx_16_only_crocodiles_can_be_entered() -> None:
    """BX-16: from back to back, diagonally too; water never."""
    match = race("r r r y y b", tiles=["crocodiles", PLAIN, PLAIN, PLAIN], ostriches={"red": [0, 1, 1]})
    move(match, "red")
    assert ways(match) == {"LRL", "LRS", "RLL", "RLS", "RSL"}


def ditch(after: str = PLAIN, **where: list[int]) -> Match:
    """Red on a crocodile, and a sorcery die that means it."""
    places = {"red": [1, 1, 1], **where}
    return race("y y g g w r", tiles=["crocodiles", after, PLAIN, PLAIN], ostriches=places)


def leaps(match: Match) -> set[int | str]:
    """Where the startled ostrich may leap."""
    match.play({"do": "bewitch", "ostrich": "red"})
    return {choice["square"] for choice in match.choices() if choice["do"] == "leap"}


def test_bx_16_bewitched_on_a_crocodile_it_leaps_past_the_ditch_running() -> None:
    """BX-16: the caster chooses among the three squares after the ditch."""
    match = ditch()
    assert leaps(match) == {square(match, 2, lane, 0) for lane in range(3)}
    match.play({"do": "leap", "square": square(match, 2, 2, 0)})
    assert at(match, "red") == square(match, 2, 2, 0)
    assert not is_scared(match, "red")
    assert match.view()["seat"] == 1
    assert [kind for kind in kinds(match) if kind in ("startled", "leapt")] == ["startled", "leapt"]


def test_bx_16_only_onto_free_squares() -> None:
    """BX-16: the row after the ditch, without those who stand there."""
    match = ditch(yellow=[2, 1, 0])
    assert leaps(match) == {square(match, 2, 0, 0), square(match, 2, 2, 0)}


def test_bx_16_a_full_row_is_leapt_over() -> None:
    """BX-16: the fewest steps past the ditch where one may stand."""
    match = ditch(yellow=[2, 0, 0], green=[2, 1, 0], blue=[2, 2, 0])
    assert leaps(match) == {square(match, 2, lane, 1) for lane in range(3)}


@pytest.mark.parametrize(
    ("after", "landings"),
    [
        ("canyon", {(1, 0)}),
        ("lava", {(2, 0)}),
        ("common_4 b", {(0, 0), (1, 0)}),
        ("common_4 a left", {(0, 0), (1, 0), (2, 0)}),
    ],
)
def test_bx_16_no_leap_onto_rock_chasm_or_lava(after: str, landings: set[tuple[int, int]]) -> None:
    """BX-16: the first square on which an ostrich may stand; the only one is taken by itself."""
    match = ditch(after)
    found = leaps(match) or {at(match, "red")}
    assert found == {square(match, 2, lane, step) for lane, step in landings}


def test_bx_16_steps_past_the_ditch_are_counted_along_the_lanes_of_a_curve() -> None:
    """BX-16: past a full first row, the second squares of the lanes and what follows the short one."""
    match = ditch("common_4 a left", yellow=[2, 0, 0], green=[2, 1, 0], blue=[2, 2, 0])
    second = {square(match, 2, 1, 1), square(match, 2, 2, 1), square(match, 3, 0, 0), square(match, 3, 1, 0)}
    assert leaps(match) == second


def test_bx_16_elsewhere_a_leap_is_refused() -> None:
    """BX-16: neither into the ditch nor farther than the nearest."""
    match = ditch()
    match.play({"do": "bewitch", "ostrich": "red"})
    for node in (square(match, 1, 1, 2), square(match, 2, 0, 1)):
        with pytest.raises(palabre.IllegalAction, match="cannot land"):
            match.play({"do": "leap", "square": node})


# BX-17


def test_bx_17_the_canyon_has_one_lane() -> None:
    """BX-17: a bridge of three squares in line."""
    match = race("r r r y y b", tiles=["canyon", PLAIN, PLAIN, PLAIN], ostriches={"red": [0, 0, 1]})
    move(match, "red")
    assert at(match, "red") == square(match, 1, 1, 2), "the one way was run by itself"


def test_bx_17_on_the_bridge_one_jumps_straight() -> None:
    """BX-17: a scared ostrich on the bridge is jumped, two of them block it."""
    tiles = ["canyon", PLAIN, PLAIN, PLAIN]
    one = race("r y y y y b", tiles=tiles, ostriches={"red": [1, 1, 0], "blue": [1, 1, 1]})
    assert ends(one, "red") == {(square(one, 1, 1, 2), "stands")}
    where = {"red": [1, 1, 0], "blue": [1, 1, 1], "green": [1, 1, 2]}
    two = race("r y y y w b", tiles=tiles, ostriches=where)
    assert ("red", "none") not in moves(two)


# BX-18


def lava(dice: str, red: list[int], **where: list[int]) -> Match:
    """Red before or on the lava: entry LLH, then HLL, then LHL."""
    return race(dice, tiles=["lava", PLAIN, PLAIN, PLAIN], ostriches={"red": red, **where})


def test_bx_18_lava_may_be_crossed() -> None:
    """BX-18: three points from the high ground lead across."""
    match = lava("r r r y y b", [1, 2, 0])
    assert (square(match, 2, 0, 0), "stands") in ends(match, "red")


def test_bx_18_a_move_that_ends_on_lava_falls_back_to_the_last_high_ground() -> None:
    """BX-18: two points, over the high ground of the entry; the fall is told."""
    match = lava("r r y y y b", [0, 2, 1])
    assert (square(match, 1, 2, 0), "lava") in ends(match, "red")
    move(match, "red")
    run(match, "SS")
    assert at(match, "red") == square(match, 1, 2, 0)
    assert "fell_back" in kinds(match)


def test_bx_18_or_to_any_other_solid_square_of_its_path() -> None:
    """BX-18: earth will do."""
    match = lava("r r y y y b", [0, 0, 0])
    assert ends(match, "red") == {
        (square(match, 0, 0, 1), "lava"),
        (square(match, 0, 1, 1), "lava"),
        (square(match, 1, 2, 0), "stands"),
    }


def test_bx_18_never_to_where_the_move_began() -> None:
    """BX-18: one point onto lava is illegal, and so are two."""
    match = lava("r r y y y b", [0, 0, 1])
    assert ends(match, "red") == {(square(match, 1, 0, 1), "stands")}
    alone = lava("r y y y w b", [0, 0, 1])
    assert ("red", "none") not in moves(alone)


# BX-19


def vortex(where: dict[str, list[int]] | None = None, **words: Any) -> Match:
    """Red has just run into a vortex with two points of three."""
    places = {"red": [0, 1, 1], **(where or {})}
    match = race("r r r y w b", tiles=["vortex", PLAIN, PLAIN, PLAIN], ostriches=places, **words)
    move(match, "red")
    run(match, "SS")
    assert match.view()["phase"] == "throw_vortex"
    assert not match.to_act
    return match


def test_bx_19_the_colour_thrown_changes_places() -> None:
    """BX-19: the move has ended, the two are exchanged, the turn is over."""
    match = vortex({"green": [3, 0, 0]})
    throw(match, "g")
    assert at(match, "red") == square(match, 3, 0, 0)
    assert at(match, "green") == square(match, 1, 1, 1)
    assert match.view()["seat"] == 1


def test_bx_19_its_own_colour_scares_it() -> None:
    """BX-19: it stays."""
    match = vortex()
    throw(match, "r")
    assert at(match, "red") == square(match, 1, 1, 1)
    assert is_scared(match, "red")


@pytest.mark.parametrize("face", ["w", "v"])
def test_bx_19_a_joker_lets_the_mover_choose(face: str) -> None:
    """BX-19: white or an arrived colour; any other ostrich that has not arrived, nests included."""
    match = vortex({"green": [3, 0, 0]}, podium=["violet"])
    throw(match, face)
    assert {choice["ostrich"] for choice in match.choices()} == {"yellow", "green", "blue"}
    for ostrich in ("red", "violet"):
        with pytest.raises(palabre.IllegalAction, match="another ostrich"):
            match.play({"do": "exchange", "ostrich": ostrich})
    match.play({"do": "exchange", "ostrich": "blue"})
    assert at(match, "red") == "nest"
    assert at(match, "blue") == square(match, 1, 1, 1)


def test_bx_19_one_in_its_nest_is_exchanged_and_the_mover_has_not_started() -> None:
    """BX-19: red waits in a nest again, and cannot be bewitched there."""
    match = vortex()
    throw(match, "y")
    assert at(match, "red") == "nest"
    throw(match, "b b w w v r")
    assert not [choice for choice in match.choices() if choice["do"] == "bewitch"]


def test_bx_19_fear_travels_with_the_ostrich() -> None:
    """BX-19: and neither of the two triggers anything, not even quicksand or a berry."""
    tiles = ["vortex", "common_3 b", PLAIN, PLAIN]
    where = {"red": [0, 1, 1], "green": [2, 0, 0]}
    match = race("r r r y w b", tiles=tiles, ostriches=where, scared=["green"])
    move(match, "red")
    run(match, "SS")
    throw(match, "g")
    assert at(match, "red") == square(match, 2, 0, 0)
    assert not is_scared(match, "red")
    assert is_scared(match, "green")
    assert match.view()["phase"] == "throw"
