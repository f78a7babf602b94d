"""Every piece of every game has its words in both languages, and a place in the rules."""

from __future__ import annotations

import json
from typing import Any

import pytest

from palabre.games import find, games
from palabre.kernel.words import LANGUAGES, PACKAGE, bundle

every_game = pytest.mark.parametrize("game", games())


def data(game: str, name: str) -> Any:
    """A file of a game's folder."""
    return json.loads((PACKAGE / "games" / game.replace("-", "_") / name).read_text(encoding="utf-8"))


def pieces(game: str) -> dict[str, list[str]]:
    """The pieces of a game, with the clauses that speak of them."""
    found: dict[str, list[str]] = data(game, "pieces.json")
    return found


def in_the_box(game: str) -> set[str]:
    """What the box of a game names: tiles, objects, berries, pictures, animals."""
    box = data(game, "box.json")
    kinds = [kind.split(",")[0].replace(" ", "-") for kind in box.get("legend", {}).values()]
    berries = [f"berry-{berry}" for berry in box.get("berries", [])]
    motifs = [tile["motif"] for tile in box.get("tiles", []) if isinstance(tile, dict)]
    things = [*box.get("colours", {}), *box.get("objects", {}), *box.get("animals", []), *motifs]
    return {*kinds, *berries, *(thing.replace("_", "-") for thing in things)}


def without_words(game: str, lang: str) -> list[str]:
    """The pieces that lack a name, or a line that says what they do."""
    words = bundle(lang)
    keys = {piece: f"{game}-piece-{piece}" for piece in pieces(game)}
    return [
        piece
        for piece, key in keys.items()
        if not words.has_message(key)
        or not words.get_message(key).value
        or not words.get_message(key).attributes.get("does")
    ]


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_piece_has_a_name_and_says_what_it_does(game: str, lang: str) -> None:
    assert len(pieces(game)) > 10
    assert without_words(game, lang) == []


@every_game
def test_no_words_are_about_a_piece_that_is_not_there(game: str) -> None:
    file = PACKAGE / "games" / game.replace("-", "_") / "words" / "pieces" / "en.ftl"
    lines = file.read_text(encoding="utf-8").splitlines()
    said = {line.split(" = ")[0] for line in lines if line.startswith(f"{game}-piece-")}
    assert said == {f"{game}-piece-{piece}" for piece in pieces(game)}


@every_game
def test_everything_in_the_box_is_a_piece(game: str) -> None:
    assert in_the_box(game)
    assert in_the_box(game) - set(pieces(game)) == set()


@every_game
def test_every_piece_stands_in_the_rules_and_every_clause_is_about_a_piece(game: str) -> None:
    clauses = {clause for chapter in find(game).chapters.values() for clause in chapter}
    named = {clause for found in pieces(game).values() for clause in found}
    assert all(pieces(game).values())
    assert named == clauses
