"""A match: who may act, what happens by itself, taking back, and nothing changed by what is refused."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import palabre
from palabre import CLOCK, NATURE
from palabre.kernel.chance import generator
from palabre.kernel.match import Match
from palabre.kernel.nature import Seeded
from palabre.kernel.telling import apply
from tests import toy

from .bongos import finished, play_on


def stall(seed: int = 4, **options: Any) -> Match:
    return Match(toy.GAME, 2, options, Seeded(seed))


def named(match: Match, do: str) -> dict[str, Any]:
    return next(choice for choice in match.choices() if choice["do"] == do)


def test_the_same_seed_gives_the_same_match() -> None:
    one, other = palabre.new("bongo", players=4, seed=11), palabre.new("bongo", players=4, seed=11)
    assert play_on(one).record() == play_on(other).record()
    assert (
        palabre.new("bongo", players=4, seed=12).record() != palabre.new("bongo", players=4, seed=11).record()
    )


def test_without_a_seed_no_two_matches_are_the_same() -> None:
    assert palabre.new("bongo").nature.secret != palabre.new("bongo").nature.secret


def test_nature_plays_itself_until_somebody_must_choose() -> None:
    match = palabre.new("bongo", players=3, seed=1)
    assert match.to_act == (0, 1, 2)
    assert match.version == 3, "a roller, white dice, film dice"


def test_with_typed_dice_nature_waits_at_each_open_throw() -> None:
    match = palabre.new("bongo", players=3, seed=1, nature="manual")
    assert (match.to_act, match.version, match.chances) == ((), 0, 3)
    match.play({"do": "draw_roller", "seat": 2})
    assert match.chances == 243


def test_with_typed_dice_secret_deals_come_from_the_seed() -> None:
    typed, seeded = Match(toy.GAME, 2, {}, palabre.source(4, "manual")), stall(4)
    assert typed.to_act == seeded.to_act, "all of it was dealt face down"
    assert typed.state.tobytes() == seeded.state.tobytes()


def test_dice_that_cannot_fall_are_refused_with_an_example() -> None:
    match = palabre.new("bongo", players=3, seed=1, nature="manual")
    with pytest.raises(palabre.IllegalAction, match="draw_roller"):
        match.play({"do": "draw_roller", "seat": 3})
    assert match.version == 0


def test_an_unknown_source_of_dice_is_refused() -> None:
    with pytest.raises(palabre.BadOption, match="seed, manual"):
        palabre.new("bongo", nature="quantum")


@pytest.mark.parametrize("seat", [3, -3, 99, "0", 1.0, True, [0]])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: Any) -> None:
    match = palabre.new("bongo", players=3, seed=1)
    for door in doors(match):
        with pytest.raises(palabre.BadSeats, match="from 0 to 2"):
            door(seat)
    assert match.version == 3


def doors(match: Match) -> list[Callable[[Any], Any]]:
    """Everything that takes a seat."""
    call = {"do": "call", "answer": "gnu"}
    return [
        match.choices,
        match.view,
        match.choice_ids,
        match.default,
        lambda seat: match.play(call, seat),
        lambda seat: match.play_id(0, seat),
        lambda seat: match.preview(call, seat),
    ]


def test_a_seat_whose_turn_it_is_not_is_refused() -> None:
    match = stall()
    other = 1 - match.to_act[0]
    with pytest.raises(palabre.IllegalAction, match="not seat"):
        match.play(match.choices()[0], other)
    with pytest.raises(palabre.IllegalAction):
        match.play_id(match.choice_ids(match.to_act[0])[0], other)


def test_nature_cannot_be_played_while_seats_act() -> None:
    match = palabre.new("bongo", players=3, seed=1)
    with pytest.raises(palabre.PalabreError):
        match.play({"do": "throw_white", "dice": ["gnu"] * 5}, NATURE)


def test_a_refused_choice_changes_nothing() -> None:
    match = palabre.new("bongo", players=2, seed=1)
    before = match.record(), match.view(), match.state.tobytes()
    for choice in (
        {"do": "choose", "animal": "gnu"},
        {"do": "take_from", "seat": 1},
        {"do": "decline"},
        {"do": "time_up"},
    ):
        with pytest.raises(palabre.IllegalAction):
            match.play(choice, 0)
    assert (match.record(), match.view(), match.state.tobytes()) == before


def test_after_the_end_nothing_can_be_played() -> None:
    match = finished()
    assert match.choices() == []
    assert match.choice_ids(0) == []
    assert match.to_act == ()
    for seat in (0, CLOCK, None):
        with pytest.raises(palabre.IllegalAction, match="over"):
            match.play({"do": "call", "answer": "gnu"}, seat)


def test_reading_changes_nothing() -> None:
    match = palabre.new("bongo", players=3, seed=2)
    before = match.state.tobytes()
    for eyes in (None, 0, 2):
        match.view(eyes), match.events(eyes), match.choices(eyes)
    match.preview({"do": "call", "answer": "gnu"}, 0), match.record(), match.copy(), match.scores
    assert match.state.tobytes() == before


def test_a_view_in_hand_may_be_changed() -> None:
    match = palabre.new("bongo", players=2, seed=2)
    match.view()["to_act"] = "nobody"
    assert match.view()["to_act"] == [0, 1]


def test_a_copy_goes_its_own_way() -> None:
    match = palabre.new("bongo", players=2, seed=2)
    before = match.record()
    other = match.copy()
    play_on(other)
    assert match.record() == before
    assert play_on(match).record() == other.record(), "with the same dice"


def test_events_lead_from_any_view_to_the_next() -> None:
    match = palabre.new("bongo", players=2, seed=2)
    old, version = match.view(0), match.version
    match.play({"do": "call", "answer": "gnu"}, 0)
    assert apply(old, match.events(0, version)) == match.view(0)


def test_a_preview_says_what_a_wrong_call_would_cost() -> None:
    table = {"roller": 0, "trophies": [{"gnu": 3}], "white": ["gnu"] * 5, "film": [1, 1]}
    match = palabre.position("bongo", table, seed=1)
    assert match.preview({"do": "call", "answer": "gnu"}, 0) == {"at_stake": {"gnu": 3}}


def test_what_might_be_is_dealt_with_any_kind_of_luck() -> None:
    """As a bot's `seat.deal`: a number, a `random.Random` or a generator of the kernel's."""
    match = palabre.new("bakong", players=2, seed=3)
    dealt = {
        match.deal(0, luck).state.tobytes()
        for luck in (7, generator(7), random.Random(7), random.Random(8), random.Random(7))
    }
    assert len(dealt) == 3


# Taking back


def test_at_the_beginning_there_is_nothing_to_take_back() -> None:
    with pytest.raises(palabre.UndoRefused, match="Nobody has chosen"):
        palabre.new("bongo", players=2, seed=1).undo()


def test_somebody_elses_choice_cannot_be_taken_back() -> None:
    match = palabre.new("bongo", players=3, seed=1)
    match.play({"do": "call", "answer": "rhino"}, 1)
    with pytest.raises(palabre.UndoRefused, match="seat 1"):
        match.undo(seat=0)


def test_after_dice_a_choice_stands_and_by_consent_it_does_not() -> None:
    table = {"roller": 0, "white": ["gnu", "gnu", "gnu", "rhino", "bongo"], "film": [3, 3]}
    match = palabre.position("bongo", table, seed=1)
    before = match.view()
    match.play({"do": "call", "answer": "gnu"}, 0)
    with pytest.raises(palabre.UndoRefused, match="Dice or a draw"):
        match.undo()
    assert not match.can_undo(0)
    match.undo(by_consent=True)
    assert match.view() == before


def test_when_the_turn_has_passed_on_the_choice_stands() -> None:
    match = palabre.new("bongo", players=3, seed=1)
    match.play({"do": "call", "answer": "rhino"}, 0) if match.state["answer"][0] else match.play(
        {"do": "call", "answer": "gnu"}, 0
    )
    with pytest.raises(palabre.UndoRefused, match="turn has passed"):
        match.undo()


def test_what_showed_something_hidden_cannot_be_taken_back() -> None:
    match = stall()
    seat = match.to_act[0]
    match.play(named(match, "peek"))
    refusals = {
        palabre.UndoRefused("undo-shown").told("en"),
        palabre.UndoRefused("undo-turn-passed").told("en"),
    }
    with pytest.raises(palabre.UndoRefused) as refused:
        match.undo(seat)
    assert str(refused.value) in refusals


def test_an_undo_is_told_as_one_event_that_gives_everything_back() -> None:
    match = palabre.position(
        "bongo", {"roller": 0, "trophies": [{"gnu": 3}], "white": ["rhino"] * 5, "film": [1, 1]}, seed=1
    )
    match.play({"do": "call", "answer": "gnu"}, 0)
    old, version = match.view(), match.version
    match.undo(by_consent=True)
    (event,) = match.events(None, version)
    assert (event["kind"], event["seat"]) == ("undone", 0)
    assert apply(old, [event]) == match.view()
    assert match.view()["trophies"][0]["gnu"] == 3
