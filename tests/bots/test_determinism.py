"""The same seed and budget give the same choice: again, in another thread, beside others that think."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from palabre import bots
from palabre.bots.seat import Seat
from tests.bots.tables import TURN_BY_TURN, moments

SPECS = (
    "random",
    "greedy",
    "easy",
    "medium",
    "mcts:sims=500",
    "mcts:sims=500,open=1,reach=99,trust=1,turns=1",
)


@pytest.mark.parametrize("name", TURN_BY_TURN)
def test_the_same_seed_gives_the_same_choice(name: str) -> None:
    for match in moments(name, 2, seed=3, every=9, most=3):
        for spec in SPECS:
            first, second = (bots.choose(spec, match, match.to_act[0], 5) for _ in range(2))
            assert first == second, spec


def test_many_threads_choose_what_one_would() -> None:
    seats = [
        (spec, Seat.of(match, match.to_act[0], seed))
        for name in TURN_BY_TURN
        for match in moments(name, 2, seed=4, every=8, most=2)
        for spec in SPECS
        for seed in range(3)
    ]
    alone = [bots.find(spec).choose(seat) for spec, seat in seats]
    with ThreadPoolExecutor(8) as pool:
        together = list(pool.map(lambda pair: bots.find(pair[0]).choose(pair[1]), seats))
    assert together == alone


def test_another_seed_may_choose_otherwise() -> None:
    match = next(moments("stall", 2, seed=4, every=3, most=1))
    seat = match.to_act[0]
    assert len({str(bots.choose("random", match, seat, seed)) for seed in range(50)}) > 1
    assert len({str(bots.choose("easy", match, seat, seed)) for seed in range(50)}) > 1
