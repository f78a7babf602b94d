"""The fast door plays the same game as a match."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
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


@pytest.mark.parametrize("name", palabre.games())
def test_a_copy_has_the_same_luck_and_goes_its_own_way(name: str) -> None:
    table, dice = palabre.quick(name, players=3, seed=5), random.Random(5)
    for _ in range(12):
        table.play(int(table.ids[dice.randrange(table.n)]))
    branch, before = table.copy(), table.copy()
    for _ in range(6):
        branch.play(int(branch.ids[branch.n - 1]))
    for field in ("seat", "n", "over"):
        assert getattr(table, field) == getattr(before, field)
    assert table.ids[: table.n].tolist() == before.ids[: before.n].tolist()
    assert table.states.tobytes() == before.states.tobytes()
    for _ in range(6):
        table.play(int(table.ids[table.n - 1]))
    assert table.states.tobytes() == branch.states.tobytes()
    assert table.luck.tolist() == branch.luck.tolist()


def test_a_state_written_by_hand_is_looked_at() -> None:
    table = palabre.quick("bakong", players=3, seed=5)
    kept, asked = table.states.copy(), (table.seat, table.n, table.ids[: table.n].tolist())
    table.play(int(table.ids[0]))
    table.states[:] = kept
    table.look()
    assert (table.seat, table.n, table.ids[: table.n].tolist()) == asked


@pytest.mark.parametrize("name", palabre.games())
def test_one_seed_is_one_game_at_every_door(name: str) -> None:
    table, batch = palabre.quick(name, players=2, seed=7), palabre.batch(name, 2, players=2, seed=7)
    for number in range(2):
        table.restart(7, number)
        match = palabre.new(name, players=2, seed=7, number=number)
        for _ in range(5):
            assert table.states.tobytes() == match.state.tobytes() == batch.state(number).tobytes()
            assert table.seat == batch.seat[number]
            action = int(table.ids[0])
            table.play(action)
            match.play_id(action, int(batch.seat[number]))
            batch.step(np.array([action if place == number else -2 for place in range(2)]))


def test_in_a_race_any_of_those_who_may_act_is_asked() -> None:
    table = palabre.quick("bongo", players=4, seed=1)
    asked = set()
    for _ in range(30):
        assert table.seat in table.to_act
        asked.add(table.seat)
        table.restart()
    assert asked == {0, 1, 2, 3}
    table.play(0, seat=table.to_act[-1])


def test_the_end_says_who_has_won_and_what_was_seen() -> None:
    table, dice = palabre.quick("bonobo-beach", players=2, seed=1), random.Random(1)
    assert table.winners == []
    while not table.over:
        seen = table.observe()
        assert seen.shape == (table.game.observation.size,)
        table.play(int(table.ids[dice.randrange(table.n)]))
    best = max(table.scores)
    assert set(table.winners) <= {seat for seat, points in enumerate(table.scores) if points == best}
    assert table.winners


def test_a_program_without_the_future_of_annotations_is_told_so() -> None:
    space: dict[str, Any] = {}
    code = (
        "from palabre.kernel.contract import State\ndef mine(s: State, seat: int) -> int:\n    return seat\n"
    )
    exec(compile(code, "mine.py", "exec", dont_inherit=True), space)
    space["mine"].__module__ = "mine"
    with pytest.raises(TypeError, match=r"mine\.mine .*from __future__ import annotations"):
        engine(find("bongo")).bound(space["mine"])


def test_typed_dice_have_no_number() -> None:
    with pytest.raises(palabre.BadOption):
        palabre.new("bakong", nature="manual", number=1)
