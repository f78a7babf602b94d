"""`python -m palabre.bench.load`: measure the server under load, and find the highest rate it holds."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

import uvloop

from ...games import games
from .crowd import Crowd, Result
from .report import page, row
from .server import HOST, serving

PAGE = Path("docs/bench/load.md")
WARMING = 3.0  # seconds at a rate before it is measured
STEP = 1.1  # the next rate up, or down, in the search for the highest that is held
MOST_STEPS = 6
BOT_TABLES = 8  # at each of them one bot thinks at any time
RATE_BESIDE_BOTS = 50.0  # moves a second of people while they think


@dataclass
class Wish:
    """What is to be measured."""

    tables: int
    rates: Sequence[float]
    seconds: float
    names: Sequence[str] = ()
    search: bool = False
    bots: bool = False


@dataclass
class Findings:
    """What was measured."""

    at_rates: list[Result] = field(default_factory=list)
    searched: list[Result] = field(default_factory=list)
    beside_bots: Result | None = None
    refusals: dict[str, int] = field(default_factory=dict)
    load_before: float = 0.0  # of whatever else runs here

    @property
    def highest(self) -> Result | None:
        """The highest rate that was held."""
        held = [result for result in (*self.at_rates, *self.searched) if result.is_held]
        return max(held, key=lambda result: result.asked, default=None)


async def measured(crowd: Crowd, wish: Wish) -> Findings:
    """Each rate in turn, after a while to get used to it; then the search, then people beside bots."""
    found = Findings()
    await crowd.sit()
    await crowd.join_in()
    for rate in wish.rates:
        found.at_rates.append(await one_rate(crowd, rate, wish.seconds))
    if wish.search:
        await search(crowd, found, wish.seconds)
    if wish.bots:
        async with crowd.bots_beside(BOT_TABLES):
            found.beside_bots = await one_rate(crowd, RATE_BESIDE_BOTS, wish.seconds)
    await crowd.leave()
    found.refusals = crowd.refusals()
    return found


async def one_rate(crowd: Crowd, rate: float, seconds: float) -> Result:
    """One rate, measured after a while."""
    await crowd.play(rate, WARMING)
    result = await crowd.play(rate, seconds)
    print(row(result), file=sys.stderr, flush=True)
    return result


async def search(crowd: Crowd, found: Findings, seconds: float) -> None:
    """From the last rate up as long as it is held; or down until it is."""
    last = found.at_rates[-1]
    step = STEP if last.is_held else 1 / STEP
    rate = last.asked
    for _ in range(MOST_STEPS):
        rate *= step
        found.searched.append(await one_rate(crowd, rate, seconds))
        if found.searched[-1].is_held != last.is_held:
            return


def load(wish: Wish) -> Findings:
    """So many tables of each game at every rate."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as (port, pid):
        crowd = Crowd([(HOST, port)], [pid])
        for game in wish.names or games():
            crowd.open(game, wish.tables)
        with ThreadPoolExecutor(1) as beside:  # whoever calls may have a loop of their own
            return beside.submit(lambda: uvloop.run(measured(crowd, wish))).result()


def main() -> None:
    """Measure, and write the page where that is wished."""
    parser = argparse.ArgumentParser(description="How many moves a second the server acknowledges.")
    parser.add_argument("--tables", type=int, default=125, help="tables of each game")
    parser.add_argument("--rates", default="250,500,750,1000", help="moves a second, one after the other")
    parser.add_argument("--seconds", type=float, default=12.0, help="how long each rate is measured")
    parser.add_argument("--games", default="", help="only these")
    parser.add_argument("--only-rates", action="store_true", help="no search for the highest rate, no bots")
    parser.add_argument("--remark", default="", help="what a reader of the page should know")
    parser.add_argument("--write", action="store_true", help=f"keep the results in {PAGE}")
    asked = parser.parse_args()
    more = not asked.only_rates
    rates = [float(rate) for rate in asked.rates.split(",")]
    names = [name for name in asked.games.split(",") if name]
    load_before = os.getloadavg()[0]
    found = load(Wish(asked.tables, rates, asked.seconds, names, search=more, bots=more))
    found.load_before = load_before
    told = page(found, asked.tables, asked.seconds, asked.remark)
    print(told)
    if asked.write:
        PAGE.parent.mkdir(parents=True, exist_ok=True)
        PAGE.write_text(told, encoding="utf-8")


if __name__ == "__main__":
    main()
