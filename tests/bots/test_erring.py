"""Levels err as people do: they see what is good a little off, so dear errors are rare, none is by lot."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random as Dice
from statistics import fmean

import pytest

from palabre import bots
from palabre.bots.greedy import looked_at
from palabre.bots.ladder import blurred_best
from palabre.bots.seat import Seat
from palabre.bots.specs import LEVELS
from palabre.bots.thinking import Found
from tests.bots.tables import TURN_BY_TURN, moments
from tests.widely import widely

BLURRED = tuple(name for name, level in LEVELS.items() if level["noise"])
TIMES = 30
SAMPLES = 64  # by which it is told what a choice is worth
WAYS = {"weigh", "sims", "noise", "endgame", "beliefs", "learnt"}


def seen(values: list[float], noise: float, times: int = 4_000) -> list[float]:
    """How often each of some values seems best."""
    found = [blurred_best(values, noise, Dice(seed)) for seed in range(times)]
    return [found.count(place) / times for place in range(len(values))]


def decisions(name: str) -> Iterator[tuple[list[Seat], list[Found]]]:
    """Some decisions, each met with luck of its own many times, and what every choice is worth."""
    for match in moments(name, 2, seed=31, every=3, most=16):
        who = match.to_act[0]
        if len(match.choice_ids(who)) > 1:
            here = [Seat.of(match, who, seed) for seed in range(TIMES)]
            yield here, looked_at(here[0], SAMPLES)


def losses(name: str, level: str) -> list[float]:
    """What a level gives away in each of these decisions, as a part of what a choice by lot does."""
    bot, lost = bots.find(level), []
    for here, worths in decisions(name):
        best = max(each.value for each in worths)
        by_lot = fmean(best - each.value for each in worths)
        if by_lot > 0:
            values = {str(here[0].named(each.action)): each.value for each in worths}
            lost.append(fmean(best - values[str(bot.choose(seat))] for seat in here) / by_lot)
    return lost


def test_no_level_has_another_way_to_err() -> None:
    assert {key for level in LEVELS.values() for key in level} <= WAYS
    assert [*BLURRED] == ["child", "easy", "medium"], "what hard and champion do is what they hold best"
    noises = [LEVELS[name]["noise"] for name in LEVELS]
    assert noises == sorted(noises, reverse=True)


@pytest.mark.parametrize("level", BLURRED)
def test_the_dearer_an_error_the_rarer_it_is(level: str) -> None:
    shares = seen([1.0, 0.9, 0.5, 0.0], LEVELS[level]["noise"])
    assert shares == sorted(shares, reverse=True)
    assert shares[0] > shares[3] + 0.1
    close, apart = seen([0.50, 0.51, 0.0], 0.3), seen([0.0, 0.51, 0.0], 0.3)
    assert close[0] > 0.3
    assert apart[1] > 0.99


def test_a_blur_goes_by_how_far_values_lie_apart() -> None:
    made = Dice(1)
    for seed in range(200):
        values = [made.random() for _ in range(5)]
        scaled = [0.2 + value * 0.01 for value in values]
        assert blurred_best(values, 1.2, Dice(seed)) == blurred_best(scaled, 1.2, Dice(seed))
        assert blurred_best(values, 0, Dice(seed)) == values.index(max(values))


@pytest.mark.parametrize("name", widely(TURN_BY_TURN[1:], "bakong"))
def test_every_level_gives_away_less_than_chance_and_the_better_less(name: str) -> None:
    lost = [fmean(losses(name, level)) for level in BLURRED]
    assert lost == sorted(lost, reverse=True), "a better level gives away more than a weaker one"
    assert lost[0] < 0.9, "child chooses as by lot"
    assert lost[-1] < 0.3
