"""A turn: six dice, a reroll, and what they allow."""

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
    spells,
    square,
    throw,
)

ON_TRACK = {"red": [1, 0, 0], "yellow": [1, 1, 0], "green": [1, 2, 0], "blue": [2, 0, 0], "violet": [2, 2, 0]}


def points(match: Match) -> set[tuple[str, int]]:
    """The ostriches that may be moved and by how much."""
    deeds = match.view(match.to_act[0])["deeds"]
    return {(deed["choice"]["ostrich"], deed["points"]) for deed in deeds if deed["choice"]["do"] == "move"}


# BX-5


def test_bx_5_roll_six_reroll_any_once_then_one_thing() -> None:
    """BX-5: dice may be kept or rerolled, once; then the dice go to the left."""
    match = race(may_reroll=True)
    throw(match, "r r y g b w")
    assert len(match.choices()) == 64
    match.play({"do": "reroll", "dice": [2, 3, 5]})
    assert match.view()["dice"] == {
        "movement": ["red", "red", None, None, "blue"],
        "sorcery": None,
        "in_air": [2, 3, 5],
    }
    throw(match, "r w v")
    assert match.view()["dice"]["movement"] == ["red", "red", "red", "white", "blue"]
    assert match.view()["phase"] == "choose"
    move(match, "red")
    match.play("SSS")
    assert match.view()["seat"] == 1
    assert match.view()["phase"] == "throw"


def test_bx_5_all_dice_may_be_kept() -> None:
    """BX-5: a reroll is not a duty."""
    match = race("r r y g b w", may_reroll=True)
    match.play({"do": "keep"})
    assert match.view()["phase"] == "choose"
    with pytest.raises(palabre.IllegalAction, match="rerolled once"):
        match.play({"do": "reroll", "dice": [0]})


# BX-6: the rulebook's examples


def test_bx_6_two_red_and_three_green() -> None:
    """BX-6: red 2 or green 3."""
    assert points(race("r r g g g y")) == {("red", 2), ("green", 3)}


def test_bx_6_one_red_one_yellow_three_white() -> None:
    """BX-6: red or yellow, 1 or 4, never 2 or 3."""
    match = race("r y w w w y")
    assert points(match) == {("red", 1), ("red", 4), ("yellow", 1), ("yellow", 4)}
    assert moves(match) == {(name, joker) for name in ("red", "yellow") for joker in ("none", "white")}


def test_bx_6_an_arrived_colour_is_a_joker_but_never_with_white() -> None:
    """BX-6: yellow has arrived, dice with yellow and white: one of the two, never both."""
    match = race("r r y w w g", podium=["yellow"])
    assert moves(match) == {("red", "none"), ("red", "white"), ("red", "yellow")}
    assert points(match) == {("red", 2), ("red", 4), ("red", 3)}


def test_bx_6_noa_moves_yellow_by_2_or_3_or_violet_by_1_or_2() -> None:
    """BX-6: the rulebook's first example turn, as far as its text gives the dice."""
    assert points(race("y y v w r g", scared=["red"], ostriches={"red": [1, 0, 0]})) == {
        ("yellow", 2),
        ("yellow", 3),
        ("violet", 1),
        ("violet", 2),
    }


def test_bx_6_jokers_alone_move_nobody() -> None:
    """BX-6: no die of its own colour, no move."""
    match = race("w w w r r w", ostriches=ON_TRACK, scared=["red"])
    assert moves(match) == set()
    with pytest.raises(palabre.IllegalAction, match="no die shows that colour"):
        move(match, "blue", "white")


def test_bx_6_a_scared_ostrichs_dice_are_dead() -> None:
    """BX-6, BX-9: no move, no joker."""
    match = race("r r r y w b", ostriches={"red": [1, 0, 0]}, scared=["red"])
    assert moves(match) == {("yellow", "none"), ("yellow", "white")}
    with pytest.raises(palabre.IllegalAction, match="is scared"):
        move(match, "red")
    with pytest.raises(palabre.IllegalAction, match="not a joker"):
        move(match, "yellow", "red")


