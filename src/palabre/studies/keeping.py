"""What was played of a study so far: a line for each piece, so that it can be broken off and gone on with."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

from ..kernel.errors import PalabreError
from .pieces import Piece, Played
from .plan import Plan, digest
from .pools import rules_played


class Head(Struct):
    """The first line: what was planned, and by which rules it is played."""

    plan: str
    rules: list[str]


class Line(Struct):
    """A piece that was played."""

    piece: Piece
    played: Played


class Results:
    """A file of results that grows; only whole lines count."""

    def __init__(self, file: Path, plan: Plan) -> None:
        self._file = file
        head = Head(digest(plan), rules_played(plan.game))
        lines = whole_lines(file)
        if lines and msgspec.json.decode(lines[0], type=Head) != head:
            raise PalabreError("study-changed", file=str(file))
        file.write_bytes(b"".join(line + b"\n" for line in lines or [msgspec.json.encode(head)]))
        self.done = dict(self._read(lines[1:]))

    def _read(self, lines: Iterable[bytes]) -> Iterator[tuple[bytes, Played]]:
        for text in lines:
            line = msgspec.json.decode(text, type=Line)
            yield key(line.piece), line.played

    def add(self, piece: Piece, played: Played) -> None:
        """Write a piece down."""
        self.done[key(piece)] = played
        with self._file.open("ab") as file:
            file.write(msgspec.json.encode(Line(piece, played)) + b"\n")

    def of(self, pieces: Iterable[Piece]) -> list[tuple[Piece, Played]]:
        """What pieces came to, of those that were played."""
        return [(piece, self.done[key(piece)]) for piece in pieces if key(piece) in self.done]


def key(piece: Piece) -> bytes:
    """A name for a piece."""
    return msgspec.json.encode(piece, order="sorted")


def whole_lines(file: Path) -> list[bytes]:
    """The lines of a file; the last one may have been cut off."""
    if not file.exists():
        return []
    return file.read_bytes().split(b"\n")[:-1]
