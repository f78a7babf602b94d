"""Rules of all games become code for graphics cards; no card is needed for that."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import palabre
from palabre.kernel.cuda_code import KIND
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
