"""Reviews of finished games: asked for once, made one after the other beside the tables, and kept."""

from __future__ import annotations

import logging
from collections import Counter
from dataclasses import dataclass

import msgspec
from sqlalchemy import insert

from ..connection.limits import HERE
from ..connection.requests import ReviewTold
from ..process.reviewing import review_beside
from ..process.tasks import Tasks
from ..process.trouble import NotWritten
from ..process.turns import Turns
from ..storage.schema import reviews
from ..storage.store import Store
from .errors import TableRefusal
from .sharpening import Sharpening
from .table import Table

log = logging.getLogger(__name__)
MOST_WAITING = 100
MOST_OF_ONE = 4  # that wait for one address, so that there is room for the others


@dataclass
class Waiting:
    """A review on its way: who has asked for it, and which share of it is done."""

    address: str
    share: float = 0.0
    rough: str | None = None  # what is there to look at, while the review proper is being made

    def told(self, ahead: int) -> ReviewTold:
        """How far it has come."""
        if self.rough is None:
            return ReviewTold("waiting", self.share, ahead)
        return ReviewTold("rough", self.share, ahead, msgspec.json.decode(self.rough))


class Reviews:
    """Who waits for a review, and those that are kept; one is made at a time, the addresses take turns.

    Each does `work` times what an ordinary one does.
    """

    def __init__(self, store: Store, work: float) -> None:
        self._store, self._work = store, work
        self._waiting: dict[str, Waiting] = {}  # by table, in the order they were asked for
        self._turns = Turns()
        self._beside = Tasks(log, "a game could not be reviewed")
        self.sharpening = Sharpening(store, work, lambda: bool(self._waiting))

    async def told(self, table: str) -> ReviewTold:
        """The review of a table, or how far it has come; neither where nobody has asked for it."""
        if waits := self._waiting.get(table):
            return waits.told(self._ahead(table))
        kept = await self._store.review_of(table)
        return ReviewTold("none") if kept is None else ReviewTold("ready", 1.0, 0, msgspec.json.decode(kept))

    async def ask(self, table: Table, address: str) -> ReviewTold:
        """Begin with a review, unless it is there or asked for already."""
        told = await self.told(table.id)
        if told.state != "none" or table.id in self._waiting:
            return told
        if table.match is None or not table.match.over:
            raise TableRefusal("review-not-over")
        if not self._has_room(address):
            raise TableRefusal("review-too-many")
        self._waiting[table.id] = Waiting(address)
        self._beside.start(self._make(table.id, table.match.record()))
        return ReviewTold("waiting", 0.0, self._ahead(table.id))

    def _ahead(self, table: str) -> int:
        """How many are made before this one: those of its address, and as many of each other."""
        address = self._waiting[table].address
        mine = [id for id, each in self._waiting.items() if each.address == address]
        others = Counter(each.address for each in self._waiting.values() if each.address != address)
        before = mine.index(table)
        return before + sum(min(theirs, before + 1) for theirs in others.values())

    def _has_room(self, address: str) -> bool:
        of_one = sum(each.address == address for each in self._waiting.values())
        return len(self._waiting) < MOST_WAITING and (address == HERE or of_one < MOST_OF_ONE)

    async def _make(self, table: str, record: str) -> None:
        waiting = self._waiting[table]
        try:
            async with self._turns.one(waiting.address):
                made = await review_beside(
                    record,
                    watch=lambda share: setattr(waiting, "share", share),
                    rough=lambda made: setattr(waiting, "rough", made),
                    work=self._work,
                )
            await self._keep(table, made)
        finally:
            del self._waiting[table]

    async def _keep(self, table: str, made: str) -> None:
        try:
            await self._store.run(insert(reviews).values(table_id=table, review=made))
        except NotWritten:  # another process has reviewed it meanwhile
            log.info("table %s was reviewed twice", table)

    async def stop(self) -> None:
        """End what is being made; whoever asks again begins again."""
        await self.sharpening.stop()
        await self._beside.end()
