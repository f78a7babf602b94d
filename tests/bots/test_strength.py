"""Who beats whom, in a short form; the full measurement is `python -m palabre.bench.strength`."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from palabre.bots.tournament import Tournament, tally
from tests.bots.tables import TURN_BY_TURN, game_of
from tests.widely import widely

GAMES = TURN_BY_TURN[1:]


def share(name: str, better: str, worse: str, games: int, players: int = 2) -> tuple[float, float]:
    """The interval of the better one's share of the wins."""
    tournament = Tournament(game_of(name), (better, worse), players, seed=21)
    return tally(tournament.specs, tournament.twins(range(tournament.tables(games))))[0].win_interval()


@pytest.mark.parametrize("name", widely(GAMES, "bonobo-beach"))
def test_greedy_beats_random(name: str) -> None:
    assert share(name, "greedy", "random", 24)[0] > 0.5


@pytest.mark.parametrize("name", widely(GAMES, "bonobo-beach"))
def test_easy_can_be_beaten_by_greedy_and_beats_random(name: str, count: Callable[[int, int], int]) -> None:
    assert share(name, "greedy", "easy", count(24, 200))[1] > 0.5
    assert share(name, "easy", "random", count(24, 200))[1] > 0.6


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    ("better", "worse"), [("medium", "easy"), ("hard", "medium"), ("champion", "random")]
)
def test_each_level_beats_the_one_below(name: str, better: str, worse: str) -> None:
    assert share(name, better, worse, 80)[0] > 0.5


def test_hard_holds_its_own_among_three_at_the_toy() -> None:
    low, high = share("stall", "hard", "random", 24, players=4)
    assert high > 0.25
    assert low > 0.1
