"""Three worlds agree: compiled, bounds-checked and interpreted rules give the same bytes after every move."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from palabre.games import games
from palabre.kernel.plain import Plain
from tests import toy
from tests.widely import widely

ROOT = Path(__file__).parents[2]
WORLDS = ("compiled", "checked", "interpreted")


def traced(world: str, game: str, n: int) -> str:
    """The digests of some random games in one world, from a process of its own."""
    env = {**os.environ, "PALABRE_WORLD": world, "PYTHONPATH": f"{ROOT}/src:{ROOT}"}
    command = [sys.executable, "-m", "tests.worlds.trace", game, str(n)]
    done = subprocess.run(
        command, env=env, cwd=ROOT, capture_output=True, text=True, timeout=600, check=False
    )
    assert done.returncode == 0, f"{world}: {done.stderr[-2000:]}"
    assert done.stderr.strip().endswith(world)
    return done.stdout


@pytest.mark.parametrize("game", widely([*games(), toy.GAME.name], "bonobo-beach"))
def test_three_worlds_agree(game: str, count: Callable[[int, int], int]) -> None:
    n = count(5, 40)
    compiled, checked, interpreted = (traced(world, game, n) for world in WORLDS)
    assert compiled.count("\n") >= min(n, 4)
    assert compiled == checked
    assert compiled == interpreted


def test_the_guarded_state_refuses_what_compiled_code_lets_pass() -> None:
    s = Plain(np.zeros(1, np.dtype([("small", "i1"), ("cells", "i1", (3,)), ("mask", "u1")])))
    with pytest.raises(IndexError, match="negative"):
        s.cells[-1]
    with pytest.raises(IndexError):
        s.cells[3] = 1
    with pytest.raises(OverflowError, match="128 does not fit small"):
        s.small = 128
    with pytest.raises(OverflowError):
        s.cells[0] = -129
    with pytest.raises(OverflowError):
        s.mask = -1
    with pytest.raises(AttributeError, match="no field colour"):
        _ = s.colour
    s.small = 100
    assert s.small + s.small == 200
