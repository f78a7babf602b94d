"""Dice that everybody may call: readers by a declared model, in the order of their times, and a wait."""

from __future__ import annotations

from collections import Counter
from random import Random

import numpy as np
import pytest

import palabre
from palabre.bots.readers import PROFILES, reading
from palabre.envs.race import LOOKS, Dealt, odds, read_rightly, reader
from palabre.games import find
from tests.envs.playing import any_of, play_aec

BONGO = find("bongo")


def dealt(seed: int) -> Dealt:
    """A throw that may be called."""
    table = palabre.quick("bongo", players=3, seed=seed, level="guards")
    return Dealt(BONGO, table.states.copy(), tuple(table.legal(0)))


def test_random_play_ends_in_some_hundred_answers() -> None:
    """Not in 15,000, as blind guessing does: who has read may call what was read, or wait."""
    env, dice = palabre.envs.aec("bongo", 4), np.random.default_rng(1)
    answers = [play_aec(env, seed, dice)[0] for seed in range(10)]
    assert 20 < np.mean(answers) < 200


def test_one_may_call_what_one_has_read_or_wait_and_is_asked_in_order_of_time() -> None:
    env = palabre.envs.aec("bongo", 3)
    env.reset(seed=1)
    race = env.table.race
    assert race
    throw = race.throw
    assert [look.at for look in race.looks] == sorted(look.at for look in race.looks)
    asked = []
    for _ in range(3 * LOOKS):
        mask = env.last()[0]["action_mask"]
        assert mask.sum() == 2
        assert mask[BONGO.n_actions] == 1
        asked.append(env.agent_selection)
        assert race.throw == throw
        env.step(BONGO.n_actions)
    assert Counter(asked) == dict.fromkeys(env.agents, LOOKS)
    assert race.throw != throw  # nobody looks any more: the clock has ended the round


def test_a_wrong_call_is_played_as_at_the_table() -> None:
    env, dice = palabre.envs.aec("bongo", 3, reader="child"), np.random.default_rng(1)
    env.reset(seed=1)
    for _ in range(200):
        race, state = env.table.race, env.table.play.state
        if race and race.looks[0].action != reading(BONGO, state):
            agent, seat, throw = env.agent_selection, env.table.seat, race.throw
            env.step(race.looks[0].action)
            if env.table.race and race.throw == throw and seat is not None:
                assert int(env.table.play.state["out"][0]) >> seat & 1
                assert agent not in [f"player_{look.seat}" for look in race.looks]
                return
        else:
            env.step(any_of(env.last()[0]["action_mask"], dice))
    raise AssertionError("nobody has misread")


@pytest.mark.parametrize("name", PROFILES)
def test_the_odds_are_what_readers_draw(name: str) -> None:
    here, read, dice = dealt(4), reader(name), Random(1)
    expected = odds(here, name)
    assert sum(expected.values()) == pytest.approx(1)
    n = 4_000
    drawn = Counter(read(here, 0, dice)[1] for _ in range(n))
    for action, share in expected.items():
        assert drawn[action] / n == pytest.approx(share, abs=0.025)
    hard, right = read_rightly(BONGO)
    assert hard(here.known) >= 1
    assert right(here.known) == max(expected, key=lambda action: expected[action])


def test_a_better_reader_wins_more() -> None:
    env, dice, won = palabre.envs.aec("bongo", 2, reader=["champion", "child"]), np.random.default_rng(1), 0.0
    for seed in range(20):
        won += play_aec(env, seed, dice)[1]["player_0"]
    assert won > 11
    with pytest.raises(palabre.BadOption):
        palabre.envs.aec("bongo", 3, reader=["easy", "easy"])
    with pytest.raises(palabre.BadOption, match="champion"):
        palabre.envs.aec("bongo", reader="clairvoyant")


@pytest.mark.parametrize("kind", ["aec", "openspiel"])
def test_bo_12_without_a_limit_all_look_again_at_the_same_dice(kind: str) -> None:
    if kind == "openspiel":
        state = palabre.envs.openspiel("bongo", 2, patience="off").new_initial_state()
        dice = Random(1)
        thrown = set()
        for _ in range(200):
            if state.is_chance_node():
                state.apply_action(dice.choice(state.legal_actions()))
            else:
                thrown.add(state.position.state["turns"][0].item())
                state.apply_action(BONGO.n_actions)
        assert thrown == {1}
        return
    env = palabre.envs.aec("bongo", 3, patience="off")
    env.reset(seed=1)
    race = env.table.race
    assert race
    throw = race.throw
    for _ in range(5 * 3 * LOOKS):
        assert race.throw == throw
        env.step(BONGO.n_actions)
