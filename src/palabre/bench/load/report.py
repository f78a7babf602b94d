"""The results of a load as a page."""

from __future__ import annotations

import os
import platform
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from .crowd import NEARLY_ALL, SOON, Result, share

if TYPE_CHECKING:
    from .__main__ import Findings

INTRODUCTION = """\
# The server under load

Made by `python -m palabre.bench.load --write`. {tables} tables of each game, 4 people at each on a line of
their own, every update with its whole view; server and clients on the same {cores} cores ({machine}, Python
{python}, {when}); SQLite, written to the disk (`synchronous=FULL`) before a move is acknowledged. Choices are
random and sent at a steady rate to the tables in turn, each rate for {seconds:.0f} s after 3 s to get used to
it. Before that the tables join one by one, so that games stand at many moments and end at many, as among
people; who has finished opens the next game at once, and goes there on a new line. A time runs from sending
a choice to its acknowledgement. A press in Bongo is acknowledged with its ruling, so its time holds the
settle window as well. A rate is *held* when {nearly_all:.0%} of it are acknowledged, 99 of 100 within
{soon:.0f} ms. The machine's load from other work was {load:.1f} before.
{remark}
{highest}

| asked | acknowledged | p50 | p95 | p99 | longest | server | clients | memory | held |
|---|---|---|---|---|---|---|---|---|---|
"""
BY_GAME = """
## By game, at {rate:.0f} moves a second asked

| game | acknowledged | p50 | p95 | p99 |
|---|---|---|---|---|
"""
BESIDE_BOTS = """
## While eight `hard` bots think

The same crowd makes {asked:.0f} moves a second while at eight more tables `hard` plays against `hard`
without a pause: a person's choice is acknowledged within {p50:.0f} ms (p50), {p95:.0f} ms (p95),
{p99:.0f} ms (p99). The server uses {cores:.2f} cores then. Bots think in threads of their own, and their
compiled search leaves the interpreter to the others.
"""


def row(result: Result) -> str:
    """One rate, in numbers."""
    times = result.all_times
    spread = " | ".join(f"{share(times, part):.0f} ms" for part in (0.5, 0.95, 0.99, 1.0))
    use = f"{result.server_cpu:.2f} cores | {result.own_cpu:.2f} cores | {result.memory / 2**20:.0f} MB"
    held = "yes" if result.is_held else "no"
    return f"| {result.asked:.0f}/s | {result.rate:.0f}/s | {spread} | {use} | {held} |"


def game_row(game: str, times: Sequence[float], seconds: float) -> str:
    """One game at one rate."""
    ordered = sorted(times)
    spread = " | ".join(f"{share(ordered, part):.0f} ms" for part in (0.5, 0.95, 0.99))
    return f"| {game} | {len(ordered) / seconds:.0f}/s | {spread} |"


def highest(found: Findings) -> str:
    """The one sentence that most readers want."""
    best = found.highest
    if best is None:
        return "**None of the rates below was held.**"
    return f"**The highest rate held is {best.rate:.0f} moves a second**, with {best.memory / 2**20:.0f} MB."


def page(found: Findings, tables: int, seconds: float, remark: str) -> str:
    """The whole page."""
    head = INTRODUCTION.format(
        tables=tables,
        cores=os.cpu_count(),
        machine=platform.machine(),
        python=platform.python_version(),
        when=time.strftime("%Y-%m-%d"),
        seconds=seconds,
        nearly_all=NEARLY_ALL,
        soon=SOON,
        load=found.load_before,
        remark=f"\n{remark}\n" if remark else "",
        highest=highest(found),
    )
    results = sorted([*found.at_rates, *found.searched], key=lambda result: result.asked)
    return head + "\n".join(map(row, results)) + "\n" + by_game(found.at_rates) + beside_bots(found)


def by_game(results: Sequence[Result]) -> str:
    """Every game at the rate that is asked of the server."""
    wanted = min(results, key=lambda result: abs(result.asked - 1000))
    games = [game_row(game, times, wanted.seconds) for game, times in wanted.times.items()]
    return BY_GAME.format(rate=wanted.asked) + "\n".join(games) + "\n"


def beside_bots(found: Findings) -> str:
    """What people notice of bots that think."""
    result = found.beside_bots
    if result is None:
        return ""
    p50, p95, p99 = (share(result.all_times, part) for part in (0.5, 0.95, 0.99))
    return BESIDE_BOTS.format(asked=result.asked, p50=p50, p95=p95, p99=p99, cores=result.server_cpu)
