"""What people give: whole numbers, seats and rows, checked word by word."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from .errors import BadPosition
from .game import SEAT_NAMED

Table = dict[str, Any]  # what lies on the table, in words that anybody may have typed
Fields = dict[str, Any]  # the same as fields of a state


def bad(word: str, value: Any) -> BadPosition:
    """A word of a position that says nothing."""
    return BadPosition("position-bad-value", field=word, value=str(value)[:100])


def check_words(table: Mapping[str, Any], words: Collection[str]) -> None:
    """Refuse what the game has no word for."""
    for name in table:
        if name not in words:
            raise BadPosition("position-no-field", field=str(name)[:50], fields=", ".join(words))


def is_whole(value: Any) -> bool:
    """A whole number, which neither 1.5 nor true is."""
    return isinstance(value, int) and not isinstance(value, bool)


def number(word: str, value: Any, least: int, most: int) -> int:
    """A whole number within bounds."""
    if not is_whole(value) or not least <= value <= most:
        raise bad(word, value)
    return int(value)


def row(word: str, value: Any, n: int) -> list[Any]:
    """A list with a value for each of n."""
    if not isinstance(value, list | tuple) or len(value) != n:
        raise bad(word, value)
    return list(value)


def several(word: str, value: Any) -> list[Any]:
    """A list of any length in which nothing stands twice."""
    if not isinstance(value, list | tuple) or any(each in value[:n] for n, each in enumerate(value)):
        raise bad(word, value)
    return list(value)


def seats(word: str, value: Any, players: int) -> list[int]:
    """Some seats of the table."""
    return [number(word, each, 0, players - 1) for each in several(word, value)]


def is_true(word: str, value: Any) -> bool:
    """Yes or no."""
    if not isinstance(value, bool):
        raise bad(word, value)
    return value


def seat_named(value: Any) -> int:
    """The seat that the option `first` names; the first one where that is left to the lot."""
    named = SEAT_NAMED.fullmatch(str(value))
    return int(named[1]) if named else 0
