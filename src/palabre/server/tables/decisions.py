"""Decisions of finished games looked at again: one at a time beside the tables, and kept for a while."""

from __future__ import annotations

from collections import Counter, OrderedDict

from ...analysis.types import Analysis
from ...kernel.errors import PalabreError
from ..connection.limits import HERE
from ..process.analyst import Analyst, AnalystFailed
from .errors import TableRefusal
from .table import Table

MOST_WAITING, MOST_OF_ONE = 40, 4  # questions; of one address, so that there is room for the others
KEPT = 500
DIGITS = 6


class Decisions:
    """What every choice of a decision was worth; what was found is kept for who asks again."""

    def __init__(self) -> None:
        self._analyst = Analyst()
        self._waiting: Counter[str] = Counter()  # by address
        self._kept: OrderedDict[tuple[str, int, bool], Analysis] = OrderedDict()

    async def told(self, table: Table, move: int, fine: bool, address: str) -> Analysis:
        """The choices where somebody chose, at a glance or finely; only of games that are over."""
        if table.match is None or not table.match.over:
            raise TableRefusal("review-not-over")
        key = (table.id, move, fine)
        if key not in self._kept:
            found = await self._found(table.match.record(), move, fine, address)
            self._kept[key] = found
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return self._kept[key]

    async def _found(self, record: str, move: int, fine: bool, address: str) -> Analysis:
        if not self._has_room(address):
            raise TableRefusal("review-too-many")
        self._waiting[address] += 1
        try:
            found: Analysis = await self._analyst.ask({"record": record, "move": move, "fine": fine})
        except AnalystFailed:
            raise TableRefusal("analyse-failed") from None
        finally:
            self._waiting[address] -= 1
            self._waiting += Counter()  # nobody is remembered who waits for nothing
        return found

    def _has_room(self, address: str) -> bool:
        of_one = address == HERE or self._waiting[address] < MOST_OF_ONE
        return of_one and self._waiting.total() < MOST_WAITING

    async def stop(self) -> None:
        """Look at nothing more."""
        await self._analyst.stop()


def read_move(named: str) -> int:
    """The line of a record that a request names."""
    if not (named.isascii() and named.isdigit() and len(named) <= DIGITS):
        raise PalabreError("not-understood", why=named[:20])
    return int(named)
