"""Limits over all processes: every second each tells what addresses have asked of it, and hears the rest."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter

from sqlalchemy import delete, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncEngine

from ..connection.limits import PerAddress
from ..process.trouble import log_trouble
from ..storage.schema import spent
from .leases import NOW

log = logging.getLogger(__name__)
EVERY = 1.0  # seconds
HEARD = 10  # seconds back: what was told later than that is not charged
KEPT = 60  # seconds that an address stays in the database
Told = tuple[str, int]  # address and second


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
        async with self._engine.begin() as connection:
            second = int((await connection.execute(select(NOW))).scalar_one()) // 1000
            for address, n in sorted(mine.items()):  # in order: two processes never wait for each other
                row = insert(spent).values(address=address, second=second, n=n)
                more = {"n": spent.c.n + n}
                await connection.execute(
                    row.on_conflict_do_update(index_elements=spent.primary_key, set_=more)
                )
            await connection.execute(delete(spent).where(spent.c.second < second - KEPT))
            lately = select(spent).where(spent.c.second > second - HEARD)
            rows = (await connection.execute(lately)).all()
        self._counted.update({(address, second): n for address, n in mine.items()})
        for address, told, n in rows:
            others = n - self._counted[address, told]
            if others > 0:
                self._counted[address, told] += others
                self._requests.charge(address, others)
        self._forget(second - KEPT)

    def _forget(self, before: int) -> None:
        for told in [told for told in self._counted if told[1] < before]:
            del self._counted[told]
