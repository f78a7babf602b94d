"""Playing a pairing for as long as it takes to know, or as long as there is time."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from statistics import NormalDist
from typing import NamedTuple

from ...bots.tournament import Standing, Tournament, Twin, tally
from ...games import find
from ...studies.pools import cluster
from .pairings import Pairing

WRONG = 0.05  # of all answers, at most


class Measured(NamedTuple):
    """What came out."""

    pairing: Pairing
    standings: list[Standing]
    seconds: float  # of one core
    in_time: bool  # no look was left out for want of time

    @property
    def is_clear(self) -> bool:
        """Whether the better one's interval lies above what it aims at."""
        return self.standings[0].win_interval()[0] > self.pairing.aim


@contextmanager
def workers(n: int, dask: str | None = None) -> Iterator[Executor]:
    """So many processes, or those of a cluster."""
    if dask is not None:
        with cluster(dask) as pool:
            yield pool
        return
    with ProcessPoolExecutor(n, mp_context=get_context("spawn")) as pool:
        yield pool


def measure(pairing: Pairing, pool: Executor, most: int, seconds: float, seed: int) -> Measured:
    """Play until an interval leaves the aim, wider the more often it is looked at, or to the end."""
    tournament = Tournament(find(pairing.game), (pairing.better, pairing.worse), pairing.players, seed)
    began, spent, in_time = time.monotonic(), 0.0, True
    twins: list[Twin] = []
    for look in [look for look in pairing.looks if look <= most] or [most]:
        played = pool.map(partial(timed, tournament), range(len(twins), tournament.tables(look)))
        for twin, cost in played:
            twins.append(twin)
            spent += cost
        standings = tally(tournament.specs, twins)
        in_time = look == pairing.looks[-1] or (time.monotonic() - began) * 2 < seconds
        if is_settled(standings, pairing) or not in_time:
            break
    return Measured(pairing, standings, spent, in_time)


def timed(tournament: Tournament, table: int) -> tuple[Twin, float]:
    """A twin table, and how many seconds of a core it took."""
    began = time.process_time()
    return tournament.twin(table), time.process_time() - began


def is_settled(standings: Sequence[Standing], pairing: Pairing) -> bool:
    """Whether more games would not change the answer."""
    low, high = standings[0].win_interval(NormalDist().inv_cdf(1 - WRONG / len(pairing.looks) / 2))
    return not low <= pairing.aim <= high
