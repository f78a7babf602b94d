"""Tournaments: every arrangement on the same dice, intervals that hold, results that depend on the seed."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from palabre.bots.errors import UnknownBot
from palabre.bots.seat import Seat
from palabre.bots.tournament import Tournament, Twin, arrangements, seats_for, tally
from palabre.bots.tournament.answering import responses
from palabre.bots.tournament.rating import ratings
from palabre.bots.tournament.standing import Standing, share_interval
from palabre.bots.tournament.telling import told
from palabre.games import find
from palabre.kernel.errors import BadSeats
from palabre.kernel.replaying import verify
from tests.toy import GAME


@pytest.mark.parametrize(
    ("bots", "players", "found"),
    [
        (2, 2, [(0, 1), (1, 0)]),
        (2, 3, [(0, 1, 1), (1, 0, 1), (1, 1, 0)]),
        (3, 2, [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]),
    ],
)
def test_every_arrangement_is_played_once(bots: int, players: int, found: list[tuple[int, ...]]) -> None:
    assert arrangements(bots, players) == found


def test_there_are_as_many_seats_as_bots_unless_told_otherwise() -> None:
    assert seats_for(GAME, ["random"] * 3, None) == 3
    assert seats_for(GAME, ["random"], None) == GAME.min_seats
    assert seats_for(GAME, ["random"] * 9, None) == GAME.max_seats
    with pytest.raises(BadSeats):
        seats_for(GAME, ["random"], 9)


def test_twins_meet_the_same_nature() -> None:
    tournament = Tournament(GAME, ("random", "greedy"), 2, seed=3)
    first, second = (tournament.played(0, number, each)[0] for number, each in enumerate(tournament.seated))
    deals = [[entry.action for entry in match.log if entry.seat < 0] for match in (first, second)]
    assert deals[0] == deals[1]
    other, _ = tournament.played(1, 0, tournament.seated[0])
    assert deals[0] != [entry.action for entry in other.log if entry.seat < 0]


def test_the_result_does_not_depend_on_how_many_cores_play() -> None:
    tournament = Tournament(find("bongo"), ("hard", "easy"), 2, seed=4)
    assert tournament.twins(range(6), workers=2) == tournament.twins(range(6), workers=1)


def test_equal_bots_have_equal_shares_and_shares_add_up() -> None:
    tournament = Tournament(GAME, ("random", "random"), 2, seed=5)
    standings = tally(tournament.specs, tournament.twins(range(100)))
    assert sum(standing.win_share for standing in standings) == pytest.approx(1)
    low, high = standings[0].win_interval()
    assert low < 0.5 < high
    assert high - low < 0.25


def test_one_against_three_is_counted_by_the_seat() -> None:
    tournament = Tournament(GAME, ("greedy", "random"), 4, seed=6)
    standings = tally(tournament.specs, tournament.twins(range(15)))
    assert standings[0].win_share + 3 * standings[1].win_share == pytest.approx(1)
    assert standings[0].games == 60


def test_records_of_a_tournament_verify(tmp_path: Path) -> None:
    tournament = Tournament(GAME, ("random", "greedy"), 2, seed=7, records=tmp_path)
    tournament.twins(range(2))
    records = sorted(tmp_path.iterdir())
    assert len(records) == 4
    for record in records:
        match = verify(record.read_text(), lambda name: GAME)
        assert match.over
        assert sorted(match.sitting) == ["greedy", "random"]
        assert match.record() == record.read_text()


def test_a_bot_that_does_not_exist_is_refused_before_anything_is_played() -> None:
    with pytest.raises(UnknownBot):
        Tournament(GAME, ("random", "nobody"), 2).twins(range(1))


def test_intervals_hold_the_true_share_about_as_often_as_they_say() -> None:
    dice = random.Random(1)
    held = 0
    for _ in range(400):
        shares = [(dice.random() < 0.7) / 2 + (dice.random() < 0.7) / 2 for _ in range(50)]
        low, high = share_interval(shares, 100)
        held += low <= 0.7 <= high
    assert 0.91 < held / 400 < 0.99


def test_intervals_of_points_hold_the_true_mean_about_as_often_as_they_say() -> None:
    dice = random.Random(2)
    held = 0
    for _ in range(400):
        low, high = Standing("x", scores=[dice.gauss(5, 2) for _ in range(50)]).score_interval()
        held += low <= 5 <= high
    assert 0.91 < held / 400 < 0.99


def test_winning_every_game_is_not_certainty() -> None:
    low, high = share_interval([1.0] * 10, 20)
    assert low < 0.9
    assert high == 1


class Stumbles:
    """A bot that fails in every game, once something has happened."""

    def choose(self, seat: Seat) -> Any:
        if len(seat.events) > 3:
            raise ValueError("no idea")
        return seat.choices[0]


def test_a_failure_is_a_loss_by_forfeit_with_its_reason() -> None:
    tournament = Tournament(GAME, (f"{__name__}:Stumbles", "random"), 2, seed=7)
    twins = tournament.twins(range(3))
    first, second = tally(tournament.specs, twins)
    assert first.win_share == 0
    assert second.win_share == 1
    assert len(first.forfeits) == 6
    assert first.forfeits[0].endswith("ValueError: no idea")
    assert second.forfeits == []


def test_what_programs_are_told_is_json_with_one_twin_table_too() -> None:
    tournament = Tournament(GAME, ("random", "greedy"), 2, seed=7)
    twins = tournament.twins(range(1))
    text = told(tournament, tally(tournament.specs, twins), ratings(twins), responses(twins), 1.0)
    found = json.loads(text, parse_constant=lambda word: pytest.fail(f"{word} is not JSON"))
    assert found["bots"][0]["score_interval"] is None
    assert found["bots"][0]["rating_interval"] is None
    assert found["bots"][0]["forfeits"] == 0


def test_ratings_are_those_of_the_shares_and_their_intervals_hold_them() -> None:
    """Three to one is 191 points."""
    dice = random.Random(1)
    twins = []
    for _ in range(300):
        won = [float(dice.random() < 0.75) for _ in range(2)]
        better = [[0.0, sum(won)], [2 - sum(won), 0.0]]
        twins.append(Twin([sum(won) / 2, 1 - sum(won) / 2], [0.0, 0.0], [2, 2], better))
    first, second = ratings(twins)
    assert first.points - second.points == pytest.approx(191, abs=30)
    assert first.points == pytest.approx(-second.points)
    low, high = first.interval
    assert low < first.points < high
    assert high - low < 60


def test_in_a_pool_everybody_is_rated_against_all() -> None:
    tournament = Tournament(GAME, ("greedy", "random", "random"), 2, seed=8)
    rated = ratings(tournament.twins(range(10)))
    assert max(rated)[0] == rated[0].points > 0
    assert sum(each.points for each in rated) == pytest.approx(0)
