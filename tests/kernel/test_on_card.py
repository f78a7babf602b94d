"""Games on a graphics card are those of the processor, through the doors that people use."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import palabre
from tests.cards import COMPILER

pytestmark = pytest.mark.cuda

SAME_TOTALS = """
import sys
from dataclasses import replace
from palabre.games import find
from palabre.kernel.simulate import simulate
for players in (2, 4):
    here, there = (simulate(find(sys.argv[1]), 100_000, players, seed=7, on=on) for on in ("cpu", "cuda"))
    timeless = {"seconds": 0.0, "core_seconds": 0.0, "workers": 1}
    assert replace(here, **timeless) == replace(there, **timeless), (here, there)
"""
SAME_BATCH = """
import sys
import cupy, numpy
import palabre
from palabre.bench.cuda.compared import digest, taken
here, there = (palabre.batch(sys.argv[1], 256, players=4, seed=7, on=on) for on in ("cpu", "cuda"))
for step in range(60):
    assert digest(here, numpy.asarray) == digest(there, cupy.asnumpy), step
    here.step(taken(here.mask, step))
    there.step(taken(there.mask, step))
"""


@pytest.fixture(scope="session")
def with_card() -> Path:
    """The Python that has numba-cuda and CuPy, on a machine that has a card."""
    made = subprocess.run([COMPILER, "-c", "import cupy; cupy.zeros(1)"], capture_output=True, text=True)
    assert made.returncode == 0, f"--cuda needs a graphics card: {made.stderr.strip().splitlines()[-1]}"
    return COMPILER


@pytest.mark.parametrize("compared", [SAME_TOTALS, SAME_BATCH], ids=["totals", "batch"])
@pytest.mark.parametrize("game", palabre.games())
def test_a_card_plays_as_the_processor_does(game: str, compared: str, with_card: Path) -> None:
    """The same seeds, the same games, the same bytes shown."""
    subprocess.run([with_card, "-c", compared, game], check=True)
