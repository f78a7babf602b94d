"""Values without most of the chance in them: how it looks some turns on, and what such looks came to.

One simulation says only who won, which is nearly all chance while much is still to come. How it looks a few
turns on says less, but nearly the same each time. What looks mean is learned from the simulations themselves.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from ..bots.even.fitting import climbed, softmax
from ..bots.programs.ending import NOT_LOOKED
from ..kernel.layout import Reals, Wide
from ..kernel.playouts import WIN
from .steps import Stretch

AHEAD = 3  # turns further on, at which it is looked
ROUNDS = 2  # before and after, of which what looks come to is learned: of the same seat's turns
MOST = 2_000  # simulations from which it is learned each time
LOOSE, TIGHT = 2.0, 0.01  # how far from what was held before a number may be


def looked_at(steps: Sequence[Stretch], turns: Sequence[int]) -> Wide:
    """After which turn each moment is looked at.

    What nature does leaves that turn as it was, so that luck compares like with like and is fair.
    """
    found: list[int] = []
    for number, turn in enumerate(turns):
        after_luck = number > 0 and steps[number - 1].chosen is None
        found.append(found[-1] if after_luck and found[-1] >= turn else turn + AHEAD)
    return np.array(found, np.int64)


def smoothed(shares: Wide, looks: Reals, until: Wide) -> Wide:
    """Parts of the win, [moment, time, seat]: as simulated as far as that tells more than chance, or looked.

    Every row sums to a win, as before.
    """
    wins, going = shares / WIN, looks[:, :, 0] != NOT_LOOKED
    if len(shares[0]) < 2 or not going.any():
        return shares
    steep = steepness(looks[going], wins[going])
    found, seats = wins.copy(), shares.shape[2]
    for turn in np.unique(until):
        away, here = until - turn, until == turn
        near = (abs(away) <= ROUNDS * seats) & (away % seats == 0)  # who has just moved looks better
        chances = came_to(steep * looks[near], going[near], wins[near])
        trust = told_by(wins[near] - chances, until[near])
        found[here] = trust * wins[here] + (1 - trust) * chances[here[near]]
    return in_parts(found)


def came_to(worth: Reals, going: NDArray[np.bool_], wins: Reals) -> Reals:
    """The chances that looks of about one time stand for; where the game was over before, what came of it."""
    if not going.any():
        return wins
    chances = softmax(worth + levels_of(worth[going], wins[going]))
    return np.where(going[:, :, None], chances, wins)


def steepness(looks: Reals, wins: Reals) -> float:
    """How much looking better counts in this game."""
    looks, wins = some_of(looks), some_of(wins)
    features = np.concatenate([looks[:, :, None], by_seat(looks)], axis=2)
    spread = np.full(features.shape[2], LOOSE)
    spread[0] = 1 / TIGHT
    return float(climbed(features, wins, np.ones(len(wins)), np.zeros(len(spread)), spread)[0])


def levels_of(worth: Reals, wins: Reals) -> Reals:
    """What every seat has beside its looks, about this time: so looks come to what really came of them."""
    worth, wins = some_of(worth), some_of(wins)
    features = np.concatenate([worth[:, :, None], by_seat(worth)], axis=2)
    middle, spread = np.zeros(features.shape[2]), np.full(features.shape[2], LOOSE)
    middle[0], spread[0] = 1.0, TIGHT  # how much looks count is known
    return climbed(features, wins, np.ones(len(wins)), middle, spread)[1:]


def by_seat(looks: Reals) -> Reals:
    """For each seat of each row, which one it is."""
    seats = looks.shape[1]
    return np.broadcast_to(np.eye(seats), (len(looks), seats, seats))


def some_of(rows: Reals) -> Reals:
    """Not too many rows, from all of them."""
    return rows[:: 1 + len(rows) // MOST]


def told_by(left: Reals, until: Wide) -> float:
    """How much of what looks leave unsaid is more than chance, from 0 to 1.

    It shows in the steps between which it is looked at the same turn.
    """
    steps = np.diff(left, axis=0)[np.diff(until) == 0]
    seen, chance = float((steps.mean(axis=1) ** 2).sum()), float(steps.var(axis=1, ddof=1).sum())
    return max(0.0, 1 - chance / len(left[0]) / seen) if seen else 0.0


def in_parts(wins: Reals) -> Wide:
    """Shares as whole parts of a win; the last seat has what the others leave."""
    parts = np.round(wins * WIN).astype(np.int64)
    parts[:, :, -1] = WIN - parts[:, :, :-1].sum(axis=2)
    return parts
