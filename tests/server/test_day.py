"""A day, compressed: what leaves the memory is gone from it, and moves are as quick at the end as before."""

from __future__ import annotations

import os
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from palabre.bench.load.crowd import share

from .day import Day, Look, curves, fast_house
from .growth import PAGE, keep
from .player import run
from .progress import MINUTES, USUAL_MINUTES

TABLES = 20_000
WARM = 0.2  # of the day: until then what is loaded once is loaded
FLAT = 0.05  # from the middle, either way
SAID = """{opened:,} tables of Bonobo Beach (the small board, two people) through one process on SQLite in
{minutes:.1f} minutes, {families} at a time, with the clocks of the house a hundred times as fast: a table
rests 0.6 s after its end and 6 s after it was left, names are kept for a minute. A fifth were opened and
left, two fifths left in the middle ({left:,}), the rest played to the end and their record fetched
({finished:,}); {moves:,} moves.

![Memory, file and p99 over a day](day.svg)

| after | memory | file | p99 | tables in memory |
| --: | --: | --: | --: | --: |
{rows}

After the first fifth memory lay between {low:.0f} and {high:.0f} MB: {off:.1f} % from their middle at most. A
table leaves {each:.1f} kB in the file, its log above all, which stays."""


@pytest.mark.long
@pytest.mark.alone
def test_a_day_leaves_nothing_in_memory(tmp_path: Path) -> None:
    seconds = 60 * float(os.environ.get(MINUTES, USUAL_MINUTES))
    with fast_house(tmp_path) as house:
        day = run(house.live(TABLES, seconds), seconds=seconds + 300)
    assert day.refused.keys() <= {"stale-decision"}, day.refused
    assert day.finished > day.opened * 0.3
    warm = [look for look in day.looks if look.tables >= WARM * day.opened]
    PAGE.with_name("day.svg").write_text(curves(day.looks), encoding="utf-8")
    keep("A day, compressed", told(day, warm))
    low, high = (edge(look.memory for look in warm) for edge in (min, max))
    assert high - low <= FLAT * (high + low), "what is kept for ever makes it grow"


def told(day: Day, warm: list[Look]) -> str:
    """The day in words and numbers."""
    low, high = (edge(look.memory for look in warm) / 2**20 for edge in (min, max))
    middle = (low + high) / 2
    facts: dict[str, Any] = {
        "opened": day.opened,
        "left": day.left,
        "finished": day.finished,
        "moves": day.moves,
    }
    facts |= {"minutes": day.seconds / 60, "families": 40, "rows": "\n".join(rows(day.looks))}
    facts |= {"low": low, "high": high, "off": 100 * (high - middle) / middle}
    return SAID.format(**facts, each=day.looks[-1].file / max(1, day.opened) / 1024)


def rows(looks: list[Look]) -> list[str]:
    """Ten moments of the day, each the median of those around it."""
    size = max(1, len(looks) // 10)
    parts = [looks[first : first + size] for first in range(0, len(looks), size)]
    return [
        f"| {part[-1].tables:,} | {median(look.memory for look in part) / 2**20:.0f} MB"
        f" | {part[-1].file / 2**20:.1f} MB | {median(look.p99 for look in part):.0f} ms | {part[-1].awake} |"
        for part in parts
    ]


def test_a_day_is_drawn_and_told(tmp_path: Path) -> None:
    looks = [Look(n * 100, 200 * 2**20, n * 2**20, 5.0 + n, 40) for n in range(1, 21)]
    day = Day(looks, 2_000, 800, 800, 30_000, 60.0)
    assert curves(looks).count("<polyline") == 4
    assert "2,000 tables" in told(day, looks)
    assert len(rows(looks)) == 10
    assert share([], 0.99) != share([], 0.99), "no moves in a while is no number"
