"""Where the bots' programs are bound to a game, and the memory that they work in."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import cached_property, lru_cache
from typing import Any

import numpy as np

from ..kernel import playouts
from ..kernel.compiled import bind, open_door
from ..kernel.engine import Engine, engine
from ..kernel.game import Game
from ..kernel.layout import Ids, Reals, Wide
from ..kernel.observing import Singles
from . import programs
from .learnt import as_row
from .programs import (
    believing,
    ending,
    foreseeing,
    luck,
    playing,
    searching,
    tree,
    turns,
    value,
    weighing,
)

Program = Callable[..., Any]

SHARED: tuple[Program, ...] = (
    *(
        value.how_many,
        value.first_seat,
        value.judge,
        value.look_at,
        value.remember,
        value.margin,
        value.learn_margin,
    ),
    *(turns.fall, turns.best_looking, turns.thinned, turns.finish_turn, turns.most_hopeful),
)
OF_PLAYING_ON: tuple[Program, ...] = (
    *(luck.set_luck, luck.set_luck_of_turn),
    *(playing.picked, playing.play_one, playing.play_on),
)
TO_FORESEE: tuple[Program, ...] = (
    *(foreseeing.pass_on, foreseeing.pass_listed, foreseeing.rectify, foreseeing.sum_up),
    *(foreseeing.best_other, foreseeing.outcome, foreseeing.foresee),
)
OF_FORESEEING: tuple[Program, ...] = (
    *TO_FORESEE,
    foreseeing.appraise,
    *(foreseeing.best_few, foreseeing.foresee_turn, foreseeing.foreseen, foreseeing.live_on),
)
OF_TREES: tuple[Program, ...] = (
    *(tree.new_node, tree.branch, tree.mark, tree.mean, tree.promise, tree.most_promising, tree.n_stamped),
    *(tree.sprout, tree.sprout_all, tree.back_up),
    *OF_PLAYING_ON,
    *OF_FORESEEING,
    *(searching.halvings, searching.order, searching.simulate),
    *(searching.look_around, searching.count_as_prior),
    *(searching.go_down, searching.let_fall, searching.go_on, searching.choose),
)
OF_ENDING: tuple[Program, ...] = (
    *OF_PLAYING_ON,
    *(playouts.one_of, ending.race, ending.play_to_end, ending.end_after),
)
COMPILING = threading.RLock()  # two threads that want the same program compile it once


class Workshop:
    """The compiled programs of the bots for one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.engine: Engine = engine(game)

    @cached_property
    def rules(self) -> dict[str, Program]:
        """The game's rules, and what it offers bots beside them."""
        rooms = {"worth": "worth", "habit": "worth", "reading": "rules"}
        rooms |= {"deal": "redeal", "reshuffle": "redeal"}
        own = {name: self._own(room, name) for name, room in rooms.items()}
        return {**self.engine.contract, **own}

    def _own(self, room: str, name: str) -> Program:
        if self.game.has_room(room) and hasattr(self.game.room(room), name):
            found: Program = getattr(self.game.room(room), name)
            return found
        return self._bound(getattr(programs, name))[name]

    def _bound(self, *sources: Program, rules: dict[str, Program] | None = None) -> dict[str, Program]:
        name = self.game.name.replace("-", "_")
        return bind(sources, f"{name}_bots", self.engine.shape, rules or {})

    def door(self, *sources: Program) -> Program:
        """The last of some programs, callable from Python; it may use the others and what all share."""
        with COMPILING:
            bound = self._bound(*SHARED, *sources, rules=self.rules)
            return open_door(bound[sources[-1].__name__], self.engine.shape)

    @cached_property
    def weigh(self) -> Program:
        """One turn of looking ahead."""
        return self.door(weighing.weigh)

    @cached_property
    def search(self) -> Program:
        """Many simulations on one tree."""
        return self.door(*self.seeing, *OF_TREES, searching.search)

    @cached_property
    def seeing(self) -> tuple[Program, ...]:
        """What a network is shown of a game: what a seat observes, and the insights of who knows the game."""
        own = self.game.room("insight").insight if self.game.has_room("insight") else programs.insight
        return (*self.engine.observing, own)

    @cached_property
    def likely(self) -> Program:
        """How likely a choice is with each hand, where the game says what choices tell."""
        room = self.game.room("beliefs")
        rules = {**self.rules, "suppose": room.suppose, "hope": room.hope}
        with COMPILING:
            bound = self._bound(*SHARED, believing.thought_of, believing.likely, rules=rules)
            return open_door(bound["likely"], self.engine.shape)

    @cached_property
    def play_out(self) -> Program:
        """Every choice to the end of the game; only exercises want it, so it is compiled when they do."""
        return self.door(*OF_ENDING, ending.play_out)

    @cached_property
    def tally(self) -> Program:
        """What comes of every choice at the end; only analysis wants it, so it is compiled when it does."""
        return self.door(*OF_ENDING, ending.tally)

    def warm(self) -> None:
        """Have everything compiled that a table needs."""
        for program in (self.weigh, self.search, *([self.likely] if self.game.has_room("beliefs") else [])):
            assert callable(program)


class Memory(threading.local):
    """Room to work in, for each thread its own."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, str], Any] = {}
        self._capacity = 0

    def states(self, shop: Workshop) -> Any:
        """A block of states of a game."""
        return self._keep(shop, "states", lambda: shop.engine.new_states(turns.N_STATES))

    def ids(self, shop: Workshop, name: str) -> Ids:
        """Room for the ids of a game's actions."""
        return np.asarray(self._keep(shop, name, lambda: np.zeros(shop.engine.n_actions, np.int16)))

    def marks(self, shop: Workshop) -> Wide:
        """A word for each of a game's actions."""
        return np.asarray(self._keep(shop, "marks", lambda: np.zeros(shop.engine.n_actions, np.int64)))

    def net(self, shop: Workshop) -> Singles:
        """What was learnt of a game, with room to work in."""
        return np.asarray(self._keep(shop, "net", lambda: as_row(shop.game)))

    def tree(self, capacity: int) -> tuple[Wide, Reals]:
        """Room for a tree; all games share it, for a thread thinks of one thing at a time."""
        if self._capacity < capacity:
            self._capacity = capacity
            reals = value.N_HEAD + (capacity + 1) * tree.PAIR
            self._tree = np.zeros((capacity + 1) * tree.NODE, np.int64), np.zeros(reals)
        return self._tree

    def _keep(self, shop: Workshop, name: str, make: Callable[[], Any]) -> Any:
        key = (shop.game.package, name)
        if key not in self._kept:
            self._kept[key] = make()
        return self._kept[key]


MEMORY = Memory()


@lru_cache
def workshop(game: Game) -> Workshop:
    """The one workshop of a game."""
    return Workshop(game)
