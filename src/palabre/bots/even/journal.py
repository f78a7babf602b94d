"""A journal of twin tables: a long search that was cut goes on where it stood, for its dice are the same."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from pathlib import Path

from .trying import Amounts, Tables, Try


class Journal:
    """What was played, a line for each twin table; a file of other rules or bots has to be thrown away."""

    def __init__(self, file: Path | None = None) -> None:
        self._file = file
        self._known: dict[str, list[float]] = {}
        if file is not None and file.exists():
            text = file.read_text(encoding="utf-8")
            self._known = dict(map(read_line, text.splitlines()))
            if not text.endswith("\n"):
                file.write_text(f"{text}\n", encoding="utf-8")

    def find(self, tables: Tables, number: int, amounts: Amounts) -> Try | None:
        """A twin table, if it was played before."""
        shares = self._known.get(key_of(tables, number, amounts))
        return None if shares is None else Try(amounts, tuple(shares))

    def add(self, tables: Tables, number: int, tried: Try) -> None:
        """Keep one that was played just now."""
        key = key_of(tables, number, tried.amounts)
        self._known[key] = list(tried.shares)
        if self._file is not None:
            with self._file.open("a", encoding="utf-8") as file:
                file.write(json.dumps([key, tried.shares]) + "\n")


def read_line(line: str) -> tuple[str, list[float]]:
    """One twin table; a line that a cut run has left unfinished is none."""
    try:
        key, shares = json.loads(line)
    except ValueError:
        return "", []
    return str(key), list(shares)


def key_of(tables: Tables, number: int, amounts: Amounts) -> str:
    """What tells a twin table from all others."""
    game = (
        f"{tables.game.name} {tables.game.rules_version} {json.dumps(dict(tables.options), sort_keys=True)}"
    )
    return f"{game} {','.join(tables.specs)} {tables.seed} {number} {amounts}"


@dataclass(frozen=True)
class KeptTables(Tables):
    """Tables whose games are kept in a journal, and played at most once."""

    journal: Journal = field(default_factory=Journal, compare=False)

    def tried(self, numbers: Sequence[int], amounts: Amounts, pool: Executor | None = None) -> Iterator[Try]:
        """Twin tables by their numbers, from the journal as far as they are there."""
        known = {number: self.journal.find(self, number, amounts) for number in numbers}
        plain = Tables(self.game, self.specs, self.seed, self.options)
        played = plain.tried([number for number in numbers if known[number] is None], amounts, pool)
        for number in numbers:
            if (found := known[number]) is None:
                found = next(played)
                self.journal.add(self, number, found)
            yield found
