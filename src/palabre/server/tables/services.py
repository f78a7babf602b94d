"""What a table needs of the house that leads it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Protocol

from ..connection.client import Client
from ..connection.messages import Answered, Command
from ..storage.setup import Standing
from ..storage.store import Store
from .table import Services, Table

if TYPE_CHECKING:
    from .led import LedTable


class LeadersServices(Services, Protocol):
    """What a table needs of the house that leads it."""

    store: Store
    grace: float
    throw_pause: float | None
    now: Callable[[], int]  # seconds, by the clock on the wall
    rate: Callable[[str, str], Awaitable[Standing | None]]  # where a guest stands in a game

    def carry_out(
        self, table: LedTable, client: Client, command: Command, key: str
    ) -> Awaitable[Answered | None]:
        """Do what a command says; a refusal is raised."""

    def consider(self, table: LedTable) -> None:
        """Let the bot think whose turn it is, if it is a bot's turn."""

    async def refuse_twice(self, table: Table, guest: str) -> None:
        """Nobody sits down at both of two twins."""

    async def rematch(self, old: Table, guest: str, level: str | None = None) -> str:
        """The same players at a new table; whoever asked for it is ready, bots are as wished."""
