"""A twin that nobody ends: its other side gets its secret once that one was forgotten, not before."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

from sqlalchemy import update

from palabre.server.storage.retention import forget
from palabre.server.storage.schema import tables
from palabre.server.tables.table import Table

from ..daily.moved import Moved, moved
from ..inside import Seated
from ..player import run
from .test_twins import AWA, BINTA, CHEI, WISH


async def forgotten(it: Moved, table: str) -> int:
    """A table is not used for a year."""
    if table in it.house.tables:
        it.house.tables.pop(table).close()
    await it.house.store.run(update(tables).where(tables.c.id == table).values(touched=1))
    return await forget(it.house.store, it.house.tables.__contains__, int(time.time()) - 1000)


async def begun(table: Table) -> None:
    """Somebody sits there and has begun."""
    seated = Seated(table, BINTA)
    seated.hello()
    await seated.say(do="ready", id="ready")
    while table.setup.state != "playing":
        await asyncio.sleep(0.002)
    seated.hang_up()


async def is_told(it: Moved, table: str) -> bool:
    """Whether the record tells where its luck came from."""
    record = await it.ask(AWA, f"/api/tables/{table}/record")
    return "secret" in json.loads(record.splitlines()[-1])


def test_a_twin_to_which_nobody_came_or_comes_back_is_given_up(tmp_path: Path) -> None:
    async def play() -> None:
        async with moved(tmp_path) as it:
            for came in (False, True):
                ours = (await it.ask(AWA, "/api/tables", {**WISH, "game": "bonobo-beach", "twin": 3}))[
                    "table"
                ]
                twin = (await it.house.table(ours)).setup.twin
                assert twin is not None
                if came:
                    code = (await it.ask(AWA, f"/api/tables/{ours}/twin"))["code"]
                    await it.ask(BINTA, f"/api/join/{code}", {"name": "Binta"})
                    await begun(await it.house.table(twin.other))
                await it.finish(ours, AWA, seed=1)
                assert not await is_told(it, ours)
                assert (await it.ask(CHEI, f"/api/tables/{ours}/twin", status=403))["key"] == "twin-is-closed"
                assert await forgotten(it, twin.other) == 1
                assert await is_told(it, ours)
                told = await it.ask(AWA, f"/api/tables/{ours}/twin")
                assert [game["over"] for game in told["games"]] == [True, False, False]
                theirs = told["games"][0]["theirs"]
                assert theirs["state"] == "void" and theirs["scores"] is None if came else theirs is None
                assert told["games"][0]["ours"]["points"] is not None
                assert told["ours"] is told["theirs"] is None, "there is nothing to compare"

    run(play())
