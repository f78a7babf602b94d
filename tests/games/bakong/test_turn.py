"""A turn: dice, flip, map, move (BK-2 to BK-5, BK-13)."""

from __future__ import annotations

import pytest

import palabre

from .trails import emeralds, kinds, objects, phase, place, play, short, trail

# BK-2: the dice and the journal


def test_bk_2_without_the_journal_the_roll_stands() -> None:
    match = play(trail(), (3, 5))
    assert short(match) == ["f3m5", "f5m3"]


def test_bk_2_the_journal_rolls_both_dice_again_once() -> None:
    match = play(trail(objects="journal"), (3, 5))
    assert short(match) == ["r", "k"]
    play(match, "r", (2, 6))
    assert short(match) == ["f2m6", "f6m2"]
    assert match.view(None)["rerolled"]


def test_bk_2_the_journal_need_not_be_used() -> None:
    assert short(play(trail(objects="journal"), (3, 5), "k")) == ["f3m5", "f5m3"]


def test_bk_2_the_journal_is_of_no_use_in_a_cave() -> None:
    match = play(trail("plain cave", objects="journal"), (5, 2), "k", "f5m2", (1, 1))
    assert emeralds(match) == (1, 0)
    assert match.view(None)["turn"] == 1


def test_bk_2_doubles_leave_nothing_to_choose() -> None:
    match = play(trail(), (4, 4))
    assert (place(match), match.view(None)["turn"]) == (4, 1)


# BK-3: the flip


def test_bk_3_the_rulebook_s_example() -> None:
    """Dice 3 and 5: flip the third tile ahead with the 3, move 5."""
    match = play(trail("plain plain river/plain plain plain"), (3, 5), "f3m5")
    assert match.view(None)["trail"][3] == "plain"
    assert place(match) == 5


def test_bk_3_the_flip_comes_before_the_move() -> None:
    match = play(trail("plain plain plain/river plain plain"), (3, 5), "f3m5")
    assert place(match) == 3


def test_bk_3_the_flip_counts_in_the_direction_of_travel() -> None:
    match = trail("plain plain river/plain plain plain", place=20, big=[17, None])
    play(match, (3, 5), "f3m5")
    assert match.view(None)["trail"][17] == "plain"
    assert place(match) == 15


@pytest.mark.parametrize(("at", "big", "die"), [(22, None, 3), (22, None, 4), (3, 17, 3), (3, 17, 4)])
def test_bk_3_at_or_beyond_the_ends_nothing_is_flipped(at: int, big: int | None, die: int) -> None:
    match = trail(place=at, big=[big, None])
    before = match.view(None)["trail"]
    play(match, (die, 1), f"f{die}m1")
    assert match.view(None)["trail"] == before
    assert "not_flipped" in kinds(match)


def test_bk_3_whoever_stands_on_a_flipped_tile_feels_nothing() -> None:
    match = trail("plain plain plain/ditch", places=[0, 3])
    play(match, (3, 1), "f3m1")
    assert match.view(None)["ouches"] == [0, 0]
    assert place(match, 1) == 3


# BK-4: the map


def test_bk_4_after_a_cliff_a_river() -> None:
    """Having turned a cliff away, turn a river away too."""
    match = trail("plain plain cliff/plain plain plain plain plain plain river/plain", objects="map")
    play(match, (3, 5), "f3m5")
    assert "f@9" in short(match)
    assert "f@1" not in short(match)
    play(match, "f@9")
    assert match.view(None)["trail"][9] == "plain"
    assert place(match) == 5


def test_bk_4_the_map_need_not_be_used() -> None:
    match = trail("plain plain cliff/plain plain river/plain", objects="map")
    play(match, (3, 4), "f3m4", "f-")
    assert match.view(None)["trail"][5] == "river"
    assert place(match) == 4


def test_bk_4_with_the_option_the_colour_that_came_up_counts() -> None:
    match = trail(
        "plain plain cliff/plain plain river", objects="map", options={"map_colour": "revealed"}, players=3
    )
    play(match, (3, 5), "f3m5")
    assert "f@5" not in short(match)
    assert {"f@1", "f@2", "f@4"} <= set(short(match))
    assert "f@3" not in short(match)


def test_bk_4_only_tiles_ahead_occupied_or_not() -> None:
    match = trail("river plain river river", start=3, place=4, objects="map", places=[4, 6])
    play(match, (1, 2), "f1m2")
    assert short(match) == ["f-", "f@6"]


