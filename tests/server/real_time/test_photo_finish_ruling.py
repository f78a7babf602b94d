"""The photo finish: whose call counts (BO-10, BO-14, BO-15)."""

from __future__ import annotations

import json
from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from palabre.server.real_time.photo_finish import NOBODY, Bounded, Press, Ruling, Verdict, rule

FRAME = 1000 / 60


def call(seat: int, answer: str, reaction: float, bar: float = FRAME) -> tuple[Press, Bounded]:
    return Press(seat, answer, reaction, 0, 2000), Bounded(reaction, reaction, bar, bar - FRAME, 0.0)


def ruled(*calls: tuple[Press, Bounded], may_call_again: bool = False) -> Ruling:
    return rule(calls, "gnu", may_call_again=may_call_again)


def verdicts(ruling: Ruling) -> list[tuple[int, Verdict]]:
    return [(one.seat, one.verdict) for one in ruling.photo]


def test_bo_14_the_first_right_call_by_its_own_reaction_wins() -> None:
    ruling = ruled(call(0, "gnu", 1300), call(1, "gnu", 1200))
    assert ruling.winner == 1
    assert verdicts(ruling) == [(1, Verdict.WON), (0, Verdict.LATE)]
    assert ruling.punished == ()


def test_bo_14_an_earlier_wrong_call_is_punished_and_a_later_right_one_still_wins() -> None:
    ruling = ruled(call(0, "gnu", 1300), call(1, "rhino", 1200), call(2, "nothing", 1100))
    assert ruling.punished == ((2, "nothing"), (1, "rhino"))
    assert ruling.winner == 0


def test_bo_14_a_wrong_call_after_the_winning_one_is_spared() -> None:
    assert verdicts(ruled(call(0, "gnu", 1300), call(1, "rhino", 1400)))[1] == (1, Verdict.SPARED)


def test_bo_14_a_right_call_goes_before_a_level_wrong_one() -> None:
    ruling = ruled(call(0, "gnu", 1310), call(1, "rhino", 1300))
    assert ruling.winner == 0
    assert ruling.punished == ()
    assert verdicts(ruling) == [(1, Verdict.SPARED), (0, Verdict.WON)]


def test_bo_14_level_right_calls_are_handed_on_as_a_tie() -> None:
    ruling = ruled(call(2, "gnu", 1310), call(0, "gnu", 1300), call(1, "gnu", 1330))
    assert ruling.level == (0, 2)
    assert ruling.is_tie
    assert ruling.winner == NOBODY
    assert verdicts(ruling) == [(0, Verdict.LEVEL), (2, Verdict.LEVEL), (1, Verdict.LATE)]


def test_level_is_level_with_the_first_not_with_one_another() -> None:
    assert ruled(call(0, "gnu", 1300), call(1, "gnu", 1310), call(2, "gnu", 1320)).level == (0, 1)


def test_the_larger_of_two_bars_decides_what_is_level() -> None:
    assert ruled(call(0, "gnu", 1300), call(1, "gnu", 1325)).level == (0,)
    assert ruled(call(0, "gnu", 1300), call(1, "gnu", 1325, bar=30)).level == (0, 1)
    assert ruled(call(0, "gnu", 1300, bar=30), call(1, "gnu", 1325)).level == (0, 1)


def test_exactly_one_frame_apart_is_not_level() -> None:
    for frames in range(60, 120):
        assert ruled(call(0, "gnu", frames * FRAME), call(1, "gnu", (frames + 1) * FRAME)).level == (0,)


def test_what_the_purse_paid_never_wins_outright() -> None:
    """Moving up by p widens the bar by p: from behind, a tie is the best that it buys."""
    for paid in range(0, 20):
        liar = call(1, "gnu", 1301 - paid, bar=FRAME + paid)
        assert ruled(call(0, "gnu", 1300), liar).winner != 1


def test_a_wrong_call_level_with_one_that_may_still_win_is_spared() -> None:
    ruling = ruled(call(0, "rhino", 1280), call(1, "gnu", 1300), call(2, "gnu", 1310, bar=40))
    assert ruling.level == (1, 2)
    assert ruling.punished == ()


def test_without_a_right_call_all_wrong_ones_are_punished_and_nobody_wins() -> None:
    ruling = ruled(call(0, "rhino", 1300), call(1, "bongo", 1301))
    assert ruling.punished == ((0, "rhino"), (1, "bongo"))
    assert (ruling.level, ruling.winner) == ((), NOBODY)


