"""What eyes see and saw: views made in parts, told once for eyes that know the same."""

from __future__ import annotations

import random
from typing import Any

import pytest

import palabre
from palabre.kernel.plain import Known, Plain, Reading
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
    """What all see alike is made from what a spectator knows, the rest from what these eyes know."""
    for match in played(game, 3, 40):
        views = match.game.room("views")
        layout = match.engine.layout
        public = Plain(blanked(match.state, layout, None))
        for eyes in (None, 0, 1, 2):
            known = Plain(blanked(match.state, layout, eyes))
            seen = {name: see(public) for name, see in views.VIEW.items()}
            seen |= {name: see(known, eyes) for name, see in getattr(views, "OWN", {}).items()}
            told = match.view(eyes)
            assert {name: told[name] for name in seen} == seen


@pytest.mark.parametrize("game", palabre.games())
def test_no_eyes_know_more_than_their_view_says(game: str) -> None:
    """A field that is the same for all would be the same if it were made from what a seat knows."""
    for match in played(game, 5, 40):
        for seat in range(3):
            known = Plain(blanked(match.state, match.engine.layout, seat))
            told = match.view(seat)
            for name, see in match.game.room("views").VIEW.items():
                assert see(known) == told[name], f"{name} hides from a seat what it knows"


def test_what_was_told_is_not_told_anew_and_stays_as_it_was() -> None:
    """Lines that come late, and lines that keep up, are told the same."""
    match = palabre.new("banjooli-xeet", players=3, seed=4, berries=True)
    dice, told = random.Random(4), {eyes: match.events(eyes) for eyes in (None, 0, 1, 2)}
    for _ in range(60):
        if match.over:
            break
        version, seat = match.version, match.to_act[0]
        match.play(dice.choice(match.choices(seat)), seat)
        for eyes in told:
            told[eyes] += match.events(eyes, version)
    for eyes, events in told.items():
        assert match.events(eyes) == match.copy().events(eyes) == events


def test_a_state_that_is_known_in_part_shows_no_more() -> None:
    match = palabre.new("banjooli-xeet", players=3, seed=1)
    layout = match.engine.layout
    wanted = blanked(match.state, layout, 1)
    reading = Reading(layout.dtype, {name for name, _ in layout.secrets})
    known = Known(match.state, reading, lambda states: blanked(states, layout, 1))
    assert known.card.tolist() == wanted["card"][0].tolist()
    assert known.card.tolist() != match.state["card"][0].tolist()
    assert known.array.tobytes() == wanted.tobytes()


def test_a_state_that_is_only_read_reads_like_any_and_cannot_be_written() -> None:
    match = palabre.new("bongo", players=3, seed=1)
    reading = Reading(match.state.dtype, ())
    known, plain = Known(match.state, reading, lambda states: states), Plain(match.state)
    for name in match.state.dtype.names or ():
        one, other = getattr(known, name), getattr(plain, name)
        assert one == other if isinstance(one, int) else one.tolist() == other.tolist()
    with pytest.raises(AttributeError, match="only looked at"):
        known.phase = 1
    with pytest.raises(AttributeError, match="no field"):
        _ = known.nothing
