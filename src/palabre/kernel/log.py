"""The log of a match: every move and every undo; it only grows, and knows which moves still stand."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, NamedTuple

from numpy.typing import NDArray

from .errors import UndoRefused
from .layout import NATURE, Layout, copied
from .secrecy import came_out
from .shown import Asked


class Entry(NamedTuple):
    """One line of a log: a move, or the taking back of moves."""

    before: NDArray[Any]  # the state before it
    seat: int
    action: int  # the id played, or the log's length to which an undo goes back
    of: int  # nature: among how many; else 0
    forced: bool  # the only option, played by the match itself
    undo: bool = False
    at: int | None = None  # milliseconds, where a table gives them
    note: Mapping[str, Any] | None = None  # what a table says of it: time ran out, a photo finish
    actors: int = 0  # a bit for each seat that might have acted before it
    again: bool = False  # nature: shown before, and given again after a choice was taken back


def standing(entries: Iterable[Entry]) -> list[Entry]:
    """The moves that have not been taken back."""
    found: list[tuple[int, Entry]] = []
    for place, entry in enumerate(entries):
        if entry.undo:
            found = [(before, move) for before, move in found if before < entry.action]
        else:
            found.append((place, entry))
    return [entry for _, entry in found]


class Log:
    """The entries of a match, and the places of those that have not been taken back."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self._standing: list[int] = []

    def add(self, entry: Entry) -> None:
        """A move."""
        self._standing.append(len(self.entries))
        self.entries.append(entry)

    def take_back(self, length: int, now: NDArray[Any]) -> NDArray[Any]:
        """Strike the moves from a place on, with an entry that says so; return the state before them."""
        if type(length) is not int or length not in self._standing:
            raise UndoRefused("record-bad-undo", undo=str(length))
        struck = self.entries[length]
        self.entries.append(Entry(copied(now), struck.seat, length, of=0, forced=False, undo=True))
        self._standing = [place for place in self._standing if place < length]
        return copied(struck.before)

    def since(self, length: int) -> list[Entry]:
        """The moves from a place on that still stand."""
        return [self.entries[place] for place in self._standing if place >= length]

    def picks(self, before: int) -> tuple[list[Asked], int]:
        """What nature was asked and has picked, as it stands; and how much of it before a place."""
        places = [place for place in self._standing if self.entries[place].seat == NATURE]
        asked = [(self.entries[place].of, self.entries[place].action) for place in places]
        return asked, sum(place < before for place in places)

    def copy(self) -> Log:
        """The same log, going its own way from here."""
        other = Log()
        other.entries, other._standing = list(self.entries), list(self._standing)
        return other

    # Which choice can be taken back

    def last_choice(self, seats: Collection[int] | None = None) -> int | None:
        """The place of the last choice of a seat (of one of these) that had more than one option."""
        for place in reversed(self._standing):
            entry = self.entries[place]
            if entry.seat >= 0 and not entry.forced and (seats is None or entry.seat in seats):
                return place
        return None

    def own_choice(self, seats: Collection[int]) -> int:
        """The place of the last choice of one of these seats, whoever has chosen since."""
        place = self.last_choice(seats)
        if place is None:
            raise UndoRefused("undo-nothing")
        return place

    def choice_of(self, seat: int | None) -> int:
        """The place of the last choice, if it is this seat's (None: anybody's)."""
        place = self.last_choice()
        if place is None:
            raise UndoRefused("undo-nothing")
        if seat is not None and self.entries[place].seat != seat:
            raise UndoRefused("undo-not-yours", seat=self.entries[place].seat)
        return place

    def refuse_undo(self, place: int, now: NDArray[Any], to_act: tuple[int, ...], plan: Layout) -> None:
        """A choice stands once something was learnt from it, or somebody else had a turn."""
        chosen = self.entries[place]
        later = self.since(place + 1)
        if any(entry.seat == NATURE for entry in later):
            raise UndoRefused("undo-chance")
        if any(entry.seat != chosen.seat for entry in later):
            raise UndoRefused("undo-others")
        if came_out(chosen.before, now, plan):
            raise UndoRefused("undo-shown")
        if to_act != (chosen.seat,):
            raise UndoRefused("undo-turn-passed")
