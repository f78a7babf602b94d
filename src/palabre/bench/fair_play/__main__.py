"""`python -m palabre.bench.fair_play [--games N] [--seed S] [--write]`: simulate, print, keep the numbers."""

from __future__ import annotations

import argparse
from pathlib import Path

from palabre.bench.fair_play import report, studies

DOCS = Path(__file__).parents[4] / "docs"


def main() -> None:
    """Run every study and print its tables, or write them into the page with its plot."""
    parser = argparse.ArgumentParser(prog="python -m palabre.bench.fair_play", description=__doc__)
    parser.add_argument("--games", type=int, default=500, help="games behind each row (default 500)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="into docs/fair-play.md and docs/fair-play.svg")
    asked = parser.parse_args()
    if asked.games < 1:
        parser.error("--games must be at least 1")
    effort = studies.Effort(asked.games, asked.seed)
    by_ping = list(studies.by_ping(effort))
    found = report.numbers(effort, by_ping)
    if asked.write:
        report.write(DOCS, found, report.ping_plot(by_ping))
    print(found)


if __name__ == "__main__":
    main()
