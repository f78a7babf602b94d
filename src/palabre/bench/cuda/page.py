"""The page about graphics cards, from what `run.py` has printed there.

`python -m palabre.bench.cuda.page RESULTS.json FOLDER`, with the folder that `make.py` has written.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from ..peers.page import short, table

PAGE = Path(__file__).parents[4] / "docs" / "bench" / "cuda.md"
HEAD = """# On a graphics card

One NVIDIA H200 beside one core of the machine where the kernels were compiled: the same rules,
bound to the same programs (`kernel/playouts.py`, `kernel/batching.py`), made into PTX by numba-
cuda, a thread a game, four seats, default options, random players. *Equal*: the totals of 1,048,576
games are those of `palabre simulate --seed 7` to the last digit, and a batch of 256 games shows the
same bytes (seats, masks, observations, rewards) for 60 steps. The batch is measured with 1,048,576
games side by side, clearing and writing of observations and masks included, the choosing of actions
not.

"""
TAIL = """
Made by `python -m palabre.bench.cuda.make`, `run.py` on the card and `python -m palabre.bench.cuda.page`. The
best of 2^18 and 2^20 threads in blocks of 32, 64, 128 and 256, four games a thread.
"""


def page(results: dict[str, Any], folder: Path) -> str:
    """The whole page."""
    head = ["game", "equal", "decisions/s", "× one core", "moves/s, nature's too", "batch, decisions/s"]
    return HEAD + table(head, [row(name, one, folder) for name, one in results.items()]) + "\n" + TAIL


def row(name: str, one: dict[str, Any], folder: Path) -> list[str]:
    """One game."""
    facts = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
    equal = one["totals_equal"] and one["steps_equal"] == len(facts["batch"])
    return [
        name,
        "yes" if equal else "**no**",
        short(one["decisions_per_second"]),
        f"{one['times_one_core']:.0f}",
        short(one["moves_per_second"]),
        short(one["batch_decisions_per_second"]),
    ]


if __name__ == "__main__":
    found = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    PAGE.write_text(page(found, Path(sys.argv[2])), encoding="utf-8")
