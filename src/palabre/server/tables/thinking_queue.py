"""Whose bot thinks next: tables with people first, then whoever has had the least thinking done lately."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from .led import LedTable

HALF_GONE_AFTER = 60.0  # seconds, then thinking that was done counts half
LONG, SHORT = "long", "short"
SHORTLY = 0.2  # seconds: thoughts that usually take no longer do not wait behind long ones
PAYERS_KEPT = 2_000
MOST_WAITING = 500  # beyond it, tables where only bots play come back later


class Spent:
    """Seconds of thinking that were done for somebody, the longer ago the less."""

    def __init__(self) -> None:
        self._seconds, self._at = 0.0, time.monotonic()

    def now(self) -> float:
        """What counts of it now."""
        return float(self._seconds * 0.5 ** ((time.monotonic() - self._at) / HALF_GONE_AFTER))

    def add(self, seconds: float) -> None:
        """Some more was done."""
        self._seconds, self._at = self.now() + seconds, time.monotonic()


@dataclass(eq=False)
class Waiting:
    """A table whose bot wants to think."""

    table: LedTable
    level: str
    turn: asyncio.Future[None]
    place: str = ""  # where it thinks: LONG or SHORT


class ThinkingQueue:
    """So many thoughts at once; one place more is kept for those that are short."""

    def __init__(self, places: int) -> None:
        self._free = {LONG: places, SHORT: 1}
        self._waiting: list[Waiting] = []
        self._spent: OrderedDict[str, Spent] = OrderedDict()  # by table, and by address
        self._usual: dict[tuple[str, str], float] = {}  # seconds that a level takes in a game

    def is_crowded(self) -> bool:
        """Whether so many wait already that bots among themselves had better come back later."""
        return len(self._waiting) >= MOST_WAITING

    @asynccontextmanager
    async def one(self, table: LedTable, level: str) -> AsyncIterator[None]:
        """A table's turn to think; what it takes is entered for the table, and for who plays there."""
        waiting = Waiting(table, level, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._let_in()
        began = None
        try:
            await waiting.turn
            began = time.monotonic()
            yield
        finally:
            if began is not None:
                self._enter(waiting, time.monotonic() - began)
            self._leave(waiting)

    def _let_in(self) -> None:
        """Give every free place to whoever comes first."""
        for place in (LONG, SHORT):
            while self._free[place]:
                able = [one for one in self._waiting if place == LONG or self._is_short(one)]
                if not able:
                    break
                chosen = min(able, key=self._rank)
                self._waiting.remove(chosen)
                self._free[place] -= 1
                chosen.place = place
                chosen.turn.set_result(None)

    def _leave(self, one: Waiting) -> None:
        """A place is free again; or somebody waits no longer."""
        if one.place:
            self._free[one.place] += 1
        elif one in self._waiting:
            self._waiting.remove(one)
        self._let_in()

    def _rank(self, one: Waiting) -> tuple[bool, float, float]:
        table = one.table
        by_address = max((self._used(address) for address in table.presence.addresses()), default=0.0)
        return not table.presence.has_people(), by_address, self._used(table.setup.id)

    def _is_short(self, one: Waiting) -> bool:
        return self._usual.get((one.table.setup.game, one.level), SHORTLY + 1) <= SHORTLY

    def _used(self, payer: str) -> float:
        return self._spent[payer].now() if payer in self._spent else 0.0

    def _enter(self, one: Waiting, seconds: float) -> None:
        kind = one.table.setup.game, one.level
        self._usual[kind] = 0.8 * self._usual.get(kind, seconds) + 0.2 * seconds
        for payer in (one.table.setup.id, *one.table.presence.addresses()):
            self._spent.setdefault(payer, Spent()).add(seconds)
            self._spent.move_to_end(payer)
        while len(self._spent) > PAYERS_KEPT:
            self._spent.popitem(last=False)
