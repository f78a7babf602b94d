"""Which tables are followed: only of those are other processes told, each time something is written."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .leases import LASTS
from .leases import NOW_TOLD as NOW

FOLLOWED_FOR = 10_000  # milliseconds; it is said again every second
IN_ONE_WORD = 100  # tables: a word on a channel has less than 8000 bytes
# Processes of the version before do not say what they follow: while one lives all of them are told of all
IS_FOLLOWED = (
    f"(followed >= {NOW} OR EXISTS (SELECT FROM processes WHERE NOT says AND seen >= {NOW} - {LASTS}))"
)
FOLLOWING = """
    WITH mine AS (
        SELECT table_id, followed FROM leases WHERE table_id = ANY(:tables) ORDER BY 1 FOR UPDATE {waiting}
    )
    UPDATE leases SET followed = {now} + {long} FROM mine WHERE leases.table_id = mine.table_id
    RETURNING leases.table_id, mine.followed < {now} AS is_late
"""


def in_words(leases: str) -> str:
    """A query for the names of those tables that are followed, of some leases, as few words."""
    named = f"SELECT table_id, row_number() OVER (ORDER BY table_id) / {IN_ONE_WORD} AS nth FROM {leases}"
    return (
        f"SELECT string_agg(table_id, ' ') AS word FROM ({named} WHERE {IS_FOLLOWED}) AS named GROUP BY nth"
    )


MINE = "(SELECT table_id, followed FROM leases WHERE table_id = ANY(:tables)) AS mine"
TOLD = text(f"SELECT pg_notify(:channel, word) FROM ({in_words(MINE)}) AS words")


async def tell(connection: AsyncConnection, channel: str, tables: Iterable[str]) -> None:
    """A word to whoever follows tables, when this transaction is on disk; it holds their leases."""
    if names := sorted(set(tables)):
        await connection.execute(TOLD, {"channel": channel, "tables": names})


class Following:
    """What this process says of the tables that it follows."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def begin(self, table: str) -> None:
        """Before the log is read: what is being written is on disk then, and of all that follows we hear."""
        await self._say([table], "")

    async def go_on(self, tables: list[str]) -> list[str]:
        """Follow for a while longer; returns of which something may have been missed meanwhile."""
        return await self._say(tables, "SKIP LOCKED") if tables else []

    async def _say(self, tables: list[str], waiting: str) -> list[str]:
        """A leader that hangs while it writes holds up whoever waits: what goes on does not."""
        said = text(FOLLOWING.format(waiting=waiting, now=NOW, long=FOLLOWED_FOR))
        async with self._engine.begin() as connection:
            rows = (await connection.execute(said, {"tables": tables})).all()
        return [row.table_id for row in rows if row.is_late]
