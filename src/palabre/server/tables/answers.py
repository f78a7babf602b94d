"""Answers that are remembered, so that a command acts once however often it is sent."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection

from ..connection.messages import Answered, Command, Harmless, Refused

CANNOT_WRITE = "table-cannot-write"
KEPT = 100  # for each guest
GUESTS_KEPT = 500  # who have no seat; those who have one are never forgotten for others


class Answers:
    """The last answers to each guest: nobody can wash out another's."""

    def __init__(self) -> None:
        self._by_guest: OrderedDict[str, OrderedDict[str, Answered]] = OrderedDict()

    def to(self, key: str) -> Answered | None:
        """The answer to a command that was carried out already."""
        return self._by_guest.get(key.partition(":")[0], OrderedDict()).get(key)

    def keep(self, key: str, answer: Answered, seated: Collection[str] = ()) -> None:
        """Keep an answer for a client that asks again."""
        guest = key.partition(":")[0]
        mine = self._by_guest.setdefault(guest, OrderedDict())
        mine[key] = answer
        while len(mine) > KEPT:
            mine.popitem(last=False)
        self._by_guest.move_to_end(guest)
        if len(self._by_guest) > GUESTS_KEPT:
            self._forget_one(seated)

    def _forget_one(self, seated: Collection[str]) -> None:
        """Forget who has been silent for longest, of those who only look on."""
        silent = next((guest for guest in self._by_guest if guest not in seated), None)
        if silent is not None:
            del self._by_guest[silent]


def may_be_asked_again(command: Command, answer: Answered) -> bool:
    """Whether the same may be carried out again: it does no harm twice, or nothing was wrong with it."""
    if isinstance(command, Harmless):
        return True
    return isinstance(answer, Refused) and answer.key == CANNOT_WRITE
