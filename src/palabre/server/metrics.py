"""What a host may want to watch, in the text form that Prometheus reads."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4 as MEDIA_TYPE

from .tables.house import House

__all__ = ["MEDIA_TYPE", "Numbers", "text"]


def text(house: House) -> str:
    """All numbers of this process; a sum over all processes is Prometheus's business."""
    collectors = CollectorRegistry()  # for this answer: nothing is shared between houses
    collectors.register(Numbers(house))
    return generate_latest(collectors).decode()


class Numbers:
    """Reads the numbers of a house when they are asked for."""

    def __init__(self, house: House) -> None:
        self._house = house

    def collect(self) -> Iterator[Metric]:
        """Every number with what it means, then how long moves took."""
        house = self._house
        tables, store, thinker = list(house.tables.values()), house.store, house.thinker
        connections = sum(len(table.connections) for table in tables)
        yield gauge("tables", "Tables in memory.", len(tables))
        yield gauge("sockets", "Open lines to tables.", connections)
        yield gauge("leases", "Tables that this process leads.", house.led())
        yield counter("log_lines", "Moves written, of people, bots and nature.", store.lines_written)
        yield counter("commits", "Transactions that wrote them.", store.commits)
        yield counter("thinking_seconds", "Time that bots thought.", thinker.seconds)
        yield counter("thoughts", "Moves that bots thought about.", thinker.thoughts)
        for family in house.latency.collect():
            yield without_birth(family)


def gauge(name: str, told: str, value: float) -> Metric:
    """A number that goes up and down."""
    return GaugeMetricFamily(f"palabre_{name}", told, value)


def counter(name: str, told: str, value: float) -> Metric:
    """A number that only grows; it is told as `…_total`."""
    return CounterMetricFamily(f"palabre_{name}", told, value)


def without_birth(family: Metric) -> Metric:
    """A histogram without the series of when it was made, which no dashboard asks for."""
    family.samples = [sample for sample in family.samples if not sample.name.endswith("_created")]
    return family
