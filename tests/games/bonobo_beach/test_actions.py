"""How moves are said: names, notation, throws typed by people, and the words for all of it."""

from __future__ import annotations

import random
from typing import Any

import pytest

import palabre
from palabre.games import find
from palabre.games.bonobo_beach import events
from palabre.games.bonobo_beach.saying import standing
from palabre.kernel.sentences import say_action, say_event
from palabre.kernel.words import LANGUAGES, knows

from .tables import of_kind, play, position

GAME = find("bonobo-beach")


@pytest.mark.parametrize(
    ("short", "choice"),
    [
        ("A1", {"do": "put_pawn", "at": [0, -3]}),
        ("D4", {"do": "put_pawn", "at": [0, 0]}),
        ("?", {"do": "draw"}),
        ("8-9", {"do": "lay", "on": [8, 9]}),
    ],
)
def test_notation_and_names_mean_the_same(short: str, choice: dict[str, Any]) -> None:
    match = position(drawn=1) if choice["do"] == "lay" else position()
    assert match.naming.id(short) == match.naming.id(choice)
    match.play(short)


@pytest.mark.parametrize(
    "typed", [{"value": -2}, {"motif": "radio"}, {"value": -2, "motif": "radio", "nth": 3}]
)
def test_a_drawn_tile_can_be_typed_by_value_or_motif(typed: dict[str, Any]) -> None:
    """Who draws from a real stack sees which tile it is, not which of several alike."""
    match = position()
    match.play({"do": "draw"})
    told = play(match, {"do": "draw_tile", **typed})
    assert of_kind(told, "tile_drawn") == [{"seat": 0, "value": -2, "motif": "radio"}]


@pytest.mark.parametrize("typed", [{}, {"value": 9}, {"value": 2, "motif": "radio"}, {"value": 2, "nth": 5}])
def test_a_tile_that_is_not_there_cannot_be_typed(typed: dict[str, Any]) -> None:
    match = position()
    match.play({"do": "draw"})
    with pytest.raises(palabre.IllegalAction) as refused:
        match.play({"do": "draw_tile", **typed})
    assert refused.value.key == "nature-cannot"


def test_a_tile_is_named_by_its_place_among_its_kind_in_the_stack() -> None:
    """Every number that nature may pick has a name of its own; once one is drawn there is one fewer."""
    match = position()
    for drawn in range(2):
        match.play({"do": "draw"})
        names = match.choices()
        assert len({(name["value"], name["nth"]) for name in names}) == len(names) == match.chances
        sharks = [name["nth"] for name in names if name["motif"] == "shark"]
        assert sharks == list(range(1, 4 - drawn))
        match.play({"do": "draw_tile", "motif": "shark", "nth": 2})
        match.play(match.choices()[-drawn])


def test_a_place_is_named_like_on_a_map() -> None:
    assert standing(2, 0) == {"seat": 2, "at": [0, -3], "place": "A1"}


# Words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_are_words_for_everything(lang: str) -> None:
    """Options, chapters and clauses, kinds of events, refusals."""
    keys = ["name", "fun", *(f"chapter-{chapter}" for chapter in GAME.chapters)]
    keys += [f"rule-{clause}" for clauses in GAME.chapters.values() for clause in clauses]
    for option in GAME.options:
        keys.append(f"option-{option.name}")
        if option.seat is None:  # else its values are numbers
            keys += [f"option-{option.name}-{str(value).lower()}" for value in option.values]
    keys += [f"event-{kind}" for kind in events.FIELDS]
    keys += [f"do-{do}" for do in ("put_pawn", "draw", "lay", "draw_tile", "draw_starter")]
    missing = [key for key in keys if not knows(lang, f"bonobo-beach-{key}")]
    assert not missing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_of_a_game_is_whole(lang: str) -> None:
    """No sentence of two random games is empty or has a hole in it."""
    for seed in range(2):
        match, rng = palabre.new("bonobo-beach", players=4, seed=seed, first="drawn"), random.Random(seed)
        players = ["Ana", "Bo", "Cy", "Di"]
        while not match.over:
            for choice in match.choices():
                assert whole(say_action(lang, "bonobo-beach", choice, players))
            match.play(rng.choice(match.choices()))
        told = [event for event in match.events(None) if event["kind"] in events.FIELDS]
        assert {event["kind"] for event in told} >= {"counted", "woken", "scored", "ended"}
        for event in told:
            assert whole(say_event(lang, "bonobo-beach", event, players)), event


def whole(sentence: str) -> bool:
    """Whether a sentence says something and has nothing left to fill in."""
    return len(sentence) > 1 and not set("{}[]$_") & set(sentence)


REFUSALS = (
    *(
        "lay-first",
        "draw-first",
        "no-room",
        "no-pawn",
        "not-on-this-board",
        "occupied",
        "barred",
        "complete",
        "covered",
    ),
    *("position-overlap", "position-barred", "position-complete", "position-small-stack", "position-no-room"),
    *("position-two-pawns", "position-too-many-pawns", "position-too-many-tiles"),
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_words(lang: str) -> None:
    assert [key for key in REFUSALS if not knows(lang, f"bonobo-beach-{key}")] == []
