"""A tie that is run again: cards shown, everything put back, and only the last race counts."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import palabre
from palabre.games import find
from palabre.games.banjooli_xeet.events import FIELDS
from palabre.games.banjooli_xeet.views import OWN, VIEW
from palabre.kernel.match import Match
from palabre.kernel.nature import Seeded
from palabre.kernel.replaying import replay
from palabre.kernel.simulate import simulate
from tests.contract.checks import blind, random_play, record_rebuilds, redeal_keeps, told_whole
from tests.games.banjooli_xeet.table import GAME, kinds, met, move, race, throw

AGAIN = {"tie": "again"}
EVERYTHING: dict[str, Any] = {"tie": "again", "berries": True, "specials": 2}
ONE_EXACT, TWO_ELSEWHERE, PERFECT = [3, 2, 5, 4], [3, 4, 1, 2], [1, 2, 4, 5]
WHERE = {"green": [2, 0, 0], "violet": [2, 2, 0], "blue": [5, 1, 1]}


def run_to_the_end(*cards: list[int], options: dict[str, Any] = AGAIN, **words: Any) -> Match:
    """Red and yellow have arrived; blue arrives with one point; green and violet are level behind."""
    podium = ["red", "yellow"]
    match = race(
        "b r r r r w", len(cards), cards=list(cards), podium=podium, ostriches=WHERE, options=options, **words
    )
    move(match, "blue")
    return match


def tied(game: dict[str, Any], seed: int = 0) -> Match:
    """A game of random players that comes to a second race, at its first decision there."""
    for number in range(seed, seed + 300):
        match = Match(find(GAME), 2, game, Seeded(number))
        for _ in random_play(match, random.Random(number)):
            if match.view()["race"] > 1:
                return match
    raise AssertionError("no tie")


def test_bx_22_a_tie_for_the_first_place_shows_the_cards_and_is_run_again() -> None:
    """BX-22: exact places do not decide, and nobody has won yet."""
    match = run_to_the_end(TWO_ELSEWHERE, ONE_EXACT, [2, 3, 5, 1])
    assert not match.over
    assert match.winners == []
    view = match.view()
    assert (view["phase"], view["race"], view["podium"]) == ("lay_start", 1, ["red", "yellow", "blue"])
    assert [card["last"] for card in view["cards"]] == ["yellow", "blue", "red"]
    assert [match.view(seat)["points_now"]["earned"] for seat in range(3)] == [4, 4, 2]
    (event,) = [event for event in match.events() if event["kind"] == "race_tied"]
    assert (event["seats"], event["points"]) == ([0, 1], 4)


def test_bx_22_who_is_ahead_alone_has_won() -> None:
    """BX-22: a tie behind the first place is none."""
    match = run_to_the_end(PERFECT, TWO_ELSEWHERE, ONE_EXACT)
    assert match.over
    assert match.winners == [0]


def test_bx_22_everything_begins_anew() -> None:
    """BX-1, BX-22: as on the first day, but that races and turns are counted on."""
    options = {**EVERYTHING, "first": "seat1"}
    left_behind: dict[str, Any] = {"order": "right", "speared": [0], "scared": ["green"]}
    match = run_to_the_end(TWO_ELSEWHERE, ONE_EXACT, options=options, **left_behind)
    fresh = palabre.new(GAME, players=2, seed=1, nature="manual", **options)
    for each in (match, fresh):
        each.play({"do": "lay_start", "side": "b"})
    again, first = match.state.copy(), fresh.state.copy()
    assert (match.view()["race"], fresh.view()["race"]) == (2, 1)
    assert match.turns > fresh.turns
    for name in ("race", "turns"):
        again[name] = first[name]
    differ = [name for name in again.dtype.names or () if not np.array_equal(again[name], first[name])]
    assert differ == []


def test_bx_22_a_frenzy_that_the_tie_cut_short_is_forgotten() -> None:
    """BX-20i, BX-22: neither its dice nor its end are told in the new race."""
    where = {"red": [1, 1, 0], "blue": [5, 1, 1]}
    rest: dict[str, Any] = {"podium": ["yellow", "green"], "cards": [[3, 4, 1, 2], [4, 5, 2, 3]]}
    match = met("dof_nooxoor", players=2, ostriches=where, options=AGAIN, **rest)
    throw(match, "b w w w w")
    assert (match.view()["race"], len(match.view()["podium"]), match.over) == (1, 3, False)
    assert match.view()["frenzy"] is not None
    before = match.version
    match.play({"do": "lay_start", "side": "a"})
    assert [event["kind"] for event in match.events(since=before)][:2] == ["race_again", "start_laid"]
    assert "frenzy_ends" not in kinds(match)
    assert match.view()["frenzy"] is None


def test_bx_4_who_begins_the_next_race_is_named_or_drawn_again() -> None:
    """BX-4: as the table agreed."""
    named = tied({**AGAIN, "first": "seat1"})
    assert named.view()["first"] == 1
    drawn = tied(AGAIN)
    lots = [entry for entry in kinds(drawn) if entry == "first_drawn"]
    assert len(lots) == 2


@pytest.mark.wide
def test_only_the_last_race_counts_and_has_one_winner(count: Callable[[int, int], int]) -> None:
    """BX-22: random games end, and never in a tie."""
    again = 0
    for seed in range(count(25, 200)):
        match = Match(find(GAME), 2 + seed % 4, AGAIN, Seeded(seed))
        for _ in random_play(match, random.Random(seed)):
            pass
        assert len(match.winners) == 1
        assert match.scores[match.winners[0]] == max(match.scores)
        assert kinds(match).count("race_over") == 1
        assert kinds(match).count("race_again") == match.view()["race"] - 1
        again += match.view()["race"] > 1
    assert again


@pytest.mark.parametrize("seats", [2, 5])
def test_simulated_games_end(seats: int, count: Callable[[int, int], int]) -> None:
    games = count(200, 10_000)
    assert simulate(find(GAME), games, seats, EVERYTHING, seed=1).games == games


# What is kept from whom


def test_what_is_hidden_in_one_race_is_not_known_from_another() -> None:
    """BX-3: after a taking back into the race before, its berries lie face down as they did."""
    match = tied(EVERYTHING)
    hidden = [berry["seat"] for berry in first_race(match).view(0)["berries"] if berry["berry"] is None]
    assert hidden, "some berry was not eaten"
    while match.view()["race"] > 1:
        match.undo(by_consent=True)
    assert [berry["seat"] for berry in match.view(0)["berries"] if berry["berry"] is None] == hidden
    assert None not in match.view(0)["cards"], "who was shown the cards knows them"


def first_race(match: Match) -> Match:
    """The same match when its first race had been run."""
    then = match.copy()
    end = next(n for n, entry in enumerate(match.log) if entry.before["arrived"][0] == 3)
    then.replace_state(match.log[end].before.copy())
    return then


def seed_of_tie(seats: int) -> int:
    """A seed with which the contract's random players come to a second race."""
    for seed in range(300):
        match = Match(find(GAME), seats, EVERYTHING, Seeded(seed))
        for _ in random_play(match, random.Random(seed)):
            pass
        if match.view()["race"] > 1:
            return seed
    raise AssertionError("no tie")


@pytest.mark.parametrize("seats", [2, 4])
def test_the_contract_over_more_than_one_race(seats: int) -> None:
    case, seed = (find(GAME), seats, EVERYTHING), seed_of_tie(seats)
    told_whole(case, seed)
    redeal_keeps(case, seed)
    record_rebuilds(case, seed)
    blind(case, seed, moments=4)


def test_a_record_of_two_races_can_be_gone_on_with() -> None:
    match = tied(EVERYTHING)
    again = replay(match.record(), find, match.nature.secret)
    assert again.state.tobytes() == match.state.tobytes()
    assert again.view(0) == match.view(0)


def test_what_the_next_race_clears_is_all_that_a_race_has() -> None:
    """Every field of a view is told anew, but the turns, which count on, and what was given beforehand."""
    told = {*FIELDS["race_again"], *FIELDS["start_laid"]}
    assert {*VIEW, *OWN} - told == {"turn", "ahead"}
