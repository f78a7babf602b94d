"""What the others' choices tell of what they hold: Bayes, by how likely each choice is with each hand."""

from __future__ import annotations

from functools import lru_cache
from math import exp, log
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from ..kernel.chance import generator
from ..kernel.game import Game
from ..kernel.layout import Reals, Wide
from .programs.turns import KNOWN
from .seat import Chosen
from .workshop import MEMORY, workshop

SHARP = 40.0  # how surely somebody does what looks best: measured on games of `hard`
TRUST = 0.75  # how much a choice tells: those of one turn tell much the same
SEEN = 1 << 14  # choices whose likelihoods are kept
SEED = 1

Shares = list[float]


class Knowing(Protocol):
    """What beliefs come from: who knows what, and has seen the others choose what."""

    @property
    def game(self) -> Game: ...
    @property
    def players(self) -> int: ...
    @property
    def number(self) -> int: ...
    @property
    def known(self) -> NDArray[Any]: ...
    @property
    def plan(self) -> Wide: ...
    @property
    def past(self) -> list[Chosen]: ...


def can_believe(game: Game) -> bool:
    """Whether a game says what choices tell."""
    return game.has_room("beliefs")


def believed(seat: Knowing, sharp: float = SHARP, trust: float = TRUST) -> Wide:
    """How what is hidden can lie, the likelier the better it explains what the others have done."""
    plan: Wide = seat.game.room("beliefs").weighted(seat.plan, beliefs(seat, sharp, trust))
    return plan


def beliefs(seat: Knowing, sharp: float = SHARP, trust: float = TRUST) -> dict[int, Shares]:
    """For every other seat the share of each hand that it might hold."""
    room = seat.game.room("beliefs")
    now = int(seat.known[room.WITHIN][0])
    found = {other: np.zeros(room.N_HANDS) for other in range(seat.players) if other != seat.number}
    for before, other, action in seat.past:
        if other in found and int(before[room.WITHIN][0]) == now:
            found[other] += trust * np.array(likelihoods(seat.game, before.tobytes(), other, action, sharp))
    return {other: normalised(logs.tolist()) for other, logs in found.items()}


def normalised(logs: list[float]) -> Shares:
    """Shares that add up to 1, from logarithms."""
    weights = [exp(each - max(logs)) for each in logs]
    return [each / sum(weights) for each in weights]


@lru_cache(maxsize=SEEN)
def likelihoods(game: Game, before: bytes, seat: int, action: int, sharp: float) -> tuple[float, ...]:
    """The logarithm of how likely a choice was with each hand."""
    shop, room = workshop(game), game.room("beliefs")
    states = MEMORY.states(shop)
    states[KNOWN] = np.frombuffer(before, states.dtype)[0]
    out: Reals = np.zeros(room.N_HANDS)
    ids, inner = MEMORY.ids(shop, "outer"), MEMORY.ids(shop, "inner")
    looks: Reals = np.zeros(len(ids))
    shop.likely(states, seat, action, room.N_HANDS, sharp, ids, inner, looks, generator(SEED), out)
    return tuple(log(each) for each in out.tolist())
