"""Salts for the dice: first all hashes, told to all and kept; then the salts, so that nobody chooses last."""

from __future__ import annotations

import asyncio
import contextlib

from ...kernel.nature import hash_of_salt
from ..storage.setup import Setup

PATIENCE = 5.0  # seconds for the hashes, and again for the salts; who is silent plays without


class CommitReveal:
    """What the browsers at one table have given so far."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self._hashes: dict[str, str] = {}  # by guest
        self._salts: dict[str, str] = {}  # by hash
        self.all_committed, self.all_revealed = asyncio.Event(), asyncio.Event()

    def take_hash(self, guest: str, promised: str) -> None:
        """One browser's hash; none can change any more, and none is the same as another's."""
        if self._setup.hashes or guest in self._hashes or promised in self._hashes.values():
            return
        self._hashes[guest] = promised
        if set(self._setup.guests()) <= set(self._hashes):
            self.all_committed.set()

    def take_salt(self, salt: str) -> None:
        """One browser's salt; one that was not promised counts as silence."""
        promised = hash_of_salt(salt)
        if promised in self._setup.hashes:
            self._salts[promised] = salt
        if len(self._salts) == len(self._setup.hashes):
            self.all_revealed.set()

    def hashes(self) -> list[str]:
        """The hashes that came, in seat order."""
        return [self._hashes[guest] for guest in self._setup.guests() if guest in self._hashes]

    def salts(self) -> list[str | None]:
        """The salt behind each hash; None where it was not opened."""
        return [self._salts.get(promised) for promised in self._setup.hashes]


async def patiently(all_there: asyncio.Event) -> None:
    """Until everybody has given theirs, or for as long as is waited."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            await all_there.wait()
