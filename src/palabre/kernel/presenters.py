"""How a game speaks: the names of its moves and the telling of its events, made once."""

from __future__ import annotations

from .engine import engine
from .game import Game
from .naming import Naming
from .telling import Telling, Write

_MADE: dict[tuple[str, Write | None], tuple[Naming, Telling]] = {}


def presenters(game: Game, write: Write | None = None) -> tuple[Naming, Telling]:
    """How a game names its moves and tells its events, made once."""
    if (game.name, write) not in _MADE:
        _MADE[game.name, write] = Naming(game), Telling(game, engine(game).layout, write)
    return _MADE[game.name, write]