def test_bx_6_a_colour_that_has_not_arrived_is_no_joker() -> None:
    """BX-6: only white and arrived colours are jokers."""
    with pytest.raises(palabre.IllegalAction, match="not a joker"):
        move(race("r y w w w y"), "red", "yellow")


# BX-7: magic


JOKERS_TOO = {"magic_dice": "any"}


@pytest.mark.parametrize(
    ("dice", "options"), [("g g g g g r", {}), ("g g g g g r", JOKERS_TOO), ("w w w w w r", JOKERS_TOO)]
)
def test_bx_7_five_of_a_kind_move_any_ostrich_by_five(dice: str, options: dict[str, str]) -> None:
    """BX-7: five of one face; white too, where the table has agreed on it."""
    match = race(dice, options=options)
    magic = {choice["ostrich"] for choice in match.choices() if choice["do"] == "magic"}
    assert magic == {"red", "yellow", "green", "blue", "violet"}
    match.play({"do": "magic", "ostrich": "blue"})
    match.play("SSSSS")
    assert at(match, "blue") == square(match, 1, 1, 2)


def magic_of(match: Match) -> set[str]:
    """The ostriches that magic may move."""
    return {choice["ostrich"] for choice in match.choices() if choice["do"] == "magic"}


def test_bx_7_five_colours_are_magic_too() -> None:
    """BX-7: each ostrich once; faces count as printed, so scared ones count."""
    match = race("r y g b v r", ostriches={"red": [1, 0, 0]}, scared=["red"])
    assert magic_of(match) == {"yellow", "green", "blue", "violet"}


@pytest.mark.parametrize("dice", ["w w w w w r", "y y y y y r", "r y g b v r"])
def test_bx_7_magic_is_made_without_jokers_unless_the_table_agrees(dice: str) -> None:
    """BX-7: white is a joker, and so is the colour of an ostrich that has arrived."""
    arrived: dict[str, Any] = {"ostriches": {"red": [1, 0, 0]}, "podium": ["yellow"]}
    assert magic_of(race(dice, **arrived)) == set()
    assert magic_of(race(dice, **arrived, options=JOKERS_TOO)) == {"red", "green", "blue", "violet"}


def test_bx_7_what_white_or_an_arrived_colour_is_not_spoils_no_magic() -> None:
    """BX-7: yellow has arrived, and five green dice hold no yellow one."""
    assert magic_of(race("g g g g g y", podium=["yellow"])) == {"red", "green", "blue", "violet"}


def test_bx_7_option_same_knows_no_rainbow() -> None:
    """BX-7: magic = same."""
    same = {"magic": "same"}
    assert not [choice for choice in race("r y g b v r", options=same).choices() if choice["do"] == "magic"]
    assert [choice for choice in race("g g g g g r", options=same).choices() if choice["do"] == "magic"]


@pytest.mark.parametrize("dice", ["g g g g w r", "r y g b w r", "r r y g b r"])
def test_bx_7_jokers_make_no_magic(dice: str) -> None:
    """BX-7: no joker counts, not even where white would complete it."""
    match = race(dice)
    assert not [choice for choice in match.choices() if choice["do"] == "magic"]
    with pytest.raises(palabre.IllegalAction, match="not magic"):
        match.play({"do": "magic", "ostrich": "red"})


def test_bx_7_magic_is_optional_and_needs_a_full_way() -> None:
    """BX-7: the colour's own move stays possible; an ostrich without a way of 5 is not offered."""
    wall = {"red": [4, 0, 2], "yellow": [5, 0, 0], "green": [5, 0, 1], "blue": [5, 1, 0], "violet": [5, 2, 1]}
    match = race("g g g g g r", ostriches=wall)
    assert ("green", "none") in moves(match)
    magic = {choice["ostrich"] for choice in match.choices() if choice["do"] == "magic"}
    assert magic == {"yellow", "green", "blue", "violet"}


# BX-8: sorcery


