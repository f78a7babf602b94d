"""Even tables: what is fitted, what is suggested, and that computed handicaps make the win even."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

import palabre
from palabre.bots.even import Tables, even, measured
from palabre.bots.even.fitting import Fit, drawn, fitted, intervals
from palabre.bots.even.lags import lag_of, suggested
from palabre.bots.even.trying import Try
from palabre.games import find
from palabre.kernel.errors import BadOption, BadSeats
from palabre.kernel.game import Handicap
from tests.toy import GAME as TOY

Count = Callable[[int, int], int]
AHEAD, SLOWER = Handicap("ahead", 100), Handicap("slower", 1000, helps=False)


def played(truth: Fit, handicap: Handicap, amounts: tuple[int, ...], n: int, seed: int) -> list[Try]:
    """Twin tables of bots that are truly so strong; each of their games has one winner."""
    dice, bots = Random(seed), range(len(amounts))
    chances = truth.shares(handicap, amounts)
    found = []
    for _ in range(n):
        won = dice.choices(bots, chances, k=len(amounts))
        found.append(Try(amounts, tuple(won.count(bot) / len(amounts) for bot in bots)))
    return found


@pytest.mark.parametrize("handicap", [AHEAD, SLOWER], ids=lambda one: one.name)
def test_what_is_truly_even_is_found_and_lies_in_the_interval(handicap: Handicap) -> None:
    truth = Fit((0.0, 2.0, 1.0), 8.0)
    due = [each * handicap.most / 8 for each in ((2, 0, 1) if handicap.helps else (0, 2, 1))]
    assert truth.amounts(handicap) == due
    near = tuple(map(round, due))
    tries = played(truth, handicap, (0, 0, 0), 100, 1) + played(truth, handicap, near, 400, 2)
    found = fitted(tries, "abc", handicap).amounts(handicap)
    assert found == pytest.approx(due, abs=handicap.most * 0.05)
    others = [each.amounts(handicap) for each in drawn(tries, "abc", handicap, 1)]
    held = [low <= one <= high for (low, high), one in zip(intervals(others), due)]
    assert sum(held) >= 2


def test_bots_of_one_spec_get_the_same() -> None:
    tries = played(Fit((0.0, 1.5, 1.5), 6.0), AHEAD, (0, 0, 0), 200, 3)
    weak, *strong = fitted(tries, ("a", "b", "b"), AHEAD).amounts(AHEAD)
    assert strong == [0, 0]
    assert weak > 10


def test_whoever_always_loses_gets_a_number_all_the_same() -> None:
    tries = [Try((0, 0), (0.0, 1.0))] * 50
    assert 0 < fitted(tries, "ab", AHEAD).amounts(AHEAD)[0] <= AHEAD.most


def test_a_computed_handicap_makes_readers_of_different_speed_even(count: Count) -> None:
    """BO-16: who is faster is slowed; `easy` then wins about as often as `hard`."""
    tables = Tables(find("bongo"), ("easy", "hard"), seed=4)
    found = even(tables, count(40, 800), seconds=60)
    assert found.alone[0] < 0.2
    assert found.amounts[0] == 0
    assert found.intervals[1][0] < found.amounts[1] < found.intervals[1][1]
    share, (low, high), _ = measured(
        Tables(find("bongo"), ("easy", "hard"), 5), found.amounts, count(24, 2000)
    )
    assert count(15, 45) < 100 * share < count(85, 55)
    assert low < share < high


def test_the_time_is_kept() -> None:
    found = even(Tables(find("bongo"), ("easy", "hard")), games=100_000, seconds=0.1)
    assert found.games < 100


def test_what_has_no_handicap_or_too_many_seats_is_refused() -> None:
    with pytest.raises(BadOption):
        Tables(TOY, ("random", "random")).check()
    with pytest.raises(BadSeats):
        Tables(find("bakong"), ("random",) * 7).check()


@pytest.mark.parametrize("name", palabre.games())
def test_levels_lie_behind_each_other_and_the_weaker_is_helped(name: str) -> None:
    game = find(name)
    lags = [lag_of(game, level) for level in ("child", "easy", "medium", "hard", "champion")]
    assert lags == sorted(lags, key=lambda lag: -(lag or 0))
    assert lags[3] == 0
    given = suggested(game, [lag_of(game, "easy"), lag_of(game, "hard"), None])
    assert game.handicap
    assert (given[0] > given[1] == 0) if game.handicap.helps else (given[1] > given[0] == 0)
    assert 0 <= given[2] <= max(given), "who is not known is as good as the others"
    assert suggested(game, [None, None]) == [0, 0]
