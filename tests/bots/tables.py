"""Matches for the tests of bots, part of the way through a game."""

from __future__ import annotations

import random
from collections.abc import Iterator

from palabre.games import find
from palabre.kernel.game import Game
from palabre.kernel.match import Match
from palabre.kernel.nature import Seeded
from tests.toy import GAME as TOY

TURN_BY_TURN = ("stall", "bonobo-beach", "bakong", "banjooli-xeet")  # the games without a race


def game_of(name: str) -> Game:
    """A game, or the toy."""
    return TOY if name == TOY.name else find(name)


def moments(name: str, players: int, seed: int, every: int, most: int) -> Iterator[Match]:
    """A match, stopped every so many decisions of random play."""
    match = Match(game_of(name), players, {}, Seeded(seed))
    dice = random.Random(seed)
    given = 0
    for decision in range(10_000):
        if match.over or given == most:
            return
        if decision % every == every - 1:
            given += 1
            yield match
        seat = match.to_act[0]
        match.play_id(dice.choice(match.choice_ids(seat)), seat)
