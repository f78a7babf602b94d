"""Three worlds agree also with berries and special tiles, which the common test takes only with --long."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]


def traced(world: str, n: int) -> str:
    """The digests of some games in one world, from a process of its own."""
    env = {**os.environ, "PALABRE_WORLD": world, "PYTHONPATH": f"{ROOT}/src:{ROOT}"}
    command = [sys.executable, "-m", "tests.games.banjooli_xeet.trace", str(n)]
    done = subprocess.run(
        command, env=env, cwd=ROOT, capture_output=True, text=True, timeout=600, check=False
    )
    assert done.returncode == 0, f"{world}: {done.stderr[-2000:]}"
    assert done.stderr.strip().endswith(world)
    return done.stdout


@pytest.mark.wide
def test_three_worlds_agree_with_everything_on_the_track(count: Callable[[int, int], int]) -> None:
    n = count(4, 40)
    compiled = traced("compiled", n)
    assert compiled.count("\n") == n
    assert compiled == traced("checked", n)
    assert compiled == traced("interpreted", n)
