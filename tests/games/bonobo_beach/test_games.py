"""Whole games at random: they end, and no more rhombi are laid than fit."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from numpy.typing import NDArray

from palabre.games import find
from palabre.games.bonobo_beach.box import BOARDS
from palabre.games.bonobo_beach.rules import act, actors, chances, is_over, legal
from palabre.games.bonobo_beach.state import State
from palabre.kernel.chance import below, generator
from palabre.kernel.compiled import Block
from palabre.kernel.engine import engine
from palabre.kernel.layout import NATURE, Ids, Random, Wide

if TYPE_CHECKING:
    States = NDArray[Any]
else:
    States = Block(State)

ENGINE = engine(find("bonobo-beach"))
LONGEST = (
    500  # moves; a game has 27 rhombi, each drawn and laid, and at most as many pawns as those let go, and 16
)


def count_laid(states: States, n: int, rng: Random, ids: Ids, laid: Wide) -> int:
    """Play n games from the second state, counting how many rhombi were laid; return how many games ended."""
    ended = 0
    for _ in range(n):
        states[0] = states[1]
        s = states[0]
        for _ in range(LONGEST):
            if is_over(s):
                break
            if actors(s) == 0:
                act(s, NATURE, below(rng, chances(s)))
            else:
                act(s, s.seat, ids[below(rng, legal(s, s.seat, ids))])
        ended += is_over(s)
        laid[s.n_laid] += 1
    return ended


@pytest.mark.parametrize("board", range(len(BOARDS)), ids=lambda board: BOARDS[board].name)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_most_half_the_triangles_in_rhombi(
    seats: int, board: int, count: Callable[[int, int], int]
) -> None:
    """BB-G1, BB-14, BB-18: all games end, with at most 27 rhombi on the island and 12 on the small board."""
    n = count(2_000, 100_000)
    states = ENGINE.new_states(2)
    ENGINE.set_up(states[1:], seats, np.array([0, board, 0, 0, 0], np.int64))
    laid = np.zeros(LONGEST, np.int64)
    ids = np.zeros(ENGINE.n_actions, np.int16)
    assert ENGINE.door(count_laid)(states, n, generator(seats, board), ids, laid) == n
    most = len(BOARDS[board].triangles) // 2
    assert laid[: most + 1].sum() == n
    assert laid[: most // 2].sum() == 0
