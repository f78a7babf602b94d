"""Reviews that go on sharpening while somebody looks at one: bounded, one at a time, after all others."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec
from sqlalchemy import update

from ...analysis.reviewing import ordinary
from ...analysis.steps import stretches
from ...kernel.match import Match
from ..connection.requests import ReviewTold
from ..process.reviewing import review_beside
from ..process.tasks import Tasks
from ..storage.schema import reviews
from ..storage.store import Store
from .decisions import over
from .errors import TableRefusal
from .table import Table

log = logging.getLogger(__name__)
STEPS = (4, 16)  # times the work of the first
MOST = 8_000_000  # numbers that are remembered while one is made, of eight bytes each
NEARLY = 0.99  # of the work: all of it is done when nothing finer comes
LOOKS_FOR = 10.0  # seconds after somebody has last said that they look
LOOKED_AT = 0.5  # seconds, between two looks whether it may go on
MOST_TABLES = 50


@dataclass
class Looked:
    """A review that somebody looks at: from how many simulations it is, and how far the next has come."""

    match: Match
    steps: list[int]  # that are still to be made
    simulations: int
    share: float = 0.0
    seen: float = field(default_factory=time.monotonic)

    @property
    def is_looked_at(self) -> bool:
        """Whether somebody has lately said so."""
        return time.monotonic() - self.seen < LOOKS_FOR


class Sharpening:
    """Which reviews are looked at; `is_busy` says whether somebody waits for a first one."""

    def __init__(self, store: Store, work: float, is_busy: Callable[[], bool]) -> None:
        self._store, self._usual = store, work
        self._is_busy = is_busy
        self._looked: dict[str, Looked] = {}  # by table
        self._works = False
        self._beside = Tasks(log, "a review could not be sharpened")

    async def look(self, table: Table, known: int) -> ReviewTold:
        """Somebody looks on: how far the next is, and the finest so far if it is finer than theirs."""
        match, kept = over(table), await self._store.review_of(table.id)
        if kept is None:
            raise TableRefusal("review-not-there")
        review = msgspec.json.decode(kept)
        looked = self._looked.get(table.id) or self._begin(table.id, match, review["simulations"])
        looked.seen, looked.simulations = time.monotonic(), review["simulations"]
        if looked.steps and not self._works:
            self._works = True
            self._beside.start(self._work())
        finer = review if review["simulations"] > known else None
        return ReviewTold("ready", min(looked.share, NEARLY) if looked.steps else 1.0, 0, finer)

    def _begin(self, table: str, match: Match, simulations: int) -> Looked:
        self._looked = {id: each for id, each in self._looked.items() if each.is_looked_at}
        if len(self._looked) >= MOST_TABLES:
            raise TableRefusal("review-too-many")
        moments = stretches(match)
        usual = ordinary(match.game, moments, self._usual).values
        remembered = usual * len(moments) * match.players
        steps = [step for step in STEPS if simulations < step * usual and step * remembered <= MOST]
        self._looked[table] = Looked(match, steps, simulations)
        return self._looked[table]

    async def _work(self) -> None:
        try:
            while (table := self._next()) is not None:
                await self._sharpen(table, self._looked[table])
                await asyncio.sleep(LOOKED_AT)
        finally:
            self._works = False

    def _next(self) -> str | None:
        """The one with least done of those that are looked at."""
        open = [id for id, each in self._looked.items() if each.steps and each.is_looked_at]
        return min(open, key=lambda id: self._looked[id].simulations, default=None)

    async def _sharpen(self, table: str, looked: Looked) -> None:
        """Make the next, as long as somebody looks and nobody waits for a first review."""
        if self._is_busy():
            return
        made = asyncio.create_task(
            review_beside(
                looked.match.record(),
                lambda share: setattr(looked, "share", share),
                work=looked.steps[0] * self._usual,
            )
        )
        try:
            while not made.done() and looked.is_looked_at and not self._is_busy():
                await asyncio.wait([made], timeout=LOOKED_AT)
            if made.done():
                await self._keep(table, looked, made)
        finally:
            looked.share = 0.0
            made.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.wait([made])

    async def _keep(self, table: str, looked: Looked, made: asyncio.Task[str]) -> None:
        """Put it in the place of the one before; what has failed is not tried again."""
        try:
            changed = update(reviews).where(reviews.c.table_id == table).values(review=made.result())
            await self._store.run(changed)
        finally:
            looked.steps.pop(0)

    async def stop(self) -> None:
        """Sharpen nothing more."""
        await self._beside.end()
