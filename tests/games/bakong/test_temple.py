"""The temple and the curse (BK-14, BK-15)."""

from __future__ import annotations

import pytest

import palabre

from .trails import emeralds, kinds, objects, ouches, phase, place, play, short, supply, trail


@pytest.mark.parametrize("steps", [2, 5])
def test_bk_14_reaching_or_overshooting_the_temple_stops_there(steps: int) -> None:
    match = trail("plain", start=24, place=23)
    play(match, (6, steps), f"f6m{steps}")
    assert (place(match), phase(match)) == (25, "big_emerald")


def test_bk_14_one_of_the_big_emeralds_that_are_left_is_chosen() -> None:
    match = trail(place=24, players=3, big=[None, 13, None])
    play(match, (6, 1), "f6m1")
    assert short(match) == ["E17", "E12"]
    with pytest.raises(palabre.IllegalAction, match="worth 13 is not here"):
        match.play("E13")
    play(match, "E12")
    assert match.view(None)["packs"][0]["big"]["worth"] == 12
    assert supply(match)["big"] == [17]
    assert match.view(None)["adventurers"][0] == {"place": 25, "way": "back"}


def test_bk_14_the_last_big_emerald_is_taken_without_asking() -> None:
    match = trail(place=24, big=[None, 17])
    play(match, (6, 1), "f6m1")
    assert match.view(None)["packs"][0]["big"]["worth"] == 13


def test_bk_14_room_must_be_made_and_objects_stay_at_the_temple() -> None:
    match = trail(place=24, objects="rope grapple compass", ones=[3, 0])
    play(match, (6, 1), "f6m1", "E17")
    assert phase(match) == "make_room"
    assert short(match) == ["-rope", "-grapple"]
    play(match, "-grapple")
    assert objects(match) == {"rope", "compass"}
    assert match.view(None)["temple"] == {"grapple": 1}
    assert supply(match)["objects"]["grapple"] == 1
    assert match.view(None)["turn"] == 1, "what one has just thrown cannot be picked up"


def test_bk_14_thrown_emeralds_go_to_the_supply() -> None:
    match = trail(place=24, ones=[14, 0], threes=[2, 0])
    play(match, (6, 1), "f6m1", "E17")
    assert short(match) == ["-e1", "-e3"]
    play(match, "-e1", "-e3")
    assert emeralds(match) == (13, 1)
    assert (supply(match)["ones"], supply(match)["threes"]) == (7, 19)


def test_bk_14_objects_left_at_the_temple_can_be_picked_up_by_later_arrivals() -> None:
    match = trail(place=24, temple=["rope", "torch"], big=[None, 17])
    play(match, (6, 1), "f6m1")
    assert phase(match) == "temple"
    assert short(match) == ["+torch", "+rope", "T-"]
    play(match, "+torch")
    assert short(match) == ["+rope", "T-"]
    play(match, "+rope")
    assert objects(match) == {"torch", "rope"}
    assert match.view(None)["temple"] == {}
    assert match.view(None)["turn"] == 1


def test_bk_14_the_temple_may_be_left_as_it_is() -> None:
    match = trail(place=24, temple=["rope"], big=[None, 17])
    play(match, (6, 1), "f6m1", "T-")
    assert (objects(match), match.view(None)["temple"]) == (set(), {"rope": 1})


def test_bk_14_objects_at_the_temple_are_not_supply() -> None:
    match = trail("plain abandoned_camp", temple=["rope", "rope"], big=[None, 17])
    play(match, (6, 2), "f6m2")
    assert "+rope" not in short(match)


def test_bk_14_what_is_thrown_for_a_find_stays_too_and_cannot_be_taken_back() -> None:
    match = trail(place=24, objects="grapple journal", temple=["rope"], big=[None, 17])
    play(match, (6, 1), "k", "f6m1", "+rope")
    assert phase(match) == "make_room"
    play(match, "-grapple")
    assert objects(match) == {"rope", "journal"}
    assert match.view(None)["temple"] == {"grapple": 1}
    assert match.view(None)["turn"] == 1


def test_bk_14_another_s_copy_of_what_one_has_thrown_may_be_taken() -> None:
    match = trail(place=24, objects="rope grapple", temple=["rope"], players=3, big=[None, 13, None])
    play(match, (6, 1), "f6m1", "E17", "-rope")
    assert phase(match) == "temple"
    assert short(match) == ["+rope", "T-"]
    play(match, "+rope")
    assert objects(match) == {"rope"}, "the grapple was all that could make room"
    assert match.view(None)["temple"] == {"rope": 1, "grapple": 1}


def test_bk_14_a_refusal_says_what_was_thrown_on_this_visit() -> None:
    match = trail(place=24, objects="rope grapple", temple=["torch"], players=3, big=[None, 13, None])
    play(match, (6, 1), "f6m1", "E17", "-rope")
    with pytest.raises(palabre.IllegalAction, match="thrown on this visit stays here: rope"):
        match.play("+rope")


def test_bk_14_the_torch_lies_ready_for_the_way_back() -> None:
    match = trail(place=24, temple=["torch"], big=[None, 17])
    play(match, (6, 1), "f6m1", "+torch")
    assert match.view(None)["offered"] == {}


@pytest.mark.parametrize(("big", "left"), [(17, 1), (13, 0)])
def test_bk_15_the_curse_of_the_17(big: int, left: int) -> None:
    match = trail("plain waterfall", place=20, big=[big, None], ouches=[1, 0])
    play(match, (6, 2), "f6m2")
    if big != 17:
        play(match, "o")
    assert ouches(match) == left
    assert ("cursed" in kinds(match)) == (big == 17)
    assert match.view(None)["turn"] == 1
