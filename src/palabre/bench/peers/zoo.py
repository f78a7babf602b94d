"""PettingZoo and OpenSpiel's vectorised environment, asked for steps: `zoo_steps 0.4`, `vector_steps 0.4`."""

from __future__ import annotations

import json
import random
import sys
import time
from typing import Any

import numpy as np
from open_spiel.python import rl_environment
from open_spiel.python.rl_agent import StepOutput
from open_spiel.python.vector_env import SyncVectorEnv
from pettingzoo.classic import connect_four_v3

GAME = "connect_four"
TABLES = 64
Answer = tuple[int, float]  # how many, in how many seconds of this core


class Zoo:
    """Connect four in turns, as PettingZoo ships it."""

    def __init__(self) -> None:
        self._env = connect_four_v3.env()
        self._dice = random.Random(1)
        self._env.reset(seed=1)

    def steps(self, seconds: float) -> Answer:
        """Steps of random players."""
        env, dice, n = self._env, self._dice, 0
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds:
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.reset()
                continue
            env.step(dice.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            n += 1
        return n, spent


class Vector:
    """Connect four at many tables, as OpenSpiel's Python ships it."""

    def __init__(self) -> None:
        self._tables = SyncVectorEnv([rl_environment.Environment(GAME) for _ in range(TABLES)])
        self._dice = random.Random(1)
        self._seen: list[Any] = self._tables.reset()

    def steps(self, seconds: float) -> Answer:
        """Steps of random players, all tables together."""
        n, began = 0, time.process_time()
        while (spent := time.process_time() - began) < seconds:
            answers = [StepOutput(action=self._answer(seen), probs=None) for seen in self._seen]
            self._seen, *_ = self._tables.step(answers, reset_if_done=True)
            n += TABLES
        return n, spent

    def _answer(self, seen: Any) -> int:
        observed = seen.observations
        return int(self._dice.choice(observed["legal_actions"][observed["current_player"]]))


def main() -> None:
    """Answer until nobody asks."""
    kinds: dict[str, type[Zoo | Vector]] = {"zoo": Zoo, "vector": Vector}
    ready: dict[str, Zoo | Vector] = {}
    for line in sys.stdin:
        task, seconds = line.split()
        name, _, _ = task.partition("_")
        contest = ready.setdefault(name, ready.get(name) or kinds[name]())
        print(json.dumps(contest.steps(float(seconds))), flush=True)


if __name__ == "__main__":
    main()
