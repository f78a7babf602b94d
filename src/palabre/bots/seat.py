"""A place at the table, as a bot gets it: what its seat may know, and not the match behind it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from typing import Any
from weakref import ref

import numpy as np
from numpy.typing import NDArray

from ..kernel.chance import SEED_BITS, Luck, as_generator
from ..kernel.engine import Engine, engine
from ..kernel.errors import PalabreError
from ..kernel.game import Game
from ..kernel.layout import Wide
from ..kernel.log import standing
from ..kernel.match import Match
from ..kernel.naming import Named
from ..kernel.nature import Seeded
from ..kernel.plain import Plain
from ..kernel.presenters import presenters
from ..kernel.secrecy import blanked
from ..kernel.telling import Event, View

NO_PLAN = np.zeros(1, np.int64)
WORD_BITS = 64


def is_read(game: Game) -> bool:
    """Whether a game is read against the clock: then it says how hard a throw is to read."""
    return game.has_room("worth") and hasattr(game.room("worth"), "hardness")


Chosen = tuple[NDArray[Any], int, int]  # a state before a choice as far as it was known, who, and what
Weigh = Callable[[Match], float]  # how likely a deal is, beside the others


def heard(where: ref[Match], number: int, version: int) -> list[Event]:
    """What a seat has seen happen, told by the match itself: a seat holds none."""
    match = where()
    if match is None or match.version != version:
        raise PalabreError("bots-too-late")
    return match.events(number)


def recalled(where: ref[Match], number: int, version: int) -> list[Chosen]:
    """What others have chosen among several things, each with what this seat knew before.

    A table may have gone on meanwhile: its log only grows.
    """
    match = where()
    if match is None:
        return []
    plan = match.engine.layout
    return [
        (blanked(entry.before, plan, number), entry.seat, entry.action)
        for entry in standing(match.log[:version])
        if entry.seat >= 0 and entry.seat != number and not entry.forced
    ]


class Seat:
    """A decision to take: `number`, `game`, `players`, `options`, then `view`, `choices` and `events`.

    All of it is what a player at that seat knows; what is not known can be dealt, with `deal` or `deals`.
    """

    def __init__(self, match: Match, number: int, seed: int) -> None:
        self.game: Game = match.game
        self.number = number
        self.seed = seed  # all luck of the bot comes from here, so that its choice can be had again
        self.players = match.players
        self.options = dict(match.options)
        self.is_race = len(match.to_act) > 1 and is_read(match.game)  # everybody may call at once
        self.ids: tuple[int, ...] = tuple(match.choice_ids(number))
        self.known: NDArray[Any] = blanked(match.state, match.engine.layout, number)
        self._to_act = list(match.to_act)
        self._hear = partial(heard, ref(match), number, match.version)
        self._recall = partial(recalled, ref(match), number, match.version)

    @classmethod
    def of(cls, match: Match, number: int, seed: int) -> Seat:
        """What a seat of a match knows, and may choose, now."""
        return cls(match, number, seed)

    @cached_property
    def choices(self) -> list[Named]:
        """The named actions to choose from."""
        naming, _ = presenters(self.game)
        return [naming.name(action) for action in self.ids]

    @cached_property
    def view(self) -> View:
        """What the seat sees."""
        _, telling = presenters(self.game)
        common: View = {"players": self.players, "options": self.options, "to_act": self._to_act}
        common |= {"over": False, "scores": None, "winners": []}
        return {**common, **telling.view(self.known, self.number)}

    @cached_property
    def events(self) -> list[Event]:
        """All that the seat has seen happen in this game so far, in order; asked for while it chooses."""
        return self._hear()

    def deals(self, n: int, rng: Luck, weigh: Weigh | None = None) -> list[tuple[float, Match]]:
        """Some deals with their shares: equal, or in proportion to what `weigh` says of each match."""
        fresh = as_generator(rng)
        dealt = [self.deal(fresh) for _ in range(n)]
        weights = [max(0.0, float(weigh(match))) if weigh else 1.0 for match in dealt]
        total = sum(weights)
        return [(weight / total if total else 1 / n, match) for weight, match in zip(weights, dealt)]

    def deal(self, rng: Luck) -> Match:
        """A match as this one might be: what the seat does not know is dealt anew, and nature is another."""
        fresh = as_generator(rng)
        states = self.known.copy()
        if self.engine.layout.secrets:
            self.engine.deal(states, self.plan, fresh)
        nature = Seeded(int(fresh[0]) >> (WORD_BITS - SEED_BITS))
        match = Match(self.game, self.players, self.options, nature, settle=False)
        match.replace_state(states)
        return match

    # For compiled bots: the same knowledge, as memory

    @cached_property
    def past(self) -> list[Chosen]:
        """What the others have chosen so far, each with what the seat knew of the table before it."""
        return self._recall()

    @property
    def engine(self) -> Engine:
        """The compiled rules."""
        return engine(self.game)

    @cached_property
    def plan(self) -> Wide:
        """How what is hidden can lie, prepared once for many deals."""
        if not self.engine.layout.secrets:
            return NO_PLAN
        plan: Wide = self.game.room("redeal").prepare(Plain(self.known.copy()), self.number)
        return plan

    def named(self, action: int) -> Named:
        """An id of this game as a named choice."""
        naming, _ = presenters(self.game)
        return naming.name(action)
