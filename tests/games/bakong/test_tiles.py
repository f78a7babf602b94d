"""The tiles on the way and where one stops (BK-6 to BK-10)."""

from __future__ import annotations

import pytest

from .trails import emeralds, kinds, objects, ouches, phase, place, play, short, supply, trail

AFTER_MOVE = {"quicksand": "after_move"}

# BK-6: rivers and cliffs


@pytest.mark.parametrize(("tile", "guard"), [("river", "rope"), ("cliff", "grapple")])
def test_bk_6_a_river_or_cliff_ends_the_move(tile: str, guard: str) -> None:
    way = f"plain {tile} plain plain"
    assert place(play(trail(way), (6, 4), "f6m4")) == 2
    assert place(play(trail(way, objects=guard), (6, 4), "f6m4")) == 4
    other = {"rope": "grapple", "grapple": "rope"}[guard]
    assert place(play(trail(way, objects=other), (6, 4), "f6m4")) == 2


def test_bk_6_rope_and_grapple_together_pass_both() -> None:
    match = trail("river cliff river plain", objects="rope grapple")
    assert place(play(match, (6, 4), "f6m4")) == 4


def test_bk_6_beginning_on_a_river_one_walks_on() -> None:
    assert place(play(trail("river plain plain", start=5, place=5), (6, 2), "f6m2")) == 7


def test_bk_6_bk_9_being_stopped_is_stopping_on_that_tile() -> None:
    match = play(trail("plain river cave"), (6, 3), "f6m3")
    assert "cave_rolled" not in kinds(match)
    assert match.view(None)["turn"] == 1


# BK-7: ditches


@pytest.mark.parametrize("steps", [2, 3])
def test_bk_7_a_ditch_hurts_passed_or_stopped_on(steps: int) -> None:
    match = play(trail("plain ditch plain"), (6, steps), f"f6m{steps}")
    assert ouches(match) == 1
    assert supply(match)["ouches"] == 11


def test_bk_7_the_first_aid_kit_protects() -> None:
    match = play(trail("ditch ditch plain", objects="first_aid"), (6, 3), "f6m3")
    assert ouches(match) == 0
    told = [event for event in match.events(None) if event.get("effect") == "protected"]
    assert [event["protected_by"] for event in told] == ["first_aid", "first_aid"]


def test_bk_7_each_ditch_costs_one() -> None:
    assert ouches(play(trail("ditch ditch plain"), (6, 3), "f6m3")) == 2


def test_bk_7_when_the_supply_of_ouches_has_run_dry_none_is_taken() -> None:
    match = trail("ditch ditch plain", supply={"ouches": 1})
    play(match, (6, 3), "f6m3")
    assert (ouches(match), supply(match)["ouches"]) == (1, 0)
    effects = [event["effect"] for event in match.events(None) if event["kind"] == "crossed"]
    assert effects == ["hurt", "no_ouch_left", "none"]


# BK-8: quicksand


@pytest.mark.parametrize("steps", [2, 3])
def test_bk_8_quicksand_takes_an_object_of_one_s_choice_passed_or_stopped_on(steps: int) -> None:
    match = play(trail("plain quicksand plain", objects="rope map torch"), (6, steps), f"f6m{steps}")
    while phase(match) == "map":
        match.play("f-")
    assert short(match) == ["~map", "~torch", "~rope"]
    play(match, "~map")
    assert objects(match) == {"rope", "torch"}
    assert place(match) == steps
    assert supply(match)["objects"]["map"] == 2


def test_bk_8_an_only_object_is_lost_without_asking() -> None:
    match = play(trail("plain quicksand plain", objects="rope"), (6, 3), "f6m3")
    assert (objects(match), place(match)) == (set(), 3)


def test_bk_8_without_objects_nothing_happens_and_big_emeralds_never_sink() -> None:
    match = trail("quicksand plain", place=20, big=[17, None])
    play(match, (6, 2), "f6m2")
    assert match.view(None)["packs"][0]["big"]["worth"] == 17
    assert place(match) == 18


def test_bk_8_once_for_each_quicksand() -> None:
    match = trail("quicksand quicksand plain", objects="rope compass torch")
    play(match, (6, 3), "f6m3", "w3", "~rope", "~torch")
    assert objects(match) == {"compass"}


@pytest.mark.parametrize(("options", "ends_at"), [({}, 2), (AFTER_MOVE, 3)])
def test_bk_8_rope_lost_just_before_a_river(options: dict[str, str], ends_at: int) -> None:
    match = trail("quicksand river plain", objects="rope compass", options=options)
    play(match, (6, 3), "f6m3", "w3", "~rope")
    assert place(match) == ends_at
    assert objects(match) == {"compass"}


@pytest.mark.parametrize(("options", "hurt"), [({}, 2), (AFTER_MOVE, 1)])
def test_bk_8_after_the_move_means_gone_before_the_landing_tile(options: dict[str, str], hurt: int) -> None:
    match = trail("quicksand ditch ditch", objects="first_aid compass", options=options)
    play(match, (6, 3), "f6m3", "w3", "~first_aid")
    assert ouches(match) == hurt


