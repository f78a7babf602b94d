"""Every word people read: each key in both languages with the same facts, and nothing left unsaid."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from palabre.games import find, games
from palabre.kernel.errors import PalabreError
from palabre.kernel.game import Game
from palabre.kernel.sentences import in_words, say_event, sentence
from palabre.kernel.words import LANGUAGES, PACKAGE, files, knows, say
from run import ROOT
from tools import french

GAMES = [find(name) for name in games()]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_language = pytest.mark.parametrize("lang", LANGUAGES)
ERRORS = "[A-Za-z]*Error|Unknown[A-Z][a-z]+|Bad[A-Z][a-z]+|BotFailed|IllegalAction|UndoRefused"
MESSAGE = re.compile(r"^([a-z][\w-]*) = (.*(?:\n +.*)*)", re.MULTILINE)
RAISED = re.compile(rf'\b(?:{ERRORS})\(\s*"([a-z][a-z0-9]*(?:-[a-z0-9]+)+)"')


class Facts(Visitor):
    """The names of the facts that a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.found.add(node.id.name)


def messages(file: Path) -> dict[str, set[str]]:
    """The messages of a file, with the facts that each one takes."""
    parsed = FluentParser().parse(file.read_text(encoding="utf-8"))
    junk = [entry.content for entry in parsed.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{file.name}: {junk[0]}"
    found: dict[str, set[str]] = {}
    for entry in parsed.body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file.name} has {entry.id.name} twice"
            facts = Facts()
            facts.visit(entry)
            found[entry.id.name] = facts.found
    return found


def in_both(lang: str) -> list[str]:
    """The files of a language, by a name that is the same in the other."""
    names = (file.relative_to(PACKAGE).as_posix() for file in files(lang))
    return [re.sub(rf"\b{lang}\b", "LANG", name) for name in names]


def test_both_languages_have_the_same_files() -> None:
    assert in_both("en") == in_both("fr")
    assert len(in_both("en")) > 10


@pytest.mark.parametrize("name", in_both("en"))
def test_each_key_is_in_both_languages_with_the_same_facts(name: str) -> None:
    english, french_ = (PACKAGE / name.replace("LANG", lang) for lang in ("en", "fr"))
    assert messages(english) == messages(french_)


@every_language
def test_a_key_stands_in_one_file_only(lang: str) -> None:
    home: dict[str, Path] = {}
    for file in files(lang):
        for key in messages(file):
            assert home.setdefault(key, file) == file, f"{key}: {home[key]}, {file}"


@every_language
@every_game
def test_what_is_said_of_one_game_stands_in_its_folder(game: Game, lang: str) -> None:
    for file in files(lang):
        own = file.is_relative_to(game.folder)
        assert not [key for key in messages(file) if key.startswith(f"{game.name}-") != own], file


def test_french_signs_stand_apart_without_breaking_the_line() -> None:
    stale = [file.name for file, text in french.fresh(ROOT).items() if file.read_text("utf-8") != text]
    assert not stale, f"`python3 run.py do python -m tools` sets the spaces of {', '.join(stale)}"


def test_french_spaces_are_set_by_the_signs() -> None:
    assert french.spaced("a = Quoi ? « rien » : 5 % ; l'eau !") == (
        "a = Quoi\u202f? «\u00a0rien\u00a0»\u00a0: 5\u00a0%\u202f; l’eau\u202f!"
    )


@every_language
def test_every_error_that_is_raised_has_a_sentence(lang: str) -> None:
    source = ROOT / "src/palabre"
    raised = {
        key for file in source.rglob("*.py") for key in RAISED.findall(file.read_text(encoding="utf-8"))
    }
    assert len(raised) > 30
    assert not [key for key in sorted(raised) if not knows(lang, key)]


@every_language
@every_game
def test_a_game_says_its_name_its_options_and_its_rules(game: Game, lang: str) -> None:
    wanted = [f"{game.name}-name", f"{game.name}-fun"]
    for option in game.options:
        wanted.append(f"{game.name}-option-{option.name}")
        named = [value for value in option.values if isinstance(value, str | bool)]
        wanted += [f"{game.name}-option-{option.name}-{str(value).lower()}" for value in named]
    for chapter, clauses in game.chapters.items():
        wanted += [f"{game.name}-chapter-{chapter}", *(f"{game.name}-rule-{clause}" for clause in clauses)]
    assert not [key for key in wanted if not knows(lang, key)]


