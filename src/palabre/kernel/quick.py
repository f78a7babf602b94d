"""The fast door: a match as ids and one fused call a move, for programs that play millions of games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .amounts import checked_seat, whole_number
from .chance import below, generator
from .contract import State, States, act, actors, chances, is_over, legal
from .engine import ACTORS, N_LOOK, Engine, engine
from .game import Game
from .layout import CLOCK, NATURE, Ids, Random, copied
from .mixing import PLAYERS
from .observing import Singles
from .playouts import how_many, one_of

OVER = -1
SEAT_SHIFT = 16  # who chooses stands above the number of choices
COUNT_MASK = (1 << SEAT_SHIFT) - 1


def to_choice(s: State, dice: Random, luck: Random, ids: Ids) -> int:
    """Play nature and single options until somebody must choose; say who and among how many, or OVER.

    Where several may act at once, one of them is drawn: it is asked first.
    """
    while not is_over(s):
        mask = actors(s)
        if mask == 0:
            act(s, NATURE, below(dice, chances(s)))
            continue
        several = how_many(mask)
        seat = one_of(mask, below(luck, several) if several > 1 else 0)
        n = legal(s, seat, ids)
        if n > 1 or several > 1:
            return seat << SEAT_SHIFT | n
        act(s, seat, ids[0])
    return OVER


def advance(states: States, seat: int, action: int, luck: Random, ids: Ids) -> int:
    """One move and all that follows from it."""
    act(states[0], seat, action)
    return to_choice(states[0], luck[:1], luck[1:], ids)


def begin(states: States, luck: Random, ids: Ids) -> int:
    """From a state as it lies there to the next choice."""
    return to_choice(states[0], luck[:1], luck[1:], ids)


PROGRAMS = (one_of, how_many, to_choice, advance, begin)


class Quick:
    """A game played by ids: `ids[:n]` are what `seat` may play.

    It plays the games number 0, 1, 2 … of its seed, with the dice that `simulate` and `batch` throw in them.
    """

    __slots__ = (
        "_advance",
        "_begin",
        "_engine",
        "_laid",
        "game",
        "ids",
        "luck",
        "n",
        "number",
        "options",
        "over",
        "players",
        "seat",
        "seed",
        "states",
    )

    def __init__(
        self, game: Game, players: int, options: Mapping[str, Any], seed: int, number: int = 0
    ) -> None:
        players = game.check_seats(players)
        self.game, self.players = game, players
        self.options = game.settle_options(options, players)
        self._engine: Engine = engine(game)
        programs = self._engine.bound(*PROGRAMS)
        self._advance, self._begin = (self._engine.door(programs[name]) for name in ("advance", "begin"))
        self._laid = self._engine.new_states()
        self._engine.set_up(self._laid, players, np.array([*game.encode_options(self.options), 0], np.int64))
        self.ids: Ids = np.zeros(self._engine.n_actions, np.int16)
        self.seed, self.number = seed, number
        self.restart(seed, number)

    def restart(self, seed: int | None = None, number: int | None = None) -> None:
        """Another game: the next of this seed, or the first (or the one of a number) of another."""
        follows = self.number + 1 if seed is None else 0
        self.seed = self.seed if seed is None else whole_number("seed", seed)
        self.number = follows if number is None else whole_number("number", number, 0)
        dice, players = generator(self.seed, self.number), generator(self.seed, self.number, PLAYERS)
        self.luck: Random = np.concatenate([dice, players])
        self.states = copied(self._laid)
        self.look()

    def look(self) -> None:
        """See who must choose among what, after `states` was written by hand."""
        self._set(self._begin(self.states, self.luck, self.ids))

    def play(self, action: int, seat: int | None = None) -> None:
        """Make a choice, one of `ids[:n]`, which is not checked. Where several may act, name the seat."""
        if type(action) is not int or not 0 <= action < self._engine.n_actions:
            action = whole_number("action", action, 0, self._engine.n_actions - 1)
        by = self.seat if seat is None else self._any_seat(seat)
        self._set(self._advance(self.states, by, action, self.luck, self.ids))

    def copy(self) -> Quick:
        """The same game with the same luck to come, going its own way from here."""
        other = object.__new__(Quick)
        other._advance, other._begin, other._engine = self._advance, self._begin, self._engine
        other._laid, other.game, other.options, other.players = (
            self._laid,
            self.game,
            self.options,
            self.players,
        )
        other.seed, other.number, other.seat, other.n, other.over = (
            self.seed,
            self.number,
            self.seat,
            self.n,
            self.over,
        )
        other.states, other.luck, other.ids = copied(self.states), self.luck.copy(), self.ids.copy()
        return other

    def observe(self, seat: int | None = None, out: Singles | None = None) -> Singles:
        """What a seat sees, or the one that is asked, as `game.observation` names it."""
        seen: Singles = np.zeros(self.game.observation.size, np.float32) if out is None else out
        self._engine.observe(self.states, self.seat if seat is None else self._any_seat(seat), seen, 0)
        return seen

    def legal(self, seat: int) -> list[int]:
        """The ids that a seat may play, of several that may act."""
        return self._engine.legal_ids(self.states, self._any_seat(seat))

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act: one mostly, several in a race."""
        found = np.zeros(N_LOOK, np.int64)
        self._engine.look(self.states, found)
        return tuple(seat for seat in range(self.players) if int(found[ACTORS]) >> seat & 1)

    @property
    def engine(self) -> Engine:
        """The compiled rules."""
        return self._engine

    @property
    def state(self) -> NDArray[Any]:
        """The same as `states`, by the name that it has at a match."""
        return self.states

    @property
    def scores(self) -> list[int]:
        """The points of each seat."""
        return self._engine.scores(self.states, self.players)

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty before the end."""
        mask = self._engine.winners(self.states) if self.over else 0
        return [seat for seat in range(self.players) if mask >> seat & 1]

    def _any_seat(self, seat: int) -> int:
        is_clock = type(seat) is int and seat == CLOCK
        return seat if is_clock and self.game.real_time else checked_seat(seat, self.players)

    def _set(self, found: int) -> None:
        self.over, self.seat, self.n = found < 0, found >> SEAT_SHIFT, found & COUNT_MASK if found > 0 else 0
