"""Decisions of finished games looked at again: one at a time beside the tables, and kept for a while."""

from __future__ import annotations

from collections import Counter, OrderedDict
from typing import Any

from ...analysis.types import Analysis
from ...bots.thinking import Thoughts
from ...kernel.errors import PalabreError
from ...kernel.match import Match
from ..connection.limits import HERE
from ..connection.requests import BotThought
from ..process.analyst import Analyst, AnalystFailed, Question
from ..process.bot_luck import luck_of
from ..process.turns import Turns
from .errors import TableRefusal
from .table import Table

MOST_WAITING, MOST_OF_ONE = 40, 4  # questions; of one address, so that there is room for the others
KEPT = 500
DIGITS = 6
Key = tuple[str, int, bool, int | None]  # a table, lines of its record, whether finely; whose advice it is


class Decisions:
    """What every choice of a decision was worth; what was found is kept for who asks again."""

    def __init__(self) -> None:
        self._analyst = Analyst()
        self._waiting: Counter[str] = Counter()  # by address
        self._turns = Turns()
        self._kept: OrderedDict[Key, Analysis] = OrderedDict()

    async def thoughts(self, table: Table, move: int, address: str) -> BotThought:
        """What a bot thought where it chose; only after the end, and only where a bot sat."""
        match = over(table)
        entry = match.log[move] if move < match.version else None
        seat = table.setup.seats[entry.seat] if entry is not None and entry.seat >= 0 else None
        if entry is None or seat is None or seat.who != "bot" or seat.level is None:
            raise TableRefusal("thoughts-no-bot")
        question: Question = {"record": match.record(), "move": move, "fine": False, "level": seat.level}
        question["seed"] = luck_of(match.nature, move, entry.seat)  # which a sealed record does not tell
        found: Thoughts = await self.ask(question, address)
        same = found["choice"] == match.naming.name(entry.action)
        return BotThought(entry.seat, seat.level, same, found["choice"], found["thoughts"], found["line"])

    async def told(self, table: Table, move: int, fine: bool, address: str) -> Analysis:
        """The choices where somebody chose, at a glance or finely; only of games that are over."""
        question: Question = {"record": over(table).record(), "move": move, "fine": fine}
        return await self.kept((table.id, move, fine, None), question, address)

    async def kept(self, key: Key, question: Question, address: str) -> Analysis:
        """What was found before, or is now."""
        if key not in self._kept:
            self._kept[key] = await self.ask(question, address)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return self._kept[key]

    async def ask(self, question: Question, address: str) -> Any:
        """Have something looked at, after what others have asked before."""
        if not self._has_room(address):
            raise TableRefusal("review-too-many")
        self._waiting[address] += 1
        try:
            async with self._turns.one(address):
                return await self._analyst.ask(question)
        except AnalystFailed:
            raise TableRefusal("analyse-failed") from None
        finally:
            self._waiting[address] -= 1
            self._waiting += Counter()  # nobody is remembered who waits for nothing

    def _has_room(self, address: str) -> bool:
        of_one = address == HERE or self._waiting[address] < MOST_OF_ONE
        return of_one and self._waiting.total() < MOST_WAITING

    async def stop(self) -> None:
        """Look at nothing more."""
        await self._analyst.stop()


def over(table: Table) -> Match:
    """The match of a table where nobody plays any more."""
    if table.match is None or not table.match.over:
        raise TableRefusal("review-not-over")
    return table.match


def read_move(named: str) -> int:
    """The line of a record that a request names."""
    if not (named.isascii() and named.isdigit() and len(named) <= DIGITS):
        raise PalabreError("not-understood", why=named[:20])
    return int(named)
