"""One game's rules made callable from Python, compiled when they are first asked for."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import cached_property, lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import contract, playouts
from .compiled import bind, open_door
from .contract import State, actors, chances, is_over
from .game import Game
from .layout import Ids, Layout, Random, Wide, layout
from .plain import Plain

OVER, ACTORS, CHANCES, N_LOOK = 0, 1, 2, 3


def look(s: State, out: Wide) -> None:
    """What comes next: the end, seats that may act, or nature with so many chances."""
    out[OVER] = is_over(s)
    out[ACTORS] = 0 if out[OVER] else actors(s)
    out[CHANCES] = 0 if out[OVER] or out[ACTORS] else chances(s)


class Engine:
    """The doors of one game: each is a fast function whose first argument is a block of states."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rules = game.room("rules")
        self.shape: type = game.room("state").State
        self.layout: Layout = layout(self.shape)
        self.contract: dict[str, Callable[..., Any]] = {
            name: getattr(self.rules, name) for name in contract.REQUIRED
        }
        for name in contract.OPTIONAL:
            own = getattr(self.rules, name, None)
            self.contract[name] = own or self.bound(getattr(contract, name))[name]
        self._own = threading.local()  # rules run without Python's lock: each thread lists into its own array

    @cached_property
    def n_actions(self) -> int:
        """How many action ids the game has."""
        return int(self.rules.N_ACTIONS)

    def bound(self, *sources: Callable[..., Any]) -> dict[str, Callable[..., Any]]:
        """Generic programs as rules of this game."""
        known = getattr(self, "contract", {})
        return bind(sources, self.game.name.replace("-", "_"), self.shape, known)

    def door(self, program: Callable[..., Any]) -> Callable[..., Any]:
        """A rule, or a bound program, as a fast function on a block of states."""
        return open_door(program, self.shape)

    def new_states(self, n: int = 1) -> NDArray[Any]:
        """A block of zeroed states."""
        return np.zeros(n, self.layout.dtype)

    # The doors

    @cached_property
    def set_up(self) -> Callable[[NDArray[Any], int, Wide], None]:
        return self.door(self.contract["set_up"])

    @cached_property
    def act(self) -> Callable[[NDArray[Any], int, int], None]:
        return self.door(self.contract["act"])

    @cached_property
    def look(self) -> Callable[[NDArray[Any], Wide], None]:
        return self.door(self.bound(look)["look"])

    @cached_property
    def legal(self) -> Callable[[NDArray[Any], int, Ids], int]:
        return self.door(self.contract["legal"])

    @cached_property
    def default(self) -> Callable[[NDArray[Any], int], int]:
        return self.door(self.contract["default"])

    @cached_property
    def score(self) -> Callable[[NDArray[Any], Wide], None]:
        return self.door(self.contract["score"])

    @cached_property
    def winners(self) -> Callable[[NDArray[Any]], int]:
        return self.door(self.contract["winners"])

    @cached_property
    def play_games(self) -> Callable[..., int]:
        """The compiled runner of many random games."""
        return self.door(self.bound(*playouts.PLAYING, playouts.play_games)["play_games"])

    @cached_property
    def observing(self) -> tuple[Callable[..., None], ...]:
        """The programs that write what a seat observes, to be bound with others."""
        return self.game.observation.programs()

    @cached_property
    def observe(self) -> Callable[[NDArray[Any], int, NDArray[Any], int], None]:
        return self.door(self.bound(*self.observing)["observe"])

    @cached_property
    def deal(self) -> Callable[[NDArray[Any], Wide, Random], None]:
        """Fill in the hidden parts of a blanked state, by a plan."""
        return self.door(self.game.room("redeal").deal)

    def warm(self) -> None:
        """Compile what a match needs, or load it from the cache."""
        for name in ("set_up", "act", "look", "legal", "default", "score", "winners"):
            getattr(self, name)
        if self.layout.secrets:
            _ = self.deal

    # Their answers as Python likes them

    def legal_ids(self, states: NDArray[Any], seat: int) -> list[int]:
        """The ids that a seat may play."""
        ids = self.ids
        listed: list[int] = ids[: self.legal(states, seat, ids)].tolist()
        return listed

    @property
    def ids(self) -> Ids:
        """An array of this thread for the ids that rules list."""
        found: Ids | None = getattr(self._own, "ids", None)
        if found is None:
            found = self._own.ids = np.zeros(self.n_actions, np.int16)
        return found

    def scores(self, states: NDArray[Any], seats: int) -> list[int]:
        """The points of each seat."""
        out = np.zeros(seats, np.int64)
        self.score(states, out)
        return out.tolist()

    def redeal(self, states: NDArray[Any], seat: int, rng: Random) -> None:
        """Fill in what a seat does not know in a state that is blanked for it."""
        if self.layout.secrets:
            plan: Wide = self.game.room("redeal").prepare(Plain(states), seat)
            self.deal(states, plan, rng)

    def is_secret(self, states: NDArray[Any]) -> bool:
        """While nature acts: whether what it does now stays hidden."""
        return bool(self.layout.secrets) and bool(self.contract["deals_secretly"](Plain(states)))


@lru_cache
def engine(game: Game) -> Engine:
    """The one engine of a game."""
    return Engine(game)
