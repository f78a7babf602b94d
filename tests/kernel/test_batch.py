"""A batch: the same games as matches, whatever the number of workers; refusals, rewards, what is seen."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import palabre
from palabre.games import find
from palabre.kernel.batch import Batch
from palabre.kernel.errors import BadOption, IllegalAction, PalabreError
from palabre.kernel.simulate import simulate

SHORT = {"bongo": 4, "bonobo-beach": 3, "bakong": 2, "banjooli-xeet": 3}  # seats


def any_actions(batch: Batch, dice: np.random.Generator) -> Any:
    """One of the allowed ids in every place."""
    return (dice.random(batch.mask.shape) * batch.mask).argmax(axis=1)


def played(batch: Batch, steps: int, seed: int = 1) -> list[tuple[Any, ...]]:
    """What a batch said at each step of random play."""
    dice, said = np.random.default_rng(seed), []
    for _ in range(steps):
        batch.step(any_actions(batch, dice))
        now = (batch.seat, batch.mask, batch.observation, batch.reward, batch.ended, batch.number)
        said.append(tuple(each.copy() for each in now))
    return said


@pytest.mark.parametrize("name", palabre.games())
def test_every_game_of_a_batch_is_that_of_a_match_byte_for_byte(name: str) -> None:
    batch = palabre.batch(name, 5, players=SHORT[name], seed=9, keep=True)
    rewards = {}
    for _, _, _, reward, ended, number in played(batch, 400 if name == "banjooli-xeet" else 250):
        for place in np.flatnonzero(ended):
            rewards[int(number[place]) - batch.n] = reward[place].tolist()
    assert rewards or name == "bongo", "some game has ended"
    for number, reward in rewards.items():
        match = batch.match(number)
        assert match.over
        assert reward == [(seat in match.winners) / len(match.winners) for seat in range(match.players)]
        palabre.verify(match.record())
    for spot in range(batch.n):
        running = batch.match(int(batch.number[spot]))
        assert running.state.tobytes() == batch.state(spot).tobytes()
        assert int(batch.seat[spot]) in running.to_act
        ids = running.choice_ids(int(batch.seat[spot]))
        assert np.flatnonzero(batch.mask[spot]).tolist() == sorted(ids)


@pytest.mark.parametrize("name", palabre.games())
def test_the_number_of_workers_changes_nothing(name: str) -> None:
    alone, *others = (
        played(palabre.batch(name, 7, players=SHORT[name], seed=3, workers=workers), 60)
        for workers in (1, 2, 3, 20)
    )
    for other in others:
        for one, two in zip(alone, other, strict=True):
            assert all((a == b).all() for a, b in zip(one, two, strict=True))


def test_another_seed_is_another_game() -> None:
    one, two = (palabre.batch("bakong", 3, players=2, seed=seed).observation for seed in (1, 2))
    assert (one != two).any()


@pytest.mark.parametrize("wrong", [[0, 0, 5_000], [-1, 0, 0], [0, 0], [0.5, 0.5, 0.5], "abc"])
def test_what_may_not_be_played_is_refused_and_nothing_is_played(wrong: Any) -> None:
    batch = palabre.batch("bonobo-beach", 3, players=2, seed=1)
    before = [batch.state(place).tobytes() for place in range(3)]
    with pytest.raises(IllegalAction):
        batch.step(wrong)
    legal = batch.mask.argmax(axis=1)
    legal[1] = np.flatnonzero(batch.mask[1] == 0)[0]
    with pytest.raises(IllegalAction, match="place 1"):
        batch.step(legal)
    assert [batch.state(place).tobytes() for place in range(3)] == before
    batch.step(batch.mask.argmax(axis=1))


def test_rewards_are_shares_of_the_win_points_or_the_lead() -> None:
    paid = {}
    for kind in ("win", "points", "lead"):
        batch = palabre.batch("bonobo-beach", 4, players=3, seed=5, reward=kind, keep=True)
        paid[kind] = {
            int(number[place]) - batch.n: reward[place].tolist()
            for *_, reward, ended, number in played(batch, 120)
            for place in np.flatnonzero(ended)
        }
    assert paid["win"]
    for number, points in paid["points"].items():
        assert points == batch.match(number).scores
        others = [max(points[:seat] + points[seat + 1 :]) for seat in range(3)]
        assert paid["lead"][number] == [own - best for own, best in zip(points, others, strict=True)]
        assert sum(paid["win"][number]) == pytest.approx(1)
    with pytest.raises(BadOption, match="money"):
        palabre.batch("bonobo-beach", 4, reward="money")


def test_what_was_not_kept_cannot_be_shown() -> None:
    with pytest.raises(PalabreError, match="keep=True"):
        palabre.batch("bakong", 2).match(0)
    with pytest.raises(PalabreError, match="at least one game"):
        palabre.batch("bakong", 0)


def test_an_observation_is_turned_so_that_the_observer_is_first() -> None:
    """Bonobo Beach: whoever looks finds their own pawns in the first row, the next seat's in the second."""
    match = palabre.new("bonobo-beach", players=3, seed=2)
    dice = random.Random(3)
    while np.count_nonzero(match.state["pawns"][0]) < 3:
        (seat,) = match.to_act
        match.play_id(dice.choice(match.choice_ids(seat)), seat)
    observation = find("bonobo-beach").observation
    pawns = observation.places()["pawns"]
    for seat in range(3):
        out = np.zeros(observation.size, np.float32)
        match.engine.observe(match.state, seat, out, 0)
        rows = out[pawns].reshape(4, -1)
        for after in range(3):
            bits = int(match.state["pawns"][0][(seat + after) % 3])
            assert rows[after].tolist() == [bits >> place & 1 for place in range(rows.shape[1])]
    assert observation.names[pawns][0] == "pawns[+0]:0"


def test_where_there_is_no_card_one_sentence_says_what_is_missing() -> None:
    for begin in (
        lambda: palabre.batch("bongo", 2, on="cuda"),
        lambda: simulate(find("bongo"), 2, on="cuda"),
    ):
        with pytest.raises(PalabreError, match="graphics card"):
            begin()
    with pytest.raises(BadOption, match="cpu, cuda"):
        palabre.batch("bongo", 2, on="paper")
