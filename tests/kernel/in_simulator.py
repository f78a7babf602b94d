"""Whole games on Numba's simulator of a card: the kernel's own threads, rules in plain Python.

`python -m tests.kernel.in_simulator GAME GAMES SEATS SEED` prints their totals; it wants the environment that
`tests.cards` makes, NUMBA_ENABLE_CUDASIM=1 and PALABRE_WORLD=interpreted.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import numpy as np
from numba import cuda

from palabre.games import find
from palabre.kernel.cuda_code import games_kernel
from palabre.kernel.engine import engine
from palabre.kernel.mixing import of_nature_and_players
from palabre.kernel.plain import PlainCells, PlainStates
from palabre.kernel.playouts import N_TOTALS, PLAYING
from palabre.kernel.simulate import start_of

SHAPE = (2, 3)  # blocks, and threads in each


class Memory:
    """A thread's own memory, which hands out plain numbers: NumPy's would wrap."""

    @staticmethod
    def array(n: int, kind: Any) -> PlainCells | PlainStates:
        """So many cells, or states."""
        cells = np.zeros(n, kind if isinstance(kind, np.dtype) else str(kind))
        return PlainStates(cells) if cells.dtype.names else PlainCells(cells)


class Simulated:
    """What a kernel asks of a card; while it runs, `cuda` here is the simulator's."""

    local = Memory

    def __getattr__(self, name: str) -> Any:
        return getattr(cuda, name)


def totals_of(game: str, games: int, seats: int, seed: int) -> list[int]:
    """What so many games came to."""
    rules = engine(find(game))
    play_games = games_kernel(Simulated(), rules.bound(*PLAYING), rules.layout.dtype, rules.n_actions)

    def kernel(*arguments: Any) -> None:
        play_games(*arguments)

    start = start_of(rules, seats, rules.game.encode_options(rules.game.settle_options({}, seats)))[1:]
    dice, luck = of_nature_and_players(seed, np.arange(games))
    totals = np.zeros(N_TOTALS, np.int64)
    run: Any = cuda.jit
    run(kernel)[SHAPE](PlainStates(start), PlainCells(dice), PlainCells(luck), PlainCells(totals), games)
    return [int(total) for total in totals]


if __name__ == "__main__":
    print(json.dumps(totals_of(sys.argv[1], *map(int, sys.argv[2:]))))
