"""Making room (BK-11, BK-12, BK-C4 to BK-C6)."""

from __future__ import annotations

from typing import Any

import pytest

import palabre

from .trails import emeralds, objects, phase, play, short, supply, trail


def test_bk_12_an_object_that_fits_is_simply_taken() -> None:
    match = play(trail("plain abandoned_camp", objects="rope"), (6, 2), "f6m2", "+grapple")
    assert objects(match) == {"rope", "grapple"}
    assert match.view(None)["turn"] == 1


def test_bk_12_what_does_not_fit_wants_room_and_the_player_says_what_goes() -> None:
    """Three pieces of two by two never fit together (BK-C4)."""
    match = trail("plain abandoned_camp", objects="rope grapple compass", ones=[2, 0])
    play(match, (6, 2), "f6m2", "w2", "+first_aid")
    assert phase(match) == "make_room"
    assert match.view(None)["coming"] == {"what": "object", "object": "first_aid"}
    assert short(match) == ["-rope", "-grapple"], "neither compass nor emeralds lie in the centre's way"
    play(match, "-rope")
    assert objects(match) == {"grapple", "first_aid", "compass"}
    assert supply(match)["objects"]["rope"] == 2


def test_bk_12_no_further_than_until_it_fits() -> None:
    match = trail("plain abandoned_camp", objects="rope grapple journal", ones=[10, 0])
    play(match, (6, 2), "k", "f6m2", "+map")
    assert phase(match) == "make_room"
    assert short(match) == ["-journal", "-rope", "-grapple", "-e1"]
    play(match, "-e1")
    assert phase(match) == "make_room"
    play(match, "-e1")
    assert (objects(match), emeralds(match)) == ({"rope", "grapple", "journal", "map"}, (8, 0))
    assert match.view(None)["turn"] == 1


def test_bk_12_having_chosen_an_object_one_makes_room_for_it() -> None:
    match = trail("plain abandoned_camp", objects="rope grapple")
    play(match, (6, 2), "f6m2", "+first_aid")
    with pytest.raises(palabre.IllegalAction, match="room has to be made"):
        match.play("e-")
    with pytest.raises(palabre.IllegalAction, match="do not have this object: torch"):
        match.play("-torch")


def test_bk_12_a_choice_to_make_room_can_be_taken_back() -> None:
    match = trail("plain abandoned_camp", objects="rope grapple")
    play(match, (6, 2), "f6m2", "+first_aid")
    match.undo()
    assert phase(match) == "abandoned_camp"


def test_bk_12_an_emerald_that_does_not_fit_may_be_left() -> None:
    match = trail("plain emerald", objects="rope", ones=[15, 0], threes=[1, 0])
    play(match, (6, 2), "f6m2")
    assert match.view(None)["coming"] == {"what": "small", "worth": 1}
    assert short(match) == ["-rope", "-e3", "e-"], "a 1 for a 1 would change nothing"
    play(match, "e-")
    assert (objects(match), emeralds(match)) == ({"rope"}, (15, 1))


def test_bk_12_or_an_object_goes_for_it() -> None:
    match = trail("plain emerald", objects="rope", ones=[15, 0], threes=[1, 0])
    play(match, (6, 2), "f6m2", "-rope")
    assert (objects(match), emeralds(match)) == (set(), (16, 1))


def test_bk_11_one_takes_what_fits_and_may_leave_the_rest() -> None:
    match = trail("plain cave", ones=[18, 0])
    play(match, (6, 2), "f6m2", (6, 6), "e2x3,0x1")
    assert emeralds(match) == (18, 2)
    match = trail("plain cave", ones=[19, 0])
    play(match, (6, 2), "f6m2", (6, 6), "e2x3,0x1")
    assert short(match) == ["-e1", "e-"]
    play(match, "-e1")
    assert emeralds(match) == (18, 2)


def test_bk_11_bk_12_tokens_thrown_for_a_three_can_be_taken_again_from_the_supply() -> None:
    match = trail("plain cave", ones=[20, 0], supply={"ones": 0})
    play(match, (6, 2), "f6m2", (4, 4), "e1x3,0x1", "-e1")
    assert emeralds(match) == (19, 1)
    assert short(match) == ["-e3", "e-"]


def test_bk_12_only_what_can_be_thrown_is_offered_and_full_packs_pass_by() -> None:
    match = trail("plain emerald", place=20, big=[13, None], ones=[16, 0])
    play(match, (6, 2), "f6m2")
    assert emeralds(match) == (16, 0)
    assert match.view(None)["turn"] == 1


def test_bk_12_a_big_emerald_is_never_thrown() -> None:
    match = trail("plain emerald", place=20, big=[17, None], ones=[14, 0])
    play(match, (6, 2), "f6m2")
    assert match.view(None)["packs"][0]["big"]["worth"] == 17
    assert emeralds(match) == (14, 0)


def test_bk_c6_nobody_has_an_object_twice() -> None:
    match = play(trail("plain abandoned_camp", objects="rope"), (6, 2), "f6m2")
    with pytest.raises(palabre.IllegalAction, match="already, and nobody carries one twice: rope"):
        match.play("+rope")


ONE_OBJECT = {"making_room": "one_object"}


def test_bk_12_a_table_may_allow_one_object_to_be_thrown() -> None:
    """BK-12: one that is enough for the central pocket; then small emeralds, and no second object."""
    full: dict[str, Any] = {"objects": "torch rope compass", "ones": [10, 0], "threes": [2, 0]}
    match = play(trail("plain abandoned_camp", options=ONE_OBJECT, **full), (6, 2), "f6m2", "w2", "+grapple")
    assert short(match) == ["-compass", "-torch", "-rope", "-e1", "-e3"]
    play(match, "-compass")
    assert short(match) == ["-e1", "-e3"]
    with pytest.raises(palabre.IllegalAction, match="one is all"):
        match.play("-rope")


@pytest.mark.parametrize(("making_room", "offered"), [("several", True), ("one_object", False)])
def test_bk_12_what_one_object_makes_no_room_for_is_not_offered(making_room: str, offered: bool) -> None:
    """BK-12: beside the 17 a rope needs torch and machete gone."""
    words: dict[str, Any] = {"place": 20, "big": [17, None], "options": {"making_room": making_room}}
    match = trail("plain abandoned_camp", objects="torch machete", **words)
    play(match, (6, 2), "f6m2", "w2")
    assert ("+rope" in short(match)) is offered


def test_bk_14_at_the_temple_any_number_may_be_thrown() -> None:
    """BK-14: a big emerald has to be taken."""
    options = {"making_room": "one_object"}
    match = trail(place=24, objects="torch machete rope", players=3, big=[None, 13, None], options=options)
    play(match, (6, 1), "f6m1", "w1", "E17")
    assert len(short(match)) > 1
    while phase(match) == "make_room":
        play(match, short(match)[0])
    assert match.view(None)["packs"][0]["big"]["worth"] == 17
