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
best of 2^18 and 2^20 threads in blocks of 32, 64, 128 and 256, four games a thread. When the batches were
measured, an observation had four numbers more in Bakong and three in Banjooli Xeet.

## What was tried

The aim, 1 G decisions a second in every game and 100 M through the batch, is met. What brought the games
that had missed it there, each measured beside the state before on the same card within minutes:

- **Where the time went**, by the card's own counters: not into memory (96 and 91 % of what is read lies in
  the first cache, the large memory does 1 %), but into waiting for instructions (10.7 of 18 cycles between
  two instructions of a warp in Banjooli Xeet) and into threads that go different ways: of 32, 4.6 in Bakong
  and 4.0 in Banjooli Xeet did the same at a time. A card runs 32 threads as one where they are at the same
  place of the code, and one after the other where they are not.
- **Nature in a loop of its own.** In `play_out` every thread made one move a round, of nature or of a
  seat, so a warp nearly always paid for both. Now nature plays until somebody has to choose, and all
  threads choose together: Banjooli Xeet 197 → 337 M, Bakong 684 → 718 M.
- **Turns in a loop of their own**: threads begin each turn together: Bakong 831 → 887 M, Banjooli Xeet
  351 → 440 M. With all that follows it still matters in Banjooli Xeet (without it 945 M for 1.25 G), and no
  longer in Bakong (1.98 G without it).
- **What follows from an action in one place**
  ([decision 88](../decisions/0088-what-follows-is-a-phase.md)): rules had called what comes next from
  wherever they ended, so that the end of a turn was written into the code 34 times. Bakong 887 M → 1.46 G.
- **A way is looked for only where the dice allow a move.** A loop over 40 moves, with a search in it for
  those that were thrown, costs a warp the longest search for each of the 40; a loop over the few that a
  throw allows, a handful. Banjooli Xeet 378 → 895 M (what follows in one place had by itself taken it from
  453 to 378).
- **32 registers a thread**, so that 2,048 threads are at work on a multiprocessor, as many as may be: Bakong
  1.46 → 1.87 G, Banjooli Xeet 895 M → 1.25 G, and between with 40 and 48. Bongo stays as it was, Bonobo
  Beach would be a little faster without (5.8 G instead of 5.5). Before, as long as threads seldom met, it
  brought Banjooli Xeet from 453 to 610 M only. Batches gain nothing and lose up to a fifth, so their kernels
  are left alone.
- Loops that the assembler does not unroll (`nounroll`): 1 to 3 % in both, not kept.

And what did not help:

- **Less code**, by keeping larger rules from being written into those that call them: 250 → 133 kB and 780 →
  196 kB, and much slower: 400 to 630 M in Bakong, 33 M in Banjooli Xeet. Threads that have called something
  by different ways no longer come together in it.
- **The next game at once**, so that nobody waits for the longest of 32 games (a fifth more turns than the
  mean in Bakong, 43 % in Banjooli Xeet), with all games laid out first: 403 to 711 M and 276 to 321 M. The
  compiler then needs three times the registers, and threads no longer meet at the end of a turn.
- **The state in the memory that a block shares**: 637 M and 342 M, for only 400 threads fit.
- **Fewer threads**, so that their states fit into the first cache: slower, the fewer the slower.
- **More registers** than the 55 that Bakong's kernel would take by itself: slower, for fewer threads fit.

On the processor the games take as long as before all of this, within what a busy machine tells apart (0.94 to
1.08 times for the loops, 0.93 to 1.05 for what follows in one place and the set of moves, medians and single
runs in turn), and they are the same games to the last digit.
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
