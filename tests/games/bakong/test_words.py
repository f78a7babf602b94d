"""Every word people read, in both languages."""

from __future__ import annotations

import re

import pytest

from palabre.games.bakong import GAME, actions
from palabre.games.bakong.box import COLOURS, FACES, OBJECTS
from palabre.games.bakong.events import FIELDS
from palabre.games.bakong.state import PHASES
from palabre.kernel.words import knows

NATURE = ("lay", "draw_first", "roll", "roll_cave")
WORDS = (*FACES, *OBJECTS, *COLOURS, "out", "back", *PHASES)
SELECTED = (
    "protected",
    "held_up",
    "hurt",
    "no_ouch_left",
    "sinking",
    "nothing_to_lose",
    "object",
    "big",
    "small",
)


def keys() -> list[str]:
    """What must have words, by the conventions of the kernel."""
    options = [f"option-{option.name}" for option in GAME.options]
    named = [each for each in GAME.options if each.seat is None]  # the values of the others are numbers
    values = [f"option-{each.name}-{str(value).lower()}" for each in named for value in each.values]
    chapters = [f"chapter-{chapter}" for chapter in GAME.chapters]
    rules = [f"rule-{clause}" for clauses in GAME.chapters.values() for clause in clauses]
    does = [f"do-{do}" for do in (*dict.fromkeys(named["do"] for named in actions.NAMES), *NATURE)]
    refusals = [f"no-{do.replace('_', '-')}" for do in actions.WHEN]
    events = [f"event-{kind}" for kind in FIELDS]
    words = [f"word-{word}" for word in WORDS]
    return ["name", "fun", *options, *values, *chapters, *rules, *does, *refusals, *events, *words]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_has_words(lang: str) -> None:
    assert [key for key in keys() if not knows(lang, f"bakong-{key}")] == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_refusals_and_bad_positions_have_words(lang: str) -> None:
    rooms = GAME.folder
    named = re.findall(
        r'"(bakong-[a-z-]+)"', "".join((rooms / f"{room}.py").read_text() for room in ("actions", "position"))
    )
    assert len(named) > 15
    assert [key for key in named if not knows(lang, key)] == []


def test_both_languages_have_the_same_keys() -> None:
    english, french = (
        re.findall(
            r"^(bakong-\S+) =", (GAME.folder / f"words/{lang}.ftl").read_text(encoding="utf-8"), re.MULTILINE
        )
        for lang in ("en", "fr")
    )
    assert english == french


def test_values_that_sentences_select_on_are_not_replaced_by_words() -> None:
    assert [value for value in SELECTED if knows("en", f"bakong-word-{value}")] == []


def test_french_has_its_spaces() -> None:
    text = (GAME.folder / "words/fr.ftl").read_text(encoding="utf-8")
    values = re.sub(r"^(#.*|[a-z]\S* =)|NUMBER\([^)]*\)", "", text, flags=re.MULTILINE)
    assert re.findall(r".{9}(?<![\u00a0\u202f\[])[:;!?»](?!\S)", values) == []
    assert "« " not in text
