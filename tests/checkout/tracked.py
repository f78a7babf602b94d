"""Which files belong to the project."""

from __future__ import annotations

import shutil
import subprocess
from functools import cache
from pathlib import Path

from run import ROOT

MADE = {".git", ".venv", "node_modules", "page", "__pycache__", ".mypy_cache", ".ruff_cache", ".pytest_cache"}


@cache
def tracked(*suffixes: str) -> tuple[Path, ...]:
    """The project's files, or those whose names end so."""
    found = [path for path in every_file() if path.is_file() and path.name.endswith(suffixes or "")]
    assert found, f"no file of the project ends in {suffixes}"
    return tuple(sorted(found))


def every_file() -> list[Path]:
    """What git keeps; in a copy without git, what tools have not made."""
    if (ROOT / ".git").exists() and shutil.which("git"):
        command = ["git", "-c", "safe.directory=*", "ls-files", "-z"]
        names = subprocess.check_output(command, cwd=ROOT, text=True).split("\0")
        return [ROOT / name for name in names if name]
    return [path for path in ROOT.rglob("*") if not MADE & set(path.relative_to(ROOT).parts)]
