"""What can go wrong at the doors of Palabre: each error says what was wrong and what would be right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .sentences import Facts, sentence
from .words import say

Reason = tuple[str, Facts]  # why something is refused: the key of a sentence, and what it is about


class PalabreError(ValueError):
    """Something asked for that cannot be; `key` and `facts` let it be told in another language."""

    def __init__(self, key: str, **facts: Any) -> None:
        self.key = key
        self.facts = facts
        super().__init__(key)

    def __str__(self) -> str:
        return self.told("en")  # only now: most refusals of a running game are never read

    def __reduce__(self) -> tuple[Any, ...]:
        return blank, (type(self),), self.__dict__

    def told(self, lang: str, players: Sequence[str] = ()) -> str:
        """The sentence for a person, with the names of the players where they are known."""
        facts = {
            name: fact.told(lang, players) if isinstance(fact, PalabreError) else fact
            for name, fact in self.facts.items()
        }
        game = str(facts.get("game", ""))
        told = sentence(lang, self.key, facts, game, players) or say(lang, self.key, **facts)
        return told.encode("utf-8", "backslashreplace").decode()  # half a character cannot be printed


def blank(kind: type[PalabreError]) -> PalabreError:
    """An error about to be filled in, when it comes from another process."""
    return kind.__new__(kind)


class UnknownGame(PalabreError):
    """No game of that name."""


class BadOption(PalabreError):
    """An option that the game does not have, or a value that it does not take."""


class BadSeats(PalabreError):
    """A number of players that the game is not made for, or a seat that is not at the table."""


class IllegalAction(PalabreError):
    """A choice that cannot be made now."""


class UndoRefused(PalabreError):
    """A choice that cannot be taken back."""


class BadRecord(PalabreError):
    """A record that does not hold together; `line` counts from 1."""

    def __init__(self, key: str, line: int, **facts: Any) -> None:
        self.line = line
        super().__init__(key, line=line, **facts)


class BadPosition(PalabreError):
    """A position that cannot lie on the table."""
