"""Games in pieces: the same piece comes to the same, whichever process of whichever machine plays it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, as_completed
from itertools import islice
from typing import Any

import numpy as np
from msgspec import Struct

from ..commands.opponents import Opponents
from ..games import find
from ..kernel.engine import engine
from ..kernel.game import Game
from ..kernel.layout import Wide
from ..kernel.playouts import N_TOTALS
from ..kernel.simulate import Timed, Totals, Watch, play_chunk, start_of, summed
from ..kernel.stepwise import play_one

AHEAD = 64  # pieces that wait in a pool: enough for every core, few enough to be told of soon
COMPILED_GAMES, STEPWISE_GAMES = 20_000, 20  # in a piece: some seconds of work


class Piece(Struct, frozen=True):
    """Some games of a simulation, by their numbers."""

    game: str
    players: int
    options: dict[str, Any]
    seed: int
    first: int
    games: int
    bots: tuple[str, ...] = ()  # at each seat; none are the random players of the compiled runner


class Played(Struct, frozen=True):
    """What a piece came to."""

    totals: list[int]
    seconds: float  # of processor


Told = Callable[[Piece, Played], None]


def play(piece: Piece) -> Played:
    """Play a piece."""
    game = find(piece.game)
    options = game.settle_options(piece.options, piece.players)
    return by_bots(game, piece, options) if piece.bots else at_random(game, piece, options)


def at_random(game: Game, piece: Piece, options: dict[str, Any]) -> Played:
    """Play inside compiled code, with the random players there."""
    rules = engine(game)
    states = start_of(rules, piece.players, game.encode_options(options))
    play_chunk(rules, states, piece.seed, 0, 0)  # compile, or load from the cache, before the clock starts
    began = time.process_time()
    totals = play_chunk(rules, states, piece.seed, piece.first, piece.games)
    return Played(totals.tolist(), time.process_time() - began)


def by_bots(game: Game, piece: Piece, options: dict[str, Any]) -> Played:
    """Play through matches: slower, but with bots."""
    totals, began = np.zeros(N_TOTALS, np.int64), time.process_time()
    for number in range(piece.first, piece.first + piece.games):
        seated = Opponents(piece.bots, piece.seed, number)
        totals += play_one(game, piece.players, options, piece.seed, number, seated)[1]
    return Played(totals.tolist(), time.process_time() - began)


def pieces(whole: Piece, size: int | None = None) -> list[Piece]:
    """All games of a piece, in pieces of some seconds."""
    step = size or (STEPWISE_GAMES if whole.bots else COMPILED_GAMES)
    end = whole.first + whole.games
    return [
        Piece(
            *(whole.game, whole.players, whole.options, whole.seed, first, min(step, end - first), whole.bots)
        )
        for first in range(whole.first, end, step)
    ]


def played(wanted: Iterable[Piece], pool: Executor | None = None) -> Iterator[tuple[Piece, Played]]:
    """Play pieces, here or in a pool, and tell of each as soon as it is done."""
    if pool is None:
        yield from ((piece, play(piece)) for piece in wanted)
        return
    left = iter(wanted)
    waiting = {pool.submit(play, piece): piece for piece in islice(left, AHEAD)}
    try:
        while waiting:
            ready = next(as_completed(waiting))
            for piece in islice(left, 1):
                waiting[pool.submit(play, piece)] = piece
            yield waiting.pop(ready), ready.result()
    finally:
        for future in waiting:
            future.cancel()


def simulated(
    whole: Piece,
    pool: Executor,
    watch: Watch = lambda done: None,
    told: Told = lambda piece, played: None,
    size: int | None = None,
) -> Totals:
    """As `simulate`, in a pool of processes anywhere; the totals are the same as on one machine."""
    game = find(whole.game)
    totals: Wide = np.zeros(N_TOTALS, np.int64)
    spent, done, began = 0.0, 0, time.perf_counter()
    for piece, found in played(pieces(whole, size), pool):
        totals += np.array(found.totals, np.int64)
        spent, done = spent + found.seconds, done + piece.games
        told(piece, found)
        watch(done)
    timed = Timed(totals, time.perf_counter() - began, spent, AHEAD)
    return summed(game, whole.players, game.settle_options(whole.options, whole.players), whole.seed, timed)
