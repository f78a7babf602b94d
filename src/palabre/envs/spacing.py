"""What environments show: the numbers that a seat sees, and a mask of what it may answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces

from ..kernel.game import Game
from .table import Table

Seen = dict[str, Any]  # `observation` and `action_mask`


def title_of(game: Game) -> str:
    """What others call a game: with its rules, ids and names may change."""
    return f"palabre_{game.name.replace('-', '_')}_v{game.rules_version}"


def agents_of(players: int) -> list[str]:
    """What the seats are called."""
    return [f"player_{seat}" for seat in range(players)]


def numbers_space(game: Game) -> spaces.Box:
    """Numbers between 0 and 1; `game.observation.names` says what each means."""
    return spaces.Box(0, 1, (game.observation.size,), np.float32)


def seen_space(game: Game, n_actions: int) -> spaces.Dict:
    """Those numbers, and the mask."""
    mask = spaces.Box(0, 1, (n_actions,), np.int8)
    return spaces.Dict({"observation": numbers_space(game), "action_mask": mask})


def both(table: Table, seat: int, allowed: Sequence[int], size: int) -> Seen:
    """What a seat sees, and which ids it may answer with."""
    return {"observation": table.observe(seat), "action_mask": table.masked(allowed, size)}
