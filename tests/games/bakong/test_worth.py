"""How good a position looks."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

import palabre
from palabre.games.bakong import GAME
from palabre.games.bakong.worth import worth
from palabre.kernel.engine import engine
from palabre.kernel.match import Match

from .trails import trail


@cache
def door() -> Callable[..., float]:
    """The compiled rule."""
    return engine(GAME).door(worth)


def looks(match: Match, seat: int = 0) -> float:
    """The worth of a position for a seat."""
    return door()(match.state, seat)


def test_worth_lies_between_0_and_1_and_the_end_is_certain() -> None:
    match, rng = palabre.new("bakong", players=4, seed=6), random.Random(6)
    while not match.over:
        assert all(0 <= looks(match, seat) <= 1 for seat in range(4))
        match.play(rng.choice(match.choices()))
    assert [looks(match, seat) for seat in range(4)] == [float(seat in match.winners) for seat in range(4)]


def test_more_is_better() -> None:
    even = looks(trail(places=[10, 10]))
    assert looks(trail(places=[13, 10])) > even, "nearer to the temple"
    assert looks(trail(places=[10, 10], threes=[1, 0])) > even, "more emeralds"
    assert looks(trail(places=[10, 10], ouches=[1, 0])) < even, "an ouch"
    for thing in ("rope", "grapple", "first_aid", "machete", "torch", "journal", "map", "compass"):
        assert looks(trail(places=[10, 10], objects=thing)) > even, thing


def test_a_rival_near_home_is_a_threat() -> None:
    near, far = (trail(places=[12, at], big=[None, 17]) for at in (3, 20))
    assert looks(near) < looks(far)


def test_a_greedy_player_beats_chance_by_far(count: Callable[[int, int], int]) -> None:
    n = count(12, 100)
    won = sum(0 in greedy_against_chance(seed).winners for seed in range(n))
    assert won >= 0.8 * n


def greedy_against_chance(seed: int) -> Match:
    """A game in which seat 0 takes what looks best after its choice, and seat 1 anything."""
    match, rng = palabre.new("bakong", seed=seed), random.Random(seed)
    while not match.over:
        choices = match.choices()
        if match.to_act == (0,):
            match.play(max(choices, key=lambda choice: looks(after(match, choice))))
        else:
            match.play(rng.choice(choices))
    return match


def after(match: Match, choice: dict[str, object]) -> Match:
    """The match after a choice; chance is left to a copy."""
    copy = match.copy()
    copy.play(choice)
    return copy
