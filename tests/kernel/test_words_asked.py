"""No word is written that nobody asks for: every key is in the code, whole or as a pattern."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from palabre.games import find, games
from palabre.kernel.words import LANGUAGES, files, knows
from run import ROOT

SOURCE, WEB = ROOT / "src/palabre", ROOT / "web/src"
HOLE = "\0"  # where a value is put into a key
KEY = re.compile(rf"[a-z{HOLE}][\w.{HOLE}-]*")
FEWEST_LETTERS = 2  # that a pattern has beside its holes, else it could be anything
TEXTS = [
    re.compile(pattern) for pattern in (r"'([^'\n]*)'", r'"([^"\n]*)"', r"`([^`]*)`")
]  # one may hold others
SAID_IN_COMMANDS = re.compile(r'\bwords\(\s*"([\w-]+)"')


def texts_of_python(file: Path) -> Iterator[str]:
    """The strings of a module, with holes where something is filled in, and its names: an enum's are said."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.JoinedStr):
            parts = (part.value if isinstance(part, ast.Constant) else HOLE for part in node.values)
            yield "".join(map(str, parts))
        elif isinstance(node, ast.Name):
            yield node.id.lower()


def texts_of_web(file: Path) -> Iterator[str]:
    """The strings of a component or a module of the page."""
    for kind in TEXTS:
        for found in kind.findall(file.read_text("utf-8")):
            yield re.sub(r"\$\{[^}]*\}", HOLE, found)


def texts_of_data(value: Any) -> Iterator[str]:
    """The texts in what is in the box."""
    if isinstance(value, dict):
        yield from value
        yield from (text for part in value.values() for text in texts_of_data(part))
    elif isinstance(value, list):
        yield from (text for part in value for text in texts_of_data(part))
    elif isinstance(value, str):
        yield value


def texts() -> set[str]:
    """Every text from which keys are made."""
    found = {text for file in SOURCE.rglob("*.py") for text in texts_of_python(file)}
    found |= {
        text for kind in ("*.ts", "*.svelte") for file in WEB.rglob(kind) for text in texts_of_web(file)
    }
    for name in games():
        game = find(name)
        for data in ("box.json", "pieces.json"):
            found |= set(texts_of_data(json.loads((game.folder / data).read_text("utf-8"))))
        for lesson in (game.folder / "lessons").glob("*.json"):
            found |= {lesson.stem, *texts_of_data(json.loads(lesson.read_text("utf-8")))}
        found |= {clause for clauses in game.chapters.values() for clause in clauses}
        found |= {str(value).lower() for option in game.options for value in option.values}
        found |= {option.name for option in game.options}
    return found


@pytest.fixture(scope="module")
def known() -> set[str]:
    return texts()


def patterns(known: set[str]) -> list[re.Pattern[str]]:
    """The keys with holes, such that what fills them can be looked up."""
    whole = (text for text in known if HOLE in text and KEY.fullmatch(text))
    wide = (text for text in whole if len(re.sub(r"[\W_]", "", text)) >= FEWEST_LETTERS)
    return [re.compile(re.escape(text).replace(re.escape(HOLE), r"([\w.-]+?)")) for text in wide]


def is_asked_for(key: str, known: set[str], wide: list[re.Pattern[str]]) -> bool:
    """Whether the code has this key, or makes it from parts that it has; dashes may be underlines."""
    if key in known or key.replace("-", "_") in known or key.isdigit():
        return True
    found = (pattern.fullmatch(key) for pattern in wide)
    return any(all(is_asked_for(part, known, wide) for part in match.groups()) for match in found if match)


def entries(file: Path) -> Iterator[str]:
    """The keys of a file, and `key.attribute` where it has some."""
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        if isinstance(entry, fluent.Message):
            if entry.value:
                yield entry.id.name
            yield from (f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)


def test_every_word_is_asked_for_somewhere(known: set[str]) -> None:
    wide = patterns(known)
    dead = [key for file in files("en") for key in entries(file) if not is_asked_for(key, known, wide)]
    assert not dead, "\n".join(["nobody asks for:", *dead])


def test_a_word_that_nobody_asks_for_is_found(known: set[str]) -> None:
    wide = patterns(known)
    assert not is_asked_for("cli-of-olden-days", known, wide)
    assert not is_asked_for("bongo-option-level-hardest", known, wide)
    assert is_asked_for("bongo-option-level-guards", known, wide)
    assert is_asked_for("welcome.more", known, wide)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_commands_say_has_words(lang: str) -> None:
    said = {key for file in SOURCE.rglob("*.py") for key in SAID_IN_COMMANDS.findall(file.read_text("utf-8"))}
    assert len(said) > 20
    assert not [key for key in sorted(said) if not knows(lang, f"cli-{key}")]
