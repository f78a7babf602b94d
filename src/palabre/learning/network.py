"""What learns: a few small layers, and the steps by which they get better (Adam), in NumPy alone."""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from ..bots.learnt import LAYERS, Weights
from ..kernel.observing import Singles

FADING, FADING_SQUARES, TINY = 0.9, 0.999, 1e-8


class Network:
    """From what is shown to what it comes to, between 0 and 1."""

    def __init__(self, n_inputs: int, first: int, second: int, seed: int, rivals: bool = False) -> None:
        dice = np.random.default_rng(seed)
        widths = dict(zip(LAYERS, (first, second, 1), strict=True))
        self.names = [name for name in LAYERS if widths[name]]
        sizes = [n_inputs, *(widths[name] for name in self.names)]
        self.layers: list[Singles] = [
            np.concatenate([dice.normal(0, np.sqrt(2 / above), (above, below)), np.zeros((1, below))]).astype(
                np.float32
            )
            for above, below in pairwise(sizes)
        ]
        self.layers[0] *= 0.5
        self.layers[-1] *= 0.1
        self.slopes = [np.zeros_like(layer) for layer in self.layers]
        self.squares = [np.zeros_like(layer) for layer in self.layers]
        self.steps = 0
        self.sides: Singles = np.array([1, -1] if rivals else [1], np.float32)  # a seat, and its rival

    def forward(self, shown: Singles) -> tuple[Singles, list[Singles]]:
        """What it comes to, and what every layer was given."""
        given = [shown.reshape(-1, len(self.layers[0]) - 1)]
        for layer in self.layers[:-1]:
            given.append(np.maximum(given[-1] @ layer[:-1] + layer[-1], 0))
        totals = given[-1] @ self.layers[-1][:-1] + self.layers[-1][-1]
        total = (totals.reshape(len(shown), -1) * self.sides).sum(1)
        found: Singles = (1 / (1 + np.exp(-total))).astype(np.float32)
        return found, given

    def learn(self, shown: Singles, came: Singles, rate: float, fade: float = 0.0) -> float:
        """One step towards what came; returns how far off it was, in bits of surprise."""
        found, given = self.forward(shown)
        slope = (((found - came) / len(came))[:, None] * self.sides).reshape(-1, 1).astype(np.float32)
        self.steps += 1
        for at in range(len(self.layers) - 1, -1, -1):
            below = given[at]
            steep = np.concatenate([below.T @ slope, slope.sum(0, keepdims=True)])
            if at:
                slope = (slope @ self.layers[at][:-1].T) * (below > 0)
            self._step(at, steep, rate, fade)
        safe = np.clip(found, 1e-6, 1 - 1e-6)
        return float(-(came * np.log(safe) + (1 - came) * np.log(1 - safe)).mean())

    def _step(self, at: int, steep: Singles, rate: float, fade: float) -> None:
        self.slopes[at] += (1 - FADING) * (steep - self.slopes[at])
        self.squares[at] += (1 - FADING_SQUARES) * (steep * steep - self.squares[at])
        slope = self.slopes[at] / (1 - FADING**self.steps)
        size = np.sqrt(self.squares[at] / (1 - FADING_SQUARES**self.steps)) + TINY
        self.layers[at] -= (rate * (slope / size + fade * self.layers[at])).astype(np.float32)

    def weights(self, lead: float, scored: float) -> Weights:
        """As a bot reads them."""
        scales = {"lead": np.array(lead, np.float32), "scored": np.array(scored, np.float32)}
        return dict(zip(self.names, self.layers, strict=True)) | scales

    def state(self) -> dict[str, Singles]:
        """All that is needed to go on another time."""
        parts = {"layer": self.layers, "slope": self.slopes, "square": self.squares}
        named = {f"{name}{at}": each for name, some in parts.items() for at, each in enumerate(some)}
        return named | {"steps": np.array(self.steps)}

    def take_up(self, state: Weights) -> None:
        """Go on where it was left."""
        for name, some in (("layer", self.layers), ("slope", self.slopes), ("square", self.squares)):
            for at in range(len(some)):
                some[at] = np.array(state[f"{name}{at}"], np.float32)
        self.steps = int(state["steps"])
