"""Deleting one's story: results and brought games go, finished tables and tries lose this guest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import delete, select, update

from ..storage.daily import Tries, unnamed
from ..storage.schema import results, seated, tables
from ..storage.setup import Setup, decode_setup, encode_setup
from ..storage.store import Store
from ..tables.table import Table
from .files import forget_brought
from .telling import is_over

Mark = Callable[[str, str], str]  # of a day and a guest: what stands for them once that is deleted


async def forget_story(store: Store, awake: dict[str, Table], mark: Mark, guest: str) -> int:
    """Forget somebody's finished games; what is still being played stays. Says how many tables it were."""
    query = select(tables.c.setup).join(seated, seated.c.table_id == tables.c.id)
    async with store.engine.connect() as connection:
        rows = await connection.execute(query.where(seated.c.guest == guest))
        setups = [decode_setup(setup) for (setup,) in rows]
    over = [setup for setup in setups if is_over(setup)]
    statements: list[Any] = [delete(results).where(results.c.guest == guest), forget_brought(guest)]
    for setup in over:
        statements += left(setup, guest)
    statements += [unnamed(tried, mark(tried.day, guest)) for tried in await Tries(store).ended_of(guest)]
    await store.run(*statements)
    for setup in over:
        if (table := awake.get(setup.id)) is not None:
            take_out(table.setup, guest)
            table.info.clear()
    return len(over)


def left(setup: Setup, guest: str) -> list[Any]:
    """What is done to one finished table: its log stays, without this guest."""
    take_out(setup, guest)
    changed = update(tables).where(tables.c.id == setup.id).values(setup=encode_setup(setup).decode())
    return [delete(seated).where(seated.c.table_id == setup.id, seated.c.guest == guest), changed]


def take_out(setup: Setup, guest: str) -> None:
    """A table without a guest: neither the name nor whose seat it was."""
    own = setup.seats_of(guest)
    setup.unname(guest)
    for place in own:
        setup.seats[place].guest = ""
    if setup.host == guest:
        setup.host = ""
