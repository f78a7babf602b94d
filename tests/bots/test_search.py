"""The search: it finds what can be found, within its budget and its memory, for any number of seats."""

from __future__ import annotations

import time

import numpy as np
import pytest

import palabre
from palabre import bots
from palabre.bots.greedy import weighed
from palabre.bots.programs import NO_HABIT
from palabre.bots.programs import tree as trees
from palabre.bots.search import KNOBS, SearchBot, grow, merged, room_for, tuned
from palabre.bots.seat import Seat
from palabre.bots.workshop import MEMORY, workshop
from palabre.games import find
from palabre.kernel.chance import generator
from palabre.kernel.plain import Plain
from tests.bots.tables import TURN_BY_TURN, moments

FLAT: dict[str, float] = {}
DEEP = {"open": 1.0, "reach": 99.0, "trust": 1.0}


@pytest.mark.parametrize("name", TURN_BY_TURN)
@pytest.mark.parametrize("how", [FLAT, DEEP, {"closed": 36.0, "reach": 9.0}], ids=["flat", "deep", "closed"])
def test_every_simulation_is_spent_and_counted(name: str, how: dict[str, float]) -> None:
    for match in moments(name, 2, seed=13, every=11, most=2):
        seat = Seat.of(match, match.to_act[0], 1)
        found = SearchBot(1_000, how).look_into(seat)
        assert [each.action for each in found] == list(seat.ids)
        assert 900 <= sum(each.visits for each in found) <= 1_000 + 2 * len(seat.ids)
        assert all(0 <= each.value <= 1 for each in found)


@pytest.mark.parametrize("name", TURN_BY_TURN)
def test_only_what_looks_good_at_first_sight_is_thought_about(name: str) -> None:
    for match in moments(name, 2, seed=19, every=7, most=3):
        seat = Seat.of(match, match.to_act[0], 1)
        found = SearchBot(200, {"sight": 4, "wide": 2}).look_into(seat)
        assert sum(each.visits > 0 for each in found) == 2
        assert sum(each.visits for each in found) >= 199


def test_first_sight_throws_out_what_is_bad() -> None:
    """What the greedy bot finds worst is not among the three that are thought about."""
    for match in moments("bonobo-beach", 2, seed=20, every=9, most=4):
        seat = Seat.of(match, match.to_act[0], 1)
        looks = weighed(seat, 8)
        if len(seat.ids) < 6 or looks.max() == looks.min():
            continue
        found = SearchBot(60, {"sight": 4, "wide": 3}).look_into(seat)
        assert found[int(np.argmin(looks))].visits == 0


@pytest.mark.parametrize("name", TURN_BY_TURN)
def test_a_habit_is_a_choice_that_there_is(name: str) -> None:
    for match in moments(name, 2, seed=21, every=5, most=20):
        seat = match.to_act[0]
        usual = workshop(match.game).rules["habit"](Plain(match.state), seat)
        assert usual == NO_HABIT or usual in match.choice_ids(seat)


def test_dice_are_thrown_again_by_habit() -> None:
    match = palabre.new("banjooli-xeet", players=2, seed=22)
    usual = workshop(match.game).rules["habit"](Plain(match.state), match.to_act[0])
    named = Seat.of(match, match.to_act[0], 1).named(usual)
    assert named["do"] in ("reroll", "keep")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_number_of_seats_is_searched(players: int) -> None:
    for match in moments("stall", players, seed=14, every=3, most=2):
        assert bots.choose("mcts:sims=200", match, match.to_act[0], 1) in match.choices()


def test_a_tree_that_fills_its_memory_goes_on_without_growing() -> None:
    match = next(moments("stall", 2, seed=15, every=3, most=1))
    seat = Seat.of(match, match.to_act[0], 1)
    how = {**tuned(seat.game), **DEEP}
    tree, reals = MEMORY.tree(40)
    knobs = np.array([how[name] for name in KNOBS])
    assert room_for(500, knobs) > 40
    found = grow(seat, 500, 0, knobs, generator(1), capacity=40)
    assert tree[trees.USED] <= 40
    assert sum(each.visits for each in found) >= 450
    assert len(reals) >= 40


def test_opinions_of_several_trees_add_up() -> None:
    match = next(moments("stall", 2, seed=16, every=3, most=1))
    seat = Seat.of(match, match.to_act[0], 1)
    bot = SearchBot(200)
    one, two = bot.look_into(seat), SearchBot(400).look_into(seat)
    both = merged([one, two])
    assert [each.visits for each in both] == [a.visits + b.visits for a, b in zip(one, two, strict=True)]


def test_a_better_budget_gives_away_less_in_solved_endgames() -> None:
    """Exact values are the truth: search gives away less than luck does, and not much."""
    from palabre.bench.strength.regret import of_bot, solved_positions

    game = find("bonobo-beach")
    solved = [*solved_positions(game, 8, turns=2_000)]
    luck, search = (of_bot(game, spec, solved).mean for spec in ("random", "mcts:sims=2000"))
    assert search < luck / 2


def test_hard_plays_solved_endgames_without_a_mistake() -> None:
    from palabre.bench.strength.regret import of_bot, solved_positions

    game = find("bonobo-beach")
    solved = [*solved_positions(game, 8, turns=1_000)]
    assert of_bot(game, "hard", solved).mean == pytest.approx(0, abs=1e-9)


SHARE = 0.35  # seconds of a core: with four bots on each of two cores, an answer within a second and a half


@pytest.mark.parametrize("name", palabre.games())
def test_hard_answers_within_a_second_and_a_half_while_others_think(name: str) -> None:
    game = find(name)
    bots.warm(game)
    for players in (game.min_seats, game.max_seats):
        match = palabre.new(name, players=players, seed=17)
        for decision in range(12):
            if match.over:
                break
            seat = match.to_act[0]
            began = time.thread_time()
            choice = bots.choose("hard", match, seat, decision)
            assert time.thread_time() - began < SHARE
            match.play(choice, seat)
