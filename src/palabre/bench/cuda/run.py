"""On a machine with a card: the same totals as the processor, and how fast; needs NumPy and CuPy alone.

`PYTHONPATH=src python3 -m palabre.bench.cuda.run FOLDER [RESULTS.json]`; `make.py` writes the folder.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import cupy  # type: ignore[import-not-found]

from ...kernel.card import CardBatch, Games, Laid
from ...kernel.mixing import of_nature_and_players
from .compared import digest, taken

SCORES = 5
SHAPES = [(threads, block) for threads in (1 << 18, 1 << 20) for block in (32, 64, 128, 256)]
PLACES, MEMORY = 1 << 20, 40 << 30  # of the batch that is measured: so many games, or as many as fit
MEASURED_STEPS = 40


def timed(work: Any) -> float:
    """Seconds on the card."""
    begin, end = cupy.cuda.Event(), cupy.cuda.Event()
    begin.record()
    work()
    end.record()
    end.synchronize()
    return float(cupy.cuda.get_elapsed_time(begin, end)) / 1000


class Table:
    """One game on the card."""

    def __init__(self, folder: Path, name: str) -> None:
        self.facts = facts = json.loads((folder / f"{name}.json").read_text())
        self.laid = Laid(
            bytes.fromhex(facts["start"]),
            facts["seats"],
            facts["actions"],
            facts["observation"],
            facts["n_totals"],
        )
        self.games = Games(cupy, (folder / f"{name}_games.ptx").read_text(), self.laid)
        self.batch_code = (folder / f"{name}_batch.ptx").read_text()

    def is_equal(self) -> bool:
        """Whether the totals are the processor's."""
        words = of_nature_and_players(self.facts["seed"], cupy.arange(self.facts["games"]))
        totals = self.games.totals(*words).get().tolist()
        scores = totals[SCORES : SCORES + self.facts["seats"]]
        return bool(totals[:SCORES] == self.facts["totals"] and scores == self.facts["scores"])

    def fastest(self) -> dict[str, Any]:
        """Decisions a second, at the best of some shapes."""
        best: dict[str, Any] = {"decisions_per_second": 0.0}
        for threads, block in SHAPES:
            words = of_nature_and_players(1, cupy.arange(4 * threads))
            totals = self.games.totals(*words, threads, block).get().tolist()
            seconds = min(timed(lambda: self.games.totals(*words, threads, block)) for _ in range(3))  # noqa: B023
            if totals[1] / seconds > best["decisions_per_second"]:
                best = {"decisions_per_second": totals[1] / seconds, "threads": threads, "block": block}
                best["moves_per_second"] = totals[4] / seconds
        return best

    def batch(self, n: int, seed: int) -> CardBatch:
        """Many games side by side."""
        return CardBatch(cupy, self.batch_code, self.laid, n, seed)

    def equal_steps(self) -> int:
        """For how many steps a batch shows what it shows on the processor."""
        batch = self.batch(self.facts["places"], self.facts["seed"])
        for step, wanted in enumerate(self.facts["batch"]):
            if digest(batch, cupy.asnumpy) != wanted:
                return step
            batch.step(taken(batch.mask, step))
        return len(self.facts["batch"])

    def batch_speed(self) -> float:
        """Decisions a second through the batch, with observations and masks."""
        each = 4 * self.facts["observation"] + 9 * self.facts["actions"]
        batch, dice, spent = self.batch(min(PLACES, MEMORY // each), 1), cupy.random.RandomState(1), 0.0
        for _ in range(MEASURED_STEPS):
            chosen = (dice.random_sample(batch.mask.shape, dtype=cupy.float32) * batch.mask).argmax(axis=1)
            spent += timed(lambda: batch.step(chosen))  # noqa: B023
        return float(batch.n * MEASURED_STEPS / spent)


def main() -> None:
    """Everything, for every game in the folder."""
    folder, found = Path(sys.argv[1]), {}
    for path in sorted(folder.glob("*.json")):
        table = Table(folder, path.stem)
        result = {
            "totals_equal": table.is_equal(),
            "steps_equal": table.equal_steps(),
            **table.fastest(),
        }
        result["times_one_core"] = result["decisions_per_second"] / table.facts["decisions_per_second"]
        result["batch_decisions_per_second"] = table.batch_speed()
        found[path.stem] = result
        print(path.stem, json.dumps(result), flush=True)
        cupy.get_default_memory_pool().free_all_blocks()
    if len(sys.argv) > 2:
        Path(sys.argv[2]).write_text(json.dumps(found, indent=2) + "\n")


if __name__ == "__main__":
    main()
