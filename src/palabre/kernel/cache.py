"""Where compiled rules are kept: a file a rule, named by all that it depends on."""

from __future__ import annotations

import os
import pickle
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

from .folders import cache_folder


def root() -> Path:
    """The user's cache folder for this project; PALABRE_CACHE moves it."""
    return cache_folder()


def kept(name: str) -> Any:
    """What is kept under a name, or None; a file that a crash has spoilt counts as missing."""
    with suppress(OSError, EOFError, pickle.UnpicklingError):
        return pickle.loads(place(name).read_bytes())
    return None


def keep(name: str, data: bytes) -> None:
    """Keep pickled data under a name; others see all of it or nothing."""
    path = place(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    number, unfinished = tempfile.mkstemp(dir=path.parent)
    with open(number, "wb") as file:
        file.write(data)
    os.replace(unfinished, path)


def place(name: str) -> Path:
    """The file of that name, in a folder that all worlds and versions share."""
    return root() / "rules" / name