def test_bk_8_after_the_move_an_object_cannot_pay_twice() -> None:
    match = trail("quicksand quicksand plain", objects="rope compass", options=AFTER_MOVE)
    play(match, (6, 3), "f6m3", "w3", "~rope")
    assert match.view(None)["turn"] == 1, "the compass was the only one left to pay with"
    assert objects(match) == set()


def test_bk_8_after_the_move_one_object_pays_for_one_quicksand_only() -> None:
    match = trail("quicksand quicksand plain", objects="rope", options=AFTER_MOVE)
    play(match, (6, 3), "f6m3")
    effects = [event["effect"] for event in match.events(None) if event["kind"] == "crossed"]
    assert effects == ["sinking", "nothing_to_lose", "none"]


@pytest.mark.parametrize("options", [{}, AFTER_MOVE])
def test_bk_8_a_torch_lost_on_the_way_gives_nothing_at_the_stop(options: dict[str, str]) -> None:
    match = trail("quicksand emerald", objects="torch compass", options=options)
    play(match, (6, 2), "f6m2", "w2", "~torch")
    assert emeralds(match) == (1, 0)


AFTER_STOP = {"sunk_object": "after_stop"}


@pytest.mark.parametrize("quicksand", [{}, AFTER_MOVE])
def test_bk_8_what_is_lost_may_be_back_only_after_the_landing_tile(quicksand: dict[str, str]) -> None:
    options = {**quicksand, **AFTER_STOP}
    match = trail("quicksand abandoned_camp", objects="rope compass", options=options, supply={"rope": 0})
    play(match, (6, 2), "f6m2", "w2", "~rope")
    assert phase(match) == "abandoned_camp"
    assert "+rope" not in short(match)
    assert match.view(None)["quicksand"] == {"pledged": [], "lost": ["rope"]}
    play(match, "+-")
    assert supply(match)["objects"]["rope"] == 1


def test_bk_8_the_other_copy_may_be_taken_at_the_stop() -> None:
    match = trail("quicksand abandoned_camp", objects="rope compass")
    play(match, (6, 2), "f6m2", "w2", "~rope", "+rope")
    assert objects(match) == {"rope", "compass"}
    assert supply(match)["objects"]["rope"] == 1


def test_bk_8_what_sinks_at_the_last_step_is_told() -> None:
    for when, end in (({}, ["back_in_supply", "stopped"]), (AFTER_STOP, ["stopped", "back_in_supply"])):
        match = trail("quicksand plain", objects="rope compass", options={**AFTER_MOVE, **when})
        play(match, (6, 2), "f6m2", "w2", "~rope")
        told = [kind for kind in kinds(match) if kind in ("pledged", "sank", "stopped", "back_in_supply")]
        assert told == ["pledged", "sank", *end]


# BK-9, BK-10: where one stops


@pytest.mark.parametrize("tile", ["emerald", "cave", "abandoned_camp", "waterfall"])
def test_bk_9_gifts_are_only_for_those_who_stop(tile: str) -> None:
    match = play(trail(f"plain {tile} plain", ouches=[1, 0]), (6, 3), "f6m3")
    assert (emeralds(match), ouches(match), objects(match)) == ((0, 0), 1, set())
    assert match.view(None)["turn"] == 1


def test_bk_9_an_emerald_gives_one() -> None:
    match = play(trail("plain emerald"), (6, 2), "f6m2")
    assert emeralds(match) == (1, 0)
    assert supply(match)["ones"] == 19


def test_bk_10_the_torch_gives_one_more_on_an_emerald() -> None:
    assert emeralds(play(trail("plain emerald", objects="torch"), (6, 2), "f6m2")) == (2, 0)


@pytest.mark.parametrize(("ones", "gained"), [(0, 0), (1, 1)])
def test_bk_9_when_no_token_worth_1_is_left_a_3_is_no_substitute(ones: int, gained: int) -> None:
    match = trail("plain emerald", objects="torch", supply={"ones": ones})
    play(match, (6, 2), "f6m2")
    assert emeralds(match) == (gained, 0)
    assert supply(match)["threes"] == 20
    (told,) = (event for event in match.events(None) if event["kind"] == "emeralds_gained")
    assert told["missing"] == 2 - gained


def test_bk_9_an_abandoned_camp_offers_what_one_does_not_have() -> None:
    match = play(trail("plain abandoned_camp", objects="rope", supply={"torch": 0}), (6, 2), "f6m2")
    assert short(match) == ["+compass", "+journal", "+map", "+machete", "+grapple", "+first_aid", "+-"]
    play(match, "+grapple")
    assert objects(match) == {"rope", "grapple"}


def test_bk_9_an_abandoned_camp_may_be_left_alone() -> None:
    match = play(trail("plain abandoned_camp"), (6, 2), "f6m2", "+-")
    assert (objects(match), match.view(None)["turn"]) == (set(), 1)


