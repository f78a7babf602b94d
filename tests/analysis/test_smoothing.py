"""Values with most of the chance of single simulations taken out, and as fair as before."""

from __future__ import annotations

import numpy as np
import pytest

from palabre.analysis.ledger import kept
from palabre.analysis.smoothing import AHEAD, in_parts, looked_at, smoothed, told_by
from palabre.analysis.steps import Stretch, stretches
from palabre.bots.programs.ending import NOT_LOOKED
from palabre.kernel.layout import Reals, Wide
from palabre.kernel.match import Match
from palabre.kernel.playouts import WIN
from tests.analysis.games import finished

MOMENTS, TIMES = 60, 40


def made_up(steep: float, seed: int = 1) -> tuple[Wide, Reals, Wide, Reals]:
    """Simulations of two seats whose looks are worth so much, beside their true chances."""
    dice = np.random.default_rng(seed)
    looks = 0.5 + 0.3 * np.sin(np.arange(MOMENTS) / 9)[:, None] + dice.normal(0, 0.02, (MOMENTS, TIMES))
    chances = 1 / (1 + np.exp(-steep * (2 * looks - 1)))
    won = (dice.random((MOMENTS, TIMES)) < chances).astype(np.int64) * WIN
    until = np.arange(MOMENTS) // 4
    return np.stack([won, WIN - won], 2), np.stack([looks, 1 - looks], 2), until, chances.mean(axis=1)


def test_values_come_nearer_to_the_truth() -> None:
    shares, looks, until, truth = made_up(3.0)
    found = smoothed(shares, looks, until)
    assert (found.sum(axis=2) == WIN).all()
    plain, smooth = (np.abs(each[:, :, 0].mean(axis=1) / WIN - truth).mean() for each in (shares, found))
    assert smooth < plain / 2


def test_who_has_just_moved_looks_better_and_is_not() -> None:
    shares, looks, until, truth = made_up(6.0)
    by_turn = np.where(until % 2, 0.15, -0.15)[:, None, None]
    found = smoothed(shares, looks + by_turn * [1, -1], until)[:, :, 0].mean(axis=1) / WIN
    ahead = (found - truth)[until % 2 == 1].mean() - (found - truth)[until % 2 == 0].mean()
    assert abs(ahead) < 0.04


def test_looks_that_say_nothing_take_nothing_away() -> None:
    """Here the truth jumps up and down within a turn, and looks do not know: simulations are believed."""
    dice = np.random.default_rng(2)
    chances = np.where(np.arange(MOMENTS) % 2, 0.9, 0.1)[:, None]
    won = (dice.random((MOMENTS, 400)) < chances).astype(np.int64) * WIN
    found = smoothed(np.stack([won, WIN - won], 2), np.full((MOMENTS, 400, 2), 0.5), np.arange(MOMENTS) // 4)
    assert found[:, :, 0].mean(axis=1) / WIN == pytest.approx(won.mean(axis=1) / WIN, abs=0.02)


def test_where_games_were_over_before_the_look_what_came_of_them_counts() -> None:
    shares, looks, until, _ = made_up(3.0)
    looks[:, ::2] = NOT_LOOKED
    found = smoothed(shares, looks, until)
    assert (found[:, ::2] == shares[:, ::2]).all()
    assert (found[:, 1::2] != shares[:, 1::2]).any()
    assert (smoothed(shares, np.full_like(looks, NOT_LOOKED), until) == shares).all()


def test_chance_alone_is_not_believed() -> None:
    dice = np.random.default_rng(3)
    noise: Reals = dice.normal(0, 0.4, (400, TIMES, 1))
    same: Wide = np.zeros(400, np.int64)
    assert told_by(noise, same) < 0.2
    assert told_by(noise + np.arange(400)[:, None, None] % 2, same) > 0.9
    assert told_by(noise, np.arange(400)) == 0.0, "there is no step within a turn"


def test_parts_of_a_win_are_whole_for_any_number_of_seats() -> None:
    wins = np.random.default_rng(4).dirichlet(np.ones(8), (5, 6))
    parts = in_parts(wins)
    assert (parts.sum(axis=2) == WIN).all()
    assert abs(parts / WIN - wins).max() < 8 / WIN


def a_step(chosen: bool) -> Stretch:
    entry = finished("bakong", 2, 1).log[0]
    return Stretch((0,), entry if chosen else None)


def test_luck_leaves_the_turn_that_is_looked_at_and_a_choice_begins_another() -> None:
    """Else what looks say of one turn and of the next would count as luck."""
    steps = [a_step(chosen) for chosen in (False, True, False, True, False)]
    assert looked_at(steps, [0, 1, 1, 2, 2 + AHEAD]).tolist() == [
        AHEAD,
        AHEAD,
        1 + AHEAD,
        1 + AHEAD,
        2 + 2 * AHEAD,
    ]


def luck_of(match: Match, times: int, seed: int, plain: bool) -> float:
    ledger = kept(match, stretches(match), times, seed, lambda share: None)
    shares = ledger.played if plain else ledger.shares
    return float(np.diff(shares[:, :, 0].mean(axis=1))[ledger.lucky].sum() / WIN)


def test_luck_found_with_other_simulations_is_nearly_the_same() -> None:
    match = finished("banjooli-xeet", 2, 3)
    plain, smooth = (
        np.std([luck_of(match, 12, seed, is_plain) for seed in range(6)]) for is_plain in (True, False)
    )
    assert smooth < plain / 2
