"""The photo finish: the connection, the roll, the bounds of a claim."""

from __future__ import annotations

import json
from math import inf, nan

import pytest
from hypothesis import given
from hypothesis import strategies as st

from palabre.server.real_time.photo_finish import Press, Transit, bound, rule, send_offsets, settle_window
from palabre.server.real_time.photo_finish.transit import (
    DOUBT_AT_MOST,
    LARGEST_LEEWAY,
    LONGEST_FRAME,
    LONGEST_TRIP,
    PURSE,
    TRIPS_KEPT,
)

FRAME = 1000 / 60
EVEN = [100.0] * 40
UNEVEN = [80.0, 90.0, 100.0, 110.0, 120.0] * 8


def transit_with(trips: list[float]) -> Transit:
    transit = Transit()
    for trip in trips:
        transit.saw_trip(trip)
    return transit


def press(seat: int, answer: str, claimed: float, elapsed: float = 2000.0, sent: float = 0.0) -> Press:
    return Press(seat, answer, claimed, sent, sent + elapsed)


# The connection


def test_a_line_knows_its_smallest_usual_and_slow_trip() -> None:
    transit = transit_with(UNEVEN)
    assert (transit.smallest, transit.usual, transit.slow) == (80, 100, 120)
    assert (transit.jitter, transit.leeway) == (40, 20)


def test_a_line_forgets_trips_of_long_ago() -> None:
    transit = transit_with([20.0] + [200.0] * TRIPS_KEPT)
    assert transit.smallest == 200
    assert len(transit.trips) == TRIPS_KEPT


@pytest.mark.parametrize("trip", [nan, inf, -1.0, 0.0])
def test_a_trip_that_cannot_be_is_not_remembered(trip: float) -> None:
    assert transit_with([trip]).trips == transit_with([]).trips


def test_a_trip_counts_at_most_half_a_second() -> None:
    transit = transit_with([30_000.0] * 40)
    assert transit.smallest == transit.usual == LONGEST_TRIP


def test_an_uneven_line_has_a_bounded_leeway() -> None:
    assert transit_with([20.0] * 30 + [500.0] * 20).leeway == LARGEST_LEEWAY


def test_a_huge_frame_widens_the_bar_no_further_than_thirty_a_second() -> None:
    transit = transit_with(EVEN)
    for said in (1000.0, inf, nan):
        transit.draws_every(said)
        assert bound(transit, press(0, "gnu", 1500)).bar <= LONGEST_FRAME + PURSE


def test_coming_back_does_not_fill_the_purse() -> None:
    transit = transit_with(EVEN)
    transit.charge(paid=PURSE, excess=500)
    spent = transit.purse, transit.doubt
    transit.reconnected()
    assert (transit.purse, transit.doubt) == spent
    assert transit.smallest == 0


def test_the_line_shown_to_all_is_plain_numbers() -> None:
    shown = transit_with(UNEVEN).shown()
    assert shown == {"smallest": 80.0, "usual": 100.0, "jitter": 40.0, "frame": 16.7, "purse": 20.0}


# The roll and the window


def test_the_roll_leaves_half_the_smallest_round_trip_before_one_common_instant() -> None:
    transits = {0: transit_with([20.0] * 9), 1: transit_with([250.0] * 9), 5: transit_with([100.0, 300.0])}
    offsets = send_offsets(transits)
    assert offsets == {0: 115.0, 1: 0.0, 5: 75.0}
    assert {offsets[seat] + transit.smallest / 2 for seat, transit in transits.items()} == {125.0}


def test_no_seats_no_rolls() -> None:
    assert send_offsets({}) == {}
    assert settle_window([]) == 0


def test_the_settle_window_is_the_largest_half_round_trip_with_its_jitter() -> None:
    assert settle_window([transit_with(EVEN), transit_with(UNEVEN)]) == 50 + 40


def test_the_settle_window_is_capped() -> None:
    assert settle_window([transit_with([50.0] + [500.0] * 9)]) == 400


# The bounds of a claim


def test_an_honest_claim_on_a_usual_trip_is_believed_to_the_millisecond() -> None:
    transit = transit_with(EVEN)
    bounded = bound(transit, press(0, "gnu", 1500, elapsed=1500 + 100 + FRAME / 2))
    assert bounded.reaction == 1500
    assert bounded.bar == pytest.approx(FRAME)
    assert bounded.paid == 0


def test_an_honest_slow_trip_is_covered_by_the_leeway_without_widening_the_bar() -> None:
    transit = transit_with(UNEVEN)
    bounded = bound(transit, press(0, "gnu", 1500, elapsed=1500 + 119 + FRAME / 2))
    assert (bounded.reaction, bounded.paid) == (1500, 0)


