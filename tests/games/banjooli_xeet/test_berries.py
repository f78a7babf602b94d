"""Berries: each of the eleven, how it interrupts and how play resumes."""

from __future__ import annotations

from typing import Any

import pytest

import palabre
from palabre.kernel.match import Match
from tests.games.banjooli_xeet.table import (
    HERE,
    PLAIN,
    at,
    is_scared,
    kinds,
    met,
    move,
    race,
    run,
    square,
    throw,
    ways,
)


def test_bx_20_a_berry_lies_face_down_until_it_is_met() -> None:
    """BX-20: then it is shown to all and leaves the track."""
    match = met("peepa")
    assert [berry["berry"] for berry in match.view()["berries"]] == ["peepa", None]
    assert [berry["square"] is None for berry in match.view()["berries"]] == [True, False]


def test_bx_20a_ter_ends_the_move_and_scares() -> None:
    """BX-20a: with two points left."""
    match = met("ter")
    assert at(match, "red") == square(match, *HERE)
    assert is_scared(match, "red")
    assert match.view()["seat"] == 1


def test_bx_20b_neex_peepa_ends_move_and_turn() -> None:
    """BX-20b: nobody is scared."""
    match = met("neex_peepa")
    assert at(match, "red") == square(match, *HERE)
    assert not is_scared(match, "red")
    assert match.view()["seat"] == 1


def test_bx_20c_oor_is_two_points_for_the_player() -> None:
    """BX-20c: it is kept for the end, and the move goes on."""
    match = met("oor")
    assert match.view()["oor"] == [0]
    assert match.view()["move"] == {"ostrich": "red", "points": 2}


def test_bx_20d_jembat_shows_the_berries_to_one_player() -> None:
    """BX-20d: seat 0 knows the other berry from now on, the others only that it looked; the move goes on."""
    match = met("jembat", other="joka")
    shown = [match.view(eyes)["berries"][1]["berry"] for eyes in (0, 1, 2, None)]
    assert shown == ["joka", None, None, None]
    assert match.view(1)["berries"][1]["seen_by"] == [0]
    assert [event["seat"] for event in match.events(2) if event["kind"] == "looked"] == [0]
    run(match, "SS")
    assert match.view(0)["berries"][1]["berry"] == "joka"


def test_bx_20e_daaaw_adds_two_points_at_once() -> None:
    """BX-20e: two left and two more."""
    match = met("daaaw")
    assert match.view()["move"] == {"ostrich": "red", "points": 4}
    assert all(len(way) == 4 for way in ways(match))


def test_bx_20e_without_room_it_goes_as_far_as_it_can() -> None:
    """BX-20e, BX-11: where four points have no way, fewer are run, and the loss is told."""
    tiles = [PLAIN, "canyon", PLAIN, PLAIN]
    where = {"yellow": [2, 1, 1], "green": [2, 1, 2]}
    match = met("daaaw", "r r r y w w", tiles=tiles, ostriches=where, scared=["yellow", "green"])
    assert match.view()["move"] == {"ostrich": "red", "points": 2}
    assert [event["points"] for event in match.events() if event["kind"] == "stuck"] == [2]
    assert ways(match) == {"LR", "SS", "RL"}


def test_bx_20e_at_the_last_point_it_still_counts() -> None:
    """BX-20e: no point left and two more."""
    match = met("daaaw", dice="r y w w g b")
    assert match.view()["move"] == {"ostrich": "red", "points": 2}


def test_bx_20f_pakaarlool_turns_the_order_for_good() -> None:
    """BX-20f: the move is finished, then the player on the right plays."""
    match = met("pakaarlool", players=4)
    assert match.view()["order"] == "right"
    run(match, "SS")
    seats = [match.view()["seat"]]
    for _ in range(2):
        throw(match, "w w w w r y")
        if match.view()["phase"] == "reroll":
            match.play({"do": "keep"})
        match.play(match.choices()[0])
        while match.view()["phase"] == "way":
            match.play(match.choices()[0])
        seats.append(match.view()["seat"])
    assert seats == [3, 2, 1]


def test_bx_20f_with_two_players_nothing_changes() -> None:
    """BX-20f: the other one is on both sides."""
    match = met("pakaarlool", players=2)
    run(match, "SS")
    assert match.view()["seat"] == 1


def test_bx_20g_naangateku_takes_the_reroll_from_another_player() -> None:
    """BX-20g: it is handed on, the move goes on, and that player's next turn knows no reroll."""
    match = met("naangateku")
    assert {choice["seat"] for choice in match.choices()} == {1, 2}
    with pytest.raises(palabre.IllegalAction, match="another player"):
        match.play({"do": "spear", "seat": 0})
    match.play({"do": "spear", "seat": 1})
    assert match.view()["speared"] == [1]
    assert match.view()["move"] == {"ostrich": "red", "points": 2}
    run(match, "SS")
    assert (match.view()["seat"], match.view()["may_reroll"], match.view()["speared"]) == (1, False, [])
    throw(match, "y y g g b w")
    assert match.view()["phase"] == "choose"


def test_bx_20g_with_two_players_the_opponent_gets_it() -> None:
    """BX-20g: there is nobody else, so nobody is asked."""
    match = met("naangateku", players=2)
    assert match.view()["speared"] == [1]
    assert match.view()["phase"] == "way"


def test_bx_20h_peepa_does_nothing() -> None:
    """BX-20h: the move goes on."""
    match = met("peepa")
    assert match.view()["move"] == {"ostrich": "red", "points": 2}
    run(match, "SS")
    assert at(match, "red") == square(match, 2, 1, 0)


