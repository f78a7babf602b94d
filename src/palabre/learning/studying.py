"""How a network gets better by what was lived."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ..bots.learnt import laid
from ..kernel.observing import Singles
from .network import Network
from .recipe import Recipe
from .tables import Lived, Tables

TRIED = 20_000  # fresh positions by which it is told how much there is still to learn
NEARLY = 1e-6


class Study:
    """A network that learns from positions of several generations."""

    def __init__(self, tables: Tables, network: Network, recipe: Recipe) -> None:
        self.tables, self.network, self.recipe = tables, network, recipe

    def row(self) -> Singles:
        """The network as compiled code reads it."""
        return laid(self.tables.game, self.network.weights(self.recipe.lead, self.recipe.scored))

    def learn(self, remembered: Sequence[Lived], generation: int) -> float:
        """Learn from all that is remembered; returns the surprise at the latest of it before that."""
        recipe, row = self.recipe, self.row()
        dice = np.random.default_rng((recipe.seed, generation))
        surprise = self.surprise(remembered[-1], row, dice)
        n_positions = sum(len(lived.states) for lived in remembered)
        for _ in range(max(1, int(recipe.rounds * n_positions / recipe.portion))):
            lived = remembered[int(dice.integers(len(remembered)))]
            shown, came = self.drawn(lived, recipe.portion, row, dice)
            self.network.learn(shown, came, recipe.rate_at(generation))
        return surprise

    def surprise(self, lived: Lived, row: Singles, dice: np.random.Generator) -> float:
        """How far off it is in positions that are new to it: 0 would be to know every end beforehand."""
        shown, came = self.drawn(lived, TRIED, row, dice)
        found = np.clip(self.network.forward(shown)[0], NEARLY, 1 - NEARLY)
        true = np.clip(came, NEARLY, 1 - NEARLY)
        return float((came * np.log(true / found) + (1 - came) * np.log((1 - true) / (1 - found))).mean())

    def drawn(self, lived: Lived, n: int, row: Singles, dice: np.random.Generator) -> tuple[Singles, Singles]:
        """Some positions, each through the eyes of one of its seats, and what came of them for that seat."""
        which = dice.integers(len(lived.states), size=n)
        eyes = dice.integers(lived.states["seats"][which]).astype(np.int64)
        return self.tables.show(lived, which, eyes, row), lived.came[which, eyes]
