"""Many games on a graphics card: what `simulate` and `batch` do there, with the same seeds and totals."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

import numpy as np

from .amounts import whole_number
from .batch import kind_of, refuse_nothing
from .card import CardBatch, Games, Laid
from .cuda_code import batch_code, games_code
from .engine import Engine, engine
from .errors import PalabreError
from .game import Game
from .mixing import of_nature_and_players
from .playouts import GAMES, N_TOTALS
from .simulate import Timed, Watch, start_of

AT_ONCE = 1 << 22  # games: what their generators take is 64 MB


def cupy_here() -> Any:
    """CuPy with a card, or the sentence that says what is missing."""
    try:
        import cupy  # type: ignore[import-not-found]
    except ImportError as missing:
        raise PalabreError("cuda-not-installed") from missing
    try:
        cupy.cuda.Device().use()
    except cupy.cuda.runtime.CUDARuntimeError as wrong:
        raise PalabreError("cuda-no-card", why=str(wrong)) from wrong
    return cupy


def laid_for_card(rules: Engine, seats: int, options: Mapping[str, Any]) -> Laid:
    """A game about to begin, as a card must know it."""
    start = start_of(rules, seats, rules.game.encode_options(options))[1:].tobytes()
    return Laid(start, seats, rules.n_actions, rules.game.observation.size, N_TOTALS)


def totals_on_card(
    rules: Engine, games: int, seats: int, options: Mapping[str, Any], seed: int, watch: Watch
) -> Timed:
    """The totals of many random games."""
    cupy = cupy_here()
    table = Games(cupy, games_code(rules), laid_for_card(rules, seats, options))
    totals, began = np.zeros(N_TOTALS, np.int64), time.perf_counter()
    for first in range(0, games, AT_ONCE):
        n = min(AT_ONCE, games - first)
        totals += table.totals(*of_nature_and_players(seed, cupy.arange(first, first + n))).get()
        watch(first + n)
    if totals[GAMES] < games:
        raise PalabreError(
            "simulate-endless", game=rules.game.name, number=int(totals[GAMES]), seed=str(seed)
        )
    seconds = time.perf_counter() - began
    return Timed(totals, seconds, seconds, 1)


def batch_on_card(
    game: Game, n: int, players: int, options: Mapping[str, Any], seed: int, reward: str
) -> CardBatch:
    """A batch whose arrays stay on the card."""
    players, seed, n = game.check_seats(players), whole_number("seed", seed), whole_number("n", n)
    refuse_nothing(n)
    rules, settled, kind = engine(game), game.settle_options(options, players), kind_of(reward)
    cupy = cupy_here()
    return CardBatch(cupy, batch_code(rules), laid_for_card(rules, players, settled), n, seed, kind)
