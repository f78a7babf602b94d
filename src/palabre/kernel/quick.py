"""The fast door: a match as ids and one fused call a move, for programs that play millions of games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from .chance import below, generator
from .contract import State, States, act, actors, chances, is_over, legal
from .engine import Engine, engine
from .game import Game
from .layout import NATURE, Ids, Random

OVER = -1
SEAT_SHIFT = 16  # who chooses stands above the number of choices
COUNT_MASK = (1 << SEAT_SHIFT) - 1


def first_seat(mask: int) -> int:
    """The first seat in a mask."""
    seat = 0
    while not mask >> seat & 1:
        seat += 1
    return seat


def go_on(s: State, rng: Random, ids: Ids) -> int:
    """Play nature and single options until somebody must choose; list the choices, say whose and how many."""
    while not is_over(s):
        mask = actors(s)
        if mask == 0:
            act(s, NATURE, below(rng, chances(s)))
            continue
        seat = first_seat(mask)
        n = legal(s, seat, ids)
        if n > 1 or mask & (mask - 1):
            return seat << SEAT_SHIFT | n
        act(s, seat, ids[0])
    return OVER


def advance(states: States, seat: int, action: int, rng: Random, ids: Ids) -> int:
    """One move and all that follows from it."""
    act(states[0], seat, action)
    return go_on(states[0], rng, ids)


def begin(states: States, rng: Random, ids: Ids) -> int:
    """From the laid-out state to the first choice."""
    return go_on(states[0], rng, ids)


class Quick:
    """A game played by ids: `ids[:n]` are what `seat` may play; nature's luck is the fast generator's."""

    __slots__ = ("_advance", "_begin", "_engine", "_laid", "ids", "n", "over", "rng", "seat", "states")

    def __init__(self, game: Game, players: int, options: Mapping[str, Any], seed: int) -> None:
        game.check_seats(players)
        self._engine: Engine = engine(game)
        programs = self._engine.bound(first_seat, go_on, advance, begin)
        self._advance, self._begin = (self._engine.door(programs[name]) for name in ("advance", "begin"))
        self._laid = self._engine.new_states()
        encoded = [*game.encode_options(game.settle_options(options, players)), 0]
        self._engine.set_up(self._laid, players, np.array(encoded, np.int64))
        self.states = self._laid.copy()
        self.ids: Ids = np.zeros(self._engine.n_actions, np.int16)
        self.rng = generator(seed)
        self.restart()

    def restart(self) -> None:
        """A new game, with the luck that comes next."""
        self.states[:] = self._laid
        self._set(self._begin(self.states, self.rng, self.ids))

    def play(self, action: int) -> None:
        """Make a choice, one of `ids[:n]`; it is not checked."""
        self._set(self._advance(self.states, self.seat, action, self.rng, self.ids))

    def _set(self, found: int) -> None:
        self.over, self.seat, self.n = found < 0, found >> SEAT_SHIFT, found & COUNT_MASK if found > 0 else 0

    @property
    def scores(self) -> list[int]:
        """The points of each seat."""
        return self._engine.scores(self.states, int(self.states["seats"][0]))
