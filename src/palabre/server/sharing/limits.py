"""Limits over all processes: every second each tells what addresses have asked of it, and hears the rest."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter

from sqlalchemy.ext.asyncio import AsyncEngine

from ..connection.limits import PerAddress
from ..process.trouble import log_trouble
from .driver import ask
from .leases import NOW_TOLD

log = logging.getLogger(__name__)
EVERY = 1.0  # seconds
HEARD = 10  # seconds back: what was told later than that is not charged
KEPT = 60  # seconds that an address stays in the database
Told = tuple[str, int]  # address and second
# What is read is what stood there before: a row at least, where nobody has asked for anything
EXCHANGED = f"""
    WITH clock AS (
        SELECT {NOW_TOLD} / 1000 AS now
    ), mine AS (
        INSERT INTO spent (address, second, n)
        SELECT address, now, n FROM clock, unnest($1::text[], $2::int[]) AS mine(address, n) ORDER BY address
        ON CONFLICT (address, second) DO UPDATE SET n = spent.n + excluded.n
    ), gone AS (
        DELETE FROM spent WHERE second < (SELECT now FROM clock) - {KEPT}
    )
    SELECT now, address, second, n FROM clock LEFT JOIN spent ON second > now - {HEARD}
"""


async def share_limits(engine: AsyncEngine, requests: PerAddress) -> None:
    """Exchange counts until the server ends."""
    exchange = Exchange(engine, requests)
    while True:
        await asyncio.sleep(EVERY)
        try:
            await exchange.once()
        except Exception as wrong:
            log_trouble(log, "limits could not be shared", wrong)


class Exchange:
    """What this process has told, and what of the others it has charged already."""

    def __init__(self, engine: AsyncEngine, requests: PerAddress) -> None:
        self._engine = engine
        self._requests = requests
        self._counted: Counter[Told] = Counter()

    async def once(self) -> None:
        """Add our counts, then charge what others have added."""
        mine = self._requests.drain()
        rows = await ask(self._engine, EXCHANGED, list(mine), list(mine.values()))
        now: int = rows[0]["now"]
        for address, told, n in (row[1:] for row in rows if row["address"] is not None):
            others = n - self._counted[address, told]  # as it was before our own were added
            if others > 0:
                self._counted[address, told] += others
                self._requests.charge(address, others)
        self._counted.update({(address, now): n for address, n in mine.items()})
        self._forget(now - KEPT)

    def _forget(self, before: int) -> None:
        for told in [told for told in self._counted if told[1] < before]:
            del self._counted[told]
