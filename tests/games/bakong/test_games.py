"""Whole games at random: they end, and nothing is made or lost (BK-C3)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from palabre.games.bakong import GAME
from palabre.games.bakong.state import sums
from palabre.kernel.engine import engine
from palabre.kernel.plain import Plain
from palabre.kernel.playouts import GAMES, TURNS
from palabre.kernel.simulate import play_chunk, start_of

OPTIONS = ([0, 0, 1, 0], [1, 1, 0, 1])
CHUNK = 100


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", range(2, 7))
def test_random_games_end_and_keep_every_token_object_and_emerald(
    seats: int, options: list[int], count: Callable[[int, int], int]
) -> None:
    """With --long a hundred thousand games in all; sums are looked at after each hundred."""
    states = start_of(engine(GAME), seats, options)
    kept = sums(Plain(states[1:]))  # type: ignore[arg-type]
    for chunk in range(count(5, 100)):
        totals = play_chunk(engine(GAME), states, seats, chunk * CHUNK, CHUNK)
        assert totals[GAMES] == CHUNK
        assert totals[TURNS] > 10 * CHUNK
        assert sums(Plain(states[:1])) == kept  # type: ignore[arg-type]
