"""Salts for the dice: hashes first, then the salts, so that nobody can choose after seeing the others'."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .table import Table

PATIENCE = 5.0  # seconds; who is silent plays without


def begin_salting(table: Table) -> None:
    """Everybody sits: promise the dice, and ask for hashes."""
    table.setup.state = "salting"
    table.salt_hashes, table.salts, table.salted = {}, {}, asyncio.Event()
    table.start_task(wait_for_salts(table, table.salted))


async def wait_for_salts(table: Table, salted: asyncio.Event) -> None:
    """Begin when every salt is there, or after a while with those that came."""
    if table.setup.guests():
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await salted.wait()
    await table.house.warmth.wait(table.setup.game)
    async with table.lock:
        if table.setup.state == "salting" and table.salted is salted:  # and nobody has left meanwhile
            await begin_playing(table)


def take_hash(table: Table, guest: str, promised: str) -> None:
    """One browser's hash; when all are in the salts are asked for, and no hash can change any more."""
    awaited = set(table.setup.guests()) - set(table.salt_hashes)
    if guest in awaited:
        table.salt_hashes[guest] = promised
        if awaited == {guest}:
            table.publish_presence()


def take_salt(table: Table, guest: str, salt: str) -> None:
    """One browser's salt."""
    table.salts[guest] = salt
    if all(other in table.salts for other in table.setup.guests()):
        table.salted.set()


async def begin_playing(table: Table) -> None:
    """The dice are fixed: begin."""
    table.setup.salts = [table.salts[guest] for guest in table.setup.guests() if guest in table.salts]
    table.setup.state = "playing"
    table.begin()
    table.ready()
    await table.keep(setup=True)
    table.publish()
