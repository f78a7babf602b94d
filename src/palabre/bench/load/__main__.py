"""`python -m palabre.bench.load`: measure the server under load."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import uvloop

from ...games import games
from .crowd import Crowd, Result
from .report import page, row
from .server import HOST, serving

PAGE = Path("docs/bench/load.md")
WARMING = 3.0  # seconds at a rate before it is measured


async def measured(crowd: Crowd, rates: Sequence[float], seconds: float) -> list[Result]:
    """Each rate in turn, after a while to get used to it."""
    await crowd.sit()
    results = []
    for rate in rates:
        await crowd.play(rate, WARMING)
        results.append(await crowd.play(rate, seconds))
        print(row(results[-1]), file=sys.stderr, flush=True)
    await crowd.leave()
    return results


def load(
    tables: int, rates: Sequence[float], seconds: float, names: Sequence[str] = ()
) -> tuple[list[Result], Crowd]:
    """So many tables of each game at every rate."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as (port, pid):
        crowd = Crowd(HOST, port, pid)
        for game in names or games():
            crowd.open(game, tables)
        with ThreadPoolExecutor(1) as beside:  # whoever calls may have a loop of their own
            results = beside.submit(lambda: uvloop.run(measured(crowd, rates, seconds))).result()
        return results, crowd


def main() -> None:
    """Measure, and write the page where that is wished."""
    parser = argparse.ArgumentParser(description="How many moves a second the server acknowledges.")
    parser.add_argument("--tables", type=int, default=125, help="tables of each game")
    parser.add_argument(
        "--rates", default="250,500,750,1000,1250", help="moves a second, one after the other"
    )
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each rate is measured")
    parser.add_argument("--games", default="", help="only these")
    parser.add_argument("--remark", default="", help="what a reader of the page should know")
    parser.add_argument("--write", action="store_true", help=f"keep the results in {PAGE}")
    wish = parser.parse_args()
    rates = [float(rate) for rate in wish.rates.split(",")]
    results, crowd = load(wish.tables, rates, wish.seconds, [name for name in wish.games.split(",") if name])
    print("refusals:", crowd.refusals(), file=sys.stderr)
    told = page(results, wish.tables, wish.remark)
    print(told)
    if wish.write:
        PAGE.parent.mkdir(parents=True, exist_ok=True)
        PAGE.write_text(told, encoding="utf-8")


if __name__ == "__main__":
    main()
