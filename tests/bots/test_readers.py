"""Where a game is read against the clock, bots are slow and wrong like somebody."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise
from statistics import fmean, median

import pytest

import palabre
from palabre import bots
from palabre.bots.readers import PROFILES, READERS, call, delay, reading
from palabre.bots.seat import Seat
from palabre.bots.tournament import Tournament, tally
from palabre.games import find
from palabre.kernel.match import Match
from tests.widely import widely

NAMES = list(PROFILES)  # the slowest first


def throw(seed: int, level: str = "guards") -> Match:
    """A match where everybody may call."""
    return palabre.new("bongo", players=2, seed=seed, level=level)


def test_there_is_a_profile_for_every_level() -> None:
    assert tuple(NAMES) == bots.levels(find("bongo"))
    assert "assumed" in READERS["source"]


@pytest.mark.parametrize("name", NAMES)
def test_a_harder_throw_takes_longer(name: str) -> None:
    dice = random.Random(1)
    times = [median(delay(PROFILES[name], hard, dice) for _ in range(400)) for hard in (0, 3, 6)]
    assert times == sorted(times)
    assert min(delay(PROFILES[name], 0, dice) for _ in range(1000)) > PROFILES[name]["floor"]


def test_a_better_profile_is_quicker_and_errs_less() -> None:
    times, errors = [], []
    for name in NAMES:
        dice = random.Random(2)
        seats = [Seat.of(throw(seed), 0, seed) for seed in range(60)]
        times.append(fmean(delay(PROFILES[name], 3, dice) for _ in range(500)))
        calls = [(seat, call(PROFILES[name], seat, 4, dice)) for seat in seats for _ in range(10)]
        errors.append(sum(called != reading(seat.game, seat.known) for seat, called in calls))
    assert times == sorted(times, reverse=True)
    assert errors == sorted(errors, reverse=True)
    assert 0 < errors[0] < 600 * 0.5


def test_most_errors_are_slips_that_somebody_could_make() -> None:
    """A slip leads to the same wrong answer time after time; guessing would spread evenly over three."""
    seat = next(here for here in (Seat.of(throw(seed), 0, 1) for seed in range(100)) if slips_agree(here))
    always_wrong = {"error": 1.0, "error_per_hardness": 0.0}
    dice = random.Random(3)
    calls = Counter(call(always_wrong, seat, 0, dice) for _ in range(300))
    assert reading(seat.game, seat.known) not in calls
    assert calls.most_common(1)[0][1] > 200


def slips_agree(seat: Seat) -> bool:
    """Whether all slips that change anything lead to one answer."""
    from palabre.bots.readers import slipped

    right = reading(seat.game, seat.known)
    wrong = {reading(seat.game, slipped(seat.known, slip)) for slip in seat.game.tuning["slips"]} - {right}
    return len(wrong) == 1


def test_every_bot_can_react() -> None:
    match = throw(4)
    for spec in ("random", "greedy", "mcts:sims=10", *NAMES):
        after, choice = bots.reaction(spec, match, 1, random.Random(1))
        assert after > 0
        assert choice in match.choices(1)


def test_a_bot_asked_to_choose_in_a_race_reads_the_dice() -> None:
    right = [
        bots.choose(spec, throw(seed), 0, seed) for seed in range(20) for spec in ("greedy", "mcts:sims=10")
    ]
    for seed, choice in zip((seed for seed in range(20) for _ in range(2)), right, strict=True):
        match = throw(seed)
        match.play(choice, 0)
        assert match.turns == 1 or not match.view(0)["out"]
        assert any(event["kind"] == "round_won" for event in match.events(0))


@pytest.mark.parametrize(("better", "worse"), widely(pairwise(reversed(NAMES)), tuple(NAMES[1::-1])))
def test_each_profile_beats_the_one_below(better: str, worse: str) -> None:
    tournament = Tournament(find("bongo"), (better, worse), 2, seed=8)
    standing = tally(tournament.specs, tournament.twins(range(40)))[0]
    assert standing.win_interval()[0] > 0.5
