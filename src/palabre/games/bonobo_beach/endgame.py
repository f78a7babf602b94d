"""What is the end worth, exactly? Every choice and every draw followed, where few triangles are left."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...kernel.engine import engine
from ...kernel.plain import Plain
from . import GAME
from .box import MAX_SEATS
from .descent import MAX_DEPTH, N_FRAME, TOO_MUCH, certain_points, descend
from .memory import N_HASHES
from .rules import N_ACTIONS
from .state import Phase

MOST_TURNS = 100_000  # about a second or two
SLOTS_PER_TURN = 2  # a table that fills up more becomes slow
SOLVABLE = (Phase.TURN, Phase.DRAW, Phase.LAY)


class Solution(NamedTuple):
    """What the end is worth when every seat plays for its lead over the mean of the others."""

    gains: list[float]  # for each seat, the points it will gain from here on, on average
    choices: dict[int, list[float]]  # the same after each choice of the seat to act, by action id
    turns: int  # how many different turns were solved for it

    def best(self, seat: int) -> int:
        """The choice that gives a seat the best lead; of equals the first."""
        return max(self.choices, key=lambda action: lead(self.choices[action], seat))

    def regret(self, seat: int, action: int) -> float:
        """How many points of lead a choice gives away."""
        return lead(self.choices[self.best(seat)], seat) - lead(self.choices[action], seat)


def lead(gains: list[float], seat: int) -> float:
    """What a seat gains over the mean of the others; with two seats, over the other."""
    others = [gain for other, gain in enumerate(gains) if other != seat]
    return gains[seat] - sum(others) / len(others)


def solve(states: NDArray[Any], most: int = MOST_TURNS) -> Solution | None:
    """The exact worth of a state (a block of one); None where more turns than `most` have to be solved."""
    if int(states["phase"][0]) not in SOLVABLE:
        return None
    walk = Walk(states, most)
    actions = walk.actions()
    choices: dict[int, list[float]] = {}
    for action in actions:
        gains = walk.after(action)
        if gains is None:
            return None
        choices[action] = gains
    gains = walk.from_here()
    return None if gains is None else Solution(gains, choices, walk.turns)


class Walk:
    """The memory of one solution: turns that are solved serve all choices."""

    def __init__(self, states: NDArray[Any], most: int) -> None:
        self.engine = engine(GAME)
        self.root = states[:1].copy()
        self.seats = int(states["seats"][0])
        self.most = most
        self.turns = 0
        slots = 1 << (SLOTS_PER_TURN * (most + MAX_DEPTH)).bit_length()
        self.keys = np.zeros(slots * N_HASHES, np.int64)
        self.kept = np.zeros(slots * MAX_SEATS)
        self.block = self.engine.new_states(MAX_DEPTH)
        self.frames = np.zeros(MAX_DEPTH * N_FRAME, np.int64)
        self.ids = np.zeros(MAX_DEPTH * N_ACTIONS, np.int16)
        self.found = np.zeros(MAX_DEPTH * MAX_SEATS)

    def actions(self) -> list[int]:
        """The choices of the seat to act; none while nature acts."""
        if int(self.root["phase"][0]) == Phase.DRAW:
            return []
        return self.engine.legal_ids(self.root, int(self.root["seat"][0]))

    def after(self, action: int) -> list[float] | None:
        """What each seat gains by a choice and all that follows."""
        self.block[0] = self.root[0]
        self.engine.act(self.block[:1], int(self.root["seat"][0]), action)
        return self.descended()

    def from_here(self) -> list[float] | None:
        """What each seat gains from the first state on."""
        self.block[0] = self.root[0]
        return self.descended()

    def descended(self) -> list[float] | None:
        """What each seat gains from the first state on by way of the one at the head of the block."""
        rest = (self.frames, self.ids, self.found, self.keys, self.kept)
        turns = descending()(self.block, self.most - self.turns, *rest)
        if turns == TOO_MUCH:
            return None
        self.turns += turns
        head: Any = Plain(self.block[:1])
        before = self.root["markers"][0].tolist()
        now = [certain_points(head, seat) - before[seat] for seat in range(self.seats)]
        return [float(now[seat] + self.found[seat]) for seat in range(self.seats)]


@cache
def descending() -> Callable[..., int]:
    """The walk, compiled."""
    return engine(GAME).door(descend)
