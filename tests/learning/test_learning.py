"""Learning: the same recipe gives the same network, it goes on where it was left, and it gets better."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from palabre.bots.learnt import FILE, LAYERS, laid, n_insights
from palabre.bots.programs import foreseeing
from palabre.bots.programs.turns import N_STATES, NOW
from palabre.bots.workshop import TO_FORESEE, workshop
from palabre.games import find
from palabre.kernel.chance import generator
from palabre.kernel.plain import PlainStates
from palabre.learning import tables
from palabre.learning.__main__ import learn
from palabre.learning.network import Network
from palabre.learning.recipe import Recipe
from palabre.learning.tables import Tables
from tests.bots.tables import moments

NAME = "bonobo-beach"
SMALL = Recipe(generations=2, positions=640, portion=256, rounds=2, first=8, second=8, tried=64)


LISTED = replace(SMALL, first=0, second=0)  # no layer but the last


def weights_in(folder: Path) -> list[bytes]:
    with np.load(folder / FILE) as kept:
        return [kept[name].tobytes() for name in LAYERS if name in kept.files]


@pytest.mark.long
@pytest.mark.parametrize(("name", "recipe"), [(NAME, SMALL), ("bakong", LISTED)])
def test_one_recipe_gives_one_network_and_more_of_it_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, recipe: Recipe
) -> None:
    monkeypatch.setattr(tables, "GAMES_A_TIME", 2)
    one, other = tmp_path / "one", tmp_path / "other"
    for folder, workers in ((one, 1), (other, 2)):
        folder.mkdir()
        learn(name, folder, replace(recipe, generations=1), minutes=9, workers=workers)
    assert weights_in(one) == weights_in(other), "it depends on how many work"
    first = weights_in(one)
    learn(name, one, recipe, minutes=9, workers=1)
    told = [json.loads(line) for line in (one / f"{name}.jsonl").read_text().splitlines()]
    assert [line["generation"] for line in told] == [1, 2]
    assert weights_in(one) != first
    assert all(0 <= line["won of 2"] <= 1 for line in told)


@pytest.mark.long
def test_what_came_of_a_position_is_the_end_or_what_was_foreseen_next() -> None:
    recipe = replace(SMALL, skip=0.0, positions=64 * 20)
    game = find(NAME)
    net = Network(game.observation.size + n_insights(game), 8, 8, seed=3).weights(recipe.lead, recipe.scored)
    row = laid(game, net)
    by_the_end = Tables(game, recipe, 1).live(row, True, 1)
    by_the_next = Tables(game, replace(recipe, hindsight=0.0), 1).live(row, True, 1)
    assert (by_the_end.states == by_the_next.states).all()
    pairs = [
        (at, at + 1)
        for at in range(19)
        if by_the_end.states["turns"][at] < by_the_end.states["turns"][at + 1]
    ]
    assert len(pairs) > 8
    shop = workshop(game)
    foresee = shop.door(*shop.seeing, *TO_FORESEE)
    points = np.zeros(8, np.int64)
    for one, later in pairs:
        assert (by_the_end.came[one] == by_the_end.came[later]).all()
        found = foresee(by_the_next.states[later : later + 1], 0, points, row)
        assert by_the_next.came[one, 0] == pytest.approx(found, abs=1e-5)


@pytest.mark.long
def test_what_is_usual_a_network_does_without_a_thought() -> None:
    """Of the 64 ways to throw again it follows none to the end."""
    game = find("banjooli-xeet")
    shop, habit = workshop(game), game.room("worth").habit
    compared = (foreseeing.best_few, foreseeing.foresee_turn, foreseeing.foreseen)
    foreseen = shop.door(*shop.seeing, *TO_FORESEE, *compared)
    net = Network(game.observation.size + n_insights(game), 8, 8, seed=3).weights(6.0, 0.3)
    states, usual = shop.engine.new_states(N_STATES), 0
    ids, inner = np.zeros((2, shop.engine.n_actions), np.int16)
    for match in moments("banjooli-xeet", 2, seed=29, every=1, most=40):
        seat = match.to_act[0]
        states[NOW] = match.state[0]
        ids[: len(match.choice_ids(seat))] = match.choice_ids(seat)
        expected = habit(PlainStates(match.state)[0], seat)
        if expected >= 0 and len(match.choice_ids(seat)) > 1:
            room = (ids, inner, np.zeros(8, np.int64))
            found = foreseen(
                states, seat, len(match.choice_ids(seat)), *room, 4, 0.0, laid(game, net), generator(1)
            )
            assert found == expected
            usual += 1
    assert usual > 4


def test_a_network_learns_what_can_be_learnt() -> None:
    dice = np.random.default_rng(1)
    network = Network(6, 8, 8, seed=1)
    shown = dice.random((2_000, 6), np.float32)
    came = (shown[:, 0] > shown[:, 1]).astype(np.float32)
    at_first, *_, at_last = [network.learn(shown, came, 0.01) for _ in range(300)]
    assert at_last < at_first / 4
    going_on = Network(6, 8, 8, seed=2)
    going_on.take_up(network.state())
    assert going_on.learn(shown, came, 0.01) == network.learn(shown, came, 0.01)


def test_a_seat_and_its_rival_are_weighed_by_the_same_numbers() -> None:
    """Without any layer but the last: what counts for a seat counts as much against it for the other."""
    dice = np.random.default_rng(1)
    network = Network(6, 0, 0, seed=1, rivals=True)
    shown = dice.random((2_000, 12), np.float32)
    came = (shown[:, 0] > shown[:, 6]).astype(np.float32)
    at_first, *_, at_last = [network.learn(shown, came, 0.05) for _ in range(300)]
    assert at_last < at_first / 4
    assert network.names == ["last"]
    turned = np.concatenate([shown[:, 6:], shown[:, :6]], axis=1)
    assert network.forward(turned)[0] == pytest.approx(1 - network.forward(shown)[0], abs=1e-5)
