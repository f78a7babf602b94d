"""A graphics card as CuPy knows it: whole games, or batches of them, played by kernels from PTX.

It needs NumPy and CuPy alone, so that it also serves where nothing can be compiled.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import numpy as np

from .mixing import of_nature_and_players

BLOCK, THREADS = 128, 1 << 18
BEGIN, STAY = -1, -2  # in place of an action: the game begins; it stays as it is, on the processor only
N_WORDS = 4  # generators a game has: of its nature and its players, and those of the game after it


@dataclass(frozen=True)
class Laid:
    """A game that is about to begin, as a card must know it."""

    start: bytes  # the state
    seats: int
    n_actions: int
    n_seen: int  # numbers in an observation
    n_totals: int  # that are added up of whole games


class Kernel:
    """A kernel: a thread for each game, called with arrays and numbers as Numba lays them out."""

    def __init__(self, cupy: Any, ptx: str) -> None:
        module = cupy.cuda.function.Module()
        module.load(ptx.encode())
        entry = re.search(r"\.entry\s+(\w+)", ptx)
        assert entry, "PTX without a kernel"
        self._function, self._module = module.get_function(entry[1]), module

    def __call__(self, threads: int, *arguments: Any, block: int = BLOCK) -> None:
        """Run so many threads."""
        laid = [part for each in arguments for part in as_parameters(each)]
        self._function((-(-threads // block),), (block,), tuple(laid))


class StatesThere:
    """States on the card: bytes there, counted as states here."""

    def __init__(self, cupy: Any, states: bytes, n: int = 1) -> None:
        self.bytes = cupy.tile(cupy.asarray(np.frombuffer(states, np.uint8)), n)
        self.size, self.itemsize, self.data = n, len(states), self.bytes.data


def as_parameters(value: Any) -> list[Any]:
    """A number as it is; an array as memory, owner, size, size of a cell, address, length and stride."""
    if isinstance(value, int):
        return [np.int64(value)]
    size, cell = np.int64(value.size), np.int64(value.itemsize)
    return [np.uint64(0), np.uint64(0), size, cell, np.uint64(value.data.ptr), size, cell]


class Games:
    """Whole games at random, each in a thread."""

    def __init__(self, cupy: Any, ptx: str, laid: Laid) -> None:
        self._cupy, self._run, self._start = cupy, Kernel(cupy, ptx), StatesThere(cupy, laid.start)
        self._n_totals = laid.n_totals

    def totals(self, dice: Any, luck: Any, threads: int = THREADS, block: int = BLOCK) -> Any:
        """What the games of these generators came to, on the card."""
        found = self._cupy.zeros(self._n_totals, np.int64)
        self._run(threads, self._start, dice, luck, found, int(dice.size), block=block)
        return found


class CardBatch:
    """As `Batch`, with its arrays on the card; actions are taken from there too, and not checked."""

    def __init__(self, cupy: Any, ptx: str, laid: Laid, n: int, seed: int, kind: int = 0) -> None:
        self.n, self.seed, self._kind, self._cupy = n, seed, kind, cupy
        self._run, self._states = Kernel(cupy, ptx), StatesThere(cupy, laid.start, n + 1)
        self.number = cupy.arange(n)
        self._words = cupy.zeros((n, N_WORDS), np.uint64)
        self._words[:, 0], self._words[:, 1] = of_nature_and_players(seed, self.number)
        self._words[:, 2], self._words[:, 3] = of_nature_and_players(seed, self.number + n)
        self.seat = cupy.zeros(n, np.int64)
        self.mask = cupy.zeros((n, laid.n_actions), np.uint8)
        self.observation = cupy.zeros((n, laid.n_seen), np.float32)
        self.reward = cupy.zeros((n, laid.seats), np.float32)
        self.ended = cupy.zeros(n, np.uint8)
        self.step(cupy.full(n, BEGIN, np.int64))

    def step(self, action: Any) -> None:
        """Answer in every game."""
        self.play(action.astype(np.int64, copy=False))
        places = self._cupy.flatnonzero(self.ended)
        if places.size:
            self.number[places] += self.n
            following = of_nature_and_players(self.seed, self.number[places] + self.n)
            self._words[places, 2], self._words[places, 3] = following

    def play(self, action: Any, block: int = BLOCK) -> None:
        """The card's part of a step."""
        self.mask.fill(0)
        self.observation.fill(0)
        shown = (self.mask, self.observation, self.reward, self.ended)
        self._run(self.n, self._states, self._kind, action, self.seat, self._words, *shown, block=block)
