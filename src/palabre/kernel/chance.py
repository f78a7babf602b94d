"""A fast generator for simulations and search: one 64-bit word, stepped by SplitMix64."""

from __future__ import annotations

from random import Random as Dice

import numpy as np

from .compiled import INTERPRETED, rule
from .errors import PalabreError
from .layout import Random
from .mixing import MIX_1, MIX_2, STEP, WORD, mixed

SEED_BITS = 53
UNUSED_BITS, CHANCE_BITS = 33, 31  # of each word: enough for any die, and a product with it still fits

Luck = Random | Dice | int  # whatever people have at hand

if INTERPRETED:

    def step(rng: Random) -> int:
        """The next 31 random bits."""
        word = (rng[0] + STEP) & WORD
        rng[0] = word
        word = ((word ^ (word >> 30)) * MIX_1) & WORD
        word = ((word ^ (word >> 27)) * MIX_2) & WORD
        return int(word ^ (word >> 31)) >> UNUSED_BITS

else:
    U = np.uint64

    @rule
    def step(rng: Random) -> int:
        """The next 31 random bits."""
        rng[0] += U(STEP)
        word = rng[0]
        word = (word ^ (word >> U(30))) * U(MIX_1)
        word = (word ^ (word >> U(27))) * U(MIX_2)
        return np.int64((word ^ (word >> U(31))) >> U(UNUSED_BITS))  # type: ignore[return-value]


@rule
def below(rng: Random, n: int) -> int:
    """A number from 0 to n-1, each as likely to within n in two thousand million."""
    return (step(rng) * n) >> CHANCE_BITS


def generator(*seeds: int) -> Random:
    """A generator of its own for each tuple of seeds."""
    word = 0
    for seed in seeds:
        word = mixed((word ^ seed) & WORD)
    return np.array([word], np.uint64)


def as_generator(luck: Luck) -> Random:
    """A generator of our own kind, from one of these, from Python's or from a seed."""
    if isinstance(luck, np.ndarray) and luck.dtype == np.uint64 and luck.shape == (1,):
        return luck
    if isinstance(luck, Dice):
        return generator(luck.getrandbits(SEED_BITS))
    if isinstance(luck, bool) or not isinstance(luck, int | np.integer):
        raise PalabreError("bad-luck", value=str(luck)[:50])
    return generator(int(luck))
