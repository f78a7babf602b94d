"""Waking tables from their logs: played again in slices, so that nobody at another table waits for it."""

from __future__ import annotations

import asyncio
from itertools import islice

from ...games import find
from ...kernel.match import Match
from ...kernel.replaying import replaying
from ..storage.store import LogLine
from .table import text_of

SLICE = 50  # lines: about a millisecond


class Waking:
    """One after the other: many that are woken at once take turns with everybody else."""

    def __init__(self) -> None:
        self._one = asyncio.Semaphore(1)

    async def played_again(self, lines: list[LogLine], secret: bytes) -> Match | None:
        """The match of a log; nothing where there is none yet."""
        if not lines:
            return None
        async with self._one:
            steps = replaying(text_of(lines), find, secret)
            match = next(steps)
            while list(islice(steps, SLICE)):
                await asyncio.sleep(0)
        return match
