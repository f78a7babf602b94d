"""Whatever tables want written, each under its lease: all of it or nothing."""

from __future__ import annotations

from typing import Any

from msgspec import json

from ..storage.setup import Setup
from ..storage.store import Row, Waiting, kept, new_row
from .driver import Driver, Rows
from .leases import LostLease
from .statements import AROUND, BATCH, MOVES

Led = set[tuple[str, int | None]]  # tables, each with the number of the lease under which it was read


def are_moves(batch: list[Waiting]) -> bool:
    """Whether there is nothing to be written but lines of logs."""
    return not any(each.setup or each.secret or each.results or each.others for each in batch)


def names_in(each: Waiting) -> set[str]:
    """The tables that a write is for."""
    return {line.table_id for line in each.lines} | ({each.setup.id} if each.setup is not None else set())


def leases_in(batch: list[Waiting]) -> Led:
    """The tables that a batch is for and that were there before, each with its lease."""
    return {(name, each.lease) for each in batch if each.secret is None for name in names_in(each)}


async def write(driver: Driver, batch: list[Waiting], me: str) -> None:
    """Write a batch, each under its lease: all of it or nothing."""
    led = leases_in(batch)
    lines = [line for each in batch for line in each.lines]
    facts: list[Any] = [[line.table_id for line in lines], [line.version for line in lines]]
    facts += [[line.text for line in lines], [line.command for line in lines]]
    if are_moves(batch):
        refuse_lost_of(led, await driver.ask(MOVES, *columns(led), *facts))
    else:
        refuse_lost_of(led, await driver.ask(BATCH, *columns(led), *facts, *around(batch, me)))


async def write_around(driver: Driver, told: dict[str, tuple[str, int | None]]) -> None:
    """Write what goes on around tables, each under its lease."""
    led = {(table, lease) for table, (_, lease) in told.items()}
    texts = [text for text, _ in told.values()]
    refuse_lost_of(led, await driver.ask(AROUND, *columns(led), list(told), texts))


def columns(led: Led) -> list[Any]:
    """Leases as the statements take them."""
    return [[table for table, _ in led], [number for _, number in led]]


def around(batch: list[Waiting], me: str) -> list[Any]:
    """What is more than moves; of what is written twice for a table the last counts."""
    written = [(each.setup, each.secret, each.seats) for each in batch if each.setup is not None]
    new = [hexed(new_row(setup, secret)) for setup, secret, _ in written if secret is not None]
    old: dict[str, Setup] = {setup.id: setup for setup, secret, _ in written if secret is None}
    moved: dict[str, Setup] = {setup.id: setup for setup, _, seats in written if seats}
    changed = [{"id": setup.id, **kept(setup)} for setup in old.values()]
    sitting = [{"guest": guest, "table_id": id} for id, setup in moved.items() for guest in setup.everybody()]
    ended = [row for each in batch for row in each.results]
    return [rows(new), me, rows(changed), rows(sitting), list(moved), rows(ended)]


def hexed(row: Row) -> Row:
    """A row whose secret can be written as JSON."""
    return {**row, "secret": f"\\x{row['secret'].hex()}"}


def rows(found: list[Row]) -> str:
    """Rows as JSON."""
    return json.encode(found).decode()


def refuse_lost_of(led: Led, found: Rows) -> None:
    """Nothing was written where not all leases were found."""
    held = {(row[0], row[1]) for row in found}
    if lost := sorted(table for table, _ in led - held):
        raise LostLease(lost)
