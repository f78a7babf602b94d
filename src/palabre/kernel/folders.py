"""Where things are kept on this machine: in the folders that its system means for them."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import PlatformDirs
from platformdirs.api import PlatformDirsABC

NAME = "palabre"
System = type[PlatformDirsABC]


def data_folder(system: System = PlatformDirs) -> Path:
    """The user's data folder for this project; PALABRE_DATA moves it.

    Up to version 0.1 it was the same on every system: where that one is there, games are in it.
    """
    if named := os.environ.get("PALABRE_DATA"):
        return Path(named)
    before = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / NAME
    return before if before.exists() else system(NAME, appauthor=False).user_data_path


def cache_folder(system: System = PlatformDirs) -> Path:
    """The user's cache folder for this project; PALABRE_CACHE moves it."""
    if named := os.environ.get("PALABRE_CACHE"):
        return Path(named)
    return system(NAME, appauthor=False).user_cache_path
