"""What a host may want to watch, in the text form that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .tables.house import House

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds
MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Histogram:
    """How long something took, counted between bounds."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def saw(self, seconds: float) -> None:
        """It took so long once more."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> Iterator[str]:
        """Cumulative, as Prometheus wants it."""
        so_far = 0
        for bound, n in zip((*map(str, BOUNDS), "+Inf"), self.counts):
            so_far += n
            yield f'{name}_bucket{{le="{bound}"}} {so_far}'
        yield f"{name}_sum {self.total:.6f}"
        yield f"{name}_count {so_far}"


def text(house: House) -> str:
    """All numbers of this process; a sum over all processes is Prometheus's business."""
    return "\n".join([*simple(house), *latency(house), ""])


def simple(house: House) -> Iterator[str]:
    """Numbers that stand for themselves."""
    tables, store, thinker = list(house.tables.values()), house.store, house.thinker
    sockets = sum(len(table.lines) for table in tables)
    yield from one("tables", "gauge", "Tables in memory.", len(tables))
    yield from one("sockets", "gauge", "Open lines to tables.", sockets)
    yield from one("leases", "gauge", "Tables that this process leads.", house.led())
    yield from one(
        "log_lines_total", "counter", "Moves written, of people, bots and nature.", store.lines_written
    )
    yield from one("commits_total", "counter", "Transactions that wrote them.", store.commits)
    yield from one("thinking_seconds_total", "counter", "Time that bots thought.", thinker.seconds)
    yield from one("thoughts_total", "counter", "Moves that bots thought about.", thinker.thoughts)


def one(name: str, kind: str, told: str, value: float) -> Iterator[str]:
    """A number with what it means."""
    yield f"# HELP palabre_{name} {told}"
    yield f"# TYPE palabre_{name} {kind}"
    yield f"palabre_{name} {value:.12g}"


def latency(house: House) -> Iterator[str]:
    """Choices of people, from the line to the acknowledgement; its count is how many there were."""
    name = "palabre_move_seconds"
    yield f"# HELP {name} From a choice that arrives to its acknowledgement, which is after it is on disk."
    yield f"# TYPE {name} histogram"
    yield from house.latency.lines(name)
