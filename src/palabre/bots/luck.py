"""The bot that chooses at random."""

from __future__ import annotations

from random import Random as Dice

import numpy as np

from ..kernel.naming import Named
from ..kernel.plain import Plain
from .seat import Seat

LUCK_BITS = 31


class RandomBot:
    """Any choice, each as likely, or as the game's own random player guesses."""

    def choose(self, seat: Seat) -> Named:
        """A choice at random."""
        dice = Dice(seat.seed)
        if not hasattr(seat.engine.rules, "guess"):
            return seat.named(dice.choice(seat.ids))
        states = seat.deal(dice).state
        ids = np.array(seat.ids, np.int16)
        guess, luck = seat.engine.contract["guess"], dice.getrandbits(LUCK_BITS)
        return seat.named(seat.ids[guess(Plain(states), seat.number, ids, len(ids), luck)])