@pytest.mark.parametrize(("carried", "colour"), [("machete", None), ("machete map", "green")])
def test_bk_4_only_who_has_the_map_looks_for_a_colour(carried: str, colour: str | None) -> None:
    match = trail("plain plain plain/cliff", objects=carried)
    play(match, (3, 5), "f3m5")
    assert (match.view(None)["flipped"], match.view(None)["map_colour"]) == (3, colour)


def test_bk_4_the_map_does_nothing_after_a_flip_that_did_not_happen() -> None:
    match = trail("plain", objects="map", place=22)
    play(match, (6, 1), "f6m1")
    assert "flipped_also" not in kinds(match)
    assert (place(match), match.view(None)["turn"]) == (23, 1)


def test_bk_4_the_map_is_skipped_where_no_other_tile_has_the_colour() -> None:
    match = trail("plain plain plain plain quicksand/emerald", objects="map")
    behind = match.view(None)["trail"]
    assert behind.count("quicksand") == 1
    assert "ditch" not in behind
    play(match, (5, 1), "f5m1")
    assert place(match) == 1


# BK-5: how far


@pytest.mark.parametrize(
    ("objects_owned", "die", "steps"),
    [
        ("rope", 4, []),
        ("machete", 4, ["w4", "w5"]),
        ("compass", 4, ["w3", "w4"]),
        ("machete compass", 4, ["w3", "w4", "w5"]),
        ("compass", 1, []),
        ("machete compass", 1, ["w1", "w2"]),
        ("machete", 6, ["w6", "w7"]),
    ],
)
def test_bk_5_machete_and_compass(objects_owned: str, die: int, steps: list[str]) -> None:
    match = play(trail(objects=objects_owned), (die, die))
    if steps:
        assert short(match) == steps
        play(match, steps[-1])
        assert place(match) == int(steps[-1][1:])
    else:
        assert place(match) == die


def test_bk_5_a_length_beyond_the_die_is_refused_with_the_reason() -> None:
    match = play(trail(objects="machete"), (4, 4))
    with pytest.raises(palabre.IllegalAction, match="cannot walk 6"):
        match.play("w6")
    with pytest.raises(palabre.IllegalAction, match="cannot walk 3"):
        match.play({"do": "walk", "steps": 3})


@pytest.mark.parametrize("lost", ["machete", "compass"])
def test_bk_5_the_declared_length_stands_though_the_object_is_lost_on_the_way(lost: str) -> None:
    match = trail("quicksand plain plain plain plain plain", objects="machete compass", place=0)
    play(match, (4, 4), "w5" if lost == "machete" else "w3", f"~{lost}")
    assert place(match) == (5 if lost == "machete" else 3)
    assert lost not in objects(match)


def test_bk_5_the_machete_into_the_temple() -> None:
    match = trail("plain plain", start=23, place=22, objects="machete")
    play(match, (6, 2), "f6m2", "w3")
    assert (place(match), phase(match)) == (25, "big_emerald")


# BK-13


def test_bk_13_the_tile_one_stands_on_does_nothing_again() -> None:
    match = trail("ditch plain plain plain", start=5, place=5, ouches=[1, 0])
    play(match, (1, 1))
    assert match.view(None)["ouches"] == [1, 0]
    assert place(match) == 6


@pytest.mark.parametrize(
    ("objects", "obstacles", "lengths"),
    [
        ("rope", "may_stop", ["w2", "w5"]),
        ("rope grapple", "may_stop", ["w2", "w3", "w5"]),
        ("rope", "passed", ["w5"]),
        ("machete", "may_stop", ["w5", "w6"]),
        ("grapple machete", "may_stop", ["w5", "w6"]),  # the cliff lies behind the river that holds one up
    ],
)
def test_bk_19_one_may_stop_at_an_obstacle_one_could_pass(
    objects: str, obstacles: str, lengths: list[str]
) -> None:
    """BK-19: where the table has agreed on it, by declaring so; without rope or grapple one is held up."""
    way = "plain river cliff plain plain plain"
    match = play(trail(way, objects=objects, options={"obstacles": obstacles}), (6, 5), "f6m5")
    assert short(match) == lengths if len(lengths) > 1 else match.view(None)["phase"] == "roll"
    if "w2" in lengths:
        assert [walk["steps"] for walk in match.preview("w2")["walks"]] == [2]
        assert place(play(match, "w2")) == 2
