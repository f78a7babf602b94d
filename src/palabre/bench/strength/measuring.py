"""Playing a pairing for as long as it takes to know, or as long as there is time."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import NamedTuple

from ...bots.tournament import Standing, Tournament, Twin, cores, tally
from ...bots.tournament.standing import Z99
from ...games import find
from .pairings import Pairing

LOOKS = (40, 80, 160, 280, 400)  # games after which a look is taken
BATCH = 40


class Measured(NamedTuple):
    """What came out."""

    pairing: Pairing
    standings: list[Standing]
    seconds: float
    in_time: bool  # no look was left out for want of time

    @property
    def is_clear(self) -> bool:
        """Whether the better one's interval lies above what it aims at."""
        return self.standings[0].win_interval()[0] > self.pairing.aim


@contextmanager
def workers() -> Iterator[Executor]:
    """A process for each core."""
    with ProcessPoolExecutor(cores(), mp_context=get_context("spawn")) as pool:
        yield pool


def measure(pairing: Pairing, pool: Executor, most: int, seconds: float, seed: int) -> Measured:
    """Play until the 99 % interval leaves the aim (who looks often needs the wider one), or to the end."""
    tournament = Tournament(find(pairing.game), (pairing.better, pairing.worse), pairing.players, seed)
    began = time.monotonic()
    twins: list[Twin] = []
    in_time = True
    for look in (look for look in LOOKS if look <= most):
        twins += tournament.twins(range(len(twins), tournament.tables(look)), pool=pool)
        standings = tally(tournament.specs, twins)
        spent = time.monotonic() - began
        if is_settled(standings, pairing.aim) or (in_time := look == most or spent * 2 < seconds) is False:
            break
    return Measured(pairing, standings, time.monotonic() - began, in_time)


def is_settled(standings: Sequence[Standing], aim: float) -> bool:
    """Whether more games would not change the answer."""
    low, high = standings[0].win_interval(Z99)
    return not low <= aim <= high
