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
best of 2^18 and 2^20 threads in blocks of 32, 64, 128 and 256, four games a thread. `–` was not looked at on
that day: the card was lent for minutes, and Banjooli Xeet's kernels take the longest to load.

The rows of Bakong and Banjooli Xeet were renewed by hand when turns had become a loop of their own: kernels
from the source as it stands now, totals of 262,144 games equal to the processor's, speed as above. Bongo's
and Bonobo Beach's whole games were not measured again since, nor any batch, whose programs are the same.

## What was tried

The aim is 1 G decisions a second in every game. Bakong and Banjooli Xeet miss it.

- **Where the time goes**, by the card's own counters: not into memory (96 and 91 % of what is read lies
  in the first cache, the large memory does 1 %), but into waiting for instructions (10.7 of 18 cycles
  between two instructions of a warp in Banjooli Xeet) and into threads that go different ways: of 32, 4.6
  in Bakong and 4.0 in Banjooli Xeet did the same at a time. The code of a game is 250 kB (Bakong) and 780
  kB (Banjooli Xeet), more than the cache for instructions holds, and threads jump about in it.
- **Turns in a loop of their own**: threads begin each turn together, and within a turn mostly have the
  same to do. 5.3 and 5.9 of 32; Bakong 831 → 887 M, Banjooli Xeet 351 → 440 M on the same card within
  minutes. On the processor the time is 1.08, 0.98, 0.98 and 0.97 of what it was (Bongo, Bonobo Beach,
  Bakong, Banjooli Xeet; medians of four in turn). This is what the source has now.
- **Nature in a loop of its own.** In `play_out` every thread made one move a round, of nature or of a
  seat, so a warp nearly always paid for both. Now nature plays until somebody has to choose, and all
  threads choose together. On the same card, within minutes: Banjooli Xeet 197 → 337 M, Bakong 684 → 718
  M. The games are the same, and on the processor the time is 0.94, 1.00, 1.05 and 0.99 of what it was
  (Bongo, Bonobo Beach, Bakong, Banjooli Xeet; medians of twelve, beside other work).
- **Less code**, by keeping larger rules from being written into those that call them: 250 → 133 kB and 780 →
  196 kB, and much slower: 400 to 630 M in Bakong, 33 M in Banjooli Xeet. Threads that have called something
  by different ways no longer come together in it.
- **The next game at once**, so that nobody waits for the longest of 32 games (a fifth more turns than the
  mean in Bakong, 43 % in Banjooli Xeet), with all games laid out first: 403 to 711 M and 276 to 321 M. The
  compiler then needs three times the registers, and threads no longer meet at the end of a turn.
- **The state in the memory that a block shares**: 637 M and 342 M, for only 400 threads fit.
- **Fewer threads**, so that their states fit into the first cache: slower, the fewer the slower
  (Banjooli Xeet 255 M at 512 threads a multiprocessor, 320 M at 2,048, 337 M with a million in all;
  Bakong alike).
- **More registers** than the 55 of Bakong (64, 96, 128): slower, for fewer threads fit. Nothing is
  spilled. Fewer than 55 were not tried with this loop.
- Not tried: listing Banjooli Xeet's ways by their number instead of one by one (a throw of five points has up
  to 243, and 32 threads wait for the longest list), and sorting games by what they do next.
"""


def page(results: dict[str, Any], folder: Path) -> str:
    """The whole page."""
    head = ["game", "equal", "decisions/s", "× one core", "moves/s, nature's too", "batch, decisions/s"]
    return HEAD + table(head, [row(name, one, folder) for name, one in results.items()]) + "\n" + TAIL


def row(name: str, one: dict[str, Any], folder: Path) -> list[str]:
    """One game."""
    facts = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
    return [
        name,
        equality(one, len(facts["batch"])),
        short(one["decisions_per_second"]),
        f"{one['times_one_core']:.0f}",
        short(one["moves_per_second"]),
        short(one["batch_decisions_per_second"]) if "batch_decisions_per_second" in one else "–",
    ]


def equality(one: dict[str, Any], steps: int) -> str:
    """Whether the card plays as the processor does; a dash where nobody has looked."""
    if "totals_equal" not in one:
        return "–"
    return "yes" if one["totals_equal"] and one["steps_equal"] == steps else "**no**"


if __name__ == "__main__":
    found = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    PAGE.write_text(page(found, Path(sys.argv[2])), encoding="utf-8")
