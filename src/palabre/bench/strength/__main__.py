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
from .measuring import Measured, measure, workers
from .page import PAGE, Speed, page, row
from .pairings import Pairing, pairings
from .regret import regrets

MINUTES = 55.0
MOST = 400
RANDOM = {"turns": 1_000_000.0, "care": 0.0}


def main() -> None:
    """Measure, print, and keep the page if asked."""
    asked = arguments()
    began = time.monotonic()
    for name in games():
        warm(find(name))
    measured = list(played(asked, began))
    hard = int(SET["hard"]["sims"])
    lost = list(regrets(("random", "greedy", LEVELS[1], f"mcts:sims={hard}", "hard")))
    facts = {"minutes": (time.monotonic() - began) / 60, "cores": cores(), "most": asked.games}
    text = page(measured, lost, list(speeds()), facts)
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
    parser.add_argument("--only", default="", help="only pairings whose game or section begins so")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def played(asked: argparse.Namespace, began: float) -> Iterator[Measured]:
    """One pairing after the other, each with its part of the time that is left."""
    wanted = [each for each in pairings() if is_wanted(each, asked.only)]
    with workers() as pool:
        for number, pairing in enumerate(wanted):
            left = asked.minutes * 60 - (time.monotonic() - began)
            one = measure(pairing, pool, asked.games, left / (len(wanted) - number), asked.seed)
            print("  ".join(row(one)), f"{one.seconds:.0f} s", file=sys.stderr, flush=True)
            yield one


def is_wanted(pairing: Pairing, only: str) -> bool:
    """Whether this pairing was asked for."""
    return not only or pairing.game.startswith(only) or pairing.section.startswith(only)


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
