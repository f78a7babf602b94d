"""Ratings: known bots find their order, and a newcomer's interval holds the truth as often as it says."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import numpy as np
import pytest

import palabre
from palabre.bots import LEVELS
from palabre.bots.rated import GRID, MIDDLE, Result, Rival, anchor, chances, level_near, rated
from palabre.bots.tournament.playing import play
from palabre.games import find

Count = Callable[[int, int], int]


def career(truth: float, games: int, dice: Random) -> list[Result]:
    """Somebody's games at tables of two to eight, against bots of all levels in a game of its own anchors."""
    game = find(dice.choice(palabre.games()))
    found = []
    for _ in range(games):
        met = [anchor(game, dice.choice(LEVELS)) for _ in range(dice.randint(1, 7))]
        rivals = tuple(rival for rival in met if rival)
        win = float(chances(np.array([truth]), rivals)[0])
        found.append(Result(float(dice.random() < win), rivals))
    return found


def test_a_newcomers_rating_holds_the_truth_within_its_interval_in_nine_of_ten_careers() -> None:
    dice, held = Random(5), 0
    for _ in range(200):
        truth = dice.gauss(MIDDLE, 300)
        found = rated(career(truth, dice.randint(5, 60), dice))
        held += found.low <= truth <= found.high
        assert found.low < found.points < found.high
    assert held >= 180, held


def test_more_games_make_it_surer_and_their_order_does_not_matter() -> None:
    games = career(900, 80, Random(1))
    few, many = rated(games[:10]), rated(games)
    assert many.high - many.low < few.high - few.low < rated([]).high - rated([]).low
    assert rated(games[::-1]).points == pytest.approx(many.points)


def test_known_bots_find_their_order_in_two_hundred_games(count: Count) -> None:
    """Readers of all levels really play Bongo; each is rated by its games against the others as anchors."""
    game, dice = find("bongo"), Random(2)
    results: dict[str, list[Result]] = {level: [] for level in LEVELS}
    for number in range(count(30, 200)):
        seated = dice.sample(LEVELS, count(5, 5) if number % 2 else 2)
        match = play(game, {}, seated, number, number + 1)
        for seat, level in enumerate(seated):
            rivals = tuple(found for other in seated if other != level and (found := anchor(game, other)))
            results[level].append(Result((seat in match.winners) / len(match.winners), rivals))
    points = [rated(results[level]).points for level in LEVELS]
    assert points[0] < points[2] < points[4]
    if count(0, 1):
        assert points == sorted(points)


def test_a_rival_of_whom_nothing_is_known_tells_less() -> None:
    known, unknown = (rated([Result(1.0, (Rival(1200, spread),))] * 3) for spread in (0.0, 500.0))
    assert known.points > unknown.points > MIDDLE
    assert rated([]).points == pytest.approx(MIDDLE, abs=20)


def test_always_winning_or_losing_stays_finite() -> None:
    for share in (0.0, 0.5, 1.0):
        found = rated([Result(share, (Rival(800, 0),) * 7)] * 500)
        assert GRID[0] <= found.low <= found.points <= found.high <= GRID[-1]


@pytest.mark.parametrize("name", palabre.games())
def test_levels_are_anchors_in_their_order(name: str) -> None:
    game = find(name)
    found = [rival.points for level in LEVELS if (rival := anchor(game, level))]
    assert len(found) == len(LEVELS)
    assert found == sorted(found)
    assert level_near(game, found[1] + 1) == "easy"
    assert anchor(game, "moon") is None