# BX-20j, BX-20k


def test_bx_20j_voortex_is_a_vortex() -> None:
    """BX-20j: a die, an exchange, and the berry is gone."""
    match = met("voortex", ostriches={"green": [4, 2, 0]})
    assert match.view()["phase"] == "throw_vortex"
    throw(match, "g")
    assert at(match, "red") == square(match, 4, 2, 0)
    assert at(match, "green") == square(match, *HERE)
    assert match.view()["seat"] == 1


def snake(**words: Any) -> Match:
    """Red has met the snake in the second row of tile 1."""
    return met("joka", **words)


def backs(match: Match) -> set[int]:
    """Where the snake may send it."""
    return {choice["square"] for choice in match.choices() if choice["do"] == "back"}


def test_bx_20k_joka_sends_it_two_squares_back() -> None:
    """BX-20k: from any of these, two forward steps lead here; then the move ends."""
    match = snake()
    assert backs(match) == {square(match, 0, lane, 1) for lane in range(3)}
    match.play({"do": "back", "square": square(match, 0, 2, 1)})
    assert at(match, "red") == square(match, 0, 2, 1)
    assert match.view()["seat"] == 1
    assert [kind for kind in kinds(match) if kind in ("snake", "went_back")] == ["snake", "went_back"]


def test_bx_20k_only_where_an_ostrich_may_stand_whatever_lies_between() -> None:
    """BX-20k: rock and ostrich two squares back are out; rock and ostrich between do not matter."""
    where = {"red": [1, 2, 0], "yellow": [0, 0, 1], "green": [1, 0, 0], "blue": [1, 1, 0]}
    laid = [{"berry": "joka", "square": [1, 1, 1]}]
    match = race("r r r y w b", start="start b", ostriches=where, berries=laid, options={"berries": True})
    move(match, "red")
    run(match, "L")
    assert at(match, "red") == square(match, 0, 2, 1), "the one square there is was taken by itself"


def test_bx_20k_barriers_hold() -> None:
    """BX-20k: in a curve one goes back along the lane."""
    tiles = [PLAIN, "common_4 a left", PLAIN, PLAIN]
    laid = [{"berry": "joka", "square": [2, 2, 4]}]
    match = race(
        "r r y y w b", tiles=tiles, ostriches={"red": [2, 2, 3]}, berries=laid, options={"berries": True}
    )
    move(match, "red")
    assert at(match, "red") == square(match, 2, 2, 2), "there is one way on, and one back"


def test_bx_20k_two_steps_may_begin_two_tiles_back() -> None:
    """BX-20k: the inner lane of a curve has one square; yellow and green stand on the nearer ones."""
    match = race(
        "r r r y w b",
        tiles=[PLAIN, PLAIN, "common_4 a left", PLAIN],
        ostriches={"red": [3, 0, 0], "yellow": [2, 1, 2], "green": [3, 1, 1]},
        berries=[{"berry": "joka", "square": [4, 0, 0]}],
        options={"berries": True},
    )
    move(match, "red")
    run(match, "S")
    assert at(match, "red") == square(match, 2, 0, 2)


def test_bx_20k_without_a_square_to_go_back_to_the_move_goes_on() -> None:
    """BX-20k: three ostriches stand two squares back."""
    where = {"yellow": [0, 0, 1], "green": [0, 1, 1], "blue": [0, 2, 1]}
    match = snake(ostriches=where)
    assert "snake_misses" in kinds(match)
    assert match.view()["move"] == {"ostrich": "red", "points": 2}


def test_bx_11a_a_berry_under_an_ostrich_that_was_put_there_stays() -> None:
    """BX-11a: an ostrich is exchanged onto a berry and runs off; the berry waits for whoever steps on it."""
    laid = [{"berry": "voortex", "square": HERE}, {"berry": "ter", "square": [3, 0, 0]}]
    match = met("", berries=laid, ostriches={"green": [3, 0, 0]})
    throw(match, "g")
    assert at(match, "red") == square(match, 3, 0, 0)
    assert not is_scared(match, "red")
    assert match.view()["berries"][1] == {
        "seat": 1,
        "square": square(match, 3, 0, 0),
        "berry": None,
        "seen_by": [],
    }


def test_bx_11_berries_count_as_earth_when_a_way_is_judged() -> None:
    """BX-11, BX-20: one may step on a berry only if the rest of the points could be used from there."""
    tiles = [PLAIN, PLAIN, "common_3 a", PLAIN]
    where = {"red": [2, 1, 2], "yellow": [3, 1, 1], "green": [3, 2, 2]}
    laid = [{"berry": "peepa", "square": [3, 0, 0]}, {"berry": "oor", "square": [3, 2, 0]}]
    match = race("r r y y y b", tiles=tiles, ostriches=where, berries=laid, options={"berries": True})
    move(match, "red")
    assert ways(match) == {"SS", "R"}


def test_bx_18_from_a_berry_lava_sends_one_back_to_the_berrys_square() -> None:
    """BX-18, BX-20: the move began elsewhere, so that is legal."""
    laid = [{"berry": "peepa", "square": [1, 0, 2]}]
    match = race(
        "r r y y y b",
        tiles=[PLAIN, "lava", PLAIN, PLAIN],
        ostriches={"red": [1, 0, 1]},
        berries=laid,
        options={"berries": True},
    )
    move(match, "red")
    run(match, "S")
    run(match, "S")
    assert at(match, "red") == square(match, 1, 0, 2)
