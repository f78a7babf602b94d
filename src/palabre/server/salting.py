"""Salts for the dice: hashes first, then the salts, so that nobody can choose after seeing the others'."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .table import Table

PATIENCE = 5.0  # seconds; who is silent plays without
COMING = 1.5  # seconds that somebody who has just opened a table takes to be on the line


def begin_salting(table: Table) -> None:
    """Everybody sits: promise the dice, and ask for hashes."""
    table.setup.state = "salting"
    table.salt_hashes, table.salts = {}, {}
    table.start_task(wait_for_salts(table))


async def wait_for_salts(table: Table) -> None:
    """Go on after a while, with the salts that came."""
    if table.setup.guests():
        await asyncio.sleep(COMING)
    if any(table.is_present(guest) for guest in table.setup.guests()):
        await asyncio.sleep(PATIENCE - COMING)
    await table.house.warmth.wait(table.setup.game)
    async with table.lock:
        if table.setup.state == "salting":
            await begin_playing(table)


def take_hash(table: Table, guest: str, promised: str) -> None:
    """One browser's hash; when all are in the salts are asked for, and no hash can change any more."""
    awaited = set(table.setup.guests()) - set(table.salt_hashes)
    if guest in awaited:
        table.salt_hashes[guest] = promised
        if awaited == {guest}:
            table.publish_presence()


async def salts_are_in(table: Table) -> None:
    """Begin once every guest's salt is there."""
    everybody = all(guest in table.salts for guest in table.setup.guests())
    if everybody and table.house.warmth.is_ready(table.setup.game):
        await begin_playing(table)


async def begin_playing(table: Table) -> None:
    """The dice are fixed: begin."""
    table.setup.salts = [table.salts[guest] for guest in table.setup.guests() if guest in table.salts]
    table.setup.state = "playing"
    table.begin()
    table.ready()
    await table.keep(setup=True)
    table.publish()
