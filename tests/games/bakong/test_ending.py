"""The way back and the count (BK-16, BK-17, BK-19)."""

from __future__ import annotations

import random

import pytest

import palabre

from .trails import objects, ouches, place, play, trail


def test_bk_16_the_way_back_follows_the_same_rules() -> None:
    match = trail("plain ditch river plain", place=20, big=[13, None])
    play(match, (6, 4), "f6m4")
    assert (place(match), ouches(match)) == (17, 1)


@pytest.mark.parametrize("steps", [2, 6])
def test_bk_16_the_game_ends_the_moment_somebody_is_back(steps: int) -> None:
    match = trail("plain", place=2, big=[13, None])
    play(match, (5, steps), f"f5m{steps}")
    assert match.over
    assert (place(match), match.view(None)["home"]) == (0, 0)
    assert match.scores == [13 + 3, 0]


def test_bk_16_what_sank_on_the_last_way_is_back_in_the_supply() -> None:
    match = trail("quicksand", place=2, big=[13, None], objects="rope")
    play(match, (5, 2), "f5m2")
    assert match.over
    assert match.view(None)["supply"]["objects"]["rope"] == 2
    assert objects(match) == set()


def test_bk_17_the_count() -> None:
    match = trail(
        place=1,
        players=3,
        big=[13, 17, None],
        ones=[2, 0, 1],
        threes=[3, 1, 0],
        ouches=[1, 5, 4],
        places=[1, 9, 5],
    )
    play(match, (5, 1), "f5m1")
    assert match.scores == [13 + 2 + 9 + 3 - 3, 17 + 3 - 15, 1 - 12]
    assert match.winners == [0]
    assert match.view(None)["count"][0] == {
        "big": 13,
        "small": 11,
        "first_back": 3,
        "ouches": -3,
        "total": 24,
    }
    lines = [event for event in match.events(None) if event["kind"] == "counted"]
    assert [line["total"] for line in lines] == match.scores


def test_bk_17_totals_may_be_negative() -> None:
    match = trail(
        place=1, big=[8, *[None] * 5], players=6, ouches=[6, 0, 0, 0, 0, 0], places=[1, 0, 0, 0, 0, 0]
    )
    play(match, (5, 1), "f5m1")
    assert match.scores[0] == 8 + 3 - 18


def test_bk_17_a_tie_goes_to_the_higher_big_emerald() -> None:
    match = trail(place=1, big=[13, 17], ones=[1, 0], places=[1, 9])
    play(match, (5, 1), "f5m1")
    assert (match.scores, match.winners) == ([17, 17], [1])


def test_bk_17_no_big_emerald_counts_as_0_in_a_tie() -> None:
    match = trail(place=1, big=[13, None], ones=[0, 16], places=[1, 9])
    play(match, (5, 1), "f5m1")
    assert (match.scores, match.winners) == ([16, 16], [0])


def test_bk_17_still_tied_is_shared() -> None:
    match = trail(
        place=1, players=3, big=[12, None, None], ones=[0, 7, 7], ouches=[5, 0, 0], places=[1, 4, 5]
    )
    play(match, (5, 1), "f5m1")
    assert (match.scores, match.winners) == ([0, 7, 7], [1, 2])


def test_bk_19_ouches_take_no_room() -> None:
    match = trail("ditch emerald", ones=[19, 0], ouches=[6, 0])
    play(match, (6, 2), "f6m2")
    assert (ouches(match), match.view(None)["packs"][0]["free"]) == (7, 0)


def test_bk_19_adventurers_may_share_a_tile() -> None:
    match = trail("plain plain plain", places=[1, 3], start=1)
    play(match, (6, 2), "f6m2")
    assert [place(match, seat) for seat in (0, 1)] == [3, 3]


def test_bk_19_protection_always_works_one_cannot_choose_to_stop() -> None:
    match = trail("river plain", objects="rope")
    play(match, (6, 2), "f6m2")
    assert (place(match), match.view(None)["turn"]) == (2, 1)


def test_bk_19_nobody_is_back_without_a_big_emerald() -> None:
    for seed in range(10):
        match, rng = palabre.new("bakong", players=2 + seed % 5, seed=seed), random.Random(seed)
        while not match.over:
            match.play(rng.choice(match.choices()))
        view = match.view(None)
        assert view["packs"][view["home"]]["big"] is not None
