"""A table goes where its lines are: a leader that has none gives it to a process that has one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from ..tables.led import LedTable
from .leases import Leases
from .letters import Letter, Yielded, Yielding

PATIENCE = 3.0  # seconds for a leader to answer, as long as a lease lasts; then it is followed, as ever
Send = Callable[[str, Letter], None]  # to which process


class Yields:
    """What this process has asked other leaders for, and what it answers when it is asked itself."""

    def __init__(self, me: str, leases: Leases, send: Send) -> None:
        self._me, self._leases, self._send = me, leases, send
        self._awaited: dict[str, asyncio.Future[bool]] = {}

    async def ask(self, table: str) -> bool:
        """Whether whoever leads a table has given it up to us, or is dead."""
        leader = await self._leases.leader_of(table)
        if not leader or leader == self._me or await self._leases.free_if_dead(leader):
            return True
        if table not in self._awaited:
            self._awaited[table] = asyncio.get_running_loop().create_future()
            self._send(leader, Yielding(table, self._me))
        answer = self._awaited[table]
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.shield(answer)
        except TimeoutError:
            return False
        finally:
            if self._awaited.get(table) is answer:
                del self._awaited[table]

    def answered(self, letter: Yielded) -> None:
        """A leader has answered."""
        answer = self._awaited.get(letter.table)
        if answer is not None and not answer.done():
            answer.set_result(letter.is_free)

    async def asked(self, table: object, letter: Yielding) -> None:
        """Another process has a line to a table: it may lead it, unless somebody is here or in a third."""
        is_free = isinstance(table, LedTable) and self._is_idle(table, letter.sender)
        if isinstance(table, LedTable) and is_free:
            table.retire()
            table.forget()
            await self._leases.release([letter.table], tell=False)
        self._send(letter.sender, Yielded(letter.table, self._me, is_free))

    def _is_idle(self, table: LedTable, asker: str) -> bool:
        elsewhere = set(table.presence.remote) - {asker}
        return not (table.connections or elsewhere or table.is_busy or table.gone)
