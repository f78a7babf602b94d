"""Where compiled rules are kept: a folder named by all that they depend on."""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable
from functools import lru_cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

Folders = tuple[Path, ...]  # the folders of source and data that compiled code depends on

KERNEL = Path(__file__).parent


def folders_of(function: Callable[..., Any]) -> Folders:
    """The kernel and the folder of the game that a rule stands in."""
    home = Path(function.__code__.co_filename).parent
    return (KERNEL, home.parent if home.name == "rules" else home)


@lru_cache
def folder(folders: Folders, world: str) -> Path:
    """The cache folder for these sources in this world; Numba would not notice edits in other files."""
    named = hashlib.sha256(f"{version('numba')} {sys.version} {world}".encode())
    for home in sorted(set(folders)):
        for file in sorted([*home.rglob("*.py"), *home.rglob("*.json")]):
            named.update(str(file).encode() + file.read_bytes())
    path = root() / f"{folders[-1].name}-{world}-{named.hexdigest()[:16]}"
    path.mkdir(parents=True, exist_ok=True)
    return path


def root() -> Path:
    """The user's cache folder for this project; PALABRE_CACHE moves it."""
    if named := os.environ.get("PALABRE_CACHE"):
        return Path(named)
    home = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(home) / "palabre"
