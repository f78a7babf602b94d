"""The clock of a table: when it runs out, the game's default choice is played and told as such."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .table import Table


class Clock:
    """Seconds for each choice of a person; it stands while nobody must choose."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._handle: asyncio.TimerHandle | None = None
        self._ends = 0.0
        self._decision = -1

    def of(self) -> int | None:
        """Milliseconds for a whole choice."""
        seconds = self._table.setup.clock
        return None if seconds is None else seconds * 1000

    def left(self) -> int | None:
        """Milliseconds left for this choice."""
        return max(0, int((self._ends - time.monotonic()) * 1000)) if self._handle else None

    def start(self) -> None:
        """Start anew for a new decision; go on for the same one."""
        match, seconds = self._table.match, self._table.setup.clock
        if seconds is None or match is None or not self._is_a_persons_turn():
            self.stop()
        elif self._decision != match.version or self._handle is None:
            self.stop()
            self._decision = match.version
            self._ends = time.monotonic() + seconds
            self._handle = asyncio.get_running_loop().call_later(seconds, self._run_out)

    def _is_a_persons_turn(self) -> bool:
        table, match = self._table, self._table.match
        if match is None or match.over or table.setup.state != "playing" or len(match.to_act) != 1:
            return False
        if table.referee and table.referee.in_roll:  # a roll has its own time
            return False
        return table.setup.seats[match.to_act[0]].level is None

    def stop(self) -> None:
        """No choice is awaited."""
        if self._handle:
            self._handle.cancel()
        self._handle = None

    def _run_out(self) -> None:
        self._handle = None
        self._table.start_task(self._play_default())

    async def _play_default(self) -> None:
        table = self._table
        async with table.lock:
            match = table.match
            if match is None or match.version != self._decision or not self._is_a_persons_turn():
                return
            (seat,) = match.to_act
            await table.move(match.default(seat), seat, note={"late": seat})
