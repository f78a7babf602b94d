"""What a move costs a processor that has time, without a server: the ground of all comparisons."""

from __future__ import annotations

from statistics import mean, median

import pytest

from .cold import cost_at_once, costs
from .costs import spread
from .growth import keep

ROUNDS, SECONDS = 5, 4.0
WAYS = ((0.0,), (0.0, 0.0), (250.0,), (125.0,), (62.0,), (125.0, 125.0), (83.0, 83.0, 83.0))
TEXT = """Moves of Bonobo Beach at 60 tables with what four people are told of them, without any server: no
socket, no database, nobody to wake; a process computes a move, sleeps until the next is due, and computes
that one. Milliseconds of processor a move, medians of {rounds} rounds in turn; the last column compares
within a round.

| processes | moves a second, each | ms a move | × 250 a second in one |
| --: | --: | --: | --: |
{rows}"""


@pytest.mark.long
@pytest.mark.alone
def test_what_a_move_costs_a_processor_that_has_time() -> None:
    """Three minutes."""
    found: dict[tuple[float, ...], list[float]] = {way: [] for way in WAYS}
    for _ in range(ROUNDS):
        for way in WAYS:
            found[way].append(mean(cost_at_once(way, SECONDS)))
    keep("What having time costs", TEXT.format(rounds=ROUNDS, rows="".join(row(way, found) for way in WAYS)))


def row(way: tuple[float, ...], found: dict[tuple[float, ...], list[float]]) -> str:
    """One way, beside one process with 250 moves a second."""
    against = [mine / theirs for mine, theirs in zip(found[way], found[(250.0,)], strict=True)]
    rate = f"{way[0]:.0f}" if way[0] else "as fast as may be"
    return f"| {len(way)} | {rate} | {spread(found[way])} | {spread(against)} |\n"


def test_moves_are_made_at_the_rate_that_is_asked_for() -> None:
    assert 0 < costs(0.0, 0.1) < 1_000
    assert 0 < median(cost_at_once((50.0, 50.0), 0.1)) < 1_000
