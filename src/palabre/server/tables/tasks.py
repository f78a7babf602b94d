"""Ending what goes on beside: it is waited for, so that it gives back what it holds before that is closed."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable
from typing import Any

PATIENCE = 5.0  # seconds for all of them


async def ended(tasks: Iterable[asyncio.Task[Any] | None]) -> None:
    """Cancel tasks, and wait until they have ended.

    A connection that comes back to its pool after the pool was closed would stay open as long as it lives.
    """
    going_on = [task for task in tasks if task is not None and not task.done()]
    for task in going_on:
        task.cancel()
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*going_on, return_exceptions=True)
