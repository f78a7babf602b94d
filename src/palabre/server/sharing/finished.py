"""Games that are over: any process reads them from the log, and nobody leads or follows them for it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable

from ..storage.setup import IS_ID
from ..tables.table import Table
from .store import SharedStore

KEPT = 64  # games in memory, the last ones that somebody looked at: some 50 kB each


class Finished:
    """Those that were read lately: no move is made there any more, but names are forgotten."""

    def __init__(self, store: SharedStore, read: Callable[[str], Awaitable[Table]]) -> None:
        self._store, self._read = store, read
        self._kept: OrderedDict[str, Table] = OrderedDict()

    async def table(self, id: str) -> Table | None:
        """A table whose game is over, as it was left; None while it is played, or where there is none."""
        setup = await self._store.setup_of(id) if IS_ID(id) else None
        if setup is None or setup.state != "over":
            return None
        found = self._kept.pop(id, None) or await self._read(id)
        found.take_setup(setup)
        self._keep(id, found)
        return found

    def _keep(self, id: str, found: Table) -> None:
        if (other := self._kept.pop(id, None)) is not None and other is not found:  # two have asked at once
            other.close()
        self._kept[id] = found
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)[1].close()
