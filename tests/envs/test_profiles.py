"""Readers of profiles drawn all at once: the same model as one by one, the same luck for the same seed."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest

import palabre
from palabre.bots.readers import PROFILES
from palabre.envs.profiles import Profiles
from palabre.envs.race import TIME_UP, Look, Race, dealt, glancing, odds, reader, seen_at
from palabre.games import find

BONGO = find("bongo")


@pytest.mark.parametrize("name", PROFILES)
def test_times_and_calls_are_those_of_the_reader(name: str) -> None:
    states = palabre.quick("bongo", players=4, seed=4, level="guards").states
    here, n = dealt(BONGO, states, 0), 1_500
    drawn = [look for look in looks_at(states, ["child", name, "easy", name], n) if look.seat % 2]
    read, dice = reader(name), Random(1)
    one_by_one = [read(here, 1, dice)[0] for _ in range(2 * n)]
    for share in (10, 50, 90):
        assert np.percentile([look.at for look in drawn], share) == pytest.approx(
            np.percentile(one_by_one, share), rel=0.06
        )
    calls = Counter(look.action for look in drawn)
    for action, likely in odds(here, name).items():
        assert calls[action] / len(drawn) == pytest.approx(likely, abs=0.03)


def looks_at(states: Any, names: list[str], n: int, seed: int = 1) -> list[Look]:
    """What readers of these names make of the same dice in the first games of a seed, each look."""
    race, found = Profiles(BONGO, names), []
    for number in range(n):
        race.begin(seed, number)
        race.ask(states)
        found += race.looks
    return found


def test_a_game_of_a_seed_has_the_same_readers_again() -> None:
    states = palabre.quick("bongo", players=3, seed=4).states
    first, again, other = (looks_at(states, ["hard"] * 3, 20, seed) for seed in (1, 1, 2))
    assert first == again != other


@pytest.mark.parametrize("seed", range(10))
def test_it_goes_as_a_race_of_any_readers(seed: int) -> None:
    """With the same times and calls the same seats are asked, whether one answers or all at once."""
    states, dice, now = palabre.quick("bongo", players=4, seed=seed).states, Random(seed), 0
    drawn: dict[int, tuple[int, int]] = {}
    profiles, race = Profiles(BONGO, ["medium"] * 4), Race(BONGO, lambda seats: [drawn[s] for s in seats])
    profiles.begin(seed, 0)
    while (asked := profiles.ask(states)) >= 0:
        drawn.update({look.seat: (look.at - now, look.action) for look in profiles.looks})
        assert (race.ask(states), race.looks) == (asked, profiles.looks)
        assert race.action(asked) == profiles.action(asked)
        all_at_once = dice.random() < 0.3
        now = profiles.looks[-1 if all_at_once else 0].at
        for each in (race, profiles):
            each.all_answer() if all_at_once else each.first_answers()
    assert asked == race.ask(states) == TIME_UP


def test_a_glance_says_which_throw_and_who_may_call() -> None:
    table = palabre.quick("bongo", players=3, seed=4)
    throw, seats = seen_at(glancing(BONGO)(table.states))
    assert (throw, seats) == (int(table.states["turns"][0]), table.to_act)
    wrong = next(action for action in table.ids[: table.n] if action != int(table.states["answer"][0]))
    table.play(int(wrong), 1)
    assert seen_at(glancing(BONGO)(table.states)) == (throw, (0, 2))
