"""With the same seed, changing only what a seat cannot see never changes a bot's choice."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from palabre import bots
from palabre.bots.learnt import has_learnt
from palabre.bots.seat import Seat
from palabre.kernel.chance import generator
from palabre.kernel.match import Match
from tests.bots.tables import moments

HIDING = ("stall", "bakong", "banjooli-xeet")
SPECS = (
    "random",
    "greedy",
    "easy",
    "medium",
    "mcts:sims=300",
    "mcts:sims=200,deals=4",
    "mcts:sims=20,beliefs=1",
)

BY_LEARNT = "mcts:sims=100,learnt=2"  # where anything was


def with_other_secrets(match: Match, seat: int, seed: int) -> Match:
    """The same match, as the seat sees it, with other things hidden."""
    other = match.copy()
    other.replace_state(match.deal(seat, generator(seed)).state)
    return other


@pytest.mark.parametrize("name", HIDING)
def test_what_is_hidden_does_not_change_a_choice(name: str, count: Callable[[int, int], int]) -> None:
    changed = 0
    for moment, match in enumerate(moments(name, 3, seed=11, every=5, most=count(6, 100))):
        seat = match.to_act[0]
        for seed in range(3):
            other = with_other_secrets(match, seat, seed)
            changed += other.state.tobytes() != match.state.tobytes()
            for spec in (*SPECS, *([BY_LEARNT] if has_learnt(match.game) else [])):
                here, there = (bots.choose(spec, one, seat, moment) for one in (match, other))
                assert here == there, f"{spec} knows what seat {seat} may not know"
    assert changed, "nothing was hidden, so nothing was tested"


def test_a_bot_that_looks_would_be_found() -> None:
    """The same test on a bot that is given the true state."""
    match = next(moments("stall", 3, seed=11, every=5, most=1))
    seat = match.to_act[0]
    choices = set()
    for seed in range(20):
        other = with_other_secrets(match, seat, seed)
        here = Seat.of(other, seat, 1)
        here.known = other.state.copy()
        choices.add(str(bots.find("greedy").choose(here)))
    assert len(choices) > 1
