"""The games as environments of others: PettingZoo, Gymnasium and OpenSpiel; see docs/envs.md."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from ..games import find
from ..kernel.errors import PalabreError

if TYPE_CHECKING:
    from .in_turn import TableAEC
    from .learner import TableEnv
    from .many import TableVector
    from .spiel import SpielGame
    from .together import TableParallel

__all__ = ["aec", "gymnasium", "openspiel", "parallel", "vector"]


def aec(game: str, players: int | None = None, **settings: Any) -> TableAEC:
    """A game as PettingZoo's AEC environment: one seat is asked at a time."""
    made: TableAEC = opened("in_turn", "envs").TableAEC(find(game), players, **settings)
    return made


def parallel(game: str, players: int | None = None, **settings: Any) -> TableParallel:
    """A game as PettingZoo's parallel environment: all seats answer, those who are not asked wait."""
    made: TableParallel = opened("together", "envs").TableParallel(find(game), players, **settings)
    return made


def gymnasium(game: str, players: int | None = None, **settings: Any) -> TableEnv:
    """A game as Gymnasium's environment: one learner, bots of any spec in the other seats."""
    made: TableEnv = opened("learner", "envs").TableEnv(find(game), players, **settings)
    return made


def vector(game: str, n: int, players: int | None = None, **settings: Any) -> TableVector:
    """Many games as Gymnasium's vector environment, played side by side in one compiled call."""
    made: TableVector = opened("many", "envs").TableVector(find(game), n, players, **settings)
    return made


def openspiel(game: str, players: int | None = None, **settings: Any) -> SpielGame:
    """A game as OpenSpiel's, with chance nodes and information states."""
    made: SpielGame = opened("spiel", "openspiel").new(find(game), players, **settings)
    return made


def opened(module: str, extra: str) -> Any:
    """A module of ours that needs packages of others, or the sentence that says how to get them."""
    try:
        return import_module(f".{module}", __name__)
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("palabre"):
            raise
        raise PalabreError("envs-missing", package=missing.name or "", extra=extra) from missing
