"""`python -m palabre.bench.newcomers [--newcomers N] [--seed S] [--write]`: play, print, keep the page."""

from __future__ import annotations

import argparse

from ...bots import warm
from ...bots.tournament import cores
from ...games import find, games
from ..strength.measuring import workers
from .evenings import evenings
from .page import PAGE, page

NEWCOMERS = 500


def main() -> None:
    """Let them play, print what they met, and keep the page if asked."""
    parser = argparse.ArgumentParser(prog="python -m palabre.bench.newcomers")
    parser.add_argument("--newcomers", type=int, default=NEWCOMERS, help="in each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=cores(), help="how many to play on")
    parser.add_argument("--write", action="store_true", help=f"keep the page in {PAGE}")
    asked = parser.parse_args()
    if asked.newcomers < 1:
        parser.error("--newcomers must be at least 1")
    for name in games():
        warm(find(name))
    with workers(asked.cores) as pool:
        found = [evenings(name, range(asked.newcomers), asked.seed, pool) for name in games()]
    text = page(found, asked.seed)
    if asked.write:
        PAGE.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
