"""The notebooks of examples/ run from the first cell to the last, and are kept without what they printed."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from run import ROOT

NOTEBOOKS = sorted((ROOT / "examples").glob("*.ipynb"))
LEARNING = "learning"
SURELY = re.compile(r"against easy \(([\d.]+)% to")  # the lower end of the interval of what was won
SLOW = ("review",)  # that take some seconds of processor


def cells(file: Path) -> list[dict[str, Any]]:
    """The cells of code."""
    kept: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))["cells"]
    return [cell for cell in kept if cell["cell_type"] == "code"]


def test_there_are_notebooks() -> None:
    assert [file.stem for file in NOTEBOOKS] == ["bot", "learning", "review"]


@pytest.mark.parametrize(
    "file",
    [pytest.param(file, marks=[pytest.mark.long] * (file.stem in SLOW), id=file.stem) for file in NOTEBOOKS],
)
def test_a_notebook_runs(file: Path, tmp_path: Path, count: Callable[[int, int], int]) -> None:
    code = "\n".join("".join(cell["source"]) for cell in cells(file))
    for name, fewer in (("SECONDS", count(1, 200)), ("TABLES", count(4, 64)), ("PAIRS", count(1, 60))):
        code = re.sub(rf"^{name} = [\d.]+", f"{name} = {fewer}", code, flags=re.MULTILINE)
    command = [sys.executable, "-W", "error", "-c", code]
    env = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}  # the other core is another test's
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, timeout=590)
    assert done.returncode == 0, done.stderr
    assert done.stdout
    if file.stem == LEARNING and count(0, 1):
        assert float(SURELY.findall(done.stdout)[0]) > 50


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
def test_a_notebook_is_kept_clean(file: Path) -> None:
    assert all(not cell["outputs"] and cell["execution_count"] is None for cell in cells(file))
