"""How good it looks: from 0 to 1, higher for whom the race runs as foretold."""

from __future__ import annotations

import random

import palabre
from palabre.games.banjooli_xeet.doors import door
from palabre.games.banjooli_xeet.worth import worth
from palabre.kernel.match import Match
from tests.contract.checks import random_play
from tests.games.banjooli_xeet.table import GAME, race, state

CARDS = [[1, 2, 4, 5], [2, 1, 4, 3], [5, 4, 2, 1]]
AS_FORETOLD = {"red": [4, 0, 0], "yellow": [3, 0, 0], "blue": [2, 0, 0], "green": [1, 0, 0]}


def looks(match: Match, seat: int) -> float:
    """The worth of a position for a seat."""
    return float(door(worth)(match.state, seat))


def test_it_looks_best_for_the_card_that_comes_true() -> None:
    match = race(ostriches=AS_FORETOLD, cards=CARDS)
    assert looks(match, 0) > looks(match, 1) > looks(match, 2)


def test_fear_makes_it_worse() -> None:
    calm = race(ostriches=AS_FORETOLD, cards=CARDS)
    scared = race(ostriches=AS_FORETOLD, cards=CARDS, scared=["red"])
    assert looks(scared, 0) < looks(calm, 0)


def test_it_stays_between_0_and_1_and_ends_with_who_has_won() -> None:
    for seed in range(5):
        match = palabre.new(GAME, players=4, seed=seed, berries=True, specials=1)
        for _ in random_play(match, random.Random(seed)):
            assert all(0 <= looks(match, seat) <= 1 for seat in range(4))
        shares = [looks(match, seat) for seat in range(4)]
        assert abs(sum(shares) - 1) < 1e-9
        assert [seat for seat, share in enumerate(shares) if share > 0] == match.winners


def test_a_player_who_follows_it_beats_random_ones() -> None:
    """One look ahead at each choice; at random it would win four of twelve games."""
    won = 0.0
    for seed in range(12):
        match, rng = palabre.new(GAME, players=3, seed=seed), random.Random(seed)
        while not match.over:
            seat = match.to_act[0]
            match.play_id(best(match, rng) if seat == 0 else rng.choice(match.choice_ids(seat)), seat)
        won += (0 in match.winners) / len(match.winners)
    assert won >= 7


def best(match: Match, rng: random.Random) -> int:
    """The choice after which it looks best; which dice to reroll is left to luck."""
    ids = match.choice_ids(0)
    if state(match).may_reroll:
        return rng.choice(ids)
    after = []
    for action in ids:
        states = match.state.copy()
        match.engine.act(states, 0, action)
        after.append((float(door(worth)(states, 0)), action))
    return max(after)[1]
