"""Workers: what they are told stays between them, and each has the lines of its own tables."""

from __future__ import annotations

import os
import random
import signal
import socket
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from palabre.bench.load.crowd import family
from palabre.server.connection.handing import in_turn
from palabre.server.workers import Plan, start

from .gatherings import first_to_choose
from .player import run
from .shared import Roamer, Village, check_logs, new_database, spread_table

MOVES = 3


def test_the_databases_password_is_in_no_workers_arguments(tmp_path: Path) -> None:
    plan = Plan("postgresql://palabre:a-password@127.0.0.1:1/none", None, str(tmp_path), quick=True)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        worker = start(listener, plan)
        try:
            assert "a-password" not in repr(worker.args)
            shown = Path(f"/proc/{worker.pid}/cmdline")
            assert not shown.exists() or b"a-password" not in shown.read_bytes()
        finally:
            worker.kill()
            worker.wait()


@pytest.mark.long
def test_workers_hand_lines_to_whom_their_table_belongs_and_take_over_when_one_dies(
    postgres: Any, tmp_path: Path, count: Callable[[int, int], int]
) -> None:
    village = Village(tmp_path, new_database(postgres, "workers"), 1, workers=2).start()

    async def play() -> None:
        async with AsyncExitStack() as stack:
            tables = [
                await stack.enter_async_context(spread_table(village, "bonobo-beach", 2))
                for _ in range(count(3, 12))
            ]
            people = [each for players in tables for each in players]
            leaders = await village.leaders()
            led = {table: place_of(village, holder) for table, holder in leaders.items()}
            assert led == {table: in_turn(table.encode(), 2)[0] for table in led}
            for n, players in enumerate(tables):
                await play_some(players, random.Random(n))
            if count(0, 1):
                village.expected.add("another is started")
                os.kill(int(next(iter(leaders.values())).partition("-")[0]), signal.SIGKILL)
                for n, players in enumerate(tables):
                    await play_some(players, random.Random(n))
            assert await check_logs(village, people) >= len(tables) * MOVES

    try:
        run(play())
    finally:
        village.stop()
    village.assert_quiet()


async def play_some(players: list[Roamer], dice: random.Random) -> None:
    """A few choices by whoever may choose."""
    made = 0
    while made < MOVES:
        chooser = await first_to_choose(list(players))
        made += await chooser.choose(dice)


def place_of(village: Village, holder: str) -> int:
    """Which of the workers a process is, in the order in which they were started."""
    return family(village.servers[0].pid)[1:].index(int(holder.partition("-")[0]))
