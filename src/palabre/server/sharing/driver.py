"""One way to the database and back: a statement that commits by itself, asked of the driver."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import asyncpg
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ..process.trouble import ConnectionLost, Taken, reason_of

LOST = (
    OSError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InternalClientError,  # the database has said goodbye, and the connection is not closed yet
)
log = logging.getLogger(__name__)
Rows = Sequence[Any]


class Driver:
    """A connection whose driver is asked itself: what SQLAlchemy does around a statement takes longer."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection
        self._driver: asyncpg.Connection[Any] | None = None

    async def ask(self, statement: str, *facts: Any) -> Rows:
        """Carry a statement out; what failed has not happened, and a broken connection is made anew."""
        try:
            if self._driver is None:
                self._driver = (await self._connection.get_raw_connection()).driver_connection
                assert self._driver is not None
            rows: Rows = await self._driver.fetch(statement, *facts)
            return rows
        except asyncpg.IntegrityConstraintViolationError as wrong:
            raise Taken(first_line(wrong)) from None
        except LOST as wrong:
            self._driver = None
            await self._connection.invalidate()
            raise ConnectionLost(reason_of(wrong)) from None


async def ask(engine: AsyncEngine, statement: str, *facts: Any) -> Rows:
    """The same on any connection that is free."""
    async with engine.connect() as connection:
        return await Driver(connection).ask(statement, *facts)


def first_line(wrong: Exception) -> str:
    """What a log says of it: a version that another has written."""
    told = str(wrong).partition("\n")[0]
    log.warning("not written: %s", told)
    return told
