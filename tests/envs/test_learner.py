"""Gymnasium: its own checker, bots of any spec in the other seats, and masks."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import palabre
from palabre.games import find
from tests.envs.playing import any_of


def played(env: Any, seed: int) -> tuple[int, float]:
    """A game by somebody who answers at random: how often, and for what."""
    dice = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    for answers in range(1, 2_000):
        seen, paid, ended, cut, info = env.step(any_of(info["action_mask"], dice))
        assert env.observation_space.contains(seen)
        if ended or cut:
            return answers, paid
    raise AssertionError("it does not end")


@pytest.mark.parametrize("name", palabre.games())
def test_it_passes_the_checker_of_gymnasium(name: str) -> None:
    known = f"palabre.envs.learner:palabre/{name}-v{find(name).rules_version}"
    for players in {find(name).min_seats, find(name).max_seats}:
        env = gymnasium.make(known, players=players, bots="random", render_mode="ansi")
        check_env(env.unwrapped)


@pytest.mark.parametrize("name", palabre.games())
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    env = palabre.envs.gymnasium(name, 3, bots=["random", "child"], seat=1)
    assert played(env, 5) == played(env, 5)
    assert env.match.over
    assert env.sitting == ["random", None, "child"]


def test_bots_are_any_spec_and_the_seat_may_be_drawn() -> None:
    env = palabre.envs.gymnasium("bonobo-beach", 2, bots="mcts:sims=10", seat=None)
    env.reset(seed=0)
    seats = {env.reset()[1]["seat"] for _ in range(12)}
    assert seats == {0, 1}
    for wrong in ({"bots": "nobody"}, {"bots": ["easy", "easy"]}, {"seat": 2}):
        with pytest.raises(palabre.PalabreError):
            palabre.envs.gymnasium("bonobo-beach", 2, **wrong)


def test_what_is_not_allowed_loses_unless_told_otherwise() -> None:
    env = palabre.envs.gymnasium("bakong", 2, bots="random")
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    assert env.step(wrong)[1:3] == (-1.0, True)
    env = palabre.envs.gymnasium("bakong", 2, bots="random", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(palabre.IllegalAction):
        env.step(wrong)
