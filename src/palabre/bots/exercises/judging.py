"""What every choice is worth: exactly where a game can solve its end, else by playing out many times."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import NormalDist
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...kernel.chance import generator
from ...kernel.layout import Ids, Reals
from ..programs import value
from ..programs.turns import KNOWN
from ..search import KNOBS, tuned
from ..seat import Seat
from ..workshop import MEMORY, workshop

CONFIDENCE = 0.99
WIDTH = NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / 2)  # of an interval, in standard errors
TO_THE_END = 1e9  # turns
FEW = 24  # choices beyond which no end is near enough to be solved
MOST_TURNS = 10_000  # that solving one position may look into


class Judged(NamedTuple):
    """A choice, by its id: the points it brings a seat ahead of the mean of the others, and the interval."""

    action: int
    value: float
    low: float
    high: float
    won: float  # the share of wins


def solved(seat: Seat) -> list[Judged] | None:
    """Every choice exactly, where the game can follow all that may come and nothing is hidden."""
    found = exact_points(seat)
    if found is None:
        return None
    lead = seat.game.room("endgame").lead
    exact = {action: float(lead(points, seat.number)) for action, points in found.items()}
    return [Judged(action, exact[action], exact[action], exact[action], 0.0) for action in seat.ids]


def exact_points(seat: Seat) -> dict[int, list[float]] | None:
    """The points of all seats at the end after each choice, by its id, if the game can solve it."""
    game = seat.game
    if seat.engine.layout.secrets or len(seat.ids) > FEW or not game.has_room("endgame"):
        return None
    solution = game.room("endgame").solve(seat.known.copy(), MOST_TURNS)
    if solution is None:
        return None
    markers = seat.engine.scores(seat.known.copy(), seat.players)
    return {action: np.add(markers, gains).tolist() for action, gains in solution.choices.items()}


def played_out(seat: Seat, times: int, seed: int) -> list[Judged]:
    """Every choice, from so many games played to their end; what is hidden from the seat is dealt anew."""
    states = ends(seat, times, seed)
    led, won = outcomes(seat, states)
    half = WIDTH * led.std(axis=0, ddof=1) / np.sqrt(times)
    means, wins = led.mean(axis=0), won.mean(axis=0)
    return [
        Judged(action, *map(float, (mean, mean - off, mean + off, share)))
        for action, mean, off, share in zip(seat.ids, means, half, wins, strict=True)
    ]


def ends(seat: Seat, times: int, seed: int, among: Sequence[int] | None = None) -> NDArray[Any]:
    """The last states of games after each choice, or some; the n-th time all have the same luck."""
    shop = workshop(seat.game)
    states, outer, inner = MEMORY.states(shop), MEMORY.ids(shop, "outer"), MEMORY.ids(shop, "inner")
    states[KNOWN] = seat.known[0]
    arms: Ids = np.array(seat.ids if among is None else among, np.int16)
    found = shop.engine.new_states(times * len(arms))
    rng = np.resize(generator(seed, seat.number), 2)  # of the players, and of the dice
    knobs = reals(tuned(seat.game))
    shop.play_out(states, seat.number, times, seat.plan, arms, len(arms), outer, inner, knobs, rng, found)
    return found.reshape(times, len(arms))


def reals(how: Mapping[str, float]) -> Reals:
    """How to play on: as a search of the game does, but to the end."""
    found: Reals = np.zeros(value.N_HEAD)
    found[: len(KNOBS)] = [how[name] for name in KNOBS]
    found[value.TURNS] = TO_THE_END
    return found


def outcomes(seat: Seat, states: NDArray[Any]) -> tuple[Reals, Reals]:
    """For each time and each choice, how far ahead the seat was in points, and its share of the win."""
    engine, players, me = seat.engine, seat.players, seat.number
    led, won = np.zeros(states.shape), np.zeros(states.shape)
    for at in np.ndindex(states.shape):
        end = states[at[0]][at[1] : at[1] + 1]
        scores = engine.scores(end, players)
        led[at] = scores[me] - (sum(scores) - scores[me]) / (players - 1)
        mask = engine.winners(end)
        won[at] = (mask >> me & 1) / max(1, mask.bit_count())
    return led, won


def best_of(judged: list[Judged], margin: float) -> Judged | None:
    """The choice whose interval lies above all others by a margin, and which wins as often; else none."""
    first, *rest = sorted(judged, key=lambda each: -each.value)
    clear = all(first.low - other.high >= margin and first.won >= other.won for other in rest)
    return first if rest and clear else None
