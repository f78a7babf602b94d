"""Dice in the air: thrown already, but nobody may hold them before one common instant."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..connection.socket import Socket


class Veil:
    """Holds back every update of a table between a throw and the moment it may leave for each line."""

    def __init__(self, sockets: AbstractSet[Socket]) -> None:
        self._sockets = sockets
        self._is_down = False
        self._released: set[Socket] = set()
        self._timers: list[asyncio.TimerHandle] = []
        self.lifted = asyncio.Event()
        self.lifted.set()

    def fall(self) -> None:
        """From now on nobody is told anything: the dice are about to be thrown."""
        self._is_down = True
        self._released = set()
        self.lifted.clear()

    def lift(self, leaves: Mapping[Socket, float], common_instant: float) -> None:
        """Let the dice leave for each line after its own delay, and for everybody at the instant."""
        loop = asyncio.get_running_loop()
        for timer in self._timers:
            timer.cancel()
        self._timers = [
            loop.call_later(delay / 1000, self._release, socket) for socket, delay in leaves.items()
        ]
        self._timers.append(loop.call_later(common_instant / 1000, self.rise))

    def _release(self, socket: Socket) -> None:
        self._released.add(socket)
        socket.wake()

    def rise(self) -> None:
        """Everybody may know everything again."""
        for timer in self._timers:
            timer.cancel()
        self._timers = []
        self._is_down = False
        self._released = set()
        self.lifted.set()
        for socket in self._sockets:
            socket.wake()

    def hides(self, socket: Socket) -> bool:
        """Whether an update must not leave for this line yet."""
        return self._is_down and socket not in self._released
