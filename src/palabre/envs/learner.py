"""A game for Gymnasium: one seat learns, bots of any spec sit in the others."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random as Dice
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from ..bots import find, reaction
from ..bots.seat import Seat
from ..games import find as named
from ..games import games
from ..kernel.amounts import whole_number
from ..kernel.chance import SEED_BITS
from ..kernel.errors import BadSeats
from ..kernel.game import Game
from ..kernel.match import Match
from ..kernel.observing import Singles
from .race import Dealt, Reader
from .spacing import numbers_space
from .table import MODES, READER, Mask, Table

OTHERS = "easy"
Told = tuple[Singles, float, bool, bool, dict[str, Any]]


class TableEnv(gymnasium.Env[Singles, np.int64]):
    """What the learner sees as numbers; which ids it may answer is in `info["action_mask"]`."""

    def __init__(
        self,
        game: Game,
        players: int | None = None,
        bots: str | Sequence[str] = OTHERS,
        seat: int | None = 0,
        reward: str = "win",
        illegal: str = "lose",
        reader: str = READER,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.table = Table(game, players, options, reward, illegal, reader)
        self.others = [bots] * (self.table.players - 1) if isinstance(bots, str) else [*bots]
        if len(self.others) != self.table.players - 1 or not (seat is None or 0 <= seat < self.table.players):
            raise BadSeats("bad-seat", seat=str(seat), most=self.table.players - 1)
        for spec in self.others:
            find(spec)
        self.seat = seat or 0
        self._drawn = seat is None  # which seat learns is drawn for every game
        self._reader = self.table.readers[0]
        self.metadata = {"render_modes": MODES, "render_fps": 1}
        self.render_mode = render_mode
        self.n_actions = game.n_actions + game.real_time
        self.observation_space: spaces.Box[Any] = numbers_space(game)
        self.action_space = spaces.Discrete(self.n_actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Singles, dict[str, Any]]:
        """The game that a seed stands for; without one, another."""
        seed = None if seed is None else whole_number("seed", seed)
        super().reset(seed=seed)
        luck = int(self.np_random.integers(1 << SEED_BITS)) if seed is None else seed
        if self._drawn:
            self.seat = int(self.np_random.integers(self.table.players))
        self._bots_luck = Dice(f"bots {luck}")
        sitting = iter(self.others)
        self.sitting = [None if each == self.seat else next(sitting) for each in range(self.table.players)]
        self.table.readers = [self._reader if spec is None else self._read(spec) for spec in self.sitting]
        self.table.begin_match(luck)
        self._go_on()
        return self.table.observe(self.seat), self._info()

    def step(self, action: np.int64 | int) -> Told:
        """The learner answers, then the bots until it is asked again."""
        self.table.answer(whole_number("action", action))
        self._go_on()
        over, cut = self.table.over, self.table.cut and not self.table.over
        paid = self.table.rewards()[self.seat] if over else 0.0
        return self.table.observe(self.seat), paid, over, cut, self._info()

    @property
    def match(self) -> Match:
        """The game that is being played, for those who may see all of it."""
        play = self.table.play
        assert isinstance(play, Match)
        return play

    def action_masks(self) -> Mask:
        """Which ids the learner may answer, as sb3-contrib asks for it."""
        allowed = [] if self.table.over else self.table.allowed
        return self.table.masked(allowed, self.n_actions)

    def render(self) -> Any:
        """The table as the learner sees it: in words, or drawn (`render_mode="svg"`)."""
        return self.table.shown(self.render_mode, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}

    def _go_on(self) -> None:
        """Let the bots play until the learner is asked."""
        table = self.table
        while not table.over and not table.cut and table.seat != self.seat:
            assert table.seat is not None
            spec = self.sitting[table.seat]
            if table.race:
                table.answer(table.allowed[0])  # what the bot has read
                continue
            here = Seat.of(self.match, table.seat, self._bots_luck.getrandbits(SEED_BITS))
            table.answer(self.match.checked_id(find(spec or OTHERS).choose(here), table.seat))

    def _read(self, spec: str) -> Reader:
        """How a bot reads: as it would at a table."""

        def read(here: Dealt, seat: int, rng: Dice) -> tuple[int, int]:
            after, choice = reaction(spec, self.match, seat, rng)
            slower = self.match.game.handicaps(self.match.options, self.match.players)
            return after + slower[seat], self.match.checked_id(choice, seat)

        return read


def register() -> None:
    """Let `gymnasium.make` know every game, by the version of its rules."""
    for name in games():
        known = f"palabre/{name}-v{named(name).rules_version}"
        gymnasium.register(known, entry_point="palabre.envs:gymnasium", kwargs={"game": name})


register()
