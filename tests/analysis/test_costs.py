"""What a choice gives away by what its seat could know: errors are found, hidden things do not matter."""

from __future__ import annotations

import pytest

from palabre.analysis.costs import WIDE, cost_of, seat_at, sharpened, shortlist
from palabre.analysis.steps import is_choice
from palabre.kernel.layout import NATURE
from palabre.kernel.match import Match
from tests.analysis.games import HIDING, begun
from tests.bots.test_blind import with_other_secrets


def chosen(match: Match, action: int) -> int:
    """Make a choice; the place of it in the log."""
    place = match.version
    match.play_id(action, match.to_act[0])
    return place


def test_a_wrong_call_costs_and_the_right_one_does_not() -> None:
    match = begun("bongo", 3, 1, 0)
    right = int(match.state["answer"][0])
    costs: list[float] = []
    for answer in range(4):
        other = match.copy()
        place = chosen(other, answer)
        costs.append(cost_of(other, place, 800, 0)["cost"])
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
        told.append(cost_of(other, chosen(other, action), 60, 0))
    assert told[0] == told[1] == told[2]


def test_of_many_choices_those_that_look_best_are_tried_and_the_chosen_one() -> None:
    match = begun("bonobo-beach", 4, 7, 2)
    assert len(match.choice_ids(match.to_act[0])) > WIDE
    for action in match.choice_ids(match.to_act[0])[::9]:
        other = match.copy()
        place = chosen(other, action)
        tried = shortlist(seat_at(other, place, 0), action)
        assert action in tried
        assert WIDE <= len(tried) <= WIDE + 1


def test_what_is_measured_once_more_has_other_luck_and_stays_the_same_for_a_seed() -> None:
    match = begun("bakong", 3, 5, 60)
    places = [at for at, entry in enumerate(match.log) if entry.seat != NATURE and is_choice(entry)]
    found = {place: cost_of(match, place, 60, 0) for place in places}
    place = max(found, key=lambda at: found[at]["cost"])
    once, again = (sharpened(match, place, found[place], 200, 0) for _ in range(2))
    assert once == again
    assert once["simulations"] == 200
    assert once["low"] <= once["cost"] <= once["high"]
