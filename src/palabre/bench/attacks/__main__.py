"""`python -m palabre.bench.attacks [--before CHECKOUT] [--write]`: honest moves beside each attacker."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import http.client
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from math import inf
from pathlib import Path

from ..load.crowd import Crowd, share
from ..load.server import HOST, serving
from .attackers import ATTACKERS

PAGE = Path("docs/bench/attacks.md")
BEGIN, END = "<!-- numbers: written by the command above -->", "<!-- end of numbers -->"
QUIET = "nobody"
TABLES, RATE, WARMING = 2, 10.0, 3.0
NEVER = 30.0  # seconds after which a health check is given up
SOON, TIMES = 150.0, 3.0  # milliseconds for 99 of 100 moves, or so many times what they take in quiet


@dataclass(frozen=True)
class Seen:
    """What honest people noticed, in milliseconds."""

    attacker: str
    p50: float
    p99: float
    health: float  # p50
    moves: int

    def is_held(self, quiet: Seen) -> bool:
        """Whether honest people hardly notice: where the machine is the limit, by what they have in quiet."""
        return self.p99 < max(SOON, TIMES * quiet.p99) and self.moves > quiet.moves / 2


def all_seen(source: Path | None, seconds: float, names: list[str]) -> Iterator[Seen]:
    """A fresh server beside each attacker."""
    for name in (QUIET, *names):
        with tempfile.TemporaryDirectory() as folder, serving(Path(folder), source) as (port, pid):
            seen = asyncio.run(at_most(name, port, pid, seconds))
        print(seen, file=sys.stderr, flush=True)
        yield seen


async def at_most(name: str, port: int, pid: int, seconds: float) -> Seen:
    """A row in bounded time, also of a house that was brought down."""
    try:
        async with asyncio.timeout(3 * seconds + 4 * NEVER):
            return await beside(name, port, pid, seconds)
    except (OSError, RuntimeError, TimeoutError):
        return Seen(name, inf, inf, inf, 0)


async def beside(name: str, port: int, pid: int, seconds: float) -> Seen:
    """Play at a steady, slow rate while somebody attacks."""
    crowd = Crowd([(HOST, port)], [pid])
    crowd.open("bonobo-beach", TABLES)
    await crowd.sit()
    await crowd.play(RATE, WARMING)
    with attacked(name, port, crowd.tables[0].table):
        await crowd.play(RATE, WARMING)
        watching = asyncio.create_task(watched(port))
        result = await crowd.play(RATE, seconds)
        watching.cancel()
        health = await watching
        waiting = [seconds for table in crowd.tables for seconds in table.unanswered()]
    times = sorted([*result.all_times, *waiting])  # who still waits has waited at least that long
    with contextlib.suppress(OSError, TimeoutError):
        async with asyncio.timeout(NEVER):
            await crowd.leave()
    return Seen(name, share(times, 0.5), share(times, 0.99), share(sorted(health), 0.5), len(times))


@contextlib.contextmanager
def attacked(name: str, port: int, table: str) -> Iterator[None]:
    """An attacker in a process of its own."""
    if name == QUIET:
        yield
        return
    command = [sys.executable, "-m", "palabre.bench.attacks.attackers", name, str(port), table]
    attacker = subprocess.Popen(command)
    try:
        yield
    finally:
        attacker.kill()
        attacker.wait()


async def watched(port: int) -> list[float]:
    """How long `/healthz` takes, again and again until told to stop."""
    took = []
    with contextlib.suppress(asyncio.CancelledError):
        while True:
            took.append(await asyncio.to_thread(health, port))
            await asyncio.sleep(0.1)
    return took


def health(port: int) -> float:
    """How long one takes."""
    began = time.perf_counter()
    with (
        contextlib.suppress(OSError),
        contextlib.closing(http.client.HTTPConnection(HOST, port, NEVER)) as web,
    ):
        web.request("GET", "/healthz")
        web.getresponse().read()
    return time.perf_counter() - began


def row(seen: Seen, quiet: Seen) -> str:
    """One attacker."""
    numbers = [f"{one:.0f}" if one < inf else "never" for one in (seen.p50, seen.p99, seen.health)]
    cells = [seen.attacker, *numbers, str(seen.moves), "yes" if seen.is_held(quiet) else "**no**"]
    return f"| {' | '.join(cells)} |"


def table(title: str, rows: list[Seen]) -> str:
    """What was seen of one version."""
    head = "| beside | p50 of a move | p99 of a move | p50 of `/healthz` | moves | held |"
    told_rows = [row(each, rows[0]) for each in rows]
    return "\n".join([f"### {title}", "Milliseconds.", "", head, "|---|--:|--:|--:|--:|---|", *told_rows, ""])


def told(before: list[Seen], after: list[Seen], remark: str) -> str:
    """The tables of the page, and on what they were measured."""
    parts = [table(title, rows) for title, rows in (("Before", before), ("Now", after)) if rows]
    return "\n".join([BEGIN, f"{remark}\n", *parts, END])


def machine(seconds: float, load: float) -> str:
    """On what it was measured, and how much went on there: the bench itself is about two of it."""
    cores, when, end = os.cpu_count(), time.strftime("%Y-%m-%d"), os.getloadavg()[0]
    loads = f"a load of {load:.1f} before the first row, {end:.1f} after the last"
    return f"*{when}, {seconds:.0f} s a row, {cores} cores; {loads}.*"


def write(text: str) -> None:
    """Put the numbers into the page."""
    page = PAGE.read_text(encoding="utf-8")
    start, end = page.index(BEGIN), page.index(END) + len(END)
    PAGE.write_text(page[:start] + text + page[end:], encoding="utf-8")


def main() -> None:
    """Measure, and write the page where that is wished."""
    parser = argparse.ArgumentParser(prog="python -m palabre.bench.attacks", description=__doc__)
    parser.add_argument("--only", default="", help=f"some of {', '.join(ATTACKERS)}")
    parser.add_argument("--seconds", type=float, default=15.0, help="how long each is measured")
    parser.add_argument("--before", type=Path, help="a checkout of an older version, measured first")
    parser.add_argument("--write", action="store_true", help=f"keep the results in {PAGE}")
    asked = parser.parse_args()
    names = [name for name in asked.only.split(",") if name] or list(ATTACKERS)
    load = os.getloadavg()[0]
    before = list(all_seen(asked.before / "src", asked.seconds, names)) if asked.before else []
    now = list(all_seen(None, asked.seconds, names))
    text = told(before, now, machine(asked.seconds, load))
    print(text)
    if asked.write:
        write(text)


if __name__ == "__main__":
    main()
