"""The ledger of a game: what every seat could expect before and after each step, seen by all eyes."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from ..bots.seat import NO_PLAN
from ..kernel.layout import Reals, Wide, copied
from ..kernel.match import Match
from ..kernel.playouts import WIN
from .eyes import Eyes
from .smoothing import looked_at, smoothed
from .steps import Stretch, states_before
from .types import Account

Watch = Callable[[float], None]  # told which share of the work is done


class Ledger(NamedTuple):
    """Parts of the win before every step, and at last what really happened."""

    steps: list[Stretch]
    shares: Wide  # [moment, time, seat], with most of the chance of single simulations taken out
    played: Wide  # the same as it was simulated
    looks: Reals  # [moment, time, seat]: how it looked some turns on
    until: Wide  # [moment]: after which turn

    @property
    def times(self) -> int:
        """Simulations of each value."""
        return len(self.shares[0])

    @property
    def whole(self) -> int:
        """How many parts a win has in sums over all simulations."""
        return WIN * self.times

    @property
    def values(self) -> Wide:
        """What each seat could expect, [moment, seat], in parts of the whole."""
        found: Wide = self.shares.sum(axis=1)
        return found

    @property
    def changes(self) -> Wide:
        """What each step changed, [step, seat]: differences, so that sums telescope to the last digit."""
        return np.diff(self.values, axis=0)

    def chosen_by(self, seat: int) -> list[int]:
        """The steps that a seat chose."""
        return [number for number, step in enumerate(self.steps) if step.chosen and step.chosen.seat == seat]

    @property
    def lucky(self) -> list[int]:
        """The steps of nature."""
        return [number for number, step in enumerate(self.steps) if step.chosen is None]


def kept(match: Match, steps: list[Stretch], times: int, seed: int, watch: Watch) -> Ledger:
    """Simulate every moment; all have the same luck, so that differences are sharp."""
    states = states_before(match, steps)
    until = looked_at(steps, [int(state["turns"][0]) for state in states])
    played: Wide = np.zeros((len(states) + 1, times, match.players), np.int64)
    looks: Reals = np.zeros((len(states), times, match.players))
    for number, state in enumerate(states):
        eyes = Eyes(match.game, match.players, None, copied(state), NO_PLAN)
        found = eyes.played(times, seed, until=int(until[number]))
        played[number], looks[number] = found.shares[:, 0], found.looks[:, 0]
        watch((number + 1) / len(states))
    for seat in match.winners:
        played[-1, :, seat] = WIN // len(match.winners)
    shares = np.concatenate([smoothed(played[:-1], looks, until), played[-1:]])
    return Ledger(steps, shares, played, looks, until)


def account(ledger: Ledger, seat: int, cost: float | None, own_off: float) -> Account:
    """Where a seat's result comes from."""
    values, changes, own = ledger.values, ledger.changes, ledger.chosen_by(seat)
    luck, all_changes = int(changes[ledger.lucky, seat].sum()), int(changes[:, seat].sum())
    by_own = int(changes[own, seat].sum())
    return {
        "seat": seat,
        "start": int(values[0, seat]),
        "luck": luck,
        "own": by_own,
        "others": all_changes - luck - by_own,
        "result": int(values[-1, seat]),
        "own_off": own_off,
        "cost": cost,
    }
