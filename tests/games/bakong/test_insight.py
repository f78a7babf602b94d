"""What a network is shown of an adventurer, and a guess at what lies below that takes no plan."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

import numpy as np

import palabre
from palabre.games.bakong import GAME, redeal
from palabre.games.bakong.insight import (
    AHEAD,
    BELOW,
    MOST_LISTED,
    N_INSIGHTS,
    SIGHT,
    insight,
)
from palabre.games.bakong.state import sums
from palabre.games.bakong.worth import HELD_UP
from palabre.kernel.chance import generator
from palabre.kernel.compiled import INTERPRETED
from palabre.kernel.engine import engine
from palabre.kernel.match import Match
from palabre.kernel.observing import Singles
from palabre.kernel.plain import Plain, PlainCells

from .trails import trail


@cache
def door() -> Callable[..., None]:
    """The compiled rule."""
    return engine(GAME).door(insight)


def listed(match: Match, seat: int) -> dict[int, float]:
    """What is listed of a seat: each number once."""
    out: Singles = np.zeros(1 + 2 * MOST_LISTED, np.float32)
    door()(match.state, seat, out, 0)
    pairs = out[1 : 1 + 2 * int(out[0])].reshape(-1, 2).tolist()
    found: dict[int, float] = {}
    for which, much in pairs:
        assert 0 <= which < N_INSIGHTS
        found[int(which)] = found.get(int(which), 0.0) + much
    return found


def by_hand(match: Match, seat: int) -> Singles:
    """The same list, written by the rule as Python reads it."""
    out: Singles = np.zeros(1 + 2 * MOST_LISTED, np.float32)
    insight(Plain(match.state), seat, out if not INTERPRETED else PlainCells(out), 0)  # type: ignore[arg-type]
    return out


def test_lists_fit_their_room_in_any_game_and_compiled_code_writes_what_python_does() -> None:
    for players, seed in ((2, 1), (4, 2), (6, 3)):
        match, dice = palabre.new("bakong", players=players, seed=seed), random.Random(seed)
        while not match.over:
            for seat in range(players):
                out: Singles = np.zeros(1 + 2 * MOST_LISTED, np.float32)
                door()(match.state, seat, out, 0)
                assert 10 < out[0] <= MOST_LISTED
                assert np.allclose(out, by_hand(match, seat), rtol=1e-5)
            match.play(dice.choice(match.choices()))


def test_it_tells_what_was_seen_below_and_nothing_that_was_not() -> None:
    match = palabre.new("bakong", players=2, seed=4)
    before = [listed(match, seat) for seat in (0, 1)]
    hidden = np.flatnonzero(match.state["under_seen"][0] == 0)
    kept = match.state.copy()
    match.state["under"][0][hidden] = 0
    assert [listed(match, seat) for seat in (0, 1)] == before
    match.state["under_seen"][0][hidden] = 255
    seen = listed(match, 0)
    assert any(which >= BELOW for which in seen.keys() - before[0].keys())
    match.state[:] = kept


def test_what_lies_ahead_and_what_is_carried_is_told_apart() -> None:
    plain = listed(trail(tiles="plain"), 0)
    for other in (
        trail(tiles="river"),
        trail(tiles="cave"),
        trail(tiles="plain", objects="rope"),
        trail(tiles="plain", ouches=[1, 0]),
        trail(tiles="plain", threes=[1, 0]),
        trail(tiles="plain", threes=[0, 1]),
    ):
        assert listed(other, 0) != plain
    right_ahead = AHEAD + HELD_UP * SIGHT
    assert right_ahead in listed(trail(tiles="river"), 0)
    assert right_ahead not in listed(trail(tiles="river", objects="rope"), 0), "who has a rope passes"


def test_a_guess_moves_only_what_nobody_has_seen_and_loses_no_tile() -> None:
    reshuffle, changed = engine(GAME).door(redeal.reshuffle), 0
    match, dice = palabre.new("bakong", players=2, seed=5), random.Random(5)
    while not match.over:
        guessed = match.state.copy()
        reshuffle(guessed, generator(len(match.log)))
        assert sums(Plain(guessed)) == sums(Plain(match.state))  # type: ignore[arg-type]
        moved = guessed["under"][0] != match.state["under"][0]
        assert not match.state["under_seen"][0][moved].any()
        assert (guessed["shows"] == match.state["shows"]).all()
        changed += moved.any()
        match.play(dice.choice(match.choices()))
    assert changed > 10
