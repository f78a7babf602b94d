"""How fast the engine is here: random playouts, matches, search, compile times, and a calibration loop."""

from __future__ import annotations

import os
import platform
import time
from collections.abc import Callable, Sequence
from importlib.metadata import version
from random import Random as Dice
from typing import TYPE_CHECKING, Any

from ..bots.seat import is_read
from ..bots.speed import simulations_per_second
from ..games import find
from ..kernel.chance import generator, step
from ..kernel.contract import States
from ..kernel.engine import engine
from ..kernel.game import Game
from ..kernel.layout import Random
from ..kernel.match import Match
from ..kernel.nature import Seeded
from ..kernel.simulate import Totals, simulate
from .compiling import compile_times, import_seconds

if TYPE_CHECKING:
    from rich.console import Console

RUNS = 5  # the best of so many counts: other work on the machine can only slow one down
SECONDS = 0.4  # about how long one run takes
SPINS = 20_000_000

Results = dict[str, Any]


def measure(names: Sequence[str], console: Console) -> Results:
    """Measure some games, saying what is being done."""
    console.print("calibration …", style="dim")
    found: Results = {
        "machine": machine(),
        "calibration_per_second": calibration(),
        "import_seconds": import_seconds(),
        "games": [],
    }
    for name in names:
        console.print(f"{name} …", style="dim")
        found["games"].append(one_game(find(name)))
    return found


def machine() -> Results:
    """Where this was measured."""
    return {
        "cores": os.cpu_count(),
        "processor": platform.machine(),
        "python": platform.python_version(),
        "numba": version("numba"),
    }


def one_game(game: Game) -> Results:
    """All that is measured of one game, at its fewest and its most seats."""
    counts = sorted({game.min_seats, game.max_seats})
    return {
        "game": game.name,
        "playouts": [playouts(game, players) for players in counts],
        "match": match_moves(game),
        "search": [] if is_read(game) else [search(game, players) for players in seats_of_search(game)],
        **compile_times(game.name),
    }


def playouts(game: Game, players: int) -> Results:
    """Random games on one core: the best of some runs, by the time the core was ours."""
    games = simulate(game, 100, players)
    n = max(100, round(100 * SECONDS / max(games.core_seconds, 1e-6)))
    best = min((simulate(game, n, players, seed=run) for run in range(RUNS)), key=seconds_per_decision)
    return {
        "players": players,
        "decisions_per_second": round(best.decisions / best.core_seconds),
        "nature_moves_per_second": round(best.nature_moves / best.core_seconds),
        "turns_per_second": round(best.turns / best.core_seconds),
        "games_per_second": round(best.games / best.core_seconds),
        "decisions_per_turn": best.decisions / best.turns,
        "decisions_per_game": best.decisions / best.games,
    }


def seconds_per_decision(totals: Totals) -> float:
    """What one decision costs."""
    return totals.core_seconds / totals.decisions


def match_moves(game: Game) -> Results:
    """Through Python: named choices at random, views not asked for; nature's moves are moves too."""
    best = 0.0
    for run in range(RUNS):
        dice, moves, choices = Dice(run), 0, 0
        match = new_match(game, run)
        began = time.process_time()
        while (spent := time.process_time() - began) < SECONDS:
            if match.over:
                moves += match.version
                match = new_match(game, dice.getrandbits(32))
            match.play(dice.choice(match.choices()))
            choices += 1
        best = max(best, (moves + match.version) / spent)
    return {
        "moves_per_second": round(best),
        "choices_per_second": round(best * choices / (moves + match.version)),
    }


def search(game: Game, players: int) -> Results:
    """The bots' search on one core, as it is tuned for this game."""
    return {"players": players, "simulations_per_second": round(simulations_per_second(game, players))}


def seats_of_search(game: Game) -> list[int]:
    """The fewest seats, and four or as many as there are."""
    return sorted({game.min_seats, min(4, game.max_seats)})


def new_match(game: Game, seed: int) -> Match:
    """A match with the fewest players."""
    return Match(game, game.min_seats, {}, Seeded(seed))


def calibration() -> int:
    """Steps of the fast generator in a second: what this machine makes of a plain loop."""
    loop = calibration_loop()
    return round(SPINS / min(timed(loop) for _ in range(RUNS)))


def calibration_loop() -> Callable[[], object]:
    """A plain compiled loop of so many steps."""
    any_game = engine(find("bongo"))
    loop = any_game.door(any_game.bound(spin)["spin"])
    states, rng = any_game.new_states(), generator(1)
    return lambda: loop(states, SPINS, rng)


def spin(states: States, n: int, rng: Random) -> None:
    """So many steps of the generator, each from what the one before gave: no compiler can shorten that."""
    for _ in range(n):
        rng[0] = step(rng)


def timed(work: Callable[[], object]) -> float:
    """The seconds of this core that something takes."""
    began = time.thread_time()
    work()
    return time.thread_time() - began
