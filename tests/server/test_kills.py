"""Killed a thousand times under load: nothing acknowledged is lost or doubled, nothing shown too early.

`python3 run.py test --long -k thousand_times` goes on where the last run was cut; see `progress.py`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from .kills import round_of_kills
from .nursery import Nursery
from .player import run
from .progress import Progress
from .shared import Village, new_database

ROUND, ROUND_SECONDS = 20, 600
NewProgress = Callable[[str, int, int], Progress]
pytestmark = pytest.mark.xdist_group("village")


@contextmanager
def started(village: Village) -> Iterator[Village]:
    """Servers of this test's own, which leave no error in their logs."""
    try:
        yield village.start()
    finally:
        village.stop()
    village.assert_quiet()


def kill(village: Village, progress: Progress) -> None:
    """So often as is left."""
    for kills in progress.rounds(ROUND):
        seed = progress.n
        moves = run(round_of_kills(village, kills, random.Random(seed)), seconds=ROUND_SECONDS)
        progress.add(n=kills, moves=moves)


def test_killed_a_thousand_times_on_sqlite(tmp_path: Path, forks: Nursery, progress: NewProgress) -> None:
    with started(Village(tmp_path, f"sqlite:///{tmp_path}/kept.sqlite3", 1, forks)) as village:
        kill(village, progress("kills-sqlite", 2, 1_000))


@pytest.mark.long
def test_killed_a_thousand_times_on_postgres(
    postgres: Any, tmp_path: Path, forks: Nursery, progress: NewProgress
) -> None:
    with started(Village(tmp_path, new_database(postgres, "kills"), 1, forks)) as village:
        kill(village, progress("kills-postgres", 2, 1_000))


@pytest.mark.wide
def test_one_of_three_killed_a_thousand_times(
    postgres: Any, tmp_path: Path, forks: Nursery, progress: NewProgress
) -> None:
    with started(Village(tmp_path, new_database(postgres, "kills3"), 3, forks)) as village:
        kill(village, progress("kills-three", 2, 1_000))
