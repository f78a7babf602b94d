"""Readers of profiles drawn all at once: the same model as one by one, the same luck for the same seed."""

from __future__ import annotations

from collections import Counter
from random import Random

import numpy as np
import pytest

import palabre
from palabre.bots.readers import PROFILES
from palabre.envs.race import Profiles, dealt, glancing, odds, reader, seen_at
from palabre.games import find

BONGO = find("bongo")


@pytest.mark.parametrize("name", PROFILES)
def test_times_and_calls_are_those_of_the_reader(name: str) -> None:
    states = palabre.quick("bongo", players=4, seed=4, level="guards").states
    here, seats, n = dealt(BONGO, states, 0), [0, 1, 3], 1_500
    both = Profiles(BONGO, ["child", name, "easy", name])
    both.begin(1, 0)
    drawn = [look for _ in range(n) for look in both.read(states, seats)[1:]]
    read, dice = reader(name), Random(1)
    one_by_one = [read(here, 1, dice)[0] for _ in range(2 * n)]
    for share in (10, 50, 90):
        assert np.percentile([at for at, _ in drawn], share) == pytest.approx(
            np.percentile(one_by_one, share), rel=0.06
        )
    calls = Counter(action for _, action in drawn)
    for action, likely in odds(here, name).items():
        assert calls[action] / len(drawn) == pytest.approx(likely, abs=0.03)


def test_a_game_of_a_seed_has_the_same_readers_again() -> None:
    states = palabre.quick("bongo", players=3, seed=4).states
    both, found = Profiles(BONGO, ["hard"] * 3), []
    for seed, number in ((1, 0), (1, 1), (1, 0)):
        both.begin(seed, number)
        found.append([both.read(states, [0, 1, 2]) for _ in range(20)])
    assert found[0] == found[2] != found[1]


def test_a_glance_says_which_throw_and_who_may_call() -> None:
    table = palabre.quick("bongo", players=3, seed=4)
    throw, seats = seen_at(glancing(BONGO)(table.states))
    assert (throw, seats) == (int(table.states["turns"][0]), table.to_act)
    wrong = next(action for action in table.ids[: table.n] if action != int(table.states["answer"][0]))
    table.play(int(wrong), 1)
    assert seen_at(glancing(BONGO)(table.states)) == (throw, (0, 2))
