"""Many games side by side, for programs that learn: arrays in, arrays out, no Python for each game."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .amounts import check_word, whole_number
from .batching import PROGRAMS
from .card import BEGIN, N_WORDS, STAY
from .engine import engine
from .errors import IllegalAction, PalabreError
from .game import Game
from .layout import Masks, Wide
from .match import Match
from .mixing import of_nature_and_players
from .nature import Fast
from .observing import Singles
from .playouts import MAX_SEATS

REWARDS = ("win", "points", "lead")


class Batch:
    """n games in one block: `seat`, `mask` and `observation` say what is asked, `step` answers in all.

    A game that ends pays its reward, says so in `ended`, and is followed in its place by a new one. The games
    are numbered: the place p plays the games p, p + n, p + 2n … of the seed, each as `simulate` would. All
    arrays are written anew by every step: copy what is to be kept.
    """

    def __init__(
        self,
        game: Game,
        n: int,
        players: int,
        options: Mapping[str, Any],
        seed: int = 0,
        workers: int = 1,
        reward: str = "win",
        keep: bool = False,
    ) -> None:
        players, seed = game.check_seats(players), whole_number("seed", seed)
        n, workers = whole_number("n", n), whole_number("workers", workers)
        refuse_nothing(n, workers)
        self.game, self.players, self.n, self.seed = game, players, n, seed
        self.options = game.settle_options(options, players)
        self._kind, self._workers = kind_of(reward), min(workers, n)
        self._engine = rules = engine(game)
        programs = rules.bound(*rules.observing, *PROGRAMS)
        self._advance, self._first_refused = (
            rules.door(programs[name]) for name in ("advance", "first_refused")
        )
        n_actions, n_seen = rules.n_actions, game.observation.size

        self.seat: Wide = np.zeros(n, np.int64)
        self.mask: Masks = np.zeros((n, n_actions), np.uint8)
        self.observation: Singles = np.zeros((n, n_seen), np.float32)
        self.reward: Singles = np.zeros((n, players), np.float32)
        self.ended: Masks = np.zeros(n, np.uint8)
        self.number: Wide = np.arange(n)  # of the game that is being played in each place

        self._states = rules.new_states(n + 1)
        rules.set_up(self._states[n:], players, np.array([*game.encode_options(self.options), 0], np.int64))
        self._states[:n] = self._states[n]
        self._words = np.zeros((n, N_WORDS), np.uint64)
        self._words[:, :2], self._words[:, 2:] = (
            self._generators(self.number),
            self._generators(self.number + n),
        )
        self._action: Wide = np.full(n, BEGIN, np.int64)
        self._past: list[tuple[Wide, Wide, Wide]] | None = [] if keep else None
        self._pool = ThreadPoolExecutor(self._workers) if self._workers > 1 else None
        self._go_on()

    def step(self, action: NDArray[Any]) -> None:
        """Answer in every game; an answer that its mask does not allow is refused, and nothing is played.

        Where the answer is STAY (-2) a game stays as it is, and pays nothing.
        """
        try:
            action = np.asarray(action)
        except ValueError:
            raise IllegalAction("batch-bad-actions", games=self.n) from None
        if action.shape != (self.n,) or action.dtype.kind not in "iu":
            raise IllegalAction("batch-bad-actions", games=self.n)
        action = np.ascontiguousarray(action, np.int64)
        place = self._first_refused(self._states, action, self.mask.reshape(-1))
        if place < self.n:
            raise IllegalAction("batch-illegal", place=place, action=str(action[place]), game=self.game.name)
        self._action[:] = action
        if self._past is not None:
            self._past.append((self.number.copy(), self.seat.copy(), self._action.copy()))
        self._go_on()

    def match(self, number: int) -> Match:
        """One of the games so far as a match, with its record, where the batch was asked to `keep` them."""
        if self._past is None:
            raise PalabreError("batch-not-kept")
        number = whole_number("number", number, 0)
        match = Match(self.game, self.players, self.options, Fast(self.seed, number))
        place = number % self.n
        for numbers, seats, actions in self._past:
            if numbers[place] == number and actions[place] != STAY:
                match.play_id(int(actions[place]), int(seats[place]))
        return match

    def state(self, place: int) -> NDArray[Any]:
        """The true state of the game in a place, hidden parts included: for tests, never for a player."""
        place = whole_number("place", place, 0, self.n - 1)
        return self._states[place : place + 1].copy()

    def close(self) -> None:
        """Let the workers go."""
        if self._pool is not None:
            self._pool.shutdown()

    def _go_on(self) -> None:
        if self._pool is None:
            over = self._work((0, self.n))
        else:
            bounds = np.linspace(0, self.n, self._workers + 1).astype(int).tolist()
            over = sum(self._pool.map(self._work, pairwise(bounds)))
        if over:
            self._follow(np.flatnonzero(self.ended))

    def _work(self, some: tuple[int, int]) -> int:
        return int(
            self._advance(
                self._states,
                *some,
                self._kind,
                self._action,
                self.seat,
                self._words.reshape(-1),
                self._engine.ids,
                self.mask.reshape(-1),
                self.observation.reshape(-1),
                self.reward.reshape(-1),
                self.ended,
                np.zeros(MAX_SEATS, np.int64),
            )
        )

    def _follow(self, places: Wide) -> None:
        """The next numbers of the places whose game ended, and the luck of the games after those."""
        self.number[places] += self.n
        self._words[places, 2:] = self._generators(self.number[places] + self.n)

    def _generators(self, numbers: Wide) -> NDArray[np.uint64]:
        return np.stack(of_nature_and_players(self.seed, numbers), axis=1)


def kind_of(reward: str) -> int:
    """What a game is rewarded with, as rules know it."""
    check_word("reward", reward, REWARDS)
    return REWARDS.index(reward)


def refuse_nothing(n: int, workers: int = 1) -> None:
    """A batch has at least one game and somebody who plays it."""
    if n < 1 or workers < 1:
        raise PalabreError("batch-too-small", games=n, workers=workers)
