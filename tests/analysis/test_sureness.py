"""How sure it is who played best: an interval of what is shown, neither too narrow nor of something else."""

from __future__ import annotations

import numpy as np
import pytest

from palabre.analysis.intervals import of_mean
from palabre.analysis.ledger import Ledger, kept
from palabre.analysis.steps import stretches
from palabre.analysis.sureness import PARTS, best_player, left_out, off_of, own_samples
from palabre.kernel.playouts import WIN
from tests.analysis.games import finished

TIMES = 40


def ledger_of(name: str, times: int = TIMES, seed: int = 0) -> Ledger:
    match = finished(name, 2, 3)
    return kept(match, stretches(match), times, seed, lambda share: None)


def own_of(ledger: Ledger) -> float:
    """What the first seat's choices changed for it, as it is told."""
    return float(ledger.changes[ledger.chosen_by(0), 0].sum()) / ledger.whole


def test_without_a_part_of_the_simulations_nearly_the_same_is_shown() -> None:
    ledger = ledger_of("bakong")
    left = left_out(ledger)
    assert left.shape == (len(ledger.steps) + 1, PARTS, 2)
    assert left.sum(axis=2) == pytest.approx(1.0)
    assert (left[-1] == ledger.played[-1, :PARTS] / WIN).all(), "the end is known"
    assert own_samples(ledger, left, 0).mean() == pytest.approx(own_of(ledger), abs=0.1)


def test_the_interval_is_as_wide_as_what_is_told_moves_with_other_luck() -> None:
    """Over twelve reviews of one game, within what a spread found from twelve may be off."""
    ledgers = [ledger_of("bonobo-beach", seed=seed) for seed in range(12)]
    told = np.array([own_of(ledger) for ledger in ledgers])
    off = np.array([off_of(ledger, left_out(ledger), 0) for ledger in ledgers])
    assert np.sqrt((off**2).mean()) > 1.3 * told.std(ddof=1), "some 1.96 times"
    assert (abs(told - told.mean()) < off).mean() >= 10 / 12


def test_what_smoothing_takes_for_known_leaves_a_margin() -> None:
    ledger = ledger_of("banjooli-xeet", 16)
    plain = own_samples(ledger, ledger.played / WIN, 0)
    assert off_of(ledger, left_out(ledger), 0) > of_mean(plain) / 2


def test_an_interval_adds_what_parts_left_out_move_and_the_margin_at_right_angles() -> None:
    ledger = ledger_of("bakong", 16)
    left = left_out(ledger)
    shown, plain = own_samples(ledger, left, 0), own_samples(ledger, ledger.played / WIN, 0)
    jackknife = np.sqrt((PARTS - 1) / PARTS * ((shown - shown.mean()) ** 2).sum())
    assert off_of(ledger, left, 0) == pytest.approx(np.hypot(1.96 * jackknife, of_mean(plain) / 2), rel=1e-3)


def test_one_simulation_knows_nothing() -> None:
    ledger = ledger_of("bakong", 1)
    assert off_of(ledger, left_out(ledger), 0) == 1.0
    assert not best_player(ledger, left_out(ledger), range(2))["clear"]


def test_the_best_is_ahead_by_what_is_told_of_both() -> None:
    ledger = ledger_of("bakong")
    found = best_player(ledger, left_out(ledger), range(2))
    other = 1 - found["seat"]
    own = [
        int(ledger.changes[ledger.chosen_by(seat), seat].sum()) / ledger.whole
        for seat in (found["seat"], other)
    ]
    assert found["ahead"] == pytest.approx(own[0] - own[1])
    off = off_of(ledger, left_out(ledger), found["seat"], other)
    assert found["clear"] == (found["ahead"] > off)
    assert found["high"] - found["low"] == pytest.approx(2 * off)
