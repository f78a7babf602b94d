"""The frenzy: everybody runs, then the interrupted move goes on."""

from __future__ import annotations

from typing import Any

from palabre.kernel.match import Match
from tests.games.banjooli_xeet.table import HERE, PLAIN, at, is_scared, met, run, square, throw


def frenzy(dice: str, **words: Any) -> Match:
    """Red has met the frenzy with two points left, and these dice have been thrown."""
    match = met("dof_nooxoor", **words)
    assert match.view()["phase"] == "throw_frenzy"
    throw(match, dice)
    return match


def offers(match: Match) -> set[tuple[str, int]]:
    """Which ostrich may move in the frenzy, and with how many jokers."""
    return {(choice["ostrich"], choice["jokers"]) for choice in match.choices() if choice["do"] == "frenzy"}


def test_bx_20i_each_colour_moves_its_ostrich_in_any_order_then_the_move_goes_on() -> None:
    """BX-20i: five dice once; then red has its two points again."""
    match = frenzy("g g b b v", ostriches={"green": [2, 0, 0]})
    assert offers(match) == {("green", 0), ("blue", 0), ("violet", 0)}
    match.play({"do": "frenzy", "ostrich": "blue", "jokers": 0})
    run(match, "SS")
    match.play({"do": "frenzy", "ostrich": "green", "jokers": 0})
    run(match, "SS")
    assert match.view()["move"] == {"ostrich": "violet", "points": 1}, "the last one is not asked"
    run(match, "S")
    assert match.view()["move"] == {"ostrich": "red", "points": 2}
    assert at(match, "green") == square(match, 2, 0, 2)
    run(match, "SS")
    assert at(match, "red") == square(match, 2, 1, 0)
    assert match.view()["seat"] == 1


def test_bx_20i_jokers_are_split_freely_and_the_last_takes_the_rest() -> None:
    """BX-20i: whites and colours arrived before the roll; only to ostriches with a die of their own."""
    match = frenzy("g b w w v", podium=["violet"])
    assert offers(match) == {(name, n) for name in ("green", "blue") for n in range(4)}
    match.play({"do": "frenzy", "ostrich": "green", "jokers": 1})
    run(match, "SS")
    assert match.view()["move"] == {"ostrich": "blue", "points": 3}
    assert match.view()["frenzy"]["jokers"] == 0


BLOCKED = {"green": [3, 1, 0], "yellow": [3, 1, 1], "blue": [3, 1, 2]}  # on the bridge, one behind the other
BRIDGE: dict[str, Any] = {
    "tiles": [PLAIN, PLAIN, "canyon", PLAIN],
    "ostriches": BLOCKED,
    "berries": [{"berry": "dof_nooxoor", "square": HERE}],
}


def test_bx_20i_jokers_may_be_kept_for_one_whose_way_another_clears() -> None:
    """BX-20i: green cannot jump two in a row until blue has gone; then it takes what is left."""
    match = frenzy("g b w w w", **BRIDGE)
    assert offers(match) == {("blue", n) for n in range(4)}
    match.play({"do": "frenzy", "ostrich": "blue", "jokers": 1})
    run(match, "SS")
    assert match.view()["move"] == {"ostrich": "green", "points": 3}


def test_bx_20i_jokers_kept_for_one_that_stays_blocked_are_lost() -> None:
    """BX-20i: violet runs elsewhere, green stays behind yellow and blue, and red goes on."""
    match = frenzy("g v w w w", **BRIDGE)
    assert offers(match) == {("violet", n) for n in range(4)}
    match.play({"do": "frenzy", "ostrich": "violet", "jokers": 0})
    run(match, "S")
    assert match.view()["frenzy"] is None
    assert match.view()["move"] == {"ostrich": "red", "points": 2}


def test_bx_20i_a_scared_one_is_kept_no_jokers_for() -> None:
    """BX-20i: blue is the last that could still move."""
    match = frenzy("g b w w w", scared=["green"], **BRIDGE)
    assert match.view()["move"] == {"ostrich": "blue", "points": 4}


def test_bx_20i_no_magic_in_a_frenzy() -> None:
    """BX-20i: five of a kind move that one ostrich."""
    match = frenzy("g g g g g")
    assert match.view()["move"] == {"ostrich": "green", "points": 5}


def test_bx_20i_scared_ones_and_those_without_a_way_are_skipped() -> None:
    """BX-20i: only blue can move."""
    tiles = [PLAIN, PLAIN, "canyon", PLAIN]
    where = {"green": [2, 0, 0], "violet": [2, 1, 2], "yellow": [3, 1, 0], "blue": [3, 1, 1]}
    laid = [{"berry": "dof_nooxoor", "square": HERE}]
    match = frenzy("g g v b b", tiles=tiles, ostriches=where, scared=["green"], berries=laid)
    assert match.view()["move"] == {"ostrich": "blue", "points": 2}


