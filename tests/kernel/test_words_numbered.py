"""Every sentence in which a number is written says it: a seat is said by its name, and is no number."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from palabre.kernel.sentences import sentence
from palabre.kernel.words import LANGUAGES, bundle, files, say

MESSAGE = re.compile(r"^([a-z][\w-]*) =(?:.|\n)*?(?=^[a-z#]|\Z)", re.MULTILINE)
NAMES = ("seat", "name", "names")


def numbered(lang: str) -> Iterator[tuple[str, set[str]]]:
    """The keys of these sentences, each with the facts that it takes."""
    for file in files(lang):
        for message in MESSAGE.finditer(file.read_text(encoding="utf-8")):
            if "NUMBER(" in message[0]:
                yield message[1], set(re.findall(r"\$(\w+)", message[0]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_with_a_number_is_said_with_real_values(lang: str) -> None:
    words, said = bundle(lang), 0
    for key, asked in numbered(lang):
        facts = {fact: "Awa" if fact in NAMES or fact.endswith("_seat") else 1234 for fact in asked}
        message = words.get_message(key)
        for pattern in filter(None, (message.value, *message.attributes.values())):
            told, wrong = words.format_pattern(pattern, facts)
            assert not wrong, (key, wrong)
            assert "NUMBER" not in str(told), (key, told)
            said += 1
    assert said > 30


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_number_below_nought_has_a_minus_and_no_hyphen(lang: str) -> None:
    assert "−6" in say(lang, "bakong-event-counted", seat="Jean-Luc 2", big=17, ouches=-6, total=-1203)
    assert "Jean-Luc 2" in say(lang, "bakong-event-counted", seat="Jean-Luc 2", ouches=-6)
    assert "(−2, 4)" in sentence(lang, "bonobo-beach-event-scored", {"numbers": [-2, 4]}, "bonobo-beach", ())
