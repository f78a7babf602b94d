"""PettingZoo, one seat after the other: its own suite, and that it is the same game as everywhere."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import palabre
from palabre.envs.in_turn import TableAEC
from palabre.games import find
from tests.envs.playing import any_of, play_aec, tables

Count = Callable[[int, int], int]

# what their own games with masks are spared by name
WITH_MASKS = (
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably:UserWarning",
    "ignore:Action mask numpy array is all zeros:UserWarning",
)


@pytest.mark.parametrize("name", palabre.games())
@pytest.mark.filterwarnings(*WITH_MASKS)
def test_it_passes_the_suite_of_pettingzoo(name: str, count: Count) -> None:
    for players in {find(name).min_seats, find(name).max_seats}:
        api_test(palabre.envs.aec(name, players), num_cycles=count(100, 2_000))
        seed_test(lambda players=players: palabre.envs.aec(name, players), num_cycles=count(40, 500))


@pytest.mark.parametrize("name", palabre.games())
def test_all_seats_and_options_play_to_the_end(name: str) -> None:
    for players, options in tables(name):
        _, paid = play_aec(palabre.envs.aec(name, players, **options), 3, np.random.default_rng(3))
        assert sum(paid.values()) == pytest.approx(1), (players, options)


@pytest.mark.parametrize("name", ["bonobo-beach", "bakong", "banjooli-xeet"])
@pytest.mark.parametrize("reward", ["win", "points", "lead"])
def test_it_is_the_game_of_a_match_with_the_same_seed(name: str, reward: str) -> None:
    env, dice = palabre.envs.aec(name, 2, reward=reward), np.random.default_rng(1)
    env.reset(seed=11)
    match = palabre.new(name, 2, seed=11, number=0)
    while not match.over:
        (seat,), seen = match.to_act, env.last()[0]
        assert env.agent_selection == f"player_{seat}"
        assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(match.choice_ids(seat))
        action = any_of(seen["action_mask"], dice)
        match.play_id(action, seat)
        env.step(action)
    first, second = match.scores
    shares = [1 / len(match.winners) if seat in match.winners else 0.0 for seat in range(2)]
    expected = {"win": shares, "points": [first, second], "lead": [first - second, second - first]}[reward]
    assert [env.rewards[agent] for agent in env.possible_agents] == pytest.approx(expected)


def test_without_a_seed_games_follow_one_another() -> None:
    env = palabre.envs.aec("bakong", 2)
    env.reset(seed=4)
    first = env.observe("player_0")["observation"]
    env.reset()
    assert not np.array_equal(env.observe("player_0")["observation"], first)
    env.reset(seed=4)
    assert np.array_equal(env.observe("player_0")["observation"], first)


def test_what_is_not_allowed_is_refused_or_loses_or_is_replaced() -> None:
    for illegal, paid in (("lose", [-1.0, 0.0]), ("default", [0.0, 0.0])):
        env = palabre.envs.aec("bakong", 2, illegal=illegal)
        env.reset(seed=1)
        env.step(env.n_actions - 1)
        assert [env.rewards[agent] for agent in env.possible_agents] == paid
        assert all(env.terminations.values()) == (illegal == "lose")
    env = palabre.envs.aec("bakong", 2)
    env.reset(seed=1)
    with pytest.raises(palabre.IllegalAction, match="mask"):
        env.step(env.n_actions - 1)
    with pytest.raises(palabre.BadOption, match="raise, lose, default"):
        palabre.envs.aec("bakong", illegal="laugh")


def test_it_is_shown_in_words_as_the_seat_that_is_asked_sees_it() -> None:
    env = palabre.envs.aec("banjooli-xeet", 3, render_mode="ansi")
    env.reset(seed=1)
    assert env.render().startswith(f"banjooli-xeet: {env.agent_selection}\n")


def test_a_game_that_goes_on_for_too_long_is_cut_and_pays_nothing() -> None:
    env, dice = TableAEC(replace(find("bonobo-beach"), longest=5), 2), np.random.default_rng(1)
    answers, paid = play_aec(env, 1, dice)
    assert answers == 5
    assert set(paid.values()) == {0.0}
