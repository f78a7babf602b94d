"""Through whose eyes one looks: a seat's, with what it may know, or all eyes, with what lies there."""

from __future__ import annotations

from typing import Any, NamedTuple
from weakref import ref

import numpy as np
from numpy.typing import NDArray

from ..bots.beliefs import believed, can_believe
from ..bots.exercises.judging import reals
from ..bots.programs.ending import NEVER, NO_ARM, NOT_LOOKED, NOT_NOTED, NOTED
from ..bots.programs.turns import KNOWN
from ..bots.search import tuned
from ..bots.seat import NO_PLAN, Chosen, Seat, recalled
from ..bots.workshop import MEMORY, workshop
from ..kernel.chance import generator
from ..kernel.engine import Engine, engine
from ..kernel.game import Game
from ..kernel.layout import Ids, Reals, Wide, copied
from ..kernel.match import Match
from ..kernel.plain import Plain
from ..kernel.playouts import MAX_SEATS
from ..kernel.secrecy import blanked

WHERE_IT_STANDS = (NO_ARM,)  # no choice is made: what may everybody expect?


class Samples(NamedTuple):
    """How games went on, by time and choice: each seat's parts of the win, its points, and what was done."""

    shares: Wide  # [time, choice, seat], in parts of `kernel.playouts.WIN`
    points: Wide  # the same
    notes: Wide  # [time, choice, place]: seat and action of what was chosen next
    looks: Reals  # [time, choice, seat]: how it looked after a turn that was asked for, or NOT_LOOKED


class Eyes(NamedTuple):
    """A state as some eyes know it, and how what they do not know may lie."""

    game: Game
    players: int
    seat: int | None  # None: all eyes, and nothing is hidden
    known: NDArray[Any]
    plan: Wide

    @property
    def engine(self) -> Engine:
        """The compiled rules."""
        return engine(self.game)

    def played(
        self,
        times: int,
        seed: int,
        first: int = 0,
        mover: int = 0,
        among: tuple[int, ...] = WHERE_IT_STANDS,
        until: int = NEVER,
    ) -> Samples:
        """Games played on from here after each of some choices; the n-th time all have the same luck."""
        shop, n = workshop(self.game), len(among)
        states, outer, inner = MEMORY.states(shop), MEMORY.ids(shop, "outer"), MEMORY.ids(shop, "inner")
        states[KNOWN] = self.known[0]
        arms: Ids = np.array(among, np.int16)
        shares, points = (np.zeros(times * n * MAX_SEATS, np.int64) for _ in range(2))
        notes = np.full(times * n * NOTED, NOT_NOTED, np.int64)
        looks = np.full(times * n * MAX_SEATS, NOT_LOOKED)
        hidden, rng = self.seat is not None, np.resize(generator(seed), 2)  # of the players, and of the dice
        how = (outer, inner, reals(tuned(self.game)), rng)
        found = (shares, points, notes, looks)
        shop.tally(states, mover, hidden, first, times, self.plan, arms, n, *how, until, *found)
        by_seat = (times, n, MAX_SEATS)
        return Samples(
            shares.reshape(by_seat)[:, :, : self.players],
            points.reshape(by_seat)[:, :, : self.players],
            notes.reshape(times, n, NOTED),
            looks.reshape(by_seat)[:, :, : self.players],
        )


class Known(NamedTuple):
    """What a seat knows, whether it is to choose or not; as beliefs want it."""

    game: Game
    players: int
    number: int
    known: NDArray[Any]
    plan: Wide
    past: list[Chosen]


def eyes_of(match: Match, seat: int | None, place: int | None = None) -> Eyes:
    """What a seat (None: all eyes together) knows of a match as it stands, before that line of its log.

    What the others have chosen until then tells of what they hold, as it does to bots.
    """
    if seat is None:
        return Eyes(match.game, match.players, None, copied(match.state), NO_PLAN)
    match.view(seat)  # refuses a seat that is not at the table
    known = blanked(match.state, match.engine.layout, seat)
    secret = bool(match.engine.layout.secrets)
    plan = match.game.room("redeal").prepare(Plain(known.copy()), seat) if secret else NO_PLAN
    if can_believe(match.game):
        past = recalled(ref(match), seat, match.version if place is None else place)
        plan = believed(Known(match.game, match.players, seat, known, plan, past))
    return Eyes(match.game, match.players, seat, known, plan)


def eyes_at(seat: Seat) -> Eyes:
    """The eyes of a seat that is to choose."""
    return Eyes(seat.game, seat.players, seat.number, seat.known, seat.plan)
