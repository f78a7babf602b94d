"""What a choice gives away by what its seat could know: errors are found, hidden things do not matter."""

from __future__ import annotations

import pytest

from palabre.analysis.costs import (
    ANEW,
    WIDE,
    Apart,
    Doubt,
    believable,
    cost_of,
    doubted,
    seat_at,
    shrunk,
)
from palabre.analysis.eyes import eyes_of
from palabre.analysis.intervals import WIDTH
from palabre.analysis.reviewing import costs_of
from palabre.analysis.steps import stretches
from palabre.analysis.types import Cost
from palabre.bots.exercises.moments import as_before
from palabre.kernel.match import Match
from tests.analysis.games import HIDING, begun, finished
from tests.bots.test_blind import with_other_secrets


def chosen(match: Match, action: int) -> int:
    """Make a choice; the place of it in the log."""
    place = match.version
    match.play_id(action, match.to_act[0])
    return place


def looked_at(match: Match, place: int, simulations: int) -> Doubt:
    """A choice that was made, after three looks."""
    doubt = doubted(seat_at(match, place, 0), match.log[place].action)
    for _ in range(3):
        doubt.look(simulations // 3)
    return doubt


def cost_at(match: Match, place: int, simulations: int) -> Cost:
    """What a choice cost, by so many simulations to find what was better, and as many to measure it."""
    doubt = looked_at(match, place, simulations)
    return cost_of(doubt, doubt.measured(simulations // 2, ANEW))


def test_a_wrong_call_costs_and_the_right_one_does_not() -> None:
    match = begun("bongo", 3, 1, 0)
    right = int(match.state["answer"][0])
    costs: list[float] = []
    for answer in range(4):
        other = match.copy()
        place = chosen(other, answer)
        costs.append(cost_at(other, place, 800)["cost"])
    assert costs[right] == 0
    assert min(cost for answer, cost in enumerate(costs) if answer != right) > 0


@pytest.mark.parametrize("name", HIDING)
def test_a_cost_is_blind_to_what_the_seat_may_not_know(name: str) -> None:
    match = begun(name, 3, 7, 20)
    seat = match.to_act[0]
    action = match.choice_ids(seat)[-1]
    told = []
    for seed in range(3):
        other = with_other_secrets(match, seat, seed)
        told.append(cost_at(other, chosen(other, action), 60))
    assert told[0] == told[1] == told[2]


def test_of_many_choices_those_that_look_best_are_tried_and_the_chosen_one() -> None:
    match = begun("bonobo-beach", 4, 7, 2)
    assert len(match.choice_ids(match.to_act[0])) > WIDE
    for action in match.choice_ids(match.to_act[0])[::9]:
        doubt = doubted(seat_at(other := match.copy(), chosen(other, action), 0), action)
        assert action in doubt.alive
        assert len(doubt.alive) == WIDE
        assert max(doubt.looks, key=lambda each: doubt.looks[each]) in doubt.alive
        assert len(set(doubt.looks.values())) > 1


def test_calls_of_a_race_all_look_alike_before_they_are_played_out() -> None:
    match = begun("bongo", 3, 1, 0)
    place = chosen(match, match.choice_ids(0)[0])
    assert set(doubted(seat_at(match, place, 0), match.log[place].action).looks.values()) == {0.0}


def test_every_look_leaves_fewer_and_the_chosen_one_to_the_end() -> None:
    match = begun("bonobo-beach", 4, 7, 2)
    action = match.choice_ids(match.to_act[0])[-1]
    doubt = doubted(seat_at(match, chosen(match, action), 0), action)
    left = []
    for _ in range(4):
        left.append(len(doubt.alive))
        doubt.look(16)
        assert action in doubt.alive
    assert left == [8, 5, 3, 2]
    assert doubt.times == 2 + 3 + 5 + 8
    assert doubt.rival != action


def test_what_others_do_later_tells_a_seat_nothing_yet() -> None:
    match = finished("banjooli-xeet", 2, 1)
    place = next(step.places[0] for step in stretches(match)[60:] if step.chosen)
    before = seat_at(match, place, 0)
    told = eyes_of(as_before(match, place), before.number).plan
    assert len(set(before.plan.tolist())) > 5, "what was done before tells something"
    assert (told != before.plan).any(), "and what came after would tell more"


def test_many_small_chances_do_not_add_up() -> None:
    noise = [Apart(sign * 0.1, 0.1 * WIDTH, 20) for sign in (1, -1) for _ in range(50)]
    assert believable(noise) == pytest.approx(0)
    assert shrunk(noise[0], believable(noise)).ahead == pytest.approx(0)
    real = [*noise, *[Apart(0.5, 0.1 * WIDTH, 20)] * 10]
    spread = believable(real)
    assert 0.3 < shrunk(real[-1], spread).ahead < 0.5
    assert shrunk(real[-1], spread).off < real[-1].off
    assert believable([]) == 0


def test_the_dearest_are_measured_longest_and_all_stays_the_same_for_a_seed() -> None:
    match = finished("bakong", 2, 5)
    steps = stretches(match)
    once, again = (costs_of(match, steps, 60, 3, lambda share: None) for _ in range(2))
    assert once == again
    assert sorted(once) == [number for number, step in enumerate(steps) if step.chosen]
    longest = max(cost["simulations"] for cost in once.values())
    assert 1 <= sum(cost["simulations"] == longest for cost in once.values()) <= 8
    assert all(cost["low"] <= cost["cost"] <= cost["high"] for cost in once.values())
