"""What a card needs to play, made where Numba is: PTX, first states, and what the processor came to.

`python -m palabre.bench.cuda.make FOLDER` writes it; `run.py` beside this file takes it to a card.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

from ...games import find, games
from ...kernel.batch import Batch
from ...kernel.cuda_code import batch_code, games_code
from ...kernel.engine import Engine, engine
from ...kernel.playouts import N_TOTALS
from ...kernel.simulate import simulate, start_of
from .compared import digest, taken

SEATS, SEED = 4, 7
GAMES = 1 << 20  # whose totals are compared
PLACES, STEPS = 256, 60  # of the batch that is compared


def make(folder: Path) -> None:
    """Everything, for every game."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in games():
        print(name, flush=True)
        rules = engine(find(name))
        for kind, ptx in (("games", games_code(rules)), ("batch", batch_code(rules))):
            (folder / f"{name}_{kind}.ptx").write_text(ptx, encoding="utf-8")
        (folder / f"{name}.json").write_text(json.dumps(facts(rules)), encoding="utf-8")


def facts(rules: Engine) -> dict[str, Any]:
    """The first state, and what the processor makes of the same seeds."""
    game = rules.game
    encoded = game.encode_options(game.settle_options({}))
    totals = simulate(game, GAMES, SEATS, seed=SEED, workers=2)
    return {
        "start": start_of(rules, SEATS, encoded)[1:].tobytes().hex(),
        "actions": rules.n_actions,
        "observation": game.observation.size,
        "seats": SEATS,
        "n_totals": N_TOTALS,
        "seed": SEED,
        "games": GAMES,
        "totals": [totals.games, totals.decisions, totals.nature_moves, totals.turns, totals.moves],
        "scores": totals.scores,
        "decisions_per_second": totals.decisions / totals.core_seconds,
        "places": PLACES,
        "batch": batch_digests(rules),
    }


def batch_digests(rules: Engine) -> list[str]:
    """What a batch shows after each step in which every game takes one of its choices in turn."""
    batch, found = Batch(rules.game, PLACES, SEATS, {}, seed=SEED), []
    for step in range(STEPS):
        found.append(digest(batch, np.asarray))
        batch.step(taken(batch.mask, step))
    return found


if __name__ == "__main__":
    make(Path(sys.argv[1]))