def test_beyond_the_leeway_the_purse_pays_and_the_bar_widens_by_as_much() -> None:
    transit = transit_with(UNEVEN)
    bounded = bound(transit, press(0, "gnu", 1500, elapsed=1500 + 130 + FRAME / 2))
    assert bounded.reaction == 1500
    assert bounded.paid == pytest.approx(10)
    assert bounded.bar == pytest.approx(FRAME + 10)


def test_beyond_the_purse_a_claim_is_not_believed() -> None:
    transit = transit_with(UNEVEN)
    bounded = bound(transit, press(0, "gnu", 1000, elapsed=1500 + 100 + FRAME / 2))
    assert bounded.paid == PURSE
    assert bounded.reaction == pytest.approx(1500 - transit.leeway - PURSE)


def test_a_claim_of_nothing_is_no_better_than_another_lie() -> None:
    transit = transit_with(UNEVEN)
    lies = [bound(transit, press(0, "gnu", claimed, elapsed=1600)).reaction for claimed in (-5, 0, 120, 800)]
    assert lies == pytest.approx([lies[0]] * 4)


def test_a_claim_cannot_exceed_the_time_that_passed() -> None:
    assert bound(transit_with(EVEN), press(0, "gnu", 9_000, elapsed=800)).reaction == 800


@pytest.mark.parametrize("claimed", [nan, inf, -inf])
def test_a_claim_that_is_no_number_is_worth_the_worst(claimed: float) -> None:
    bounded = bound(transit_with(EVEN), press(0, "gnu", claimed, elapsed=800))
    assert bounded.reaction == 800
    assert json.dumps(rule([(press(0, "gnu", claimed), bounded)], "gnu").as_data(), allow_nan=False)


def test_a_line_never_pinged_gets_no_allowance_beyond_its_purse() -> None:
    bounded = bound(Transit(), press(0, "gnu", 200, elapsed=1000))
    assert bounded.reaction == pytest.approx(1000 - FRAME / 2 - 0.1 - PURSE)


def test_holding_back_a_press_gains_nothing() -> None:
    prompt = bound(transit_with(UNEVEN), press(0, "gnu", 1500, elapsed=1610))
    held = bound(transit_with(UNEVEN), press(0, "gnu", 1500, elapsed=1710))
    assert held.reaction > prompt.reaction


def test_lying_in_every_press_gains_little_and_once() -> None:
    transit = transit_with(UNEVEN)
    gained = []
    for _ in range(20):
        bounded = bound(transit, press(0, "gnu", 1300, elapsed=1500 + transit.usual_transit))
        transit.charge(bounded.paid, bounded.excess)
        gained.append(1500 - bounded.reaction)
    assert gained[0] == pytest.approx(transit.leeway + PURSE)
    assert max(gained[2:]) < 5
    assert sum(gained) < 60


def test_small_lies_in_every_press_are_used_up_too() -> None:
    transit = transit_with(UNEVEN)
    gained = []
    for _ in range(30):
        bounded = bound(transit, press(0, "gnu", 1490, elapsed=1500 + transit.usual_transit))
        transit.charge(bounded.paid, bounded.excess)
        gained.append(1500 - bounded.reaction)
    assert sum(gained[-10:]) / 10 < 4


def test_one_lost_packet_costs_one_leeway_of_doubt_and_one_quick_press_earns_no_more() -> None:
    transit = transit_with(UNEVEN)
    transit.doubt = 2.0
    transit.charge(paid=0, excess=450)
    assert transit.doubt == pytest.approx(1.15)
    transit.charge(paid=0, excess=-90)
    assert transit.doubt == pytest.approx(2.3)


def test_honest_presses_keep_the_benefit_of_the_doubt() -> None:
    transit = transit_with(UNEVEN)
    for trip in UNEVEN:
        bounded = bound(transit, press(0, "gnu", 1500, elapsed=1500 + trip + FRAME / 2))
        assert bounded.reaction == 1500
        transit.charge(bounded.paid, bounded.excess)
    assert transit.doubt > 1


@given(
    trips=st.lists(st.floats(1, 2000), max_size=70),
    claims=st.lists(st.tuples(st.floats(), st.floats(-10, 30_000)), max_size=30),
)
def test_whatever_is_claimed_stays_inside_the_servers_own_times(
    trips: list[float], claims: list[tuple[float, float]]
) -> None:
    transit = transit_with(trips)
    for claimed, elapsed in claims:
        bounded = bound(transit, press(0, "gnu", claimed, elapsed))
        transit.charge(bounded.paid, bounded.excess)
        granted = transit.usual_transit + LARGEST_LEEWAY + PURSE
        assert max(elapsed, 0) - granted <= bounded.reaction + 1e-6
        assert 0 <= bounded.reaction <= max(elapsed, 0) + 1e-6
        assert 0 <= bounded.paid <= PURSE
        assert 0 <= transit.purse <= PURSE
        assert 0 <= transit.doubt <= DOUBT_AT_MOST
