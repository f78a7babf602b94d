"""SplitMix64 outside compiled code: the words that generators start from, one by one or many at once.

Whatever counts as an array will do, on a graphics card too.
"""

from __future__ import annotations

from typing import Any

import numpy as np

STEP = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB
WORD = 0xFFFFFFFFFFFFFFFF
PLAYERS = 1  # a third number behind (seed, game number) makes the generator of the players


def generators(seed: int, numbers: Any) -> Any:
    """The words of `generator(seed, number)` for many numbers, made all at once."""
    return all_mixed(numbers.astype(np.uint64) ^ np.uint64(mixed(seed & WORD)))


def of_nature_and_players(seed: int, numbers: Any) -> tuple[Any, Any]:
    """The words that games of these numbers begin with."""
    dice = generators(seed, numbers)
    return dice, all_mixed(dice ^ np.uint64(PLAYERS))


def all_mixed(words: Any) -> Any:
    """`mixed` for many words at once."""
    words = words + np.uint64(STEP)
    words = (words ^ (words >> np.uint64(30))) * np.uint64(MIX_1)
    words = (words ^ (words >> np.uint64(27))) * np.uint64(MIX_2)
    return words ^ (words >> np.uint64(31))


def mixed(word: int) -> int:
    """A word whose every bit depends on every bit of the given one."""
    word = (word + STEP) & WORD
    word = ((word ^ (word >> 30)) * MIX_1) & WORD
    word = ((word ^ (word >> 27)) * MIX_2) & WORD
    return word ^ (word >> 31)
