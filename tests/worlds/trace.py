"""Plays random games in the world that PALABRE_WORLD names and prints a digest of every state on the way."""

from __future__ import annotations

import hashlib
import random
import sys
import warnings
from itertools import chain

import numpy as np

from palabre.games import find
from palabre.kernel.batch import Batch
from palabre.kernel.compiled import WORLD
from palabre.kernel.game import Game
from tests import toy
from tests.contract.checks import cases, each_alone, new_match, random_play

BATCH_STEPS = 40


def trace(name: str, games: int) -> None:
    """One line a game: its case, how many states it went through, and their digest."""
    game = toy.GAME if name == toy.GAME.name else find(name)
    for number, case in zip(range(games), chain(cases(game), each_alone(game)), strict=False):
        match = new_match(case, seed=number)
        for _ in random_play(match, random.Random(number)):
            pass
        bytes_seen = hashlib.sha256()
        for entry in match.log:
            bytes_seen.update(entry.before.tobytes())
        bytes_seen.update(match.state.tobytes() + bytes(str(match.scores), "utf-8"))
        print(case[1], case[2], len(match.log), bytes_seen.hexdigest())
    print("batch", traced_batch(game))


def traced_batch(game: Game) -> str:
    """A digest of what some games side by side show."""
    batch, bytes_seen = Batch(game, 3, game.min_seats, {}, seed=1), hashlib.sha256()
    for step in range(BATCH_STEPS):
        for array in (batch.seat, batch.mask, batch.observation, batch.reward, batch.ended):
            bytes_seen.update(array.tobytes())
        batch.step(np.array([np.flatnonzero(row)[step % row.sum()] for row in batch.mask]))
    return bytes_seen.hexdigest()


if __name__ == "__main__":
    warnings.simplefilter("error")
    print(WORLD, file=sys.stderr)
    trace(sys.argv[1], int(sys.argv[2]))
