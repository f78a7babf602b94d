"""Played games for the tests of analysis."""

from __future__ import annotations

import random
from functools import lru_cache

import palabre
from palabre import bots
from palabre.analysis.types import Review
from palabre.games import find
from palabre.kernel.match import Match
from palabre.kernel.nature import Seeded

ALL = ("bongo", "bonobo-beach", "bakong", "banjooli-xeet")
HIDING = ("bakong", "banjooli-xeet")


def begun(name: str, players: int, seed: int, decisions: int) -> Match:
    """A match after so many decisions at random, or at its end if that comes before."""
    match, dice = Match(find(name), players, {}, Seeded(seed)), random.Random(seed)
    for _ in range(decisions):
        if match.over:
            break
        seat = dice.choice(match.to_act)
        guess = bots.choose("random", match, seat, dice.getrandbits(50))  # the reader of half of all throws
        match.play(guess, seat)
    return match


@lru_cache
def finished(name: str, players: int, seed: int) -> Match:
    """A whole game at random, to be looked at only."""
    match = begun(name, players, seed, 100_000)
    assert match.over
    return match


@lru_cache
def reviewed(name: str) -> tuple[Match, Review]:
    """One game of three with its review at few simulations, made once for many tests, only to be read."""
    match = finished(name, 3, 2)
    return match, palabre.review(match, simulations=4, seed=3)


def played_by(name: str, specs: tuple[str, ...], seed: int) -> Match:
    """A whole game between bots."""
    match, dice = Match(find(name), len(specs), {}, Seeded(seed)), random.Random(seed)
    while not match.over:
        seat = dice.choice(match.to_act)
        match.play(bots.choose(specs[seat], match, seat, dice.getrandbits(50)), seat)
    return match
