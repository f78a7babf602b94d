"""Our own games, in a process of their own, asked in the same way as the peers."""

from __future__ import annotations

import json
import random
import sys
import time
from typing import Any

import numpy as np

from ... import batch, envs, quick
from ...bots.search import SearchBot
from ...bots.seat import Seat
from ...bots.speed import decisions
from ...bots.speed import seconds as seconds_of
from ...games import find, games
from ...kernel.match import Match
from ...kernel.nature import Seeded
from ...kernel.simulate import Totals, simulate
from ..engine import SPINS, calibration_loop, timed

FIRST_GAMES = 50
SIMULATIONS = 500
SEATS = 4
TABLES = 1024  # of a batch
AS_PEERS = {"open": 1.0, "reach": 1e6, "turns": 1e6, "care": 0.0}  # a tree, and random play to the end
Answer = tuple[float, ...]


class Contest:
    """Everything that is measured of ours; `players` as many as the peer's game has, if it can."""

    def __init__(self) -> None:
        self._spin = calibration_loop()
        self._seats: dict[str, list[Seat]] = {}
        self._n = dict.fromkeys(games(), FIRST_GAMES)
        self._envs: dict[str, Any] = {}
        self._batches: dict[str, Any] = {}

    def calibration(self, seconds: float) -> Answer:
        """Steps of a plain loop."""
        return SPINS, timed(self._spin)

    def rollouts(self, name: str, seconds: float) -> Answer:
        """Decisions, nature's moves, turns and games of random games."""
        totals = self._games(name, seconds)
        return totals.decisions, totals.core_seconds, totals.nature_moves, totals.turns, totals.games

    def _games(self, name: str, seconds: float) -> Totals:
        totals = simulate(find(name), self._n[name], SEATS, seed=1, workers=1)
        self._n[name] = max(FIRST_GAMES, round(self._n[name] * seconds / max(totals.core_seconds, 1e-4)))
        return totals

    def match(self, name: str, seconds: float) -> Answer:
        """Moves through `Match`, named, views not asked for."""
        dice, game, moves = random.Random(1), find(name), 0
        match = Match(game, SEATS, {}, Seeded(1))
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds:
            if match.over:
                moves += match.version
                match = Match(game, SEATS, {}, Seeded(dice.getrandbits(32)))
            match.play(dice.choice(match.choices()))
        return moves + match.version, spent

    def quick(self, name: str, seconds: float) -> Answer:
        """Decisions through the fast door."""
        table, played = quick(name, players=SEATS, seed=1), 0
        luck = np.random.default_rng(1).random(1 << 14).tolist()
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds:
            for each in luck:
                if table.over:
                    table.restart()
                table.play(int(table.ids[int(each * table.n)]))
            played += len(luck)
        return played, spent

    def aec(self, name: str, seconds: float) -> Answer:
        """Steps through PettingZoo's door, chosen as for PettingZoo's own."""
        env, dice, n = self._in_turn(name), random.Random(1), 0
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds:
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.reset()
                continue
            env.step(dice.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            n += 1
        return n, spent

    def _in_turn(self, name: str) -> Any:
        if name not in self._envs:
            self._envs[name] = envs.aec(name, players=SEATS)
            self._envs[name].reset(seed=1)
        return self._envs[name]

    def batch(self, name: str, seconds: float) -> Answer:
        """Decisions of games side by side, with observations and masks; choosing is not counted."""
        games, n = self._batches.setdefault(name, self._batches.get(name) or batch(name, TABLES, SEATS)), 0
        dice, spent = np.random.default_rng(1), 0.0
        while spent < seconds:
            chosen = (games.mask * dice.random(games.mask.shape, np.float32)).argmax(axis=1)
            began = time.process_time()
            games.step(chosen)
            spent += time.process_time() - began
            n += TABLES
        return n, spent

    def search(self, name: str, seconds: float) -> Answer:
        """Simulations of the search at four seats, set to do what the peer's does."""
        seats = self._seats.setdefault(name, self._seats.get(name) or decisions(find(name), SEATS))
        return SIMULATIONS * len(seats), seconds_of(SearchBot(SIMULATIONS, AS_PEERS), seats)


def main() -> None:
    """Answer until nobody asks."""
    contest = Contest()
    for line in sys.stdin:
        task, seconds = line.split()
        name, _, what = task.partition("_")
        ask: Any = getattr(contest, what or name)
        print(json.dumps(ask(name, float(seconds)) if what else ask(float(seconds))), flush=True)


if __name__ == "__main__":
    main()
