"""`python -m palabre.bench.reviews [--full] [--only NAME,…] [--write]`: measure, print, keep the page."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from .best import bests
from .blunders import found_again
from .calibration import bins, coverage, forecasts
from .duels import duels
from .endings import endings
from .moves import moves
from .notebook import Notebook
from .page import (
    PAGE,
    PICTURE,
    SECTIONS,
    Kept,
    against_exact,
    apart,
    beside,
    calibrated,
    covered,
    found,
    page,
    taken,
)
from .picture import picture
from .sizes import FULL, SMALL, TINY, Sizes
from .times import times

KEPT = Path("docs/bench/reviews.json")  # section by section: a long measurement may be broken off
Measure = Callable[[Sizes, int, bool, Notebook], Iterator[str]]


def main() -> None:
    """Measure what is asked for, and keep it if asked."""
    parser = argparse.ArgumentParser(prog="python -m palabre.bench.reviews")
    parser.add_argument("--full", action="store_true", help="all that was asked for; hours")
    parser.add_argument("--tiny", action="store_true", help="next to nothing, to see that it runs")
    parser.add_argument("--only", default=",".join(SECTIONS), help="some of the sections")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--duels", type=int, help="games of two levels, of each game")
    parser.add_argument("--blunders", type=int, help="games in which one is planted, of each game")
    parser.add_argument("--notes", type=Path, help="a file in which long measurements go on where they were")
    parser.add_argument("--write", action="store_true", help=f"keep {PAGE}, {PICTURE} and {KEPT}")
    asked = parser.parse_args()
    sizes, notes = FULL if asked.full else TINY if asked.tiny else SMALL, Notebook(asked.notes)
    sizes = sizes._replace(duels=asked.duels or sizes.duels, blunders=asked.blunders or sizes.blunders)
    kept: Kept = json.loads(KEPT.read_text(encoding="utf-8")) if asked.write and KEPT.exists() else {}
    for name in asked.only.split(","):
        began = time.process_time()
        text = "\n".join(MEASURES[name](sizes, asked.seed, asked.write, notes))
        kept[name] = {"text": text, "seconds": round(time.process_time() - began, 1)}
        print(f"{name}: {kept[name]['seconds']:.0f} s of the processor", file=sys.stderr, flush=True)
        if asked.write:
            KEPT.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
            PAGE.write_text(page(kept), encoding="utf-8")
    print(page(kept))


def calibration(sizes: Sizes, seed: int, write: bool, notes: Notebook) -> Iterator[str]:
    """Expected and happened, with a picture."""
    told = forecasts(sizes, seed, notes)
    if write:
        PICTURE.write_text(picture(bins(told)), encoding="utf-8")
    return calibrated(sizes, told)


MEASURES: dict[str, Measure] = {
    "calibration": calibration,
    "intervals": lambda sizes, seed, write, notes: covered(
        coverage(sizes, seed), bests(sizes.bests, seed, notes)
    ),
    "endings": lambda sizes, seed, write, notes: against_exact(endings(sizes.endings, seed)),
    "luck": lambda sizes, seed, write, notes: apart(sizes, duels(sizes.duels, seed, notes)),
    "time": lambda sizes, seed, write, notes: taken(times(seed)),
    "moves": lambda sizes, seed, write, notes: beside(sizes, moves(sizes.tables, sizes.seconds)),
    "blunders": lambda sizes, seed, write, notes: found(
        sizes, found_again(sizes.blunders, seed, notes), seed
    ),
}


if __name__ == "__main__":
    main()
