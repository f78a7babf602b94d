"""News of tables that other processes lead: asked for in one query for all of them, one at a time."""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

from ..process.tasks import Tasks
from ..process.trouble import log_trouble
from ..storage.store import LogLine
from .store import SharedStore

log = logging.getLogger(__name__)


class Follower(Protocol):
    """A table that another process leads, as far as its news go."""

    gone: bool

    @property
    def id(self) -> str:
        """Its name in the log."""

    @property
    def known(self) -> int:
        """How many lines of the log are known."""

    def hear_news(self, lines: list[LogLine], found: tuple[str, str] | None) -> None:
        """What was written since, and if it was asked for the setup and what goes on around."""

    def give_up(self) -> None:
        """It could not be followed."""


class News:
    """Which shadows have to be told something, and of which also what goes on around them."""

    def __init__(self, store: SharedStore) -> None:
        self._store = store
        self._due: dict[Follower, bool] = {}
        self._tasks = Tasks(log, "news of tables could not be asked for")
        self._reading: asyncio.Task[None] | None = None

    def due(self, shadow: Follower, around: bool) -> None:
        """A leader has written something; what is due while a query runs comes with the next."""
        self._due[shadow] = self._due.get(shadow, False) or around
        if self._reading is None or self._reading.done():
            self._reading = self._tasks.start(self._read())

    async def _read(self) -> None:
        while self._due:
            due, self._due = {each: around for each, around in self._due.items() if not each.gone}, {}
            try:
                await self._bring(due)
            except Exception as wrong:
                log_trouble(log, "tables could not be followed", wrong)
                for shadow in due:
                    shadow.give_up()

    async def _bring(self, due: dict[Follower, bool]) -> None:
        around = [shadow.id for shadow, wanted in due.items() if wanted]
        lines, found = await self._store.follow({shadow.id: shadow.known for shadow in due}, around)
        for shadow in due:
            try:
                shadow.hear_news(lines.get(shadow.id, []), found.get(shadow.id))
            except Exception as wrong:
                log_trouble(log, f"table {shadow.id} could not be followed", wrong)
                shadow.give_up()

    async def stop(self) -> None:
        """Ask no more."""
        await self._tasks.end()
