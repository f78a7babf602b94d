"""A game as steps: every standing move is in one of them, in order; what was taken back is in none."""

from __future__ import annotations

from itertools import pairwise

import pytest

from palabre.analysis.steps import is_choice, standing, states_before, stretches
from palabre.kernel.layout import NATURE
from tests.analysis.games import ALL, begun, finished


@pytest.mark.parametrize("name", ALL)
def test_every_move_is_in_one_step(name: str) -> None:
    match = finished(name, 3, 2)
    steps = stretches(match)
    assert [place for step in steps for place in step.places] == standing(match.log)
    for step in steps:
        first, *rest = (match.log[place] for place in step.places)
        assert (step.chosen is not None) == is_choice(first)
        assert not any(is_choice(entry) for entry in rest)
        if step.chosen:
            assert all(entry.forced for entry in rest)
    assert len(states_before(match, steps)) == len(steps)


def test_luck_in_a_row_is_one_step() -> None:
    steps = stretches(finished("bongo", 3, 2))
    assert all(one.chosen or two.chosen for one, two in pairwise(steps))


def test_what_was_taken_back_is_in_no_step() -> None:
    match = begun("bonobo-beach", 2, 1, 4)
    match.undo(by_consent=True)
    left = standing(match.log)
    assert len(left) < match.version - 1
    assert not any(match.log[place].undo for place in left)
    begun_again = [match.log[place].seat for place in left]
    assert begun_again.count(NATURE) < len(left)
