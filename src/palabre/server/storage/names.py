"""Names at a table: they can be seen, and no two are the same."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

LONGEST = 24
MOST_MARKS = 2  # accents and the like on one letter
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and signs that show nothing


def clean(name: str) -> str:
    """A name as it is shown: what can be seen, without spaces around or doubled; empty if nothing can."""
    shown, marks = [], 0
    for letter in unicodedata.normalize("NFC", name):
        marks = marks + 1 if unicodedata.category(letter).startswith("M") else 0
        if letter in BLANK or not letter.isprintable():
            shown.append(" ")
        elif marks <= MOST_MARKS:
            shown.append(letter)
    found = " ".join("".join(shown).split())
    return found if any(is_seen(letter) for letter in found) else ""


def is_seen(letter: str) -> bool:
    """Whether a letter stands for itself: not a mark on another, nor a blank."""
    return letter != " " and not unicodedata.category(letter).startswith("M")


def alike(name: str) -> str:
    """A name as people tell names apart: not by case, width, accents or spaces."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    return "".join(letter for letter in plain if is_seen(letter))


def told_apart(name: str, taken: Iterable[str]) -> str:
    """A name that nobody else at the table has: with a number, if need be."""
    known = {alike(each) for each in taken}
    number, wished = 1, name
    while alike(name) in known:
        number += 1
        name = f"{wished[: LONGEST - 3].rstrip()} {number}"
    return name
