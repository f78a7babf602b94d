"""Salts for the dice: first all hashes, told to all and kept; then the salts, so that nobody chooses last."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from ...kernel.nature import hash_of_salt

if TYPE_CHECKING:
    from .table import Table

PATIENCE = 5.0  # seconds for the hashes, and again for the salts; who is silent plays without


class Salting:
    """What the browsers at one table have given so far."""

    def __init__(self) -> None:
        self.promised: dict[str, str] = {}  # hashes by guest
        self.opened: dict[str, str] = {}  # salts by hash
        self.all_promised, self.all_opened = asyncio.Event(), asyncio.Event()


def begin_salting(table: Table) -> None:
    """Everybody sits: promise the dice, and ask for hashes; where they are kept already, for the salts."""
    table.setup.state = "salting"
    table.salting = Salting()
    table.start_task(gather_salts(table, table.salting))


async def gather_salts(table: Table, salting: Salting) -> None:
    """Begin when every salt is there, or after a while with those that came."""
    if table.setup.guests() and not table.setup.hashes:
        await come(salting.all_promised)
        async with table.lock:
            if goes_on(table, salting):
                await close_list(table, salting)
    if table.setup.hashes:
        await come(salting.all_opened)
    await table.house.warmth.wait(table.setup.game)
    async with table.lock:
        if goes_on(table, salting):
            await begin_playing(table, salting)


async def come(all_there: asyncio.Event) -> None:
    """Until everybody has given theirs, or for as long as is waited."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            await all_there.wait()


def goes_on(table: Table, salting: Salting) -> bool:
    """Whether nobody has left meanwhile."""
    return table.setup.state == "salting" and table.salting is salting


def take_hash(table: Table, guest: str, promised: str) -> None:
    """One browser's hash; none can change any more, and none is the same as another's."""
    salting, awaited = table.salting, set(table.setup.guests())
    if table.setup.hashes or guest in salting.promised or promised in salting.promised.values():
        return
    salting.promised[guest] = promised
    if awaited <= set(salting.promised):
        salting.all_promised.set()


async def close_list(table: Table, salting: Salting) -> None:
    """All hashes are kept and told to everybody, before any salt is opened."""
    guests = [guest for guest in table.setup.guests() if guest in salting.promised]
    table.setup.hashes = [salting.promised[guest] for guest in guests]
    await table.keep(setup=True)
    table.publish_presence()


def take_salt(table: Table, salt: str) -> None:
    """One browser's salt; one that was not promised counts as silence."""
    salting, promised = table.salting, hash_of_salt(salt)
    if promised in table.setup.hashes:
        salting.opened[promised] = salt
    if len(salting.opened) == len(table.setup.hashes):
        salting.all_opened.set()


async def begin_playing(table: Table, salting: Salting) -> None:
    """The dice are fixed: begin."""
    table.setup.salts = [salting.opened.get(promised) for promised in table.setup.hashes]
    table.setup.state = "playing"
    table.begin()
    table.ready()
    await table.keep(setup=True)
    table.publish()
