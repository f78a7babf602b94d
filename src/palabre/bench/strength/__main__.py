"""`python -m palabre.bench.strength [--write]`: measure all pairings, regrets and speeds; about an hour."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator

from ...bots import warm
from ...bots.seat import is_read
from ...bots.speed import simulations_per_second
from ...bots.tournament import cores
from ...games import find, games
from .keeping import Row, bots_of, keep_rows, kept_rows, name_of
from .measuring import measure, workers
from .page import PAGE, Speed, cells_of, page
from .pairings import Pairing, pairings
from .regret import regrets

MINUTES = 55.0
MOST = 400
RANDOM = {"turns": 1_000_000.0, "care": 0.0}


def main() -> None:
    """Measure, print, and keep the page if asked."""
    asked = arguments()
    for name in games():
        warm(find(name))
    rows = all_rows(asked)
    lost = list(regrets(("random", "greedy", "medium")))
    minutes = sum(each.seconds for each in rows) / 60
    facts = {"minutes": minutes, "half": minutes / 2, "most": asked.games}
    text = page(rows, lost, list(speeds()), facts, missing_from(rows))
    if asked.write:
        PAGE.parent.mkdir(parents=True, exist_ok=True)
        PAGE.write_text(text, encoding="utf-8")
    print(text)


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="python -m palabre.bench.strength")
    parser.add_argument("--write", action="store_true", help=f"keep the page in {PAGE}")
    parser.add_argument("--games", type=int, default=MOST, help="a pairing at most")
    parser.add_argument("--minutes", type=float, default=MINUTES, help="for all pairings together")
    parser.add_argument("--only", default="", help="only pairings with this in `game better worse players`")
    parser.add_argument("--missing", action="store_true", help="only pairings not kept from earlier runs")
    parser.add_argument("--cores", type=int, default=cores(), help="how many to play on")
    parser.add_argument("--dask", help="a scheduler whose workers play instead, as tcp://…")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def all_rows(asked: argparse.Namespace) -> list[Row]:
    """What is measured now, and of earlier runs what was not asked for and still holds."""
    rows = still_true() if asked.only or asked.missing else {}
    wanted = [each for each in pairings() if asked.only in name_of(each)]
    if asked.missing:
        wanted = [each for each in wanted if name_of(each) not in rows]
    for row in played(wanted, asked):
        rows[row.name] = row
        if asked.write:
            keep_rows(in_order(rows))  # one by one: a long measurement may be broken off
    return in_order(rows)


def missing_from(rows: list[Row]) -> list[str]:
    """The pairings that have no row."""
    measured = {row.name for row in rows}
    return [name for name in map(name_of, pairings()) if name not in measured]


def still_true() -> dict[str, Row]:
    """Kept rows of bots that are still the same."""
    known = kept_rows()
    named = {name_of(pairing): bots_of(pairing) for pairing in pairings()}
    return {name: known[name] for name, bots in named.items() if name in known and known[name].bots == bots}


def in_order(rows: dict[str, Row]) -> list[Row]:
    """Rows in the order of the page."""
    return [rows[name] for name in map(name_of, pairings()) if name in rows]


def played(wanted: list[Pairing], asked: argparse.Namespace) -> Iterator[Row]:
    """One pairing after the other, each with its part of the time that is left."""
    began = time.monotonic()
    with workers(asked.cores, asked.dask) as pool:
        for number, pairing in enumerate(wanted):
            left = asked.minutes * 60 - (time.monotonic() - began)
            one = measure(pairing, pool, asked.games, left / (len(wanted) - number), asked.seed)
            cells = list(cells_of(one))
            print("  ".join(cells), f"{one.seconds:.0f} s", file=sys.stderr, flush=True)
            yield Row(name_of(pairing), bots_of(pairing), pairing.section, cells, one.seconds)


def speeds() -> Iterator[Speed]:
    """How fast search is in each game that is searched."""
    for name in games():
        game = find(name)
        if not is_read(game):
            for players in sorted({game.min_seats, min(4, game.max_seats)}):
                tuned = simulations_per_second(game, players)
                yield Speed(name, players, tuned, simulations_per_second(game, players, RANDOM))


if __name__ == "__main__":
    main()
