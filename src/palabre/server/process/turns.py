"""Taking turns: who asks for much at once waits for themselves, others for one thing of theirs."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """One thing at a time, and one of each address among those that wait for it."""

    def __init__(self) -> None:
        self._one = asyncio.Lock()
        self._each: dict[str, asyncio.Lock] = {}
        self._waiting: Counter[str] = Counter()

    @asynccontextmanager
    async def one(self, address: str) -> AsyncIterator[None]:
        """The turn of an address, as long as it lasts."""
        self._waiting[address] += 1
        try:
            async with self._each.setdefault(address, asyncio.Lock()), self._one:
                yield
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:  # nobody is remembered who waits for nothing
                del self._waiting[address], self._each[address]
