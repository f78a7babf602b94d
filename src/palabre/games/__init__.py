"""The games on the table, found by name."""

from __future__ import annotations

from importlib import import_module

from ..kernel.errors import UnknownGame
from ..kernel.game import Game

PACKAGES = {
    "bongo": "palabre.games.bongo",
    "bonobo-beach": "palabre.games.bonobo_beach",
    "bakong": "palabre.games.bakong",
    "banjooli-xeet": "palabre.games.banjooli_xeet",
}


def games() -> list[str]:
    """The names of the games."""
    return list(PACKAGES)


def find(name: str) -> Game:
    """The game of that name."""
    if name not in PACKAGES:
        raise UnknownGame("no-such-game", game=str(name)[:100], games=", ".join(PACKAGES))
    game: Game = import_module(PACKAGES[name]).GAME
    return game
