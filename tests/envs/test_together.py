"""PettingZoo, all seats at once: its own suite, and that those who are not asked can only wait."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from pettingzoo.test import parallel_api_test, parallel_seed_test

import palabre
from palabre.games import find
from tests.envs.playing import any_of

Count = Callable[[int, int], int]


@pytest.mark.parametrize("name", palabre.games())
def test_it_passes_the_suite_of_pettingzoo(name: str, count: Count) -> None:
    for players in {find(name).min_seats, find(name).max_seats}:
        parallel_api_test(palabre.envs.parallel(name, players), num_cycles=count(100, 2_000))
        parallel_seed_test(
            lambda players=players: palabre.envs.parallel(name, players, illegal="default"),
            num_cycles=count(30, 500),
        )


@pytest.mark.parametrize("name", palabre.games())
def test_one_seat_or_all_readers_are_asked_and_the_win_is_shared(name: str) -> None:
    env, dice = palabre.envs.parallel(name, 3), np.random.default_rng(2)
    seen, _ = env.reset(seed=2)
    while env.agents:
        asked = [agent for agent in env.agents if seen[agent]["action_mask"].sum() > 1]
        assert len(asked) == 1 or env.table.race
        seen, paid, ended, _, _ = env.step(
            {agent: any_of(seen[agent]["action_mask"], dice) for agent in env.agents}
        )
    assert all(ended.values())
    assert sum(paid.values()) == pytest.approx(1)


def test_whoever_acts_unasked_is_refused_or_loses() -> None:
    env = palabre.envs.parallel("bonobo-beach", 2)
    seen, _ = env.reset(seed=1)
    unasked = next(agent for agent in env.agents if seen[agent]["action_mask"].sum() == 1)
    actions = {agent: int(seen[agent]["action_mask"].argmax()) for agent in env.agents} | {unasked: 0}
    with pytest.raises(palabre.IllegalAction, match="mask"):
        env.step(actions)
    env = palabre.envs.parallel("bonobo-beach", 2, illegal="lose")
    env.reset(seed=1)
    _, paid, ended, _, _ = env.step(actions)
    assert paid[unasked] == -1
    assert all(ended.values())
    assert env.agents == []
