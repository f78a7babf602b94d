"""Whole games: they end, they are quick, and no card is stronger than another."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import numpy as np
import pytest

from palabre.games import find
from palabre.games.banjooli_xeet.box import N_CARDS
from palabre.kernel.chance import generator
from palabre.kernel.engine import engine
from palabre.kernel.playouts import N_TOTALS, PLAYING
from palabre.kernel.simulate import simulate, start_of

Count = Callable[[int, int], int]
GAME = find("banjooli-xeet")
ENGINE = engine(GAME)
CHI_SQUARE_9 = 27.877  # exceeded by one table in a thousand, at nine degrees of freedom
VARIANTS = [
    {"middle_tiles": tiles, "specials": specials, "berries": berries, "magic": magic, "curve": curve}
    for tiles, specials, berries, (magic, curve) in product(
        (4, 5, 6), (0, 1, 2), (False, True), (("same_or_rainbow", "one_three_five"), ("same", "even"))
    )
]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_end_in_all_variants(seats: int, count: Count) -> None:
    """BX-21: with --long 100,000 in all."""
    each = count(10, 100_000 // (4 * len(VARIANTS)) + 1)
    for place, options in enumerate(VARIANTS):
        totals = simulate(GAME, each, seats, options, seed=place)
        assert totals.games == each
        assert totals.decisions > totals.turns > 20 * each
        assert sum(totals.wins) == pytest.approx(each)


def test_bx_c5_ten_cards_are_equally_strong_in_random_play() -> None:
    """BX-C5: chi-square over 20,000 games, p > 0.001; one seat's card a game: the games are independent."""
    play = ENGINE.door(ENGINE.bound(*PLAYING)["play_out"])
    encoded = GAME.encode_options(GAME.settle_options({}))
    now, start = start_of(ENGINE, 3, encoded)[:1], start_of(ENGINE, 3, encoded)[1:]
    ids, totals = np.zeros(ENGINE.n_actions, np.int16), np.zeros(N_TOTALS, np.int64)
    dealt, won = np.zeros(N_CARDS), np.zeros(N_CARDS)
    for number in range(20_000):
        now[:] = start
        assert play(now, generator(1, number), generator(2, number), ids, totals)
        card = now["card"][0, 0]
        dealt[card] += 1
        won[card] += ENGINE.winners(now) & 1
    share = won.sum() / dealt.sum()
    assert 0.3 < share < 0.4
    statistic = ((won - dealt * share) ** 2 / (dealt * share * (1 - share))).sum()
    assert statistic < CHI_SQUARE_9
