"""A newcomer who presses only Play now wins about half of the games; `python -m palabre.bench.newcomers`."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import palabre
from palabre.bench.newcomers.evenings import COUNTED, GAMES, evening, evenings
from palabre.bench.newcomers.page import page
from palabre.bench.newcomers.player import ERRORS, QUICKEST, SLOWEST, USUAL
from palabre.bots.readers import reading
from palabre.bots.seat import Seat
from tests.widely import widely

SHORT, FULL = 8, 500
SLOW, FULL_SLOW = 6, 100  # where thinking takes longer


@pytest.mark.parametrize("name", widely(palabre.games(), "bongo", "bonobo-beach"))
def test_a_newcomer_wins_about_half_of_the_last_games(name: str, count: Callable[[int, int], int]) -> None:
    """A newcomer's share of five games strays by 0.2: so few lie outside 0.2 and 0.8 once in 5,000 runs.

    With the full counts it is the 30 to 70 % asked for.
    """
    newcomers = count(SLOW, FULL_SLOW) if name == "banjooli-xeet" else count(SHORT, FULL)
    found = evenings(name, range(newcomers), seed=2)
    assert all(played[0].level == "child" for played in found.evenings)
    low, high = (0.2, 0.8) if newcomers < FULL_SLOW else (0.3, 0.7)
    assert low < found.share < high
    assert f"| {name} | {newcomers} |" in page([found], 2)


def test_an_evening_is_ten_games_and_the_same_from_the_same_seed() -> None:
    played = evening("bonobo-beach", 3, 4)
    assert len(played) == GAMES > COUNTED
    assert played == evening("bonobo-beach", 3, 4) != evening("bonobo-beach", 3, 7)


def test_a_newcomer_reads_slowly_and_now_and_then_wrongly() -> None:
    seats = [Seat.of(palabre.new("bongo", players=2, seed=seed), 0, seed) for seed in range(400)]
    calls = [(seat, *USUAL.react(seat)) for seat in seats]
    assert all(QUICKEST <= after <= SLOWEST for _, after, _ in calls)
    wrong = sum(choice != seat.named(reading(seat.game, seat.known)) for seat, _, choice in calls)
    assert 0 < wrong < 3 * ERRORS * len(calls)
