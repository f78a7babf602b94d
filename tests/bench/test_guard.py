"""No game becomes slow unnoticed: its speed beside a plain loop stays above half of what was kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from palabre.bench.engine import SPINS, calibration_loop, timed
from palabre.games import find, games
from palabre.kernel.simulate import simulate

KEPT = json.loads((Path(__file__).parents[2] / "docs" / "bench" / "kept.json").read_text())
ROUNDS = 9
GAMES = {"bongo": 2_000, "bonobo-beach": 2_000, "bakong": 1_000, "banjooli-xeet": 400}


@pytest.mark.alone
def test_every_game_keeps_its_speed_beside_the_calibration_loop() -> None:
    spin = calibration_loop()
    loop, best = 0.0, dict.fromkeys(games(), 0.0)
    for number in range(ROUNDS + 1):  # the first round compiles, and is never the best
        loop = max(loop, SPINS / timed(spin))
        for name in games():
            totals = simulate(find(name), GAMES[name], 4, seed=number)
            best[name] = max(best[name], totals.decisions / totals.core_seconds)
    slow = {name: best[name] / loop / KEPT[name] for name in games() if best[name] / loop < KEPT[name] / 2}
    assert not slow, f"of the kept speed there is left: {slow}"
