"""How long an ordinary review of a four-seat game takes on one core."""

from __future__ import annotations

import random
import time
from typing import NamedTuple

from ...analysis.reviewing import reviewed
from ...bots.tournament.playing import play
from ...games import find, games

SEATS, PLAYER = 4, "medium"
BOUND = 20  # seconds that were asked for


class Timed(NamedTuple):
    """One review: seconds of the processor, steps of the game, simulations of each value."""

    game: str
    seconds: float
    steps: int
    simulations: int


def times(seed: int) -> list[Timed]:
    """A review of each game, with everything compiled."""
    return [timed(name, random.Random(f"{seed} time {name}")) for name in games()]


def timed(name: str, dice: random.Random) -> Timed:
    """One of them."""
    match = play(find(name), {}, [PLAYER] * SEATS, dice.getrandbits(50), dice.getrandbits(50))
    reviewed(match, 4, 0, lambda share: None)
    began = time.process_time()
    found = reviewed(match, None, 0, lambda share: None)
    return Timed(name, time.process_time() - began, len(found["steps"]), found["simulations"])
