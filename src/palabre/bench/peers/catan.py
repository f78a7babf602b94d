"""Catanatron, in a process of its own: four random players."""

from __future__ import annotations

import json
import sys
import time
from typing import Any

from catanatron import Color, Game, RandomPlayer


class Counting(RandomPlayer):  # type: ignore[misc]
    """A random player that counts its decisions."""

    decisions = 0

    def decide(self, game: Any, playable_actions: Any) -> Any:
        """Choose at random, counting where there is a choice."""
        Counting.decisions += len(playable_actions) > 1
        return super().decide(game, playable_actions)


def play(seconds: float) -> tuple[int, float]:
    """Decisions of random games, in how much time of this core."""
    Counting.decisions = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        Game([Counting(colour) for colour in Color]).play()
    return Counting.decisions, spent


def main() -> None:
    """Answer until nobody asks."""
    for line in sys.stdin:
        _, seconds = line.split()
        print(json.dumps(play(float(seconds))), flush=True)


if __name__ == "__main__":
    main()