def test_bx_20i_a_scared_ostrich_waits_for_nothing() -> None:
    """BX-20i: whoever sinks while the frenzy lasts is not listed any more."""
    match = frenzy("g b b v v", scared=["violet"], ostriches={"green": [2, 0, 0], "violet": [3, 0, 0]})
    assert match.view()["frenzy"]["waiting"] == ["green", "blue"]


def test_bx_20i_nobody_to_move_and_the_frenzy_is_over_at_once() -> None:
    """BX-20i: jokers alone move nobody."""
    match = frenzy("w w w w w")
    assert match.view()["frenzy"] is None
    assert match.view()["move"] == {"ostrich": "red", "points": 2}


def test_bx_20i_the_interrupted_ostrich_goes_on_from_where_it_stands() -> None:
    """BX-20i: red moves in the frenzy too, then goes on with what was left."""
    match = frenzy("r w w w w")
    assert match.view()["move"] == {"ostrich": "red", "points": 5}
    run(match, "SSSSS")
    assert match.view()["move"] == {"ostrich": "red", "points": 2}
    assert at(match, "red") == square(match, 3, 1, 0)


def test_bx_20i_the_move_goes_on_as_one_that_began_where_it_did() -> None:
    """BX-18, BX-20i: lava sends red back to where green set out in the frenzy, not where red's move began."""
    match = frenzy(
        "g g g g g",
        tiles=[PLAIN, "lava", PLAIN, PLAIN],
        ostriches={"red": [1, 0, 0], "green": [1, 0, 2]},
        berries=[{"berry": "dof_nooxoor", "square": [1, 0, 1]}],
    )
    run(match, "RLRLR")
    assert match.view()["move"] == {"ostrich": "red", "points": 2}
    run(match, "SS")
    assert at(match, "red") == square(match, 1, 0, 2)


def test_bx_20i_not_when_it_was_scared() -> None:
    """BX-20i: quicksand in the frenzy ends the interrupted move."""
    match = frenzy("r w w w w", tiles=["common_1 a", "common_3 b", PLAIN, PLAIN])
    run(match, "LS")
    assert is_scared(match, "red")
    assert match.view()["seat"] == 1


def test_bx_20i_not_when_it_was_exchanged() -> None:
    """BX-20i, BX-19: a vortex met by another takes red elsewhere, and its move is over."""
    tiles = [PLAIN, "vortex", PLAIN, PLAIN]
    match = frenzy("g w w w w", tiles=tiles, ostriches={"green": [2, 1, 0]})
    run(match, "S")
    throw(match, "r")
    assert at(match, "red") == square(match, 2, 1, 1)
    assert at(match, "green") == square(match, *HERE)
    assert match.view()["seat"] == 1


def test_bx_20i_the_third_arrival_ends_everything() -> None:
    """BX-20i, BX-21: red never goes on."""
    match = frenzy("g b b b b", ostriches={"green": [5, 0, 1]}, podium=["yellow", "violet"])
    match.play({"do": "frenzy", "ostrich": "green", "jokers": 0})
    assert match.over
    assert at(match, "blue") == "nest"


def test_bx_20i_an_arrival_in_the_frenzy_makes_no_new_joker() -> None:
    """BX-20i: jokers are what had arrived before the roll."""
    match = frenzy("g g b b v", ostriches={"green": [5, 0, 1]})
    match.play({"do": "frenzy", "ostrich": "green", "jokers": 0})
    assert at(match, "green") == "arrived"
    assert offers(match) == {("blue", 0), ("violet", 0)}


def test_bx_20i_a_vortex_chain_in_a_frenzy_resumes_where_it_was() -> None:
    """BX-20i, BX-19: frenzy, vortex, the mover's choice, and on with the frenzy."""
    tiles = [PLAIN, "vortex", PLAIN, PLAIN]
    match = frenzy("g w w b b", tiles=tiles, ostriches={"green": [2, 1, 0], "violet": [4, 0, 0]})
    match.play({"do": "frenzy", "ostrich": "green", "jokers": 0})
    run(match, "S")
    throw(match, "w")
    match.play({"do": "exchange", "ostrich": "violet"})
    assert at(match, "green") == square(match, 4, 0, 0)
    assert match.view()["move"] == {"ostrich": "blue", "points": 4}


def test_bx_20b_neex_peepa_ends_a_frenzy_too() -> None:
    """BX-20b: the rest of the frenzy and of the interrupted move are lost."""
    laid = [{"berry": "dof_nooxoor", "square": HERE}, {"berry": "neex_peepa", "square": [3, 1, 0]}]
    match = met("", berries=laid, ostriches={"green": [2, 1, 2], "blue": [2, 0, 0]})
    throw(match, "g b b b b")
    match.play({"do": "frenzy", "ostrich": "green", "jokers": 0})
    run(match, "S")
    assert at(match, "blue") == square(match, 2, 0, 0)
    assert at(match, "red") == square(match, *HERE)
    assert match.view()["frenzy"] is None
    assert match.view()["seat"] == 1