def test_bo_15_a_press_before_120_ms_is_ignored_and_may_be_made_again() -> None:
    ruling = ruled(call(0, "rhino", 119), call(0, "gnu", 900), call(1, "gnu", 1000))
    assert verdicts(ruling)[0] == (0, Verdict.EARLY)
    assert ruling.punished == ()
    assert ruling.winner == 0


def test_bo_15_a_press_at_120_ms_counts() -> None:
    assert ruled(call(0, "rhino", 120)).punished == ((0, "rhino"),)


def test_bo_10_a_seat_that_has_called_is_out() -> None:
    ruling = ruled(call(0, "rhino", 900), call(0, "gnu", 1000), call(1, "gnu", 1500))
    assert verdicts(ruling) == [(0, Verdict.PUNISHED), (0, Verdict.OUT), (1, Verdict.WON)]


def test_a_seat_cannot_overtake_its_own_first_call_by_claiming_less() -> None:
    ruling = ruled(call(0, "rhino", 1000), call(0, "gnu", 990), call(1, "gnu", 1500))
    assert ruling.punished == ((0, "rhino"),)
    assert ruling.winner == 1


def test_bo_10_where_calls_are_free_every_wrong_call_is_punished() -> None:
    calls = [call(0, "rhino", 900), call(0, "bongo", 950), call(0, "gnu", 1000)]
    ruling = ruled(*calls, may_call_again=True)
    assert ruling.punished == ((0, "rhino"), (0, "bongo"))
    assert ruling.winner == 0


@pytest.mark.parametrize("claims", [(900, 901, 902), (902, 901, 900)])
def test_bo_14_pressing_all_buttons_at_once_does_not_pay(claims: tuple[float, float, float]) -> None:
    calls = [call(0, answer, claimed) for answer, claimed in zip(("rhino", "bongo", "gnu"), claims)]
    ruling = ruled(*calls, call(1, "gnu", 905), may_call_again=True)
    assert set(ruling.punished) == {(0, "rhino"), (0, "bongo")}


@pytest.mark.parametrize(("handicaps", "winner"), [({}, 0), ({0: 500.0}, 1), ({1: 500.0}, 0)])
def test_a_handicap_is_applied_to_the_time_before_ordering(
    handicaps: Mapping[int, float], winner: int
) -> None:
    ruling = rule([call(0, "gnu", 1000), call(1, "gnu", 1400)], "gnu", handicaps)
    assert ruling.winner == winner
    assert {one.seat: one.time - one.reaction for one in ruling.photo} == {
        seat: handicaps.get(seat, 0) for seat in (0, 1)
    }


def test_a_handicap_does_not_make_an_early_press_count() -> None:
    assert rule([call(0, "rhino", 100)], "gnu", {0: 500}).punished == ()


def test_the_ruling_is_plain_data_and_does_not_tell_the_answer() -> None:
    ruling = ruled(call(0, "rhino", 1300), call(1, "bongo", 1301, bar=20))
    data = json.loads(json.dumps(ruling.as_data(), allow_nan=False))
    assert "gnu" not in json.dumps(data)
    assert data["punished"] == [[0, "rhino"], [1, "bongo"]]
    assert data["photo"][1] == {
        "seat": 1,
        "answer": "bongo",
        "claimed": 1301.0,
        "reaction": 1301.0,
        "handicap": 0.0,
        "time": 1301.0,
        "bar": 20.0,
        "paid": 3.3,
        "verdict": "punished",
    }


@given(
    st.lists(
        st.tuples(st.integers(0, 7), st.sampled_from(("rhino", "gnu", "nothing")), st.floats(0, 3000)),
        max_size=12,
    ),
    st.booleans(),
)
def test_every_press_is_in_the_photo_and_a_right_call_always_wins(
    calls: list[tuple[int, str, float]], may_call_again: bool
) -> None:
    ruling = ruled(*(call(*one) for one in calls), may_call_again=may_call_again)
    assert len(ruling.photo) == len(calls)
    assert [one.time for one in ruling.photo] == sorted(one.time for one in ruling.photo)
    winning = [one for one in ruling.photo if one.verdict in (Verdict.WON, Verdict.LEVEL)]
    assert [one.seat for one in winning] == list(ruling.level)
    assert all(one.answer == "gnu" for one in winning)
    assert len(set(ruling.level)) == len(ruling.level)
    assert all(answer != "gnu" for _, answer in ruling.punished)
    if may_call_again:
        assert bool(ruling.level) == any(a == "gnu" and t >= 120 for _, a, t in calls)
