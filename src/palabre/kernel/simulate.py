"""Many games at once: on all cores inside compiled code, or move by move where players are named."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from .amounts import check_word, whole_number
from .engine import Engine, engine
from .errors import PalabreError
from .game import Game
from .layout import Wide
from .mixing import of_nature_and_players
from .playouts import DECISIONS, GAMES, MAX_SEATS, N_TOTALS, NATURE_MOVES, PLIES, SCORES, TURNS, WIN, WINS

CHUNK = (
    512  # games that a worker takes at a time: small enough to show progress, large enough to cost nothing
)

PROCESSOR, CARD = "cpu", "cuda"  # where games are played

Watch = Callable[[int], None]  # told how many games are done
Worker = Callable[[int, int], Wide]  # plays games from a number on, and returns their totals


@dataclass(frozen=True)
class Totals:
    """What many games came to; only the times depend on the machine and the number of workers."""

    game: str
    players: int
    options: Mapping[str, Any]
    seed: int
    games: int
    decisions: int  # choices with at least two options
    nature_moves: int
    turns: int
    moves: int  # all of it: decisions, choices with one option, and nature's moves
    wins: list[float]  # by seat; a shared win counts in parts
    scores: list[int]
    seconds: float
    core_seconds: float  # the time of all workers, waiting not counted
    workers: int

    def as_json(self) -> dict[str, Any]:
        """The totals and what follows from them, for programs."""
        known = asdict(self)
        scores = known.pop("scores")
        return known | {
            "mean_length": self.decisions / self.games,  # in decisions
            "mean_turns": self.turns / self.games,
            "mean_scores": [points / self.games for points in scores],
            "decisions_per_second_per_core": rate(self.decisions, self.core_seconds),
            "turns_per_second_per_core": rate(self.turns, self.core_seconds),
            "games_per_second_per_core": rate(self.games, self.core_seconds),
        }


class Timed(NamedTuple):
    """The totals of all workers, and the time they took."""

    totals: Wide
    seconds: float
    core_seconds: float
    workers: int


def rate(n: int, seconds: float) -> int:
    """So many in a second."""
    return round(n / seconds) if seconds else 0


class Chunks:
    """The games still to be played, handed out to workers a piece at a time."""

    def __init__(self, games: int, size: int, watch: Watch) -> None:
        self._first = iter(range(0, games, size))
        self._games = games
        self._size = size
        self._done = 0
        self._watch = watch
        self._lock = threading.Lock()

    def __iter__(self) -> Iterator[tuple[int, int]]:
        """Pieces as (first game, how many); each is counted as done when the next is asked for."""
        while True:
            with self._lock:
                first = next(self._first, None)
            if first is None:
                return
            n = min(self._size, self._games - first)
            yield first, n
            with self._lock:
                self._done += n
                self._watch(self._done)

    def stop(self) -> None:
        """Hand out no more."""
        with self._lock:
            self._first = iter(range(0))


def simulate(
    game: Game,
    games: int,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    workers: int = 1,
    watch: Watch = lambda done: None,
    on: str = PROCESSOR,
) -> Totals:
    """Play games with random players; the same seed gives the same totals, with any workers, on any card."""
    seats = game.min_seats if players is None else players
    seats, seed = game.check_seats(seats), whole_number("seed", seed)
    games, workers = whole_number("games", games), whole_number("workers", workers, 1)
    settled = game.settle_options(options or {}, seats)
    if games < 1:
        raise PalabreError("simulate-no-games", games=games)
    rules = engine(game)
    if on_card(on):
        from .on_card import totals_on_card

        return summed(game, seats, settled, seed, totals_on_card(rules, games, seats, settled, seed, watch))
    laid = start_of(rules, seats, game.encode_options(settled))
    play_chunk(rules, laid, seed, 0, 0)  # compile, or load from the cache, before the clock starts
    timed = on_workers(
        Chunks(games, CHUNK, watch), workers, lambda: partial(play_chunk, rules, laid.copy(), seed)
    )
    return summed(game, seats, settled, seed, timed)


def on_card(where: str) -> bool:
    """Whether games are to be played on a graphics card."""
    check_word("on", where, (PROCESSOR, CARD))
    return where == CARD


def start_of(rules: Engine, seats: int, options: list[int]) -> Any:
    """A block of two states: one to play in, one as the game begins."""
    states = rules.new_states(2)
    rules.set_up(states[1:], seats, np.array([*options, 0], np.int64))
    return states


def on_workers(chunks: Chunks, workers: int, new_worker: Callable[[], Worker]) -> Timed:
    """All chunks on several threads; compiled code does not hold Python's lock, so each has a core."""
    started = time.perf_counter()

    def work() -> tuple[Wide, float]:
        began, totals, play = time.thread_time(), np.zeros(N_TOTALS, np.int64), new_worker()
        for first, n in chunks:
            totals += play(first, n)
        return totals, time.thread_time() - began

    with ThreadPoolExecutor(workers) as pool:
        try:
            done = [each.result() for each in [pool.submit(work) for _ in range(workers)]]
        finally:
            chunks.stop()
    totals = sum((part for part, _ in done), np.zeros(N_TOTALS, np.int64))
    return Timed(totals, time.perf_counter() - started, sum(spent for _, spent in done), workers)


def play_chunk(rules: Engine, states: Any, seed: int, first: int, n: int) -> Wide:
    """The totals of n games from the first on, each with generators made from the seed and its number."""
    totals, points = np.zeros(N_TOTALS, np.int64), np.zeros(MAX_SEATS, np.int64)
    dice, luck = of_nature_and_players(seed, np.arange(first, first + n))
    rng, ids = np.zeros(2, np.uint64), np.zeros(rules.n_actions, np.int16)
    ended = rules.play_games(states, n, dice, luck, rng, ids, totals, points)
    if ended < n:
        raise PalabreError("simulate-endless", game=rules.game.name, number=first + ended, seed=str(seed))
    return totals


def summed(game: Game, seats: int, options: Mapping[str, Any], seed: int, timed: Timed) -> Totals:
    """The sums of all workers by their names."""
    totals: list[int] = timed.totals.tolist()
    return Totals(
        game=game.name,
        players=seats,
        options=dict(options),
        seed=seed,
        games=totals[GAMES],
        decisions=totals[DECISIONS],
        nature_moves=totals[NATURE_MOVES],
        turns=totals[TURNS],
        moves=totals[PLIES],
        wins=[share / WIN for share in totals[WINS : WINS + seats]],
        scores=totals[SCORES : SCORES + seats],
        seconds=timed.seconds,
        core_seconds=timed.core_seconds,
        workers=timed.workers,
    )
