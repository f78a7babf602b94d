"""Many games of Gymnasium side by side: each is the game that its number says, and pays the learner alone."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import palabre

N = 8


def at_random(mask: Any, dice: np.random.Generator) -> Any:
    """Any allowed id in each game."""
    return (dice.random(mask.shape) * mask).argmax(axis=1)


@pytest.mark.parametrize("name", palabre.games())
def test_the_learner_is_asked_in_every_game(name: str) -> None:
    envs, dice = palabre.envs.vector(name, N, players=3, seat=None), np.random.default_rng(1)
    seen, info = envs.reset(seed=3)
    for _ in range(40):
        assert envs.observation_space.contains(seen)
        assert envs.batch.seat.tolist() == info["seat"].tolist()
        assert info["action_mask"].any(axis=1).all()
        seen, _, _, _, info = envs.step(at_random(info["action_mask"], dice))
    envs.close()


def test_games_end_and_pay_the_learner() -> None:
    envs, dice = palabre.envs.vector("bonobo-beach", N, players=2, seat=1), np.random.default_rng(1)
    _, info = envs.reset(seed=3)
    paid, n = 0.0, 0
    for _ in range(80):
        _, reward, ended, cut, info = envs.step(at_random(info["action_mask"], dice))
        assert not cut.any()
        assert (reward[~ended] == 0).all()
        paid, n = paid + float(reward.sum()), n + int(ended.sum())
    assert n >= N
    assert 0 < paid < n


def test_the_others_play_as_they_are_told() -> None:
    def first_allowed(seen: Any, mask: Any) -> Any:
        assert len(seen) == len(mask)
        return mask.argmax(axis=1)

    ends = []
    for _ in range(2):
        envs = palabre.envs.vector("bakong", N, players=3, others=first_allowed)
        _, info = envs.reset(seed=3)
        for _ in range(60):
            *_, info = envs.step(info["action_mask"].argmax(axis=1))
        ends.append([envs.batch.state(place).tobytes() for place in range(N)])
    assert ends[0] == ends[1]


def test_a_game_that_stays_is_as_it_was_and_pays_nothing() -> None:
    batch = palabre.batch("bakong", 3, players=2, seed=1, keep=True)
    before, stay = batch.state(1).tobytes(), np.array([0, -2, 0])
    action = np.where(stay == -2, -2, batch.mask.argmax(axis=1))
    mask = batch.mask[1].tolist()
    batch.step(action)
    assert batch.state(1).tobytes() == before
    assert batch.mask[1].tolist() == mask
    assert batch.match(1).state.tobytes() == before
    assert batch.match(0).state.tobytes() == batch.state(0).tobytes()
