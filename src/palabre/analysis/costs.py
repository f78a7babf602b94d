"""What a choice gave away against the best, by what its seat could know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean
from typing import NamedTuple

from ..bots.exercises.moments import as_before
from ..bots.greedy import weighed
from ..bots.seat import Seat
from ..kernel.match import Match
from ..kernel.playouts import WIN
from .eyes import Samples, eyes_at, eyes_of
from .intervals import WIDTH, of_mean
from .types import Cost

WIDE = 8  # choices that are tried; of more, those that look best after the turn
GLANCE = 16  # deals and falls of the dice by which they are looked at
SCORED = 0.1  # what being ahead in points says beside winning, while the best is looked for
ROUGH, SPREAD = 0.1, 0.5  # how far off a look may be, and one simulation, in shares of the win
ANEW, ONCE_MORE = 1 << 32, 1 << 33  # times: what was found is measured with other luck than it was found with


@dataclass
class Doubt:
    """A choice that was made, and those that may have been better: fewer with every look."""

    seat: Seat
    chosen: int
    alive: list[int]  # of the choices; the chosen one stays among them
    looks: dict[int, float]  # of each, at first sight
    promise: dict[int, float]  # what each has brought so far, in sum
    times: int = 0

    def look(self, simulations: int) -> None:
        """Try all that are left as often as these allow, and leave the better half of them."""
        if len(self.alive) < 2:
            return
        times = max(1, simulations // len(self.alive))
        me, arms = self.seat.number, tuple(self.alive)
        tried = eyes_at(self.seat).played(times, self.seat.seed, self.times, me, arms)
        for action, found in zip(arms, promises(tried, me), strict=True):
            self.promise[action] += found
        self.times += times
        others = sorted(self.others, key=lambda action: -self.standing(action))
        self.alive = [self.chosen, *others[: (len(others) + 1) // 2]]

    @property
    def others(self) -> list[int]:
        """All that are left but the chosen one."""
        return [action for action in self.alive if action != self.chosen]

    def standing(self, action: int) -> float:
        """How good one of those left seems: as at first sight, and more and more as it was played out."""
        weight = ROUGH**2 * self.times / (ROUGH**2 * self.times + SPREAD**2)
        return weight * self.promise[action] / max(1, self.times) + (1 - weight) * self.looks[action]

    @property
    def rival(self) -> int:
        """The best of the others."""
        return max(self.others, key=self.standing)

    @property
    def seems(self) -> float:
        """What the choice seems to have cost."""
        return self.standing(self.rival) - self.standing(self.chosen)

    def measured(self, times: int, first: int) -> Apart:
        """How far the best of the others is ahead, with other luck than by which it was found."""
        return measured(self.seat, self.rival, self.chosen, times, first)


def doubted(seat: Seat, chosen: int) -> Doubt:
    """A choice of a seat beside those that look best."""
    looks = dict.fromkeys(seat.ids, 0.0)
    if not seat.is_race:
        looks = dict(zip(seat.ids, weighed(seat, GLANCE).tolist(), strict=True))
    best = sorted(seat.ids, key=lambda action: -looks[action])
    alive = [chosen, *[action for action in best if action != chosen][: WIDE - 1]]
    return Doubt(seat, chosen, alive, looks, dict.fromkeys(alive, 0.0))


class Apart(NamedTuple):
    """How far one choice is ahead of another under the same luck, within what, after so many times."""

    ahead: float
    off: float  # half of its interval
    times: int


def measured(seat: Seat, best: int, chosen: int, times: int, first: int) -> Apart:
    """Two choices played out side by side."""
    played = eyes_at(seat).played(times, seat.seed, first, seat.number, (best, chosen))
    both = played.shares[:, :, seat.number] / WIN
    apart = both[:, 0] - both[:, 1]
    return Apart(float(apart.mean()), of_mean(apart), times)


def believable(found: Sequence[Apart]) -> float:
    """How far choices of a game really are apart, mean square: what chance alone would show is taken off."""
    return max(0.0, fmean(each.ahead**2 - (each.off / WIDTH) ** 2 for each in found)) if found else 0.0


def shrunk(each: Apart, spread: float) -> Apart:
    """A rough measurement, believed as far as choices are apart at all: many small chances add up."""
    noise = (each.off / WIDTH) ** 2
    trust = spread / (spread + noise)
    return Apart(trust * each.ahead, sqrt(trust) * each.off, each.times)


def cost_of(doubt: Doubt, found: Apart) -> Cost:
    """What was given away; nothing where the chosen one turns out to be ahead."""
    each = (found.ahead - found.off, found.ahead, found.ahead + found.off)
    low, cost, high = (min(1.0, max(0.0, value)) for value in each)
    better = doubt.seat.named(doubt.rival if cost > 0 else doubt.chosen)
    return {"cost": cost, "low": low, "high": high, "best": better, "simulations": found.times}


def seat_at(match: Match, place: int, seed: int) -> Seat:
    """Who chose at a place of the log, with what could be known there."""
    then, number = as_before(match, place), match.log[place].seat
    seat = Seat.of(then, number, seed + place)
    seat.plan = eyes_of(then, number, place).plan
    return seat


def promises(tried: Samples, seat: int) -> list[float]:
    """What each choice has brought, in sum: wins, and a little for being ahead in points."""
    points = tried.points
    ahead = points[:, :, seat] - (points.sum(axis=2) - points[:, :, seat]) / (points.shape[2] - 1)
    found = tried.shares[:, :, seat] / WIN + SCORED * ahead / (ahead.std() + 1)
    return list(map(float, found.sum(axis=0)))
