"""The games on the table, found by name."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ..kernel.errors import UnknownGame
from ..kernel.game import Game

# In the order in which they are offered; the folder of a game has its name, with underlines for dashes
NAMES = ("bongo", "bonobo-beach", "bakong", "banjooli-xeet")


def games() -> list[str]:
    """The names of the games."""
    return list(NAMES)


def package_of(name: str) -> str:
    """Where the folder of a game is, as Python imports it."""
    return f"{__name__}.{name.replace('-', '_')}"


def find(name: Any) -> Game:
    """The game of that name."""
    if not isinstance(name, str) or name not in NAMES:
        raise UnknownGame("no-such-game", game=str(name)[:100], games=", ".join(NAMES))
    game: Game = import_module(package_of(name)).GAME
    return game
