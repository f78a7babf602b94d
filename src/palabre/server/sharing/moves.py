"""Moves of many tables in one statement: a look at their leases, their lines, and a word to the others."""

from __future__ import annotations

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from ..storage.store import Waiting
from .leases import LostLease

Led = set[tuple[str, int | None]]  # tables, each with the number of the lease under which it was read
# One way to the database and back, where a transaction takes five: a commit of few moves costs little more
# a move than one of many, so several processes cost little more than one. Nothing is written where a lease
# was lost; the lock on those that hold stays until all is on disk.
MOVES = text("""
    WITH asked AS (
        SELECT * FROM unnest(CAST(:led AS text[]), CAST(:numbers AS int[])) AS asked(id, number)
    ), held AS (
        SELECT leases.table_id, leases.number FROM leases
        JOIN asked ON leases.table_id = asked.id AND leases.number = asked.number
        ORDER BY 1 FOR SHARE OF leases
    ), good AS (
        SELECT (SELECT count(*) FROM held) = (SELECT count(*) FROM asked) AS all_hold
    ), written AS (
        INSERT INTO log (table_id, version, line, command)
        SELECT * FROM unnest(
            CAST(:tables AS text[]), CAST(:versions AS int[]),
            CAST(:lines AS text[]), CAST(:commands AS text[])
        ) WHERE (SELECT all_hold FROM good)
    ), told AS (
        SELECT pg_notify(:channel, word) FROM unnest(CAST(:words AS text[])) AS word
        WHERE (SELECT all_hold FROM good)
    )
    SELECT held.table_id, held.number, (SELECT count(*) FROM told) AS told FROM held
""")


def are_moves(batch: list[Waiting]) -> bool:
    """Whether there is nothing to be written but lines of logs."""
    return not any(each.setup or each.secret or each.results or each.others for each in batch)


async def write_moves(
    connection: AsyncConnection, batch: list[Waiting], channel: str, words: list[str]
) -> None:
    """Write lines of logs, each under its lease; the connection commits every statement by itself."""
    lines = [line for each in batch for line in each.lines]
    led: Led = {(line.table_id, each.lease) for each in batch for line in each.lines}
    facts = {"led": [table for table, _ in led], "numbers": [number for _, number in led]}
    facts |= {"tables": [line.table_id for line in lines], "versions": [line.version for line in lines]}
    facts |= {"lines": [line.text for line in lines], "commands": [line.command for line in lines]}
    async with connection.begin():
        rows = await connection.execute(MOVES, {**facts, "channel": channel, "words": words})
        lost = led - {(row.table_id, row.number) for row in rows}
    if lost:
        raise LostLease(sorted(table for table, _ in lost))
