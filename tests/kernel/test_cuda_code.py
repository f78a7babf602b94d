"""Rules of all games become code for graphics cards; no card is needed for that."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

import palabre
from palabre.games import find
from palabre.kernel.cuda_code import KIND
from palabre.kernel.playouts import SCORES
from palabre.kernel.simulate import simulate
from tests.cards import CARDS, COMPILER, SITE

MAKE = """
import sys
from pathlib import Path
from palabre.games import find
from palabre.kernel import cuda_code
from palabre.kernel.engine import engine
_, game, code, path = sys.argv
Path(path).write_text(getattr(cuda_code, code)(engine(find(game))))
"""
IN_SIMULATOR = {"NUMBA_ENABLE_CUDASIM": "1", "PALABRE_WORLD": "interpreted"}
FIRST_HERE = """
from palabre.games import find
from palabre.kernel.cuda_code import games_code
from palabre.kernel.engine import engine
from palabre.kernel.simulate import simulate
assert simulate(find("bongo"), 1, 2).games == 1
assert ".entry" in games_code(engine(find("bongo")))
"""
CODES = ["games_code", pytest.param("batch_code", marks=pytest.mark.long)]


@pytest.fixture(scope="session")
def compiler() -> Path:
    """The Python that has numba-cuda."""
    if not COMPILER.exists():
        pytest.skip("numba-cuda is not here: `python3 run.py test --wide` fetches it on Linux")
    return COMPILER


@pytest.mark.wide
@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("game", palabre.games())
def test_rules_become_machine_code_of_a_card(game: str, code: str, compiler: Path, tmp_path: Path) -> None:
    """PTX is made of the same source as the processor's code, and the card's own assembler takes it."""
    ptx, binary = tmp_path / "rules.ptx", tmp_path / "rules.cubin"
    subprocess.run([compiler, "-c", MAKE, game, code, ptx], check=True)
    assembler = CARDS / SITE / "nvidia/cuda_nvcc/bin/ptxas"
    kind = "sm_{}{}".format(*KIND)
    words: list[str | Path] = [assembler, "--gpu-name", kind, "--opt-level=0", "--output-file", binary, ptx]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert binary.read_bytes()[:4] == b"\x7fELF"


@pytest.mark.wide
def test_rules_compiled_for_the_processor_are_compiled_for_a_card_too(compiler: Path, tmp_path: Path) -> None:
    """One after the other in one process, with nothing kept from earlier."""
    subprocess.run(
        [compiler, "-c", FIRST_HERE], check=True, env={**os.environ, "PALABRE_CACHE": str(tmp_path)}
    )


@pytest.mark.wide
@pytest.mark.parametrize("game", palabre.games())
def test_threads_of_a_simulated_card_play_the_games_of_the_processor(game: str, compiler: Path) -> None:
    """More games than threads, so that some play two; what all of them came to is added up."""
    games, seats, seed = 8, 3, 7
    words = [str(compiler), "-m", "tests.kernel.in_simulator", game, *map(str, (games, seats, seed))]
    env = {**os.environ, **IN_SIMULATOR}
    done = subprocess.run(words, capture_output=True, text=True, check=True, env=env)
    here, there = simulate(find(game), games, seats, seed=seed), json.loads(done.stdout)
    assert there[:SCORES] == [here.games, here.decisions, here.nature_moves, here.turns, here.moves]
    assert there[SCORES : SCORES + seats] == here.scores
