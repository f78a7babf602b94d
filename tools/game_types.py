"""The page's types of each game: its `types.py` read line by line and written as TypeScript.

Names, order, docstrings and comments stay; so the source is read and not what it has become in memory.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

from palabre.games import find, games
from palabre.kernel import types as kernel
from palabre.kernel.game import Game

from .typescript import Module

FROM_KERNEL = ("CommonView", "Told", "Untold")
HEAD = "// Made from src/palabre/{source} by `python -m tools`. Do not edit."
TOLD = """/** An event as it comes: its facts, and the view fields that it changes with their new values. */
export type Told<Facts, View, Field extends keyof View> = Facts & { now: Partial<Pick<View, Field>> }"""


def fresh(root: Path) -> dict[Path, str]:
    """The files as they should be."""
    folder = root / "web/src/games"
    common = page("kernel/types.py", [*statements(kernel), TOLD])
    own = (name for name in games() if (folder / name).is_dir())  # others are played on the plain board
    of_games = {folder / name / "types.ts": of_game(find(name)) for name in own}
    return {folder / "types.ts": common, **of_games}


def of_game(game: Game) -> str:
    """The types of one game."""
    room = game.room("types")
    found = [each for module in modules(room) for each in statements(module)]
    names = [name for name in FROM_KERNEL if any(re.search(rf"[=&|<] ?{name}\b", each) for each in found)]
    imported = f"import type {{ {', '.join(names)} }} from '../types'"
    source = "/".join(room.__name__.split(".")[1:]) + ("" if hasattr(room, "__path__") else ".py")
    return page(source, [imported, *found])


def modules(room: ModuleType) -> list[ModuleType]:
    """The files that say a game's types, where there are several those before others that build on them."""
    inside = [each for each in vars(room).values() if inspect.ismodule(each)]
    return inside or [room]


def statements(module: ModuleType) -> Iterator[str]:
    """What a file says, each type as TypeScript."""
    source = inspect.getsource(module)
    reading = Module(vars(module), source.splitlines())
    for node in ast.parse(source).body:
        if written := reading.statement(node):
            yield written


def page(source: str, parts: list[str]) -> str:
    """A whole file."""
    return "\n\n".join([HEAD.format(source=source), *parts]) + "\n"
