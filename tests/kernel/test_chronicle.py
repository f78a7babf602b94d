"""What eyes see and saw: views made in parts, told once for eyes that know the same."""

from __future__ import annotations

import random
from typing import Any

import pytest

import palabre
from palabre.kernel.layout import KnownBy
from palabre.kernel.plain import Known, Plain
from palabre.kernel.secrecy import blanked

OPTIONS: dict[str, dict[str, Any]] = {"banjooli-xeet": {"berries": True}}


def played(game: str, seed: int, moves: int) -> list[palabre.kernel.match.Match]:
    """A match at each of its first decisions."""
    match = palabre.new(game, players=3, seed=seed, **OPTIONS.get(game, {}))
    dice, found = random.Random(seed), []
    for _ in range(moves):
        if match.over:
            break
        seat = match.to_act[0]
        match.play(dice.choice(match.choices(seat)), seat)
        found.append(match.copy())
    return found


@pytest.mark.parametrize("game", palabre.games())
def test_a_view_is_what_the_game_makes_of_what_its_eyes_know(game: str) -> None:
    """Also where a part of it was made once for all eyes."""
    for match in played(game, 3, 40):
        view = match.game.room("views").view
        for eyes in (None, 0, 1, 2):
            seen = view(Plain(blanked(match.state, match.engine.layout, eyes)), eyes)
            told = match.view(eyes)
            assert {name: told[name] for name in seen} == seen


@pytest.mark.parametrize("game", palabre.games())
def test_eyes_that_are_said_to_see_the_same_do(game: str) -> None:
    n_twins = 0
    for match in played(game, 5, 40):
        since = max(0, match.version - 4)
        for seat in range(3):
            twin = match.twin(seat, since)
            n_twins += twin is None
            assert twin in (None, seat)
            assert match.view(seat) == match.view(twin)
            assert match.events(seat, since) == match.events(twin, since)
    by_seat = any(
        isinstance(how, KnownBy) and how.mask == "card_seen" for _, how in match.engine.layout.secrets
    )
    assert bool(n_twins) != by_seat, "everybody has the same eyes where nobody has a card"


def test_a_state_that_is_only_read_reads_like_any_and_cannot_be_written() -> None:
    match = palabre.new("bongo", players=3, seed=1)
    known, plain = Known(match.state), Plain(match.state)
    for name in match.state.dtype.names or ():
        one, other = getattr(known, name), getattr(plain, name)
        assert one == other if isinstance(one, int) else one.tolist() == other.tolist()
    with pytest.raises(AttributeError, match="only looked at"):
        known.phase = 1
    with pytest.raises(AttributeError, match="no field"):
        _ = known.nothing
