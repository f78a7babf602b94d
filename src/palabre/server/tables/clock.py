"""The clock of a table: seconds for each choice of a person; it stands while nobody must choose."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from ..process.memory import let_go


class Clock:
    """Runs for one decision at a time, and says when its time is up."""

    def __init__(self, seconds: int | None, run_out: Callable[[int], None]) -> None:
        self._seconds = seconds
        self._run_out = run_out
        self._handle: asyncio.TimerHandle | None = None
        self._ends = 0.0
        self._decision = -1

    def of(self) -> int | None:
        """Milliseconds for a whole choice."""
        return None if self._seconds is None else self._seconds * 1000

    def left(self) -> int | None:
        """Milliseconds left for this choice."""
        return max(0, int((self._ends - time.monotonic()) * 1000)) if self._handle else None

    def start(self, decision: int | None) -> None:
        """Start anew for a new decision of a person; go on for the same one, stand where there is none."""
        if self._seconds is None or decision is None:
            self.stop()
        elif self._decision != decision or self._handle is None:
            self.stop()
            self._decision = decision
            self._ends = time.monotonic() + self._seconds
            self._handle = asyncio.get_running_loop().call_later(self._seconds, self._is_up)

    def stop(self) -> None:
        """No choice is awaited."""
        if self._handle:
            self._handle.cancel()
        self._handle = None

    def close(self) -> None:
        """Tell nobody any more."""
        self.stop()
        self._run_out = let_go

    def _is_up(self) -> None:
        self._handle = None
        self._run_out(self._decision)
