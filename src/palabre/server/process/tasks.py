"""What goes on beside: kept alive until it is done, its failure logged, its end waited for."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine, Iterable
from typing import Any

from .trouble import CannotWrite, NotWritten, log_trouble

PATIENCE = 5.0  # seconds for all of them


class Tasks:
    """Work beside something; that a write was refused is told elsewhere, and no failure of it."""

    def __init__(self, logger: logging.Logger, what: str) -> None:
        self._logger, self._what = logger, what
        self._going_on: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something beside."""
        task = asyncio.create_task(work)
        self._going_on.add(task)
        task.add_done_callback(self._has_ended)
        return task

    def _has_ended(self, task: asyncio.Task[Any]) -> None:
        self._going_on.discard(task)
        wrong = None if task.cancelled() else task.exception()
        if isinstance(wrong, Exception) and not isinstance(wrong, NotWritten | CannotWrite):
            log_trouble(self._logger, self._what, wrong)

    def cancel(self) -> None:
        """Stop whatever goes on, without waiting for it."""
        for task in list(self._going_on):
            task.cancel()

    async def end(self) -> None:
        """Stop whatever goes on, and wait until it has ended."""
        await ended(self._going_on)


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
