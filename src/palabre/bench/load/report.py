"""The results of a load as a page."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence

from .crowd import Result

INTRODUCTION = """\
# The server under load

Made by `python -m palabre.bench.load --write`. {tables} tables of each game, 4 people at each on a line of
their own, every update with its whole view; server and clients on the same {cores} cores ({machine}); SQLite,
written to the disk (`synchronous=FULL`) before a move is acknowledged. Choices are random and sent at
a steady rate to the tables in turn; a time runs from sending a choice to its acknowledgement. A press in
Bongo is acknowledged with its ruling, so its time holds the settle window as well.
{remark}
| asked | held | p50 | p95 | p99 | longest | server | clients | memory |
|---|---|---|---|---|---|---|---|---|
"""
BY_GAME = """
## By game, at {rate:.0f} moves a second asked

| game | held | p50 | p95 | p99 |
|---|---|---|---|---|
"""


def share(times: Sequence[float], part: float) -> float:
    """The time in milliseconds that this part of sorted times does not exceed."""
    return times[min(len(times) - 1, int(part * len(times)))] * 1000 if times else float("nan")


def row(result: Result) -> str:
    """One rate, in numbers."""
    times = result.all_times
    spread = " | ".join(f"{share(times, part):.0f} ms" for part in (0.5, 0.95, 0.99, 1.0))
    use = f"{result.server_cpu:.2f} cores | {result.own_cpu:.2f} cores | {result.memory / 2**20:.0f} MB"
    return f"| {result.asked:.0f}/s | {result.rate:.0f}/s | {spread} | {use} |"


def game_row(game: str, times: Sequence[float], seconds: float) -> str:
    """One game at one rate."""
    ordered = sorted(times)
    spread = " | ".join(f"{share(ordered, part):.0f} ms" for part in (0.5, 0.95, 0.99))
    return f"| {game} | {len(ordered) / seconds:.0f}/s | {spread} |"


def page(results: Sequence[Result], tables: int, remark: str) -> str:
    """The whole page."""
    told = f"\n{remark}\n" if remark else ""
    head = INTRODUCTION.format(tables=tables, cores=os.cpu_count(), machine=platform.machine(), remark=told)
    wanted = min(results, key=lambda result: abs(result.asked - 1000))
    games = [game_row(game, times, wanted.seconds) for game, times in wanted.times.items()]
    return (
        head
        + "\n".join(map(row, results))
        + "\n"
        + BY_GAME.format(rate=wanted.asked)
        + "\n".join(games)
        + "\n"
    )
