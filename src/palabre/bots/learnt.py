"""What was learnt of a game: the weights in its folder, laid into one row as compiled code reads them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import numpy as np

from ..kernel.game import Game
from ..kernel.observing import Singles
from .programs.foreseeing import MOST_LOOKS, N_HEADER

FILE = "learnt.npz"  # `palabre.learning` makes it
# Each has a row for every input, and one that always counts; only the last must be there
LAYERS = ("first", "second", "last")
NOTHING: Singles = np.zeros(N_HEADER + MOST_LOOKS, np.float32)

Weights = Mapping[str, Singles]


def has_learnt(game: Game) -> bool:
    """Whether anything was learnt of a game."""
    return (game.folder / FILE).exists()


@lru_cache
def weights(game: Game) -> Weights:
    """The layers of a game's network, and `lead` and `scored`, by which it counts an end."""
    with np.load(game.folder / FILE) as kept:
        return {name: kept[name].astype(np.float32) for name in kept.files}


def most_listed(game: Game) -> int:
    """How many pairs a game lists of each seat at most; 0 where it writes down all its insights."""
    return int(getattr(game.room("insight"), "MOST_LISTED", 0)) if game.has_room("insight") else 0


def n_insights(game: Game) -> int:
    """How many numbers a network is shown beside the observation."""
    return int(game.room("insight").N_INSIGHTS) if game.has_room("insight") else game.max_seats


def n_seen(game: Game) -> int:
    """How many numbers of the observation a network is shown: none where insights are listed."""
    return 0 if most_listed(game) else game.observation.size


def as_row(game: Game) -> Singles:
    """What was learnt of a game as one row, with room to work in; where nothing was, an empty one."""
    return laid(game, weights(game)) if has_learnt(game) else NOTHING.copy()


def laid(game: Game, net: Weights) -> Singles:
    """A network as one row: its sizes and scales, its layers, and room to work in."""
    widths = [net[name].shape[1] if name in net else 0 for name in LAYERS]
    layers = [net[name].reshape(-1) for name in LAYERS if name in net]
    listed, n_inputs = most_listed(game), n_seen(game) + n_insights(game)
    scales = [float(net["lead"]), float(net["scored"])]
    work = N_HEADER + sum(map(len, layers))
    room = np.zeros((1 + 2 * listed if listed else n_inputs) + sum(widths) + MOST_LOOKS)
    head = [n_seen(game), n_inputs, *widths, *scales, listed, work]
    row: Singles = np.concatenate([head, *layers, room]).astype(np.float32)
    return row
