"""How good it looks: between 0 and 1, level at the start, and good enough to beat chance."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
from numpy.typing import NDArray

import palabre
from palabre.games import find
from palabre.games.bonobo_beach.state import Phase
from palabre.games.bonobo_beach.worth import worth
from palabre.kernel.engine import engine
from palabre.kernel.layout import NATURE
from palabre.kernel.match import Match

from .tables import ONE_DUNE, lay, position, small

ENGINE = engine(find("bonobo-beach"))
WORTH = ENGINE.door(worth)


def looks(match: Match, seat: int) -> float:
    """How good it looks for a seat."""
    return float(WORTH(match.state, seat))


def test_it_is_level_at_the_start_and_between_0_and_1() -> None:
    for players in (2, 3, 4):
        match, rng = palabre.new("bonobo-beach", players=players, seed=players), random.Random(players)
        assert {looks(match, seat) for seat in range(players)} == {0.5}
        while not match.over:
            assert all(0 < looks(match, seat) < 1 for seat in range(players))
            match.play(rng.choice(match.choices()))


def test_two_seats_share_one_hope() -> None:
    match = position(markers=[3, 9], pawns=[[[0, 0]], [[1, 1], [2, 0]]])
    assert np.isclose(looks(match, 0) + looks(match, 1), 1)


def test_points_pawns_on_good_places_and_pawns_in_hand_are_worth_something() -> None:
    assert looks(position(markers=[5, 0]), 0) > 0.5
    match = small(tiles=ONE_DUNE, drawn=-3)
    lay(match, 16, 17)
    after = {}
    for q, r in ((0, 0), (-1, 1), (0, 1)):
        tried = match.copy()
        tried.play({"do": "put_pawn", "at": [q, r]})
        after[q, r] = looks(tried, 1)
    assert after[-1, 1] > after[0, 1] > after[0, 0]


def greedy(match: Match, rng: random.Random) -> int:
    """The choice that looks best at once; a draw is judged by one tile laid where it looks best."""
    (seat,) = match.to_act
    return max(match.choice_ids(seat), key=lambda action: after(match.state, seat, action, rng))


def after(states: NDArray[Any], seat: int, action: int, rng: random.Random) -> float:
    """How it looks after an action and the rest of the turn."""
    trial = states.copy()
    ENGINE.act(trial, seat, action)
    if trial["phase"][0] != Phase.DRAW:
        return float(WORTH(trial, seat))
    ENGINE.act(trial, NATURE, rng.randrange(int(trial["left"][0])))
    return max(after(trial, seat, pair, rng) for pair in ENGINE.legal_ids(trial, seat))


def test_who_does_what_looks_best_beats_who_plays_at_random() -> None:
    """Sixteen games on the small board, eight from each seat: at least fourteen won."""
    won = 0
    for game in range(16):
        match, rng = palabre.new("bonobo-beach", seed=game, board="small"), random.Random(game)
        while not match.over:
            (seat,) = match.to_act
            action = greedy(match, rng) if seat == game % 2 else rng.choice(match.choice_ids(seat))
            match.play_id(action, seat)
        won += match.winners == [game % 2]
    assert won >= 14
