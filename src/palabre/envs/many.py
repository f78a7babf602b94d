"""Many games for Gymnasium at once: one seat of each learns, all are played in one compiled call."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ..kernel.amounts import whole_number
from ..kernel.batch import Batch
from ..kernel.card import STAY
from ..kernel.chance import SEED_BITS
from ..kernel.game import Game
from ..kernel.layout import Masks, Wide
from ..kernel.observing import Singles
from .spacing import numbers_space

Others = Callable[[Singles, Masks], NDArray[Any]]  # what the other seats answer: observations, masks → ids
Told = tuple[Singles, Singles, NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class TableVector(VectorEnv[Singles, NDArray[Any], NDArray[Any]]):
    """The learner is asked in all games at once; one that ends is followed by the next in the same step."""

    def __init__(
        self,
        game: Game,
        n: int,
        players: int | None = None,
        others: Others | None = None,
        seat: int | None = 0,
        reward: str = "win",
        workers: int = 1,
        **options: Any,
    ) -> None:
        n = whole_number("n", n, 1)
        self.game, self.num_envs = game, n
        self.players = game.check_seats(game.min_seats if players is None else players)
        self._make = lambda seed: Batch(game, n, self.players, options, seed, workers, reward)
        self._seat, self._others = seat, others or self._at_random
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = numbers_space(game)
        self.single_action_space = spaces.Discrete(game.n_actions)
        self.observation_space = batch_space(self.single_observation_space, n)
        self.action_space = batch_space(self.single_action_space, n)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Singles, dict[str, Any]]:
        """The first games of a seed."""
        seed = None if seed is None else whole_number("seed", seed)
        super().reset(seed=seed)
        luck = int(self.np_random.integers(1 << SEED_BITS)) if seed is None else seed
        self.batch = self._make(luck)
        self._go_on(np.zeros(self.num_envs, np.float32), np.zeros(self.num_envs, bool))
        return self.batch.observation.copy(), self._info()

    def step(self, actions: NDArray[Any]) -> Told:
        """The learner answers in every game, then the others until it is asked again in all."""
        reward, ended = np.zeros(self.num_envs, np.float32), np.zeros(self.num_envs, bool)
        self._play(np.asarray(actions, np.int64), reward, ended)
        self._go_on(reward, ended)
        return self.batch.observation.copy(), reward, ended, np.zeros(self.num_envs, bool), self._info()

    def close_extras(self, **kwargs: Any) -> None:
        """Let the workers go."""
        if hasattr(self, "batch"):
            self.batch.close()

    @property
    def seats(self) -> Wide:
        """Which seat learns in each game: one for all, or another in each game after the other."""
        fixed = np.full(self.num_envs, self._seat or 0, np.int64)
        return self.batch.number % self.players if self._seat is None else fixed

    def _go_on(self, reward: Singles, ended: NDArray[np.bool_]) -> None:
        while (waiting := np.flatnonzero(self.batch.seat != self.seats)).size:
            action = np.full(self.num_envs, STAY, np.int64)
            action[waiting] = self._others(self.batch.observation[waiting], self.batch.mask[waiting])
            self._play(action, reward, ended)

    def _play(self, action: Wide, reward: Singles, ended: NDArray[np.bool_]) -> None:
        learner = self.seats.copy()  # of the games that may end now
        self.batch.step(action)
        over = self.batch.ended == 1
        reward[over] += self.batch.reward[over, learner[over]]
        ended |= over

    def _at_random(self, seen: Singles, mask: Masks) -> NDArray[Any]:
        found: NDArray[Any] = (self.np_random.random(mask.shape, np.float32) * mask).argmax(axis=1)
        return found

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.batch.mask.copy(), "seat": self.seats.copy()}
