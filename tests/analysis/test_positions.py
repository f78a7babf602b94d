"""What a moment is worth: the same for the same seed, blind where a seat looks, exact where it can be."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import palabre
from palabre.analysis.positions import Bound, further, sharpening
from palabre.analysis.types import Analysis
from palabre.kernel.errors import BadSeats, PalabreError
from palabre.kernel.plain import Plain
from tests.analysis.games import ALL, HIDING, begun, finished
from tests.bots.test_blind import with_other_secrets

FEW = 24
Count = Callable[[int, int], int]
every_game = pytest.mark.parametrize("name", ALL)


@every_game
def test_the_same_seed_and_simulations_give_the_same_numbers(name: str) -> None:
    match = begun(name, 3, 5, 9)
    once, again = (palabre.analyse(match, simulations=FEW, seed=4) for _ in range(2))
    assert once == again
    assert palabre.analyse(match, simulations=FEW, seed=5) != once


@every_game
def test_shares_of_the_win_sum_to_one(name: str) -> None:
    found = palabre.analyse(begun(name, 4, 5, 9), simulations=FEW)
    assert sum(each["share"] for each in found["expects"]) == pytest.approx(1)
    assert all(each["low"] <= each["share"] <= each["high"] for each in found["expects"])
    assert all(each["low"] <= each["value"] <= each["high"] for each in found["choices"])


def test_a_bound_in_time_says_how_many_it_came_to_and_these_give_the_same() -> None:
    match = begun("bakong", 3, 2, 12)
    timed = palabre.analyse(match, seconds=0.2, seed=9)
    assert timed["simulations"] >= 2
    assert palabre.analyse(match, simulations=timed["simulations"], seed=9) == timed


def test_it_grows_sharper_to_the_interval_that_is_asked_for() -> None:
    seen: list[Analysis] = []
    found = palabre.analyse(begun("bakong", 2, 2, 12), interval=0.15, watch=seen.append)
    assert len(seen) > 1
    assert seen[-1] == found
    assert [each["simulations"] for each in seen] == sorted({each["simulations"] for each in seen})
    assert all(each["high"] - each["low"] <= 0.15 for each in [*found["expects"], *found["choices"]])


def test_it_stops_where_any_bound_is_reached() -> None:
    assert further(Bound(simulations=100), 64, 1.0, 1.0) == 36
    assert further(Bound(simulations=100), 100, 1.0, 1.0) == 0
    assert further(Bound(seconds=2.0), 64, 1.0, 1.0) == 64
    assert further(Bound(seconds=1.5), 64, 1.0, 1.0) == 32
    assert further(Bound(seconds=1.0), 64, 1.1, 1.0) == 0
    assert further(Bound(interval=0.1), 64, 1.0, 0.09) == 0


@pytest.mark.parametrize("name", HIDING)
def test_a_seat_s_analysis_is_blind_to_what_it_may_not_know(name: str, count: Count) -> None:
    changed = 0
    for decisions in range(3, 3 + 6 * count(3, 20), 6):
        match = begun(name, 3, 11, decisions)
        for seat in range(3):
            other = with_other_secrets(match, seat, decisions)
            changed += other.state.tobytes() != match.state.tobytes()
            here, there = (palabre.analyse(one, seat, simulations=4) for one in (match, other))
            assert here == there, f"seat {seat} is told what it may not know"
    assert changed, "nothing was hidden, so nothing was tested"


def test_all_eyes_see_what_is_hidden() -> None:
    """The same test on what really lies there: so the one above could fail."""
    match = begun("banjooli-xeet", 3, 11, 30)
    told = {
        str(palabre.analyse(with_other_secrets(match, 0, seed), None, simulations=10)["expects"])
        for seed in range(4)
    }
    assert len(told) > 1


def test_a_seat_that_is_not_to_choose_is_told_no_choices() -> None:
    match = begun("bakong", 3, 11, 8)
    other = next(seat for seat in range(3) if seat not in match.to_act)
    assert palabre.analyse(match, other, simulations=4)["choices"] == []
    assert palabre.analyse(match, match.to_act[0], simulations=4)["choices"]


def test_where_all_may_call_every_call_of_every_seat_is_valued_and_the_right_one_is_best() -> None:
    match = begun("bongo", 3, 1, 0)
    found = palabre.analyse(match, simulations=400)
    assert {each["seat"] for each in found["choices"]} == {0, 1, 2}
    best = found["choices"][0]["choice"]
    assert best["answer"] == match.game.room("real_time").right_answer(Plain(match.state))


def test_the_end_of_bonobo_beach_is_exact_and_says_so() -> None:
    match = finished("bonobo-beach", 2, 3)
    found = palabre.analyse(match, simulations=FEW)
    assert found["exact"]
    assert all(each["exact"] for each in found["choices"])
    leads = [each["lead"] for each in found["choices"]]
    assert leads == sorted(leads, reverse=True)
    assert not palabre.analyse(match, move=2, simulations=2)["exact"]


def test_where_leads_are_solved_the_best_stands_first_whatever_was_simulated() -> None:
    match, place = finished("bonobo-beach", 3, 6), 78
    found = palabre.analyse(match, move=place, seat=match.log[place].seat, simulations=FEW)
    assert found["exact"]
    first, *others = found["choices"]
    assert first["value"] < max(each["value"] for each in others), "simulation alone says otherwise"
    assert (first["best"], first["behind"]) == (True, 0)
    for each in others:
        assert each["best"] == (each["lead"] > first["lead"] - 1e-6)
        assert each["behind"] >= 0


def test_a_continuation_is_what_may_be_played_next() -> None:
    match = begun("bakong", 2, 3, 10)
    for valued in palabre.analyse(match, simulations=FEW)["choices"]:
        assert valued["then"]
        for done in valued["then"]:
            assert 0 <= done["seat"] < 2
            assert match.naming.id(done["choice"]) is not None


def test_a_record_will_do_and_a_moment_of_it_is_named_by_its_move() -> None:
    match = finished("bakong", 2, 3)
    last = match.last_choice()
    assert palabre.analyse(match.record(), simulations=4)["move"] == last
    assert palabre.analyse(match.record(), move=0, simulations=4)["move"] == 0


def test_a_moment_of_a_running_game_is_named_by_its_move_too() -> None:
    match = begun("bakong", 2, 2, 6)
    earlier = palabre.analyse(match, move=1, simulations=4)
    assert earlier["move"] == 1
    assert palabre.analyse(match, simulations=4)["move"] == match.version


def test_what_cannot_be_is_refused_with_a_sentence() -> None:
    match = finished("bakong", 2, 3)
    with pytest.raises(PalabreError, match="There is no move 99999"):
        palabre.analyse(match, move=99_999)
    with pytest.raises(PalabreError, match="There is no move -1"):
        palabre.analyse(match, move=-1)
    with pytest.raises(BadSeats, match="There is no seat 7"):
        palabre.analyse(match, seat=7, simulations=2)


def test_results_come_as_they_sharpen() -> None:
    drafts = sharpening(begun("bakong", 2, 2, 4), None, None, Bound(simulations=200), 0)
    assert [draft["simulations"] for draft in drafts] == [32, 64, 128, 200]
