"""Whole games at random: they end, and nothing is made or lost (BK-C3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from palabre.games.bakong import GAME
from palabre.games.bakong.state import sums
from palabre.kernel.engine import engine
from palabre.kernel.plain import Plain
from palabre.kernel.playouts import GAMES, TURNS
from palabre.kernel.simulate import play_chunk, start_of

OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"map_colour": "revealed", "quicksand": "after_move", "memory_aid": False, "first": "drawn"},
    {"obstacles": "may_stop", "sunk_object": "before_stop", "making_room": "one_object"},
)
CHUNK = 100


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", range(2, 7))
def test_random_games_end_and_keep_every_token_object_and_emerald(
    seats: int, options: dict[str, Any], count: Callable[[int, int], int]
) -> None:
    """With --long a hundred thousand games in all; sums are looked at after each hundred."""
    states = start_of(engine(GAME), seats, GAME.encode_options(GAME.settle_options(options, seats)))
    kept = sums(Plain(states[1:]))  # type: ignore[arg-type]
    for chunk in range(count(5, 100)):
        totals = play_chunk(engine(GAME), states, seats, chunk * CHUNK, CHUNK)
        assert totals[GAMES] == CHUNK
        assert totals[TURNS] > 10 * CHUNK
        assert sums(Plain(states[:1])) == kept  # type: ignore[arg-type]
