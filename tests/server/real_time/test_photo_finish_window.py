"""The photo finish: how long a roll waits, from its first press to its ruling."""

from __future__ import annotations

from math import inf

from palabre.server.real_time.photo_finish import NOBODY, Finish, Press, Transit, Verdict
from palabre.server.real_time.photo_finish.transit import PURSE

FRAME = 1000 / 60


def table(*trips: float) -> dict[int, Transit]:
    transits = {seat: Transit() for seat in range(len(trips))}
    for seat, trip in enumerate(trips):
        transits[seat].saw_trip(trip)
    return transits


def arriving(seat: int, answer: str, claimed: float, received: float, trip: float) -> Press:
    return Press(seat, answer, claimed, received - claimed - trip - FRAME / 2, received)


def test_a_far_player_who_was_quicker_wins_although_heard_later() -> None:
    finish = Finish("gnu", table(20, 250))
    finish.press(arriving(0, "gnu", 1000, received=5000, trip=20))
    assert finish.closes_at == 5000 + 125
    far = arriving(1, "gnu", 960, received=5090, trip=250)
    assert far.received < finish.closes_at
    finish.press(far)
    assert finish.rule().winner == 1


def test_the_first_right_call_gets_a_window_of_its_own() -> None:
    finish = Finish("gnu", table(20, 250))
    finish.press(arriving(0, "rhino", 900, received=4900, trip=20))
    assert finish.closes_at == 4900 + 125
    finish.press(arriving(1, "gnu", 960, received=5000, trip=250))
    assert finish.closes_at == 5000 + 125
    finish.press(arriving(1, "gnu", 960, received=5100, trip=250))
    assert finish.closes_at == 5000 + 125


def test_a_seat_that_is_out_does_not_keep_the_others_waiting() -> None:
    finish = Finish("gnu", table(20, 250))
    finish.press(arriving(0, "rhino", 900, received=4900, trip=20))
    finish.press(arriving(0, "gnu", 990, received=4990, trip=20))
    assert finish.closes_at == 4900 + 125
    assert finish.rule().punished == ((0, "rhino"),)


def test_where_calls_are_free_a_second_call_can_still_open_the_window_of_the_first_right_one() -> None:
    finish = Finish("gnu", table(20, 250), may_call_again=True)
    finish.press(arriving(0, "rhino", 900, received=4900, trip=20))
    finish.press(arriving(0, "gnu", 990, received=4990, trip=20))
    assert finish.closes_at == 4990 + 125
    ruling = finish.rule()
    assert (ruling.punished, ruling.winner) == (((0, "rhino"),), 0)


def test_after_wrong_calls_only_the_roll_goes_on() -> None:
    finish = Finish("gnu", table(20, 20))
    finish.press(arriving(0, "rhino", 900, received=4900, trip=20))
    assert finish.rule().winner == NOBODY
    assert finish.closes_at == inf
    finish.press(arriving(1, "gnu", 2000, received=6000, trip=20))
    ruling = finish.rule()
    assert ruling.winner == 1
    assert len(ruling.photo) == 1


def test_an_early_press_neither_costs_nor_opens_the_window() -> None:
    transits = table(20, 20)
    finish = Finish("gnu", transits)
    finish.press(Press(0, "gnu", 0.0, 4000, 5000))
    assert (transits[0].purse, finish.closes_at) == (PURSE, inf)


def test_a_seat_out_since_an_earlier_ruling_stays_out() -> None:
    finish = Finish("gnu", table(20, 20))
    finish.press(arriving(0, "rhino", 900, received=4900, trip=20))
    finish.rule()
    finish.press(arriving(0, "gnu", 1500, received=5500, trip=20))
    assert finish.closes_at == inf
    ruling = finish.rule()
    assert (ruling.winner, ruling.photo[0].verdict) == (NOBODY, Verdict.OUT)
