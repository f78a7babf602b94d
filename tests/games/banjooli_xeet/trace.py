"""Plays games with everything on the track in the world that is named, and prints their digests."""

from __future__ import annotations

import hashlib
import random
import sys

from palabre.games import find
from palabre.kernel.compiled import WORLD
from tests.contract.checks import new_match, random_play


def trace(games: int) -> None:
    """One line a game: how many states it went through, and their digest."""
    for seed in range(games):
        options = {
            "berries": True,
            "specials": 1 + seed % 2,
            "curve": ("one_three_five", "even")[seed // 2 % 2],
            "tie": "again",
        }
        match = new_match((find("banjooli-xeet"), 5 - seed % 4, options), seed)
        for _ in random_play(match, random.Random(seed)):
            pass
        seen = hashlib.sha256(b"".join(entry.before.tobytes() for entry in match.log) + match.state.tobytes())
        print(len(match.log), match.scores, seen.hexdigest())


if __name__ == "__main__":
    print(WORLD, file=sys.stderr)
    trace(int(sys.argv[1]))