def test_bx_8_the_sorcery_die_bewitches_its_own_ostrich() -> None:
    """BX-8: on the track and running, it is scared; the turn is over."""
    match = race("w w w w r y", ostriches=ON_TRACK)
    assert spells(match) == {("bewitch", "yellow")}
    match.play({"do": "bewitch", "ostrich": "yellow"})
    assert is_scared(match, "yellow")
    assert match.view()["seat"] == 1


def test_bx_8_or_frees_it() -> None:
    """BX-8: a scared one is freed, not scared again."""
    match = race("w w w w r y", ostriches=ON_TRACK, scared=["yellow"])
    assert spells(match) == {("free", "yellow")}
    match.play({"do": "free", "ostrich": "yellow"})
    assert not is_scared(match, "yellow")


@pytest.mark.parametrize("face", ["w", "g"])
def test_bx_8_a_joker_means_any_ostrich_that_qualifies(face: str) -> None:
    """BX-8: white, or an arrived colour; nests and arrivals cannot be bewitched."""
    where = {"red": [1, 0, 0], "yellow": [1, 1, 0]}
    match = race(f"b b w w v {face}", ostriches=where, scared=["yellow"], podium=["green"])
    assert spells(match) == {("bewitch", "red"), ("free", "yellow")}


def test_bx_8_no_spell_on_a_nest() -> None:
    """BX-8: who has not started cannot be a victim."""
    with pytest.raises(palabre.IllegalAction, match="not on the track"):
        race("r r w w w r").play({"do": "bewitch", "ostrich": "red"})


def test_milagros_bewitches_yellow_with_a_joker() -> None:
    """BX-8: the rulebook's second example turn."""
    match = race("r r g b v w", ostriches=ON_TRACK)
    match.play({"do": "bewitch", "ostrich": "yellow"})
    assert is_scared(match, "yellow")


def test_manuela_cannot_move_and_frees_blue() -> None:
    """BX-6, BX-8: blue scared, only blue and white on the dice: no move; sorcery white: free blue."""
    where = {"blue": [5, 0, 0], "violet": [3, 0, 0], "yellow": [2, 0, 0]}
    match = race(ostriches=where, scared=["blue"], podium=["red", "green"], may_reroll=True)
    throw(match, "b b b w w v")
    match.play({"do": "reroll", "dice": [5]})
    throw(match, "w")
    assert moves(match) == set()
    assert ("free", "blue") in spells(match)
    match.play({"do": "free", "ostrich": "blue"})
    assert not is_scared(match, "blue")


# BX-9, BX-10


def test_bx_9_a_scared_ostrich_is_not_moved_by_magic_either() -> None:
    """BX-9: it cannot move until it is freed."""
    match = race("g g g g g y", ostriches=ON_TRACK, scared=["red"])
    with pytest.raises(palabre.IllegalAction, match="is scared"):
        match.play({"do": "magic", "ostrich": "red"})


def test_bx_10_the_turn_passes_when_nothing_is_possible() -> None:
    """BX-10: blue is scared, the sorcery die shows a nest; nobody is asked."""
    match = race(ostriches={"blue": [1, 0, 0]}, scared=["blue"])
    throw(match, "b b b w w r")
    assert "passed" in kinds(match)
    assert match.view()["seat"] == 1


def test_bx_10_as_long_as_something_is_possible_it_must_be_taken() -> None:
    """BX-10: there is no choice to pass."""
    match = race("b b b w w b", ostriches={"blue": [1, 0, 0]}, scared=["blue"])
    assert match.view()["seat"] == 1, "the one choice was played by itself"
    assert not is_scared(match, "blue")


def test_every_end_is_shown_for_each_colour_and_joker() -> None:
    """What players of the box asked for: all ends of a choice before it is made."""
    match = race("r w w y y b", tiles=[PLAIN] * 4, ostriches={"red": [1, 1, 0]})
    assert ends(match, "red") == {(square(match, 1, lane, 1), "stands") for lane in range(3)}
    assert ends(match, "red", "white") == {(square(match, 2, lane, 0), "stands") for lane in range(3)}
