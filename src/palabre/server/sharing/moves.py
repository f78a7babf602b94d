"""Moves of many tables in one statement: a look at their leases, their lines, and a word to who follows."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import asyncpg
from sqlalchemy.ext.asyncio import AsyncConnection

from ..process.trouble import NotWritten
from ..storage.store import Waiting
from .following import in_words
from .leases import LostLease

LOST = OSError, asyncpg.InterfaceError, asyncpg.PostgresConnectionError, asyncpg.OperatorInterventionError
log = logging.getLogger(__name__)
Led = set[tuple[str, int | None]]  # tables, each with the number of the lease under which it was read
# One way to the database and back, where a transaction takes five: a commit of few moves costs little more
# a move than one of many, so several processes cost little more than one. Nothing is written where a lease
# was lost; the lock on those that hold stays until all is on disk, and whoever begins to follow waits for it.
MOVES = f"""
    WITH asked AS (
        SELECT * FROM unnest($1::text[], $2::int[]) AS asked(id, number)
    ), held AS (
        SELECT leases.table_id, leases.number, leases.followed FROM leases
        JOIN asked ON leases.table_id = asked.id AND leases.number = asked.number
        ORDER BY 1 FOR SHARE OF leases
    ), good AS (
        SELECT (SELECT count(*) FROM held) = (SELECT count(*) FROM asked) AS all_hold
    ), written AS (
        INSERT INTO log (table_id, version, line, command)
        SELECT * FROM unnest($3::text[], $4::int[], $5::text[], $6::text[]) WHERE (SELECT all_hold FROM good)
    ), told AS (
        SELECT pg_notify($7, word) FROM ({in_words("held")}) AS words WHERE (SELECT all_hold FROM good)
    )
    SELECT held.table_id, held.number, (SELECT count(*) FROM told) AS told FROM held
"""


def are_moves(batch: list[Waiting]) -> bool:
    """Whether there is nothing to be written but lines of logs."""
    return not any(each.setup or each.secret or each.results or each.others for each in batch)


class Moves:
    """The connection that moves are written on: its driver is asked itself.

    What SQLAlchemy does around a statement took four times as long as asking for this one.
    """

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection
        self._driver: asyncpg.Connection[Any] | None = None

    async def write(self, batch: list[Waiting], channel: str) -> None:
        """Write lines of logs, each under its lease; every statement commits by itself."""
        lines = [line for each in batch for line in each.lines]
        led: Led = {(line.table_id, each.lease) for each in batch for line in each.lines}
        facts = [[table for table, _ in led], [number for _, number in led]]
        facts += [[line.table_id for line in lines], [line.version for line in lines]]
        facts += [[line.text for line in lines], [line.command for line in lines]]
        held = {(row[0], row[1]) for row in await self._written(*facts, channel)}
        if lost := sorted(table for table, _ in led - held):
            raise LostLease(lost)

    async def _written(self, *facts: Any) -> Sequence[Any]:
        """Carry the statement out; what failed has not happened, and a broken connection is made anew."""
        try:
            if self._driver is None:
                self._driver = (await self._connection.get_raw_connection()).driver_connection
                assert self._driver is not None
            rows: Sequence[Any] = await self._driver.fetch(MOVES, *facts)
            return rows
        except asyncpg.IntegrityConstraintViolationError as wrong:
            raise not_written(wrong) from None
        except LOST as wrong:
            self._driver = None
            await self._connection.invalidate()
            raise not_written(wrong) from None


def not_written(wrong: Exception) -> NotWritten:
    """A version that another has written, or a lost connection: nothing that a client did."""
    told = str(wrong).partition("\n")[0]
    log.warning("not written: %s", told)
    return NotWritten(told)
