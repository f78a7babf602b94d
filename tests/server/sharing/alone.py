"""PostgreSQL loaded by itself: moves are written exactly as servers write them, without any server."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any

import palabre
from palabre.server.sharing.driver import Driver, ask
from palabre.server.sharing.leases import RENEWED
from palabre.server.sharing.moves import write
from palabre.server.sharing.store import SharedStore
from palabre.server.storage.store import LogLine, Waiting

from ..costs import spent
from ..shared import begun_setup

TABLES = 30  # that a process leads
COLUMNS = ["processes", "moves a commit", "moves/s", "commits/s", "PostgreSQL, ms a move", "ms a commit"]
COLUMNS += ["a commit takes", "cores used"]
HEAD = f"| {' | '.join(COLUMNS)} |\n{'| --: ' * len(COLUMNS)}|\n"
TEXT = """Moves of Bonobo Beach are written by the statement that servers use, each under its lease, without
any server: as many connections as there would be processes, each with {tables} tables and one commit at a
time. PostgreSQL and the one program that asks it share two cores, of which the last column says how much both
used; the ms are those of PostgreSQL alone. Medians of {rounds} rounds of {seconds:.0f} s, with
the least and the most in brackets.

{rows}
A process also renews its leases every second, all in one statement. With {tables} tables that took PostgreSQL
{renewing:.2f} ms of processor time, {each:.3f} for each table."""


@dataclass(frozen=True)
class Written:
    """What was seen with so many connections and so many moves in a commit."""

    moves: float  # a second
    commits: float
    of_a_move: float  # milliseconds of PostgreSQL's processor time
    of_a_commit: float
    takes: float  # milliseconds, the median
    cores: float  # that both used


@dataclass
class Table:
    """A table with a log that grows."""

    id: str
    lease: int
    version: int = 0


@dataclass
class Writer:
    """What one process would write."""

    driver: Driver
    tables: list[Table]
    texts: Sequence[str]
    times: list[float] = field(default_factory=list)

    async def go_on(self, until: float, at_once: int) -> None:
        """Commit after commit, in each so many tables that make a move."""
        place = 0
        while (began := time.perf_counter()) < until:
            moved = [self.tables[(place + n) % len(self.tables)] for n in range(at_once)]
            place += at_once
            await write(self.driver, [self._move(table) for table in moved], "alone")
            self.times.append(time.perf_counter() - began)

    def _move(self, table: Table) -> Waiting:
        text = self.texts[table.version % len(self.texts)]
        line = LogLine(table.id, table.version, text, f"{'0' * 32}:m{table.version}")
        table.version += 1
        return Waiting(None, None, [line], lease=table.lease)


def lines_of_a_game() -> list[str]:
    """What the log of a game holds."""
    match = palabre.new("bonobo-beach", players=4, seed=7)
    while not match.over:
        match.play(match.choices()[0])
    return match.lines()[1:]


async def tables_of(store: SharedStore, n: int) -> list[Table]:
    """Tables that were opened, and are led."""
    setups = [begun_setup("bonobo-beach", 4) for _ in range(n)]
    await asyncio.gather(*(store.save(setup, secret=b"s" * 32) for setup in setups))
    return [Table(setup.id, store.lease_of(setup.id) or 0) for setup in setups]


async def written(writers: Sequence[Writer], at_once: int, seconds: float, postgres: int) -> Written:
    """Write for a while, and see what that took."""
    for writer in writers:
        writer.times.clear()
    before, own, began = spent(postgres), time.process_time(), time.perf_counter()
    await asyncio.gather(*(writer.go_on(began + seconds, at_once) for writer in writers))
    taken = time.perf_counter() - began
    used, mine = spent(postgres) - before, time.process_time() - own
    times = [each for writer in writers for each in writer.times]
    commits = len(times)
    costs = 1000 * used / commits / at_once, 1000 * used / commits
    return Written(
        commits * at_once / taken, commits / taken, *costs, 1000 * median(times), (used + mine) / taken
    )


async def renewed(store: SharedStore, times: int, postgres: int) -> float:
    """Milliseconds of PostgreSQL's processor time to renew the leases of all tables once."""
    before = spent(postgres)
    for _ in range(times):
        await ask(store.engine, RENEWED, store.me)
    return 1000 * (spent(postgres) - before) / times


def table_of(found: dict[tuple[int, int], list[Written]]) -> str:
    """A row for each number of processes and moves."""
    return HEAD + "".join(row_of(n, at_once, seen) for (n, at_once), seen in sorted(found.items()))


def row_of(n: int, at_once: int, seen: Sequence[Written]) -> str:
    """One row."""

    def of(name: str, form: str) -> str:
        values: list[Any] = sorted(getattr(each, name) for each in seen)
        return f"{median(values):{form}} ({values[0]:{form}}–{values[-1]:{form}})"

    cells = [str(n), str(at_once), of("moves", ",.0f"), of("commits", ",.0f")]
    cells += [of("of_a_move", ".3f"), of("of_a_commit", ".2f")]
    cells += [f"{median(each.takes for each in seen):.1f} ms", f"{median(each.cores for each in seen):.2f}"]
    return f"| {' | '.join(cells)} |\n"
