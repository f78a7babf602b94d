"""Learn a game: `python -m palabre.learning GAME FOLDER [--minutes 9] [--workers 16]`.

The folder keeps `GAME.npz`, from which it goes on another time, `learnt.npz`, the weights that bots read
where they lie in the game's own folder, and `GAME.jsonl`, how it went.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import numpy as np

from ..bots.learnt import FILE, most_listed, n_insights, n_seen
from ..bots.tournament import cores
from ..games import find
from .network import Network
from .recipe import Recipe
from .studying import Study
from .tables import Lived, Tables


def learn(name: str, folder: Path, recipe: Recipe, minutes: float, workers: int) -> None:
    """Play, learn, say how good, and keep it, generation by generation."""
    game = find(name)
    tables = Tables(game, recipe, workers)
    n_inputs, rivals = n_seen(game) + n_insights(game), most_listed(game) > 0
    study = Study(tables, Network(n_inputs, recipe.first, recipe.second, recipe.seed, rivals), recipe)
    began, remembered = time.monotonic(), list[Lived]()
    for generation in range(taken_up(folder / f"{name}.npz", study.network), recipe.generations):
        if time.monotonic() - began > 60 * minutes:
            break
        lived = tables.live(study.row(), generation > 0, generation)
        if generation == 1:
            remembered.clear()  # what looks best is only how it began
        remembered = [*remembered, lived][-recipe.remembered :]
        surprise = study.learn(remembered, generation)
        won = {seats: tables.try_out(study.row(), recipe.tried, seats) for seats in game_sizes(tables)}
        tell(folder / f"{name}.jsonl", generation + 1, surprise, won, time.monotonic() - began)
        keep(folder, name, study, generation + 1)


def game_sizes(tables: Tables) -> tuple[int, int]:
    """The fewest and the most that can sit at a table."""
    return tables.game.min_seats, tables.game.max_seats


def taken_up(path: Path, network: Network) -> int:
    """Go on where it was left; returns how many generations there have been."""
    if not path.exists():
        return 0
    with np.load(path) as state:
        network.take_up(state)
        return int(state["generation"])


def keep(folder: Path, name: str, study: Study, generation: int) -> None:
    """All that is needed to go on, and to play."""
    state: dict[str, Any] = study.network.state() | {"generation": np.array(generation)}
    weights: dict[str, Any] = dict(study.network.weights(study.recipe.lead, study.recipe.scored))
    np.savez(folder / f"{name}.npz", **state)
    np.savez_compressed(folder / FILE, **weights)


def tell(path: Path, generation: int, surprise: float, won: dict[int, float], seconds: float) -> None:
    """A line of how it goes."""
    told = {"generation": generation, "minutes": round(seconds / 60, 2), "surprise": round(surprise, 4)}
    line = json.dumps(told | {f"won of {seats}": round(share, 3) for seats, share in won.items()})
    with path.open("a", encoding="utf-8") as file:
        file.write(line + "\n")
    print(line, flush=True)


def main() -> None:
    """From the command line; every number of the game's recipe can be given otherwise."""
    words = argparse.ArgumentParser(prog="python -m palabre.learning", description=__doc__)
    words.add_argument("game")
    words.add_argument("folder", type=Path)
    words.add_argument("--minutes", type=float, default=9.0, help="after which no generation is begun")
    words.add_argument("--workers", type=int, default=cores())
    for each in fields(Recipe):
        words.add_argument(f"--{each.name.replace('_', '-')}", type=type(each.default))
    asked = words.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    given = {each.name: getattr(asked, each.name) for each in fields(Recipe)}
    own = {name: number for name, number in given.items() if number is not None}
    recipe = replace(Recipe.of(find(asked.game)), **own)
    learn(asked.game, asked.folder, recipe, asked.minutes, asked.workers)


if __name__ == "__main__":
    main()
