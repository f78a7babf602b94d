"""Names go when a table was not used for long; what was played stays."""

from __future__ import annotations

import time
from pathlib import Path

from sqlalchemy import insert, select, update

from palabre.server.connection.requests import Guest, Here, TableWish
from palabre.server.storage.retention import forget
from palabre.server.storage.schema import results, seated, stories, tables

from ..inside import begun, guest, house
from ..player import run

RESULT = {"guest": "awa", "game": "bonobo-beach", "ended": 1, "players": 2, "share": 0.5, "levels": ""}
RESULT |= {"only_bots": False}
YESTERDAY = int(time.time()) - 24 * 3600


def test_tables_that_were_not_used_lose_their_names_and_keep_their_log(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as at:
            played = (await begun(at, "bonobo-beach", 2)).setup.id
            recent = (await begun(at, "bonobo-beach", 2)).setup.id
            never_begun = (
                await at.open(TableWish("bonobo-beach", [Here("Awa"), Guest()]), guest(0))
            ).setup.id
            for each in (played, recent):
                await at.store.run(insert(results).values(**RESULT, table_id=each))
            long_ago = update(tables).where(tables.c.id.in_([played, never_begun])).values(touched=1)
            await at.store.run(long_ago)
            assert await forget(at.store, at.tables.__contains__, YESTERDAY) == 0, (
                "somebody is at these tables now"
            )
            for table in list(at.tables.values()):
                table.close()
            at.tables.clear()
            assert await forget(at.store, at.tables.__contains__, YESTERDAY) == 2
            assert await forget(at.store, at.tables.__contains__, YESTERDAY) == 0
            found = await at.store.load(played)
            assert found is not None
            setup, _, lines = found
            assert {seat.name for seat in setup.seats} == {""}
            assert {seat.guest for seat in setup.seats} == {""}
            assert setup.state == "void"
            assert lines
            assert await at.store.load(never_begun) is None
            kept = await at.store.load(recent)
            assert kept is not None
            assert kept[0].names() != ["", ""]
            async with at.store.engine.connect() as connection:
                for kind in (seated, results):
                    left = await connection.execute(select(kind.c.table_id))
                    assert {row.table_id for row in left} == {recent}

    run(play())


def test_a_table_that_was_left_while_dice_were_promised_goes_as_one_never_begun(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as at:
            table = await at.open(TableWish("bonobo-beach", [Here("Awa"), Here("Binta")]), guest(0))
            assert table.setup.state == "salting"
            table.close()
            at.tables.clear()
            await at.store.run(update(tables).values(touched=1))
            assert await forget(at.store, at.tables.__contains__, YESTERDAY) == 1
            assert await at.store.load(table.id) is None

    run(play())


def test_a_table_that_goes_to_rest_was_used_until_then(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as at:
            table = await begun(at, "bonobo-beach", 2)
            await at.store.run(update(tables).values(touched=1))
            at.put_to_rest(after=-1, after_the_end=-1)
            await at.store.run()
            async with at.store.engine.connect() as connection:
                touched = (await connection.execute(select(tables.c.touched))).scalar_one()
            assert touched > YESTERDAY
            assert table.setup.id not in at.tables

    run(play())


def test_brought_games_go_as_many_days_after_they_were_brought(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as at:
            for number, brought in enumerate((1, int(time.time()))):
                row = {
                    "guest": "awa",
                    "game_id": f"{number:016x}",
                    "ended": 1,
                    "brought": brought,
                    "told": "{}",
                }
                await at.store.run(insert(stories).values(**row))
            await forget(at.store, at.tables.__contains__, YESTERDAY)
            async with at.store.engine.connect() as connection:
                left = [row.game_id for row in await connection.execute(select(stories))]
            assert left == [f"{1:016x}"]

    run(play())
