"""What a seat sees: the ends of its ways, the move that is being made, and the words for it."""

from __future__ import annotations

import json
import random
import time
from statistics import median
from typing import Any

import pytest

import palabre
from palabre.games import find
from palabre.games.banjooli_xeet.actions import NAMES
from palabre.games.banjooli_xeet.box import BERRIES, FACES
from palabre.games.banjooli_xeet.events import FIELDS
from palabre.games.banjooli_xeet.pieces import KINDS, PIECES
from palabre.games.banjooli_xeet.state import PHASES
from palabre.kernel.sentences import say_event
from palabre.kernel.words import knows
from tests.games.banjooli_xeet.table import GAME, PLAIN, move, race, square


def test_ways_are_grouped_by_the_square_they_end_on() -> None:
    """The straightest way stands for those that end alike; all others remain choices."""
    match = race("r r r y y b", ostriches={"red": [1, 1, 0]})
    move(match, "red")
    ways = match.view(0)["ways"]
    assert [way["square"] for way in ways] == [square(match, 2, lane, 0) for lane in range(3)]
    assert ways[1]["choice"] == {"do": "way", "steps": ["straight"] * 3}
    assert ways[1]["path"] == [square(match, *spot) for spot in ((1, 1, 1), (1, 1, 2), (2, 1, 0))]
    assert sum(way["others"] + 1 for way in ways) == len(match.choices())
    assert match.view(1)["ways"] == match.view(None)["ways"] == []


def test_ends_that_differ_in_effect_are_told_apart() -> None:
    """The same square reached by falling back from lava is another end than stopping on it."""
    match = race("r r y y y b", tiles=["lava", PLAIN, PLAIN, PLAIN], ostriches={"red": [0, 1, 0]})
    move(match, "red")
    shown = [(way["square"], way["effect"]) for way in match.view(0)["ways"]]
    assert (square(match, 1, 2, 0), "stands") in shown
    assert (square(match, 0, 1, 1), "lava") in shown
    assert len(set(shown)) == len(shown)


@pytest.mark.parametrize(
    ("finish", "berries", "effect"),
    [("finish b", [], "quicksand"), ("finish a", [{"berry": "ter", "square": [5, 1, 0]}], "berry")],
)
def test_what_waits_at_an_end_is_shown_but_not_which_berry(finish: str, berries: Any, effect: str) -> None:
    match = race(
        "r r y y y b", finish=finish, berries=berries, ostriches={"red": [4, 1, 2]}, options={"berries": True}
    )
    move(match, "red")
    assert (square(match, 5, 1, 0), effect) in {
        (way["square"], way["effect"]) for way in match.view(0)["ways"]
    }
    assert "ter" not in json.dumps([match.view(0)["berries"], match.view(0)["ways"]])


def test_a_preview_shows_where_a_choice_leads() -> None:
    match = race("r r y y y b", ostriches={"red": [5, 1, 0]})
    shown = match.preview({"do": "move", "ostrich": "red", "joker": "none"})
    assert shown == {"points": 2, "ends": [{"square": None, "effect": "line"}]}
    move(match, "red")
    assert match.preview("LS") == {"path": [square(match, 5, 0, 1), None], "square": None, "effect": "line"}


def test_dice_are_shown_as_they_fall() -> None:
    match = race()
    match.play(1)
    assert match.view()["dice"] == {
        "movement": ["red", None, None, None, None],
        "sorcery": None,
        "in_air": [1, 2, 3, 4, 5],
    }


def test_a_view_is_quick() -> None:
    """About a tenth of a millisecond of its own; ten times that would be a mistake."""
    match = palabre.new(GAME, players=5, seed=2, berries=True, specials=2, middle_tiles=6)
    rng = random.Random(2)
    spent = []
    while not match.over:
        began = time.thread_time()
        match.view(match.to_act[0])
        spent.append(time.thread_time() - began)
        match.play(rng.choice(match.choices()))
    assert median(spent) < 0.002


# Words


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_there_are_words_for_everything(lang: str) -> None:
    game = find(GAME)
    keys = [f"event-{kind}" for kind in FIELDS]
    keys += [f"do-{name['do']}" for name in NAMES]
    keys += [f"chapter-{chapter}" for chapter in game.chapters]
    keys += [f"rule-{clause}" for clauses in game.chapters.values() for clause in clauses]
    keys += [f"word-{word}" for word in (*FACES, *BERRIES, *PHASES)]
    keys += [f"word-{piece.tile}" for piece in PIECES]
    keys += [f"word-{kind}" for kind in KINDS if kind not in ("pen", "wall")]
    keys += [f"option-{option.name}" for option in game.options]
    missing = [key for key in keys if not knows(lang, f"{GAME}-{key}")]
    assert not missing


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_event_of_a_game_is_a_sentence(lang: str) -> None:
    match = palabre.new(GAME, players=5, seed=6, berries=True, specials=2, middle_tiles=6)
    rng = random.Random(6)
    while not match.over:
        match.play(rng.choice(match.choices()))
    names = [f"P{seat}" for seat in range(5)]
    for event in match.events(None):
        if event["kind"] in FIELDS:
            told = say_event(lang, GAME, event, names)
            assert told
            assert not any(mark in told for mark in "{}$_"), told
