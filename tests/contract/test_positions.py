"""Positions of every game: what can be reached can be told and laid out again; what is accepted can be."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from numpy.typing import NDArray

from palabre.games import find, games
from palabre.kernel.errors import PalabreError
from palabre.kernel.game import Game
from palabre.kernel.match import Match
from palabre.kernel.nature import Seeded
from palabre.kernel.plain import Plain
from palabre.kernel.position import laid_out, words_of

from .checks import Case, cases, new_match, random_play

Count = Callable[[int, int], int]
every_game = pytest.mark.parametrize("game", [find(name) for name in games()], ids=lambda game: game.name)

# What no rule reads again: races and turns are counted anew; of set-up and finished moves the result is told
PAST = ("race", "turns", "vortex_die", "origin", "held_origin", "pool", "special_pool")
SHORT_OF = ("supply", "stack")  # where a position may say less than the box has
STEPS_ON = 6  # until dice that were in the air lie, all six of them


def without_past(states: NDArray[Any]) -> dict[str, Any]:
    """The fields of a state that rules will read."""
    return {name: states[name].tolist() for name in states.dtype.names or () if name not in PAST}


def tellable(case: Case, seed: int) -> list[tuple[Match, int]]:
    """A game played to its end, and the lines of its log before which it could be told."""
    match = new_match(case, seed)
    for _ in random_play(match, random.Random(seed)):
        pass
    told = match.game.room("position").words
    return [(match, n) for n, entry in enumerate(match.log) if told(Plain(entry.before)) is not None]


def told_at(match: Match, line: int) -> dict[str, Any]:
    """The words of a match as it was before a line of its log, as they come back from a file."""
    then = match.copy()
    then.replace_state(match.log[line].before.copy())
    return dict(json.loads(json.dumps(words_of(then))))


def moments(game: Game, wanted: int) -> Iterator[tuple[Match, int]]:
    """So many moments of games with every number of players and every option, each as likely in its game."""
    everywhere = list(cases(game))
    rng = random.Random(game.name)
    for n, case in enumerate(everywhere):
        yield from rng.choices(tellable(case, seed=n), k=-(-wanted // len(everywhere)))


@every_game
def test_every_state_that_is_reached_survives_being_told(game: Game, count: Count) -> None:
    """State, words, state: and from there the same moves lead to the same states."""
    for match, line in moments(game, count(150, 10_000)):
        laid = laid_out(game, told_at(match, line), Seeded(1), settle=False)
        following = match.log[line : line + STEPS_ON]
        for entry in following:
            laid.engine.act(laid.state, entry.seat, entry.action)
        after = match.log[line + STEPS_ON].before if line + STEPS_ON < len(match.log) else match.state
        assert without_past(laid.state) == without_past(after), told_at(match, line)


@every_game
def test_a_position_that_is_accepted_can_be(game: Game, count: Count) -> None:
    """Reached positions with something in them changed: refused with a sentence, or whole and playable."""
    rng = random.Random(game.name)
    accepted = 0
    for match, line in moments(game, count(300, 20_000)):
        told = told_at(match, line)
        table = spoilt({name: said for name, said in told.items() if name not in SHORT_OF}, rng)
        laid = laid_or_refused(game, table)
        if laid is not None:
            check_consistent(laid, rng)
            accepted += 1
    assert accepted


def laid_or_refused(game: Game, table: dict[str, Any]) -> Match | None:
    """A match, or None where a sentence refuses it; anything else that is raised is a mistake."""
    try:
        return laid_out(game, table, Seeded(1), settle=False)
    except PalabreError:
        return None


def spoilt(table: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """A position in which one or two things are otherwise."""
    for _ in range(rng.randint(1, 2)):
        name = rng.choice([word for word in table if word not in ("players", "options")] or ["players"])
        if rng.random() < 0.2:
            del table[name]
        else:
            table[name] = changed(table[name], rng)
        if not set(table) - {"players", "options"}:
            break
    return table


def changed(value: Any, rng: random.Random) -> Any:
    """A value with one thing in it changed, added, doubled or taken away."""
    if isinstance(value, dict) and value:
        name = rng.choice(list(value))
        return {**value, name: changed(value[name], rng)}
    if isinstance(value, list):
        at = rng.randrange(len(value) + 1)
        if at == len(value):
            return [*value, rng.choice(value) if value else 0]
        return rng.choice(
            [[*value[:at], *value[at + 1 :]], [*value[:at], changed(value[at], rng), *value[at + 1 :]]]
        )
    if isinstance(value, int) and not isinstance(value, bool):
        return rng.choice([value + 1, value - 1, value + rng.randint(-20, 20), value + 0.5, 0, None])
    return rng.choice([None, 0, 1.5, True, False, "", "nest", "rope", [], "gnu", "red", "common_4 a left"])


def check_consistent(laid: Match, rng: random.Random) -> None:
    """Nothing is made or lost, words lead to this state again, and it can be played on."""
    sums = laid.game.room("state").sums
    fresh = Match(laid.game, laid.players, laid.options, Seeded(1))
    assert sums(Plain(laid.state)) == sums(Plain(fresh.state))
    words = words_of(laid)
    if words is not None:
        again = laid_out(laid.game, words, Seeded(1), settle=False)
        assert without_past(again.state) == without_past(laid.state)
    laid.settle()
    for n, _ in enumerate(random_play(laid, rng)):
        assert sums(Plain(laid.state)) == sums(Plain(fresh.state))
        if n == 20:
            break
