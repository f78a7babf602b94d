"""Start + luck + choices = result, for every seat, to the last digit; every step sums to zero."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import numpy as np
import pytest

from palabre.analysis.ledger import Ledger, account, kept
from palabre.analysis.steps import stretches
from palabre.games import find
from palabre.kernel.match import Match
from tests.analysis.games import ALL, finished, reviewed

Count = Callable[[int, int], int]
TIMES = 4


def ledger_of(match: Match, times: int = TIMES) -> Ledger:
    return kept(match, stretches(match), times, 0, lambda share: None)


@pytest.mark.parametrize("name", ALL)
def test_the_ledger_adds_up_in_games_of_any_size(name: str, count: Count) -> None:
    """With --long 1,000 games of all four together, from two seats to eight where the game has them."""
    game = find(name)
    sizes = range(game.min_seats, game.max_seats + 1)
    for number in range(count(len(sizes), 250)):
        match = finished(name, sizes[number % len(sizes)], number)
        check(match, ledger_of(match, 1 + number % TIMES))


def check(match: Match, ledger: Ledger) -> None:
    """Nothing is gained or lost at any step, and each seat's sum is what it really got."""
    assert (ledger.changes.sum(axis=1) == 0).all()
    assert (ledger.values.sum(axis=1) == ledger.whole).all()
    for seat in range(match.players):
        found = account(ledger, seat, None, 0.0)
        assert found["start"] + found["luck"] + found["own"] + found["others"] == found["result"]
        won = Fraction(seat in match.winners, len(match.winners))
        assert Fraction(found["result"], ledger.whole) == won


def test_a_win_that_is_shared_is_told_as_shared() -> None:
    games = (finished("bonobo-beach", 4, seed) for seed in range(1_000))
    match = next(match for match in games if len(match.winners) > 1)
    check(match, ledger_of(match, 1))


def test_luck_is_nature_s_and_choices_are_those_of_who_made_them() -> None:
    match = finished("bakong", 3, 4)
    ledger = ledger_of(match)
    by_others = np.zeros(3, np.int64)
    for number, step in enumerate(ledger.steps):
        for seat in range(3):
            if step.chosen and step.chosen.seat != seat:
                by_others[seat] += ledger.changes[number, seat]
    assert [account(ledger, seat, None, 0.0)["others"] for seat in range(3)] == by_others.tolist()


def test_a_step_that_leaves_everything_as_it_was_changes_nothing() -> None:
    """Under the same luck: a value that is simulated twice is the same twice."""
    match = finished("bakong", 3, 4)
    assert (ledger_of(match).values == ledger_of(match).values).all()


def test_luck_has_no_favourites() -> None:
    """Over many games what nature gives a seat is nothing on average, within four standard errors."""
    given = []
    for seed in range(40):
        match = finished("bonobo-beach", 2, seed)
        ledger = ledger_of(match, 8)
        given.append(account(ledger, 0, None, 0.0)["luck"] / ledger.whole)
    mean, off = np.mean(given), np.std(given, ddof=1) / np.sqrt(len(given))
    assert abs(mean) < 4 * off


@pytest.mark.wide
def test_a_review_holds_the_same_ledger() -> None:
    _, found = reviewed("banjooli-xeet")
    for one in found["accounts"]:
        assert one["start"] + one["luck"] + one["own"] + one["others"] == one["result"]
    at = np.array([found["start"], *(step["after"] for step in found["steps"])])
    assert (np.diff(at, axis=0) == [step["change"] for step in found["steps"]]).all()
    assert at[-1].tolist() == [one["result"] for one in found["accounts"]]
