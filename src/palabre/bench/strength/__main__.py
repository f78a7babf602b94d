"""`python -m palabre.bench.strength [--write]`: measure all pairings, regrets and speeds; about an hour."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator

from ...bots import LEVELS, warm
from ...bots.seat import is_read
from ...bots.specs import LEVELS as SET
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
    rows = list(all_rows(asked))
    hard = int(SET["hard"]["sims"])
    lost = list(regrets(("random", "greedy", LEVELS[1], f"mcts:sims={hard}", "hard")))
    facts = {"minutes": sum(each.seconds for each in rows) / 60, "cores": cores(), "most": asked.games}
    text = page(rows, lost, list(speeds()), facts)
    if asked.write:
        PAGE.parent.mkdir(parents=True, exist_ok=True)
        PAGE.write_text(text, encoding="utf-8")
        keep_rows(rows)
    print(text)


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="python -m palabre.bench.strength")
    parser.add_argument("--write", action="store_true", help=f"keep the page in {PAGE}")
    parser.add_argument("--games", type=int, default=MOST, help="a pairing at most")
    parser.add_argument("--minutes", type=float, default=MINUTES, help="for all pairings together")
    parser.add_argument("--only", default="", help="only pairings with this in `game better worse players`")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def all_rows(asked: argparse.Namespace) -> Iterator[Row]:
    """What is measured now, and of earlier runs what was not asked for and still holds."""
    known = kept_rows() if asked.only else {}
    wanted = [each for each in pairings() if asked.only in name_of(each)]
    measured = {row.name: row for row in played(wanted, asked)}
    for pairing in pairings():
        name = name_of(pairing)
        old = known.get(name)
        if name in measured:
            yield measured[name]
        elif old is not None and old.bots == bots_of(pairing):
            yield old


def played(wanted: list[Pairing], asked: argparse.Namespace) -> Iterator[Row]:
    """One pairing after the other, each with its part of the time that is left."""
    began = time.monotonic()
    with workers() as pool:
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
