"""How long names are kept: tables that nobody has touched for long lose the names of those who sat there."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import delete, or_, select, update

from .schema import daily, leases, log, results, reviews, seated, stories, tables
from .setup import Setup, decode_setup, encode_setup
from .store import Store

logger = logging.getLogger(__name__)
DAYS = 365  # that names are kept after a table was last used
DAY = 24 * 3600
EVERY = 3600.0  # seconds
IsAwake = Callable[[str], bool]  # whether a table is in memory
MOST = 500  # tables at once


async def forget_for_ever(store: Store, is_awake: IsAwake, days: int) -> None:
    """Look every hour; with 0 days names are kept for ever."""
    while days:
        try:
            await forget(store, is_awake, int(time.time()) - days * DAY)
        except Exception:
            logger.exception("old names could not be forgotten")
        await asyncio.sleep(EVERY)


async def forget(store: Store, is_awake: IsAwake, before: int) -> int:
    """Forget who sat at tables that were last used before a moment; returns how many tables it were."""
    has_guests = tables.c.id.in_(select(seated.c.table_id))
    is_empty = tables.c.state == "waiting"  # a twin to which nobody came has no guests
    query = select(tables.c.setup).where(tables.c.touched < before, or_(has_guests, is_empty)).limit(MOST)
    async with store.engine.connect() as connection:
        found = [decode_setup(setup) for (setup,) in await connection.execute(query)]
    asleep = [setup for setup in found if not is_awake(setup.id)]
    for setup in asleep:
        await store.run(*forgotten(setup))
    await store.run(delete(stories).where(stories.c.brought < before))
    return len(asleep)


def forgotten(setup: Setup) -> list[Any]:
    """What is done to one table: never begun, it goes; played, its log stays, without anybody's name."""
    gone = [delete(each).where(each.c.table_id == setup.id) for each in (seated, results, daily)]
    if setup.state in ("waiting", "salting"):
        gone += [delete(each).where(each.c.table_id == setup.id) for each in (log, reviews, leases)]
        return [*gone, delete(tables).where(tables.c.id == setup.id)]
    if setup.state == "playing":
        setup.state = "void"
    setup.host, setup.reports = "", []
    for seat in setup.seats:
        seat.name, seat.guest, seat.rating = "", "", None
    kept = {"setup": encode_setup(setup).decode(), "state": setup.state, "around": "{}"}
    return [*gone, update(tables).where(tables.c.id == setup.id).values(**kept)]