@every_language
@every_game
def test_a_game_says_its_actions_and_events(game: Game, lang: str) -> None:
    wanted = {f"{game.name}-do-{name['do']}" for name in game.room("actions").NAMES}
    wanted |= {f"{game.name}-event-{kind}" for kind in game.room("events").FIELDS}
    assert not [key for key in sorted(wanted) if not knows(lang, key)]


@every_game
def test_a_game_says_every_clause_of_its_contract(game: Game) -> None:
    contract = (ROOT / "docs/rules" / f"{game.name}.md").read_text(encoding="utf-8")
    defined = set(re.findall(r"^- ([A-Z]{2}-[A-Z]?\d+[a-z]?)\b", contract, re.MULTILINE))
    said = {clause for clauses in game.chapters.values() for clause in clauses}
    assert defined <= said, sorted(defined - said)


@pytest.mark.parametrize("name", ["bongo-not-the-richest", "bongo-dice-not-thrown", "bongo-not-for-players"])
def test_refusals_of_bongo_have_words(name: str) -> None:
    assert all(knows(lang, name) for lang in LANGUAGES)


def test_an_unknown_key_is_shown_as_it_is() -> None:
    assert say("en", "no-such-key-here", n=1) == "no-such-key-here {'n': 1}"


def test_an_unknown_language_is_english() -> None:
    assert say("de", "game-is-over") == say("en", "game-is-over")


def test_facts_are_said_in_the_words_of_the_game() -> None:
    players = ["Léa", "Tom"]
    assert in_words("fr", "seat", 1, "bongo", players) == "Tom"
    assert in_words("fr", "from_seat", 0, "bongo", players) == "Léa"
    assert in_words("fr", "answer", "nothing", "bongo", players) == "rien"
    assert in_words("fr", "dice", ["gnu", "rhino"], "bongo", players) == "gnou, rhinocéros"
    assert in_words("fr", "seats", [0, 1], "bongo", players) == "Léa, Tom"
    assert in_words("fr", "lost", {"gnu": 2}, "bongo", players) == "gnou × 2"
    assert in_words("fr", "right", True, "bongo", players) == "yes"


def test_an_event_is_a_sentence_in_both_languages() -> None:
    event = {
        "kind": "called",
        "seat": 0,
        "answer": "gnu",
        "right": False,
        "lost": {"gnu": 2},
        "n_lost": 2,
        "now": {},
    }
    assert say_event("en", "bongo", event, ["Ann"]) == "Ann calls “gnu”, which is wrong, and loses 2 photos."
    assert say_event("fr", "bongo", event, ["Ann"]) == (
        "Ann crie «\u00a0gnou\u00a0», c’est faux, et perd 2 photos."
    )
    assert (
        say_event("fr", "bongo", {"kind": "undone", "seat": 0}, ["Ann"]) == "Ann reprend son dernier choix."
    )
    assert say_event("fr", "bongo", {"kind": "next", "now": {}}, ["Ann"]) == ""


def test_plurals_are_those_of_the_language() -> None:
    facts = {"seat": "Ann", "answer": "x", "right": "no"}
    assert "1 photo" in sentence("en", "bongo-event-called", {**facts, "n_lost": 1}, "", ())
    assert "perd 1 photo." in sentence("fr", "bongo-event-called", {**facts, "n_lost": 1}, "", ())


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("key", ["not-your-turn", "undo-not-yours", "undo-away", "bonobo-beach-occupied"])
def test_a_seat_is_told_by_name_where_names_are_known_and_by_number_elsewhere(lang: str, key: str) -> None:
    refused = PalabreError(key, seat=1, place="a1", game="bonobo-beach")
    assert "Binta" in refused.told(lang, ["Awa", "Binta"])
    assert "1" in refused.told(lang)
