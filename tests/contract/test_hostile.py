"""Every public function, in every game, given what it cannot take: a PalabreError with a sentence."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import numpy as np
import pytest

import palabre
from palabre.games import find
from palabre.kernel.layout import CLOCK, NATURE
from palabre.kernel.match import Match
from palabre.kernel.position import words_of
from palabre.kernel.simulate import simulate

every_game = pytest.mark.parametrize("game", palabre.games())

NO_NUMBERS: list[Any] = [
    1.5, 1.0, float("nan"), float("inf"), True, "1", "x", "\ud800", b"x", [], [1], (0,), {}, {"do": "fly"},
    object(), 1j, np.float64(1), np.bool_(True), np.array([1, 2]), np.array(1.5), int,
]  # fmt: skip
FAR = [-3, 99, 2**70, -(2**70), np.int64(99), np.int8(-3)]
Ask = Callable[[Any], object]


def begun(game: str) -> Match:
    return palabre.new(game, players=2, seed=3)


def answered(env: Any) -> Ask:
    """A step of an environment that has just begun."""

    def step(action: Any) -> object:
        env.reset(seed=1)
        return env.step(action)

    return step


def of_all(env: Any) -> Ask:
    """A step of all agents."""

    def step(action: Any) -> object:
        env.reset(seed=1)
        return env.step(dict.fromkeys(env.agents, action))

    return step


def where_a_seat_is_named(game: str) -> dict[str, Ask]:
    """Everything that takes a seat, and no other value."""
    match, quick = begun(game), palabre.quick(game, players=2, seed=1)
    choice = match.choices()[0]
    return {
        "view": match.view,
        "first_view": match.first_view,
        "view_private": match.view_private,
        "choices": match.choices,
        "choice_ids": match.choice_ids,
        "default": match.default,
        "preview": lambda seat: match.preview(choice, seat),
        "play": lambda seat: match.copy().play(choice, seat),
        "play_id": lambda seat: match.copy().play_id(0, seat),
        "deal": lambda seat: match.deal(seat, 1),
        "undo": lambda seat: match.copy().undo(seat),
        "undo by consent": lambda seat: match.copy().undo(seat, by_consent=True),
        "events": match.events,
        "record": match.record,
        "quick.observe": quick.observe,
        "quick.legal": quick.legal,
        "quick.play": lambda seat: quick.copy().play(int(quick.ids[0]), seat),
        "analyse": lambda seat: palabre.analyse(match, seat=seat, simulations=2),
    }


def where_any_whole_number_will_do(game: str) -> dict[str, Ask]:
    """Everything that takes a seed."""
    return {
        "new": lambda seed: palabre.new(game, seed=seed),
        "new manual": lambda seed: palabre.new(game, seed=seed, nature="manual"),
        "new numbered": lambda seed: palabre.new(game, seed=seed, number=1),
        "position": lambda seed: palabre.position(game, {"players": 2}, seed=seed),
        "quick": lambda seed: palabre.quick(game, seed=seed),
        "restart": lambda seed: palabre.quick(game, seed=1).restart(seed),
        "batch": lambda seed: palabre.batch(game, 2, seed=seed),
        "simulate": lambda seed: simulate(find(game), 2, seed=seed),
        "deal": lambda seed: begun(game).deal(0, seed),
        "aec": lambda seed: palabre.envs.aec(game).reset(seed=seed),
        "parallel": lambda seed: palabre.envs.parallel(game).reset(seed=seed),
    }


def where_numbers_are_bounded(game: str) -> dict[str, Ask]:
    """Everything that takes a number which is neither negative nor huge."""
    match, quick, batch = begun(game), palabre.quick(game, seed=1), palabre.batch(game, 2, keep=True)
    race = palabre.envs.aec(game, reward="win")
    seat = match.to_act[0]
    return {
        "players": lambda n: palabre.new(game, players=n),
        "players of quick": lambda n: palabre.quick(game, players=n),
        "players of batch": lambda n: palabre.batch(game, 2, players=n),
        "players of simulate": lambda n: simulate(find(game), 1, players=n),
        "players of aec": lambda n: palabre.envs.aec(game, n),
        "players of position": lambda n: palabre.position(game, {"players": n}),
        "place": batch.state,
        "since": lambda since: match.events(0, beyond(since)),
        "move": lambda move: palabre.analyse(match, move=beyond(move), simulations=2),
        "play_id": lambda action: match.copy().play_id(beyond(action), seat),
        "quick.play": lambda action: quick.copy().play(beyond(action)),
        "aec": answered(race),
        "parallel": of_all(palabre.envs.parallel(game)),
    }


def where_something_else_is_named(game: str) -> dict[str, Ask]:
    """Everything that takes a word, a table or a choice: no number will do either."""
    match = begun(game)
    return {
        "game": palabre.new,
        "game of quick": palabre.quick,
        "game of batch": lambda name: palabre.batch(name, 2),
        "game of position": lambda name: palabre.position(name, {}),
        "nature": lambda nature: palabre.new(game, nature=nature),
        "nature of position": lambda nature: palabre.position(game, {}, nature=nature),
        "replay": palabre.replay,
        "verify": palabre.verify,
        "analyse": lambda played: palabre.analyse(played, simulations=2),
        "review": lambda played: palabre.review(played, simulations=2),
        "play": lambda choice: match.copy().play(choice),
        "preview": match.preview,
        "note": lambda note: match.copy().play(match.choices()[0], note={"late": note}),
        "reward": lambda reward: palabre.batch(game, 2, reward=reward),
        "option": lambda value: palabre.new(game, first=value),
        "on": lambda on: palabre.batch(game, 2, on=on),
        "reward of aec": lambda reward: palabre.envs.aec(game, reward=reward),
        "illegal": lambda illegal: palabre.envs.aec(game, illegal=illegal),
        "reader": lambda reader: palabre.envs.aec(game, reader=reader),
    }


def beyond(value: Any) -> Any:
    """A number beyond all that can be, for one that might be in some game."""
    return 10**6 if isinstance(value, int | np.integer) and value == 99 else value


def refused(asks: dict[str, Ask], values: list[Any]) -> None:
    """Each value is refused by each, with a sentence."""
    for name, ask in asks.items():
        for value in values:
            wrong = None
            try:
                ask(value)
            except palabre.PalabreError as refusal:
                wrong = refusal
            except Exception as other:
                raise AssertionError(f"{name}({value!r}) raises {type(other).__name__}: {other}") from other
            assert wrong is not None, f"{name}({value!r}) is accepted"
            assert len(str(wrong).encode()) > 10
            assert wrong.key not in str(wrong), f"{name}({value!r}) has no sentence"


@every_game
def test_what_is_no_seat_is_refused(game: str) -> None:
    refused(where_a_seat_is_named(game), [*NO_NUMBERS, *FAR])


@every_game
def test_what_is_no_seed_is_refused(game: str) -> None:
    refused(where_any_whole_number_will_do(game), NO_NUMBERS)


@every_game
def test_what_is_no_number_in_bounds_is_refused(game: str) -> None:
    refused(where_numbers_are_bounded(game), [*NO_NUMBERS, *FAR])


@every_game
def test_what_is_no_word_table_or_choice_is_refused(game: str) -> None:
    refused(
        where_something_else_is_named(game),
        [*(each for each in NO_NUMBERS if not isinstance(each, dict) or each), 10**9, *FAR[2:]],
    )


@every_game
def test_efforts_that_make_no_sense_are_refused(game: str) -> None:
    match = begun(game)
    asks: dict[str, Ask] = {
        "simulations": lambda n: palabre.analyse(match, simulations=n),
        "of a review": lambda n: palabre.review(match.record(), simulations=n),
        "games": lambda n: simulate(find(game), n),
        "workers": lambda n: simulate(find(game), 1, workers=n),
        "n": lambda n: palabre.batch(game, n),
    }
    refused(asks, [*NO_NUMBERS, 0, -1, np.int64(0)])
    lasting: dict[str, Ask] = {
        "seconds": lambda n: palabre.analyse(match, seconds=n),
        "interval": lambda n: palabre.analyse(match, interval=n),
    }
    refused(lasting, [-1, -0.5, float("nan"), float("inf"), "1", True, [], np.float64("nan")])


def fitting(kind: Any, number: int) -> Any:
    """A number of a kind that has room for it, or as it is."""
    return number if kind is int or number > np.iinfo(kind).max else kind(number)


@every_game
@pytest.mark.parametrize("kind", [np.int8, np.uint8, np.int32, np.int64, np.uint64])
def test_numpys_numbers_are_numbers(game: str, kind: Any) -> None:
    """Seeds, numbers, seats and actions of NumPy do what Python's do, down to the record."""
    one, other = palabre.new(game, players=kind(2), seed=kind(5)), palabre.new(game, players=2, seed=5)
    for match, as_is in ((one, kind), (other, int)):
        for _ in range(3):
            seat = match.to_act[0]
            match.play_id(fitting(as_is, match.choice_ids(seat)[0]), as_is(seat))
    assert one.record() == other.record()
    assert one.view(kind(1)) == other.view(1)
    assert one.record(kind(1)) == other.record(1)
    assert one.deal(kind(1), kind(4)).state.tobytes() == other.deal(1, 4).state.tobytes()
    assert (
        palabre.new(game, number=kind(3), seed=kind(5)).record()
        == palabre.new(game, number=3, seed=5).record()
    )
    quicks = [palabre.quick(game, 2, seed=as_is(5), number=as_is(3)) for as_is in (kind, int)]
    for quick, as_is in zip(quicks, (kind, int), strict=True):
        quick.play(fitting(as_is, int(quick.ids[0])), as_is(quick.seat))
    assert quicks[0].states.tobytes() == quicks[1].states.tobytes()
    assert palabre.batch(game, kind(2), seed=kind(5)).state(kind(1)) == palabre.batch(game, 2, seed=5).state(
        1
    )
    assert simulate(find(game), kind(2), seed=kind(5)).scores == simulate(find(game), 2, seed=5).scores
    env, same = palabre.envs.aec(game), palabre.envs.aec(game)
    env.reset(seed=kind(5))
    same.reset(seed=5)
    assert env.table.play.state.tobytes() == same.table.play.state.tobytes()


@every_game
def test_hostile_things_on_the_table_are_refused(game: str) -> None:
    """Wherever a position may say something, anything else than what it may is told in a sentence."""
    match, rng = begun(game), random.Random(1)
    told = words_of(match)
    while told is None or len(told) < 4:
        match.play(rng.choice(match.choices()))
        told = words_of(match)
    for name in [*told, "nonsense"]:
        for value in [
            *NO_NUMBERS,
            *FAR,
            None,
            [None],
            [[]],
            [{}],
            {"a": None},
            {"1": []},
            [[["x"]]],
            "é" * 10_000,
        ]:
            with suppress(palabre.PalabreError):
                assert palabre.position(game, {**told, name: value}, seed=1).record()


@every_game
def test_whoever_is_no_player_has_nothing_to_play(game: str) -> None:
    match = begun(game)
    for nobody in (NATURE, CLOCK):
        if not match.game.real_time or nobody == NATURE:
            with pytest.raises(palabre.PalabreError):
                match.play(match.choices()[0], nobody)
