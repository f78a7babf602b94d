"""A review in words: in both languages, with every word there."""

from __future__ import annotations

import re
from copy import deepcopy

import pytest

from palabre.analysis.telling import Teller
from palabre.analysis.types import Mistake
from palabre.bots.exercises.explaining import ALL as IN_ALL
from palabre.kernel.words import LANGUAGES
from tests.analysis.games import ALL, reviewed

NAMES = ("Awa", "Bo", "Chi")
A_KEY = re.compile(r"\b(?:review|analyse|exercise|bongo|bakong)-[a-z_]+-?[a-z_]*|\{ ?\$")


def told(name: str, lang: str) -> Teller:
    match, found = reviewed(name)
    return Teller(match, deepcopy(found), lang, NAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ALL)
def test_everything_is_said_in_both_languages(name: str, lang: str) -> None:
    teller = told(name, lang)
    tables = [teller.ledger(), teller.steps(), *filter(None, [teller.readers()])]
    cells = [cell for table in tables for row in (table.heads, *table.rows) for cell in row]
    sentences = [teller.title, teller.how, teller.best(), teller.luckiest() or ""]
    for sentence in [*sentences, *teller.turning(), *teller.mistakes(), *cells]:
        assert not A_KEY.search(sentence), sentence
    for table in tables:
        assert all(len(row) == len(table.heads) for row in table.rows)


def test_numbers_are_written_as_each_language_does() -> None:
    teller = told("bakong", "fr")
    assert teller.percent(-0.123) == "−12,3\N{NO-BREAK SPACE}%"
    teller.lang = "en"
    assert teller.percent(0.5, signed=False) == "50.0\N{NO-BREAK SPACE}%"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_error_says_what_was_better_and_why(lang: str) -> None:
    teller = told("bakong", lang)
    number = next(n for n, step in enumerate(teller.review["steps"]) if step["cost"])
    reasons = [{"part": part, "own": own, "points": 2.0} for part in ("big", IN_ALL) for own in (True, False)]
    mistake = Mistake(step=number, because=reasons)  # type: ignore[typeddict-item]
    sentence = teller.mistake(mistake)
    assert "2" in sentence
    assert not A_KEY.search(sentence)


def test_who_cannot_be_told_apart_is_not_named_the_best() -> None:
    teller = told("bakong", "en")
    teller.review["played"] = {"seat": 1, "ahead": 0.1, "low": -0.1, "high": 0.3, "clear": False}
    assert teller.best().startswith("Who played best cannot be told")
    teller.review["played"] = {"seat": 1, "ahead": 0.2, "low": 0.1, "high": 0.3, "clear": True}
    assert teller.best().startswith("Luck apart, Bo played best")
