"""Questions to the others at a table: may I take back, may a bot hold a seat, shall somebody go?"""

from __future__ import annotations

from collections.abc import Collection

from ..connection.table_info import Question
from .errors import TableRefusal

NEEDS_ALL = ("undo", "remove")  # the others need half of those who are asked


class Questions:
    """At most one question is open; a move answers it too."""

    def __init__(self) -> None:
        self.open: Question | None = None
        self.put_at = -1  # the version at which the last one was put
        self._votes: list[bool] = []

    def put(self, question: Question, version: int, away: Collection[int] = ()) -> bool:
        """Put a question to those whom it names; False where it names nobody.

        One that waits for somebody who is away gives way to it.
        """
        if self.open is not None and not any(seat in away for seat in self.open.asked):
            raise TableRefusal("one-question-at-a-time")
        if not question.asked:
            return False
        question.question = f"{question.kind}-{version}-{question.seat}"
        self.open, self.put_at, self._votes = question, version, []
        return True

    def answer(self, name: str, seats: list[int], yes: bool) -> tuple[Question, bool | None]:
        """Some seats say yes or no; returns the question, and what the answers amount to so far."""
        question = self.open
        if question is None or question.question != name:
            raise TableRefusal("no-such-question")
        mine = [seat for seat in question.asked if seat in seats]
        if not mine:
            raise TableRefusal("no-such-question")
        self._votes += [yes] * len(mine)
        question.asked = [seat for seat in question.asked if seat not in mine]
        outcome = decided(question, self._votes)
        if outcome is not None:
            self.open = None
        return question, outcome

    def moved_on(self, version: int) -> None:
        """There was a move since: what was asked before it is no longer open."""
        if version != self.put_at:
            self.open = None

    def cannot_answer(self, seats: list[int]) -> None:
        """These seats' person has gone; with nobody left to answer it is no longer put.

        Taking back needs the consent of all: that question waits until they are back.
        """
        question = self.open
        if question is None or question.kind == "undo":
            return
        question.asked = [seat for seat in question.asked if seat not in seats]
        if not question.asked:
            self.open = None

    def is_back(self, seats: list[int]) -> None:
        """Nobody has to hold the seat of somebody who is here."""
        if self.open is not None and self.open.kind == "hold" and self.open.seat in seats:
            self.open = None


def decided(question: Question, votes: list[bool]) -> bool | None:
    """What the answers amount to: an undo or a removal needs everybody, a bot for a seat half of them."""
    awaited, yes = len(question.asked), sum(votes)
    if question.kind in NEEDS_ALL:
        return False if not all(votes) else (True if not awaited else None)
    everybody = len(votes) + awaited  # with the one who asks, half of the others are a majority
    if yes * 2 >= everybody:
        return True
    return False if (yes + awaited) * 2 < everybody else None
