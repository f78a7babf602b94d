"""How far reviews can be trusted: forecasts sorted into bins, intervals tried, the page of it all."""

from __future__ import annotations

import itertools
from pathlib import Path

import numpy as np
import pytest

from palabre.bench.reviews.best import Held, best_of
from palabre.bench.reviews.blunders import planted
from palabre.bench.reviews.calibration import BINS, Forecast, bins, boldness, brier, coverage, forecasts
from palabre.bench.reviews.duels import Duel, Luck, duel_of, one_duel
from palabre.bench.reviews.endings import Ending, endings
from palabre.bench.reviews.notebook import Notebook
from palabre.bench.reviews.page import (
    against_exact,
    apart,
    calibrated,
    covered,
    found,
    page,
    scores_row,
    taken,
)
from palabre.bench.reviews.picture import picture
from palabre.bench.reviews.sizes import FULL, TINY
from palabre.bench.reviews.times import Timed


def test_forecasts_go_into_the_bin_of_their_size() -> None:
    pairs = ((0.05, 0.0), (0.31, 1.0), (0.39, 0.0), (1.0, 1.0))
    told = [Forecast("x", share, got, 0.5, 0) for share, got in pairs]
    sorted_in = bins(told)
    assert [each.n for each in sorted_in] == [1, 0, 0, 2, 0, 0, 0, 0, 0, 1]
    assert sorted_in[3].expected == pytest.approx(0.35)
    assert sorted_in[3].happened == 0.5


def test_a_perfect_forecast_has_no_error_and_a_coin_has_a_quarter() -> None:
    assert brier([Forecast("x", 1.0, 1.0, 0.5, 0), Forecast("x", 0.0, 0.0, 0.5, 0)]) == (0.0, 0.25)


def test_forecasts_of_every_seat_of_a_moment_sum_to_one() -> None:
    told = forecasts(TINY, 1, Notebook())
    assert {each.game for each in told} == {"bongo", "bonobo-beach", "bakong", "banjooli-xeet"}
    assert sum(each.share for each in told) == pytest.approx(sum(each.even for each in told))
    assert sum(each.got for each in told) == pytest.approx(sum(each.even for each in told))
    assert sum(each.plain for each in told) == pytest.approx(sum(each.even for each in told))
    assert any(each.plain != each.share for each in told), "what is shown is not what was simulated"


def test_a_notebook_gives_forecasts_back_as_they_were(tmp_path: Path) -> None:
    path = tmp_path / "notes.jsonl"
    once, again = (forecasts(TINY, 1, Notebook(path)) for _ in range(2))
    assert once == again
    assert len(path.read_text(encoding="utf-8").splitlines()) == 4, "a line a game"


def test_forecasts_between_equals_are_told_apart() -> None:
    fair = [Forecast("x", 0.75, float(number % 4 > 0), 0.5, number, 0.75) for number in range(8)]
    lost = [each._replace(got=0.5, equals=False) for each in fair]
    slopes = [cell[:4] for cell in scores_row("x", [*fair, *lost])[4:]]
    assert slopes == ["0.50", "0.50", "1.00", "0.00"]


def test_intervals_are_tried() -> None:
    tried, held = coverage(TINY, 1)
    assert tried == TINY.values
    assert 0 <= held <= tried


def test_an_interval_holds_what_others_find_as_far_as_they_know() -> None:
    assert Held("x", 0.25, 0.2, 0.1, 0.2).holds(0.2)
    assert not Held("x", 0.3, 0.2, 0.1, 0.2).holds(0.2)


@pytest.mark.wide
def test_a_rough_review_is_held_against_other_simulations() -> None:
    error, off, plain_off, others_off = best_of("bakong", 0, 1)
    assert abs(error) < 1
    assert 0 < others_off < plain_off, "more simulations know more"
    assert off > plain_off / 2


def test_endings_are_solved() -> None:
    for each in endings(2, 1):
        assert min(each) >= 0


@pytest.mark.wide
def test_a_duel_keeps_results_with_luck_and_without() -> None:
    bongo = duel_of("bongo", [one_duel("bongo", number, 1) for number in range(6)])
    assert len(bongo.results) == len(bongo.luck.given) == len(bongo.adjusted) == 6
    assert (bongo.luck.chance < bongo.plain.chance).all()
    assert set(bongo.results) <= {0.0, 0.5, 1.0}


