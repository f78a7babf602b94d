"""OpenSpiel, in a process of its own: answers lines like `maedn_rollouts 0.4` with a count and seconds."""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

import pyspiel

GAMES = {
    "maedn": "maedn(players=4)",
    "backgammon": "backgammon",
    "pig": "pig(players=4)",
    "hex": "hex(board_size=9)",
}
ROLLOUTS, SIMULATIONS = 200, 500
Answer = tuple[float, float]  # how many, in how many seconds of this core


def random_game(game: Any, rng: random.Random) -> tuple[int, Any]:
    """A random game through the Python API: its decisions, and the state at the first one."""
    state, decisions, first = game.new_initial_state(), 0, None
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, chances)[0])
            continue
        legal = state.legal_actions()
        if len(legal) > 1:
            decisions += 1
            first = first or state.clone()
        state.apply_action(rng.choice(legal))
    return decisions, first


class Contest:
    """One game of OpenSpiel, ready to be timed."""

    def __init__(self, name: str) -> None:
        self.game = pyspiel.load_game(GAMES[name])
        rng = random.Random(1)
        games = [random_game(self.game, rng) for _ in range(60)]
        self.length = sum(decisions for decisions, _ in games) / len(games)
        self.first = games[0][1]

    def bot(self, rollouts: int, simulations: int) -> Any:
        """Its tree search in C++, with random rollouts."""
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
        return pyspiel.MCTSBot(self.game, evaluator, 2.0, simulations, 500, False, 1, False)

    def rollouts(self, seconds: float) -> Answer:
        """Decisions of random games played wholly in C++: one simulation, many rollouts."""
        bot = self.bot(ROLLOUTS, 1)
        n, spent = timed(lambda: bot.mcts_search(self.first), seconds)
        return n * ROLLOUTS * self.length, spent

    def search(self, seconds: float) -> Answer:
        """Simulations of the tree search."""
        bot = self.bot(1, SIMULATIONS)
        n, spent = timed(lambda: bot.mcts_search(self.first), seconds)
        return n * SIMULATIONS, spent

    def python(self, seconds: float) -> Answer:
        """Decisions through the Python API."""
        rng, decisions = random.Random(2), 0
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds:
            decisions += random_game(self.game, rng)[0]
        return decisions, spent


def timed(work: Callable[[], Any], seconds: float) -> tuple[int, float]:
    """How often something can be done, and in how much time of this core."""
    n, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        work()
        n += 1
    return n, spent


def main() -> None:
    """Answer until nobody asks."""
    ready: dict[str, Contest] = {}
    for line in sys.stdin:
        task, seconds = line.split()
        name, _, what = task.partition("_")
        contest = ready.setdefault(name, ready.get(name) or Contest(name))
        print(json.dumps(getattr(contest, what)(float(seconds))), flush=True)


if __name__ == "__main__":
    main()
