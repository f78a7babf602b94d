"""The fast door plays the same game as a match."""

from __future__ import annotations

import random

import pytest

import palabre
from palabre.games import find
from palabre.kernel.engine import engine


@pytest.mark.parametrize("name", palabre.games())
def test_what_the_fast_door_lists_is_what_the_rules_list(name: str) -> None:
    table, dice = palabre.quick(name, seed=5), random.Random(5)
    legal = engine(find(name)).legal_ids
    moves = 0
    while not table.over and moves < 400:
        assert table.ids[: table.n].tolist() == legal(table.states, table.seat)
        table.play(int(table.ids[dice.randrange(table.n)]))
        moves += 1
    assert moves > 5


@pytest.mark.parametrize("name", ["bonobo-beach", "bakong", "banjooli-xeet"])
def test_a_game_by_ids_ends_and_can_be_started_anew(name: str) -> None:
    table, dice = palabre.quick(name, players=2, seed=1), random.Random(1)
    scores = []
    for _ in range(2):
        while not table.over:
            table.play(int(table.ids[dice.randrange(table.n)]))
        assert table.n == 0
        scores.append(table.scores)
        table.restart()
        assert not table.over
    assert all(len(each) == 2 for each in scores)


def test_the_same_seed_and_choices_give_the_same_game() -> None:
    ends = []
    for _ in range(2):
        table, dice = palabre.quick("bakong", players=3, seed=9, quicksand="after_move"), random.Random(2)
        while not table.over:
            table.play(int(table.ids[dice.randrange(table.n)]))
        ends.append(table.states.tobytes())
    assert ends[0] == ends[1]


def test_bad_input_is_refused_at_this_door_too() -> None:
    with pytest.raises(palabre.BadSeats):
        palabre.quick("bakong", players=99)
    with pytest.raises(palabre.BadOption):
        palabre.quick("bakong", quicksand="never")
