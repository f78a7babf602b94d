"""No game becomes slow unnoticed: beside other branching work its speed stays above half of what it was.

What else the machine does slows both alike: each run of a game stands between two of the other work, and the
median of many counts.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import median

import numpy as np
import pytest

from palabre.bench.engine import timed
from palabre.games import find, games
from palabre.kernel.contract import States
from palabre.kernel.engine import engine
from palabre.kernel.layout import Random
from palabre.kernel.simulate import simulate

ROUNDS = 25
STEPS = 1_000_000
GAMES = {"bongo": 2_000, "bonobo-beach": 1_000, "bakong": 600, "banjooli-xeet": 200}
USUAL = {"bongo": 0.109, "bonobo-beach": 0.056, "bakong": 0.050, "banjooli-xeet": 0.0235}  # decisions a step


def weave(states: States, n: int, cells: Random) -> None:
    """Work of the same kind as rules: chance, a table, and branches nobody can foresee."""
    for i in range(n):
        here = i & 255
        x = cells[here]
        x ^= x << np.uint64(13)
        x ^= x >> np.uint64(7)
        x ^= x << np.uint64(17)
        there = np.int64(x >> np.uint64(56))
        if x & np.uint64(1):
            cells[here] = x
        elif x & np.uint64(2):
            cells[here] = x + cells[there]
        else:
            cells[here] = cells[there]
            cells[there] = x


def other_work() -> Callable[[], object]:
    """The same work each time it is called."""
    any_game = engine(find("bongo"))
    woven = any_game.door(any_game.bound(weave)["weave"])
    states, cells = any_game.new_states(), np.arange(1, 257, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15)
    return lambda: woven(states, STEPS, cells)


@pytest.mark.parametrize("name", games())
def test_a_game_keeps_its_speed_beside_other_work(name: str) -> None:
    work, game = other_work(), find(name)
    simulate(game, 10, 4)  # loads the rules
    shares = []
    for number in range(ROUNDS):
        before = timed(work)
        played = simulate(game, GAMES[name], 4, seed=number)
        step = (before + timed(work)) / 2 / STEPS
        shares.append(played.decisions / played.core_seconds * step)
    assert median(shares) > USUAL[name] / 2
