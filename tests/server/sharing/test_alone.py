"""How much PostgreSQL holds by itself: moves as one to many processes would write them, without any."""

from __future__ import annotations

from contextlib import AsyncExitStack
from statistics import median
from typing import Any

import pytest

from palabre.server.sharing.driver import Driver
from palabre.server.sharing.store import SharedStore
from palabre.server.storage.database import open_engine, upgrade

from ..costs import EACH, MOST, WAYS, Sample
from ..growth import keep
from ..houses import query, shared_stores
from ..player import run
from ..reckoning import cost_of, reckoned
from ..shared import new_database
from ..test_throughput import measured
from .alone import (
    TABLES,
    TEXT,
    Table,
    Writer,
    Written,
    lines_of_a_game,
    renewed,
    table_of,
    tables_of,
    written,
)

PROCESSES, AT_ONCE = (1, 4, 16, 45), (1, 25)
ROUNDS, SECONDS, WARMING, RENEWALS = 3, 4.0, 0.5, 100
Seen = dict[tuple[int, int], list[Written]]


@pytest.mark.long
@pytest.mark.alone
def test_what_the_database_holds_by_itself(postgres: Any) -> None:
    """Two minutes; every line that was written is in the log once."""
    url = new_database(postgres, "alone")
    run(upgrade(url))
    seen, renewing, lines = run(loaded(url, postgres.get_pid(), ROUNDS, SECONDS), seconds=600)
    assert run(query(url, "SELECT count(*) FROM log"))[0][0] == lines
    facts = {"tables": TABLES, "rounds": ROUNDS, "seconds": SECONDS, "renewing": renewing}
    keep("The database by itself", TEXT.format(**facts, each=renewing / TABLES, rows=table_of(seen)))
    if samples := measured().samples:
        keep("What more cores would hold", more_cores(samples, seen))


def more_cores(samples: list[Sample], seen: Seen) -> str:
    """What follows from this and from what servers were seen to take."""
    of_a_move = {
        at_once: median(each.of_a_move for each in seen[PROCESSES[-1], at_once]) for at_once in AT_ONCE
    }
    most = max((each for row in seen.values() for each in row), key=lambda each: each.commits)
    busy = cost_of(samples, WAYS[0], MOST, of_a_move[25])
    return reckoned(busy, cost_of(samples, WAYS[1], EACH, of_a_move[1]), most.commits, most.cores)


def test_what_is_written_without_a_server_is_in_the_log_once(postgres: Any) -> None:
    url = new_database(postgres, "alone_once")
    run(upgrade(url))
    seen, _, lines = run(loaded(url, postgres.get_pid(), 1, 0.1, processes=(1, 2)))
    assert lines > 0
    assert run(query(url, "SELECT count(*) FROM log"))[0][0] == lines
    assert all(found.moves >= found.commits > 0 for row in seen.values() for found in row)
    assert table_of(seen).count("\n") == 2 + len(seen)


async def loaded(
    url: str, postgres: int, rounds: int, seconds: float, processes: tuple[int, ...] = PROCESSES
) -> tuple[Seen, float, int]:
    """Every number of processes in turn, round by round; returns how many lines were written, too."""
    seen: Seen = {}
    async with AsyncExitStack() as stack:
        (store,) = await stack.enter_async_context(shared_stores(url, "alone"))
        renewing = []
        writers = await writers_of(store, stack, processes[-1])
        for _ in range(rounds):
            for n in processes:
                for at_once in AT_ONCE:
                    await written(writers[:n], at_once, min(WARMING, seconds), postgres)
                    found = await written(writers[:n], at_once, seconds, postgres)
                    seen.setdefault((n, at_once), []).append(found)
            renewing.append(await renewed(store, RENEWALS, postgres) / processes[-1])
        return seen, median(renewing), sum(table.version for writer in writers for table in writer.tables)


async def writers_of(store: SharedStore, stack: AsyncExitStack, n: int) -> list[Writer]:
    """So many, each on a connection of its own, all with leases of one holder."""
    engine = open_engine(store.url, pool_size=n)
    stack.push_async_callback(engine.dispose)
    texts = lines_of_a_game()
    found = []
    for _ in range(n):
        connection = await stack.enter_async_context(engine.connect())
        tables: list[Table] = await tables_of(store, TABLES)
        found.append(Writer(Driver(connection), tables, texts))
    return found
