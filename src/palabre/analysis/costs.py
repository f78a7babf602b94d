"""What a choice gave away against the best, by what its seat could know."""

from __future__ import annotations

import numpy as np

from ..bots.exercises.moments import as_before
from ..bots.greedy import weighed
from ..bots.seat import Seat
from ..kernel.match import Match
from ..kernel.playouts import WIN
from .eyes import Eyes, Samples
from .intervals import of_mean
from .types import Cost

WIDE = 10  # choices that are tried; of more, those that look best after the turn
GLANCE = 4  # deals and falls of the dice by which they are looked at
SCORED = 0.1  # what being ahead in points says beside winning, while the best is looked for
ANEW, ONCE_MORE = 1 << 32, 1 << 33  # times: what was found is measured with other luck than it was found with


def cost_of(match: Match, place: int, budget: int, seed: int) -> Cost:
    """Find the best choice with half of the simulations, and measure it beside the chosen with the rest."""
    seat, chosen = seat_at(match, place, seed), match.log[place].action
    best = found_best(eyes_at(seat), seat, shortlist(seat, chosen), budget // 2)
    if best == chosen:
        return {"cost": 0.0, "low": 0.0, "high": 0.0, "best": seat.named(best), "simulations": 0}
    return measured(seat, best, chosen, max(2, budget // 4), ANEW)


def sharpened(match: Match, place: int, cost: Cost, times: int, seed: int) -> Cost:
    """A cost measured once more, at length: what seemed dearest of many was partly chance."""
    seat = seat_at(match, place, seed)
    best = seat.ids[seat.choices.index(cost["best"])]
    return measured(seat, best, match.log[place].action, times, ONCE_MORE)


def measured(seat: Seat, best: int, chosen: int, times: int, first: int) -> Cost:
    """How far a choice is behind another under the same luck; nothing where it turns out to be ahead."""
    both = (
        eyes_at(seat).played(times, seat.seed, first, seat.number, (best, chosen)).shares[:, :, seat.number]
    )
    apart = (both[:, 0] - both[:, 1]) / WIN
    cost, off = float(apart.mean()), of_mean(apart)
    low, middle, high = (min(1.0, max(0.0, each)) for each in (cost - off, cost, cost + off))
    better = seat.named(best if cost > 0 else chosen)
    return {"cost": middle, "low": low, "high": high, "best": better, "simulations": times}


def seat_at(match: Match, place: int, seed: int) -> Seat:
    """Who chose at a place of the log, with what could be known there."""
    return Seat.of(as_before(match, place), match.log[place].seat, seed + place)


def eyes_at(seat: Seat) -> Eyes:
    """The eyes of a seat that is to choose."""
    return Eyes(seat.game, seat.players, seat.number, seat.known, seat.plan)


def shortlist(seat: Seat, chosen: int) -> list[int]:
    """The choices worth trying, the chosen one among them."""
    if len(seat.ids) <= WIDE:
        return list(seat.ids)
    looks = weighed(seat, GLANCE)
    best = [seat.ids[place] for place in np.argsort(-looks, kind="stable")[:WIDE]]
    return best if chosen in best else [*best, chosen]


def found_best(eyes: Eyes, seat: Seat, alive: list[int], budget: int) -> int:
    """The best of some choices: all are tried, then the better half more often, and so on."""
    rounds = max(1, (len(alive) - 1).bit_length())
    promise = dict.fromkeys(alive, 0.0)
    done = 0
    for _ in range(rounds):
        times = max(1, budget // (rounds * len(alive)))
        tried = eyes.played(times, seat.seed, done, seat.number, tuple(alive))
        for action, looks in zip(alive, promises(tried, seat.number), strict=True):
            promise[action] += looks
        done += times
        alive = sorted(alive, key=lambda action: -promise[action])[: max(1, (len(alive) + 1) // 2)]
    return alive[0]


def promises(tried: Samples, seat: int) -> list[float]:
    """What each choice has brought, in sum: wins, and a little for being ahead in points."""
    points = tried.points
    ahead = points[:, :, seat] - (points.sum(axis=2) - points[:, :, seat]) / (points.shape[2] - 1)
    found = tried.shares[:, :, seat] / WIN + SCORED * ahead / (ahead.std() + 1)
    return list(map(float, found.sum(axis=0)))
