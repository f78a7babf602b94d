"""The bot that takes what looks best after its turn."""

from __future__ import annotations

import numpy as np

from ..kernel.chance import generator
from ..kernel.layout import Ids, Reals
from ..kernel.naming import Named
from .programs.turns import KNOWN
from .readers import called
from .seat import Seat
from .specs import refuse_settings
from .thinking import Found, Thoughts, thoughts_of
from .workshop import MEMORY, workshop

SAMPLES = 16  # deals, and falls of the dice, that a choice is averaged over
SETTINGS = ("samples",)


class GreedyBot:
    """One turn of looking ahead, by the game's own opinion of what is good."""

    def __init__(self, samples: int = SAMPLES) -> None:
        self.samples = samples

    @classmethod
    def from_settings(cls, spec: str, given: dict[str, float]) -> GreedyBot:
        """A greedy bot as its spec describes it."""
        refuse_settings(spec, given, SETTINGS)
        return cls(max(1, int(given.get("samples", SAMPLES))))

    def choose(self, seat: Seat) -> Named:
        """What looks best."""
        if seat.is_race:
            return seat.named(called(None, seat))
        return seat.named(seat.ids[int(np.argmax(weighed(seat, self.samples)))])

    def think(self, seat: Seat) -> Thoughts:
        """The same choice, with how good every choice looks."""
        if seat.is_race:
            return thoughts_of(seat, called(None, seat))
        found = looked_at(seat, self.samples)
        return thoughts_of(seat, max(found, key=lambda each: each.value).action, found)


def looked_at(seat: Seat, samples: int) -> list[Found]:
    """Every choice of a seat with how good it looks after so many samples."""
    values = weighed(seat, samples).tolist()
    return [Found(action, samples, value) for action, value in zip(seat.ids, values, strict=True)]


def weighed(seat: Seat, samples: int) -> Reals:
    """How good each choice of a seat looks, from 0 to 1."""
    shop = workshop(seat.game)
    states, inner = MEMORY.states(shop), MEMORY.ids(shop, "inner")
    states[KNOWN] = seat.known[0]
    ids: Ids = np.array(seat.ids, np.int16)
    out, luck = np.zeros(len(ids)), np.zeros(1, np.uint64)
    rng = generator(seat.seed, seat.number)
    shop.weigh(states, seat.number, samples, seat.plan, ids, len(ids), inner, rng, luck, out)
    return out
