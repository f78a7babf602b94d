"""Dice in the air: thrown already, but nobody may hold them before one common instant."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from collections.abc import Set as AbstractSet

from ..connection.connection import Connection


class Embargo:
    """Holds back every update of a table between a throw and the moment it may leave for each connection."""

    def __init__(self, connections: AbstractSet[Connection]) -> None:
        self._connections = connections
        self._holds = False
        self._released: set[Connection] = set()
        self._timers: list[asyncio.TimerHandle] = []
        self.lifted = asyncio.Event()
        self.lifted.set()

    def begin(self) -> None:
        """From now on nobody is told anything: the dice are about to be thrown."""
        self._holds = True
        self._released = set()
        self.lifted.clear()

    def lift(self, leaves: Mapping[Connection, float], common_instant: float) -> None:
        """Let the dice leave for each connection after its own delay, and for everybody at the instant."""
        loop = asyncio.get_running_loop()
        for timer in self._timers:
            timer.cancel()
        self._timers = [
            loop.call_later(delay / 1000, self._release, connection) for connection, delay in leaves.items()
        ]
        self._timers.append(loop.call_later(common_instant / 1000, self.end))

    def _release(self, connection: Connection) -> None:
        self._released.add(connection)
        connection.wake()

    def end(self) -> None:
        """Everybody may know everything again."""
        for timer in self._timers:
            timer.cancel()
        self._timers = []
        self._holds = False
        self._released = set()
        self.lifted.set()
        for connection in self._connections:
            connection.wake()

    def hides(self, connection: Connection) -> bool:
        """Whether an update must not leave for this connection yet."""
        return self._holds and connection not in self._released