def test_what_was_measured_is_not_measured_again(tmp_path: Path) -> None:
    counting = itertools.count()
    for _ in range(2):
        notes = Notebook(tmp_path / "notes.jsonl")
        assert [notes.once(f"game {n}", lambda: next(counting)) for n in range(3)] == [0, 1, 2]


def of_luck(results: list[float], luck: list[float]) -> Duel:
    """A duel in which luck is known, and when left plain doubtful."""
    sure = np.zeros(len(luck))
    return Duel("bakong", np.array(results), Luck(np.array(luck), sure), Luck(-np.array(luck), sure + 1))


def test_games_needed_grow_with_the_chance_in_them() -> None:
    both = of_luck([1.0, 0.0, 1.0, 1.0, 0.0, 1.0], [0.3, -0.6, 0.2, 0.25, -0.5, 0.3])
    assert (both.shares > 0).all()
    assert both.needed(both.results) > both.needed(both.adjusted)
    left, worse = (both.results - luck.given for luck in (both.luck, both.plain))
    gone, within = both.gone(left), both.gone_within(left)
    assert gone is not None
    assert within is not None
    assert 0 < within[0] <= gone <= within[1] < 1
    assert (both.gone(worse) or 0.0) < 0
    assert of_luck([1.0] * 4, [0.3, -0.6, 0.2, 0.1]).gone(left[:4]) is None


def test_the_share_taken_off_a_game_is_not_fitted_to_it_nor_to_its_twin() -> None:
    results, luck = [1.0, 0.0, 1.0, 1.0, 0.0, 1.0], [0.3, -0.6, 0.2, 0.25, -0.5, 0.3]
    first = of_luck(results, luck).shares
    other = of_luck([0.0, 1.0, *results[2:]], luck).shares
    assert first[:2].tolist() == other[:2].tolist()
    assert first[2:].tolist() != other[2:].tolist()


def test_what_one_game_says_often_counts_once() -> None:
    """Ten forecasts of ten games are surer than ten of one."""
    apart = [Forecast("x", 0.75, float(number % 4 > 0), 0.5, number) for number in range(8)]
    alike = [each._replace(number=each.number % 2, got=float(each.number % 2)) for each in apart]
    assert bins(alike)[7].off > 1.5 * bins(apart)[7].off > 0
    assert boldness(apart)[0] == 1.0
    assert boldness([each._replace(share=1.0) for each in apart])[0] == 0.5


@pytest.mark.long
def test_blunders_are_planted_where_they_cost() -> None:
    found = list(planted("banjooli-xeet", 0, 1))
    assert found
    for each in found:
        assert each.match.over
        before = each.match.log[each.place].before
        assert each.match.log[each.place].seat >= 0
        assert before["card_seen"][0][:2].tolist() == [1, 2], "nobody has seen the other's card"


def test_the_page_says_what_was_measured_and_how_much() -> None:
    told = [Forecast("bakong", 0.3, 0.0, 0.5, 0, 0.7), Forecast("bakong", 0.7, 1.0, 0.5, 0, 0.7)]
    wins = of_luck([1.0, 0.0, 1.0, 0.0], [0.3, -0.6, 0.2, -0.1])
    parts = [
        *calibrated(FULL, told),
        *covered((200, 190), [Held("bakong", 0.3, 0.2, 0.1, 0.1)]),
        *against_exact([Ending(0.5, 0.0, 0.0, 0.2)]),
    ]
    parts += [*taken([Timed("bakong", 9.5, 190, 189)])]
    parts += [*apart(FULL, [wins]), *found(FULL, [("bakong", 10, 9)], 2)]
    text = page({"calibration": {"text": "\n".join(parts), "seconds": 60.0}})
    assert "1 minutes of one processor" in text
    assert "190 (95.0%" in text
    assert "| bakong | 1 | 0.0%" in text
    assert "| bakong | 9.5 | 190 | 189 |" in text
    assert "| of these from seed 2 | 10 | 9 | 90.0% (59.6% to 98.2%) |" in text
    assert "| bakong | 35 | 34 |" in text
    assert "| all | 76 | 74 |" in text
    assert "| bakong | 0.0900 | 0.2900 | 0.2500 | 2.50 ±" in text
    assert "| bakong | `hard` | 0.50 ±" in text
    assert picture(bins(told)).count("<circle") == 2
    assert len(bins(told)) == BINS
