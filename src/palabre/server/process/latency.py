"""How long choices of people take, from arriving to being acknowledged."""

from __future__ import annotations

from prometheus_client import Histogram

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds


def move_seconds() -> Histogram:
    """Counted between bounds; a house's own, registered nowhere."""
    told = "From a choice that arrives to its acknowledgement, which is after it is on disk."
    return Histogram("palabre_move_seconds", told, buckets=BOUNDS, registry=None)
