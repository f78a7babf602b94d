"""Whether the server is well: it is asked often, and looks once a second."""

from __future__ import annotations

import asyncio
import time

from .storage.store import Store

EVERY = 1.0  # seconds


class Health:
    """Tries now and then whether something can be written; all who ask meanwhile get the same answer."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._trouble, self._looked = "", -EVERY
        self._looking: asyncio.Task[str] | None = None

    async def trouble(self) -> str:
        """Why nothing can be written; empty if it can."""
        if self._looking is None and time.monotonic() - self._looked >= EVERY:
            self._looking = asyncio.create_task(self._look())
        return self._trouble if self._looking is None else await asyncio.shield(self._looking)

    async def _look(self) -> str:
        try:
            self._trouble = await self._store.probe()
        finally:
            self._looked, self._looking = time.monotonic(), None
        return self._trouble