def test_bk_9_an_empty_supply_asks_nothing() -> None:
    empty = dict.fromkeys(
        ("compass", "journal", "map", "torch", "machete", "rope", "grapple", "first_aid"), 0
    )
    match = play(trail("plain abandoned_camp", supply=empty), (6, 2), "f6m2")
    assert match.view(None)["turn"] == 1


def test_bk_9_a_waterfall_takes_back_one_ouch() -> None:
    match = play(trail("plain waterfall", ouches=[2, 0]), (6, 2), "f6m2")
    assert short(match) == ["o", "o-"]
    play(match, "o")
    assert (ouches(match), supply(match)["ouches"]) == (1, 11)


def test_bk_9_an_ouch_may_be_kept() -> None:
    match = play(trail("plain waterfall", ouches=[2, 0]), (6, 2), "f6m2", "o-")
    assert (ouches(match), supply(match)["ouches"]) == (2, 10)


def test_bk_9_a_waterfall_does_nothing_for_who_is_unhurt() -> None:
    assert play(trail("plain waterfall"), (6, 2), "f6m2").view(None)["turn"] == 1


# BK-9 to BK-11: caves


@pytest.mark.parametrize(("dice", "worth"), [((1, 6), 1), ((2, 5), 2), ((2, 2), 2)])
def test_bk_9_a_cave_is_worth_the_lower_die(dice: tuple[int, int], worth: int) -> None:
    assert emeralds(play(trail("plain cave"), (6, 2), "f6m2", dice)) == (worth, 0)


def test_bk_10_the_torch_in_a_cave_with_a_lower_die_of_2() -> None:
    """Three tokens worth 1, never one worth 3."""
    match = play(trail("plain cave", objects="torch"), (6, 2), "f6m2", (2, 6))
    assert emeralds(match) == (3, 0)
    assert match.view(None)["turn"] == 1


@pytest.mark.parametrize(
    ("dice", "torch", "mixes"),
    [
        ((3, 4), "", ["e1x3,0x1", "e0x3,3x1"]),
        ((3, 4), "torch", ["e1x3,1x1", "e0x3,4x1"]),
        ((5, 5), "", ["e1x3,2x1", "e0x3,5x1"]),
        ((6, 6), "", ["e2x3,0x1", "e1x3,3x1", "e0x3,6x1"]),
        ((6, 6), "torch", ["e2x3,1x1", "e1x3,4x1", "e0x3,7x1"]),
    ],
)
def test_bk_11_the_player_chooses_the_mix(dice: tuple[int, int], torch: str, mixes: list[str]) -> None:
    match = play(trail("plain cave", objects=torch), (6, 2), "f6m2", dice)
    assert short(match) == mixes
    play(match, mixes[0])
    threes, ones = mixes[0][1:].split(",")
    assert emeralds(match) == (int(ones[0]), int(threes[0]))


def test_bk_11_the_supply_limits_the_mix() -> None:
    match = trail("plain cave", supply={"threes": 1, "ones": 2})
    play(match, (6, 2), "f6m2", (6, 6))
    assert short(match) == ["e1x3,2x1", "e0x3,2x1"], "what is not there is not offered"
    play(match, "e1x3,2x1")
    assert emeralds(match) == (2, 1)
    assert (supply(match)["ones"], supply(match)["threes"]) == (0, 0)


def test_bk_11_a_choice_says_what_is_taken_and_the_event_what_was_missing() -> None:
    match = trail("plain cave", supply={"threes": 1, "ones": 0})
    play(match, (6, 2), "f6m2", (3, 6))
    assert short(match) == ["e1x3,0x1", "e0x3,0x1"]
    version = match.version
    play(match, "e0x3,0x1")
    assert emeralds(match) == (0, 0)
    gained = next(event for event in match.events(0, version) if event["kind"] == "emeralds_gained")
    assert (gained["worth"], gained["missing"]) == (0, 3)


def test_bk_11_without_tokens_worth_3_there_is_nothing_to_choose() -> None:
    match = trail("plain cave", supply={"threes": 0, "ones": 4})
    play(match, (6, 2), "f6m2", (6, 6))
    assert emeralds(match) == (4, 0)


@pytest.mark.parametrize(
    ("when", "offered"),
    [({}, True), ({"sunk_object": "before_stop"}, True), ({"sunk_object": "after_stop"}, False)],
)
@pytest.mark.parametrize("quicksand", ["at_once", "after_move"])
def test_bk_8_a_sunk_object_is_back_when_the_movement_ends(
    quicksand: str, when: dict[str, str], offered: bool
) -> None:
    """BK-8: so an abandoned camp can give it back in the same move, unless the table has agreed otherwise."""
    options = {"quicksand": quicksand, **when}
    match = trail("quicksand abandoned_camp", objects="rope compass", options=options, supply={"rope": 0})
    play(match, (6, 2), "f6m2", "w2", "~rope")
    assert ("+rope" in short(match)) is offered
    assert kinds(match).count("back_in_supply") == int(offered)
    play(match, "+torch")
    assert kinds(match).count("back_in_supply") == 1
    assert supply(match)["objects"]["rope"] == 1
