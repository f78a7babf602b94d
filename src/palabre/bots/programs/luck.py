"""The same luck for every choice: the n-th time each is tried, the same is hidden and the same dice fall."""

from __future__ import annotations

import numpy as np

from ...kernel.compiled import INTERPRETED
from ...kernel.layout import Random
from ...kernel.mixing import STEP, WORD

FAR = 0x632BE59BD9B4E019  # odd numbers: every time, and every turn of it, gets a word of its own
APART = 0xD1342543DE82EF95

if INTERPRETED:

    def set_luck(rng: Random, seed: int, time: int) -> None:
        """Set the generator for the n-th time."""
        rng[0] = (seed + STEP + time * FAR) & WORD

    def set_luck_of_turn(rng: Random, luck: int, turn: int) -> None:
        """Set the generator for a turn: whatever was done before it, it brings the same."""
        rng[0] = (luck + turn * APART) & WORD

else:
    U = np.uint64

    def set_luck(rng: Random, seed: int, time: int) -> None:
        """Set the generator for the n-th time."""
        rng[0] = U(seed) + U(STEP) + U(time) * U(FAR)

    def set_luck_of_turn(rng: Random, luck: int, turn: int) -> None:
        """Set the generator for a turn: whatever was done before it, it brings the same."""
        rng[0] = U(luck) + U(turn) * U(APART)
