"""OpenSpiel: its own random simulations and algorithms, information states, redeals, serialization."""

from __future__ import annotations

import pickle
import random
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

import palabre
from palabre.envs.past import BYTES
from palabre.envs.position import END, Position
from palabre.envs.spiel import BYTE
from palabre.games import find
from palabre.games.banjooli_xeet.state import Phase
from tests.envs.playing import tables

Count = Callable[[int, int], int]
HIDING = ("bakong", "banjooli-xeet")


def walked(state: Any, dice: random.Random, steps: int) -> Any:
    """A state some steps on, chance and choices at random; at most until the end."""
    for _ in range(steps):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, shares)[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
    return state


def at_choice(name: str, seed: int, steps: int) -> Any:
    """A state in which somebody chooses."""
    dice = random.Random(seed)
    state = walked(palabre.envs.openspiel(name, players=2).new_initial_state(), dice, steps)
    while state.is_chance_node():
        walked(state, dice, 1)
    return state


@pytest.mark.parametrize("name", palabre.games())
def test_it_passes_the_random_simulations_of_openspiel(name: str, count: Count) -> None:
    pyspiel.random_sim_test(
        palabre.envs.openspiel(name), num_sims=count(1, 20), serialize=True, verbose=False
    )
    largest = palabre.envs.openspiel(name, players=find(name).max_seats, reward="lead")
    pyspiel.random_sim_test(largest, num_sims=count(1, 20), serialize=False, verbose=False)


@pytest.mark.parametrize("name", palabre.games())
def test_every_option_is_a_parameter_and_comes_back_from_its_name(name: str) -> None:
    for players, options in tables(name):
        game = palabre.envs.openspiel(name, players, **options)
        again = pyspiel.load_game(str(game))
        assert again.num_players() == players
        assert again.options == find(name).settle_options(options)
        walked(game.new_initial_state(), random.Random(1), 40)


@pytest.mark.parametrize("name", palabre.games())
def test_the_learning_environment_of_openspiel_plays_it(name: str) -> None:
    env = rl_environment.Environment(palabre.envs.openspiel(name), seed=1)
    step, dice, n = env.reset(), random.Random(1), 0
    while not step.last() and n < 60:
        seat = step.observations["current_player"]
        step = env.step([dice.choice(step.observations["legal_actions"][seat])])
        n += 1
    n_seen = find(name).observation.size
    assert len(step.observations["info_state"][0]) == n_seen + BYTE * BYTES


def test_their_tree_search_plays_where_nothing_is_hidden(count: Count) -> None:
    state = at_choice("bonobo-beach", 1, 60)
    dice = np.random.RandomState(1)
    judge = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=dice)
    bot = mcts.MCTSBot(state.get_game(), 2, count(10, 500), judge, random_state=dice)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", HIDING)
def test_their_search_over_information_sets_deals_what_is_hidden(name: str, count: Count) -> None:
    state = at_choice(name, 2, 60)
    dice = np.random.RandomState(1)
    judge = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=dice)
    bot = ismcts.ISMCTSBot(game=state.get_game(), evaluator=judge, uct_c=2, max_simulations=count(4, 200))
    assert bot.step(state) in state.legal_actions()


def test_their_regret_minimisation_walks_it(count: Count) -> None:
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(palabre.envs.openspiel("bakong"))
    for _ in range(count(1, 50)):
        solver.iteration()
    assert solver.average_policy()


@pytest.mark.parametrize("name", HIDING)
def test_a_redeal_leaves_what_a_seat_knows_and_changes_what_it_does_not(name: str) -> None:
    state, dice = at_choice(name, 3, 100), random.Random(1)
    for seat in range(2):
        known = state.information_state_string(seat)
        dealt = [state.resample_from_infostate(seat, dice.random) for _ in range(8)]
        assert {each.information_state_string(seat) for each in dealt} == {known}
        assert len({each.position.state.tobytes() for each in dealt}) > 1
        assert all(each.legal_actions() == state.legal_actions() for each in dealt)


def test_in_a_redeal_the_others_know_what_was_dealt_to_them() -> None:
    state, dice = at_choice("banjooli-xeet", 3, 100), random.Random(1)
    dealt = [state.resample_from_infostate(0, dice.random) for _ in range(8)]
    assert len({each.information_state_string(1) for each in dealt}) > 1


def test_an_information_state_recalls_what_a_seat_saw_and_no_more() -> None:
    """Banjooli Xeet deals the card of seat 0, then that of seat 1: each knows its own."""
    state = palabre.envs.openspiel("banjooli-xeet", first="seat0").new_initial_state()
    while state.position.state["phase"][0] != Phase.DEAL_CARD:
        state.apply_action(0)
    hands = {(own, other): state.clone() for own in (0, 1) for other in (0, 1)}
    for (own, other), each in hands.items():
        each.apply_action(own)
        each.apply_action(other + 2)
    names = {hand: [each.information_state_string(seat) for seat in range(2)] for hand, each in hands.items()}
    assert names[0, 0][0] == names[0, 1][0] != names[1, 0][0]
    assert names[0, 0][1] == names[1, 0][1] != names[0, 1][1]
    assert hands[0, 0].information_state_string(0) != walked(
        hands[0, 0], random.Random(1), 1
    ).information_state_string(0)


def test_what_somebody_has_read_only_they_know() -> None:
    state = palabre.envs.openspiel("bongo", first="seat0").new_initial_state()
    while len(state.chance_outcomes()) != 2:  # who has read first
        state.apply_action(0)
    state.apply_action(0)
    readings = [action for action, _ in state.chance_outcomes()]
    ends = [state.child(action) for action in readings[:2]]
    assert ends[0].information_state_string(0) != ends[1].information_state_string(0)
    assert ends[0].information_state_string(1) == ends[1].information_state_string(1)
    assert [end.legal_actions() for end in ends] == [[read, 273] for read in readings[:2]]
    assert [end.action_to_string(0, 273) for end in ends] == ["wait", "wait"]


@pytest.mark.parametrize("name", palabre.games())
def test_a_state_that_was_written_down_goes_on_the_same(name: str) -> None:
    state = at_choice(name, 4, 50)
    game = state.get_game()
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    for each in (again, pickle.loads(pickle.dumps(state))):
        ends = [walked(one.clone(), random.Random(9), 30) for one in (state, each)]
        assert ends[0].history() == ends[1].history()
        assert [ends[0].information_state_string(seat) for seat in range(2)] == [
            ends[1].information_state_string(seat) for seat in range(2)
        ]


def test_an_information_state_takes_well_under_a_millisecond() -> None:
    state, dice, spent, n = at_choice("bakong", 5, 30), random.Random(5), [], 0
    while not state.is_terminal() and n < 100:
        walked(state, dice, 1)
        began = time.thread_time()
        state.information_state_string(0)
        spent.append(time.thread_time() - began)
        n += 1
    assert sorted(spent)[len(spent) // 2] < 0.0005


def test_a_game_that_goes_on_for_too_long_is_won_by_those_who_lead() -> None:
    short = replace(find("bonobo-beach"), longest=40)
    position, dice = Position(short, 2, short.settle_options({}), "medium"), random.Random(1)
    while position.seat != END:
        picks = position.legal or [pick for pick, _ in position.outcomes]
        position.apply(dice.choice(picks))
    scores = position.engine.scores(position.state, 2)
    assert not position.engine.winners(position.state)
    leads = [points == max(scores) for points in scores]
    assert position.returns("win") == [lead / sum(leads) for lead in leads]
