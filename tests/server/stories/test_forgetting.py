"""What deleting one's story leaves of a day's try: its place in the ranks, nobody's, and no second one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import insert, select

from palabre.server.storage.daily import CHAMPION
from palabre.server.storage.schema import daily

from ..daily.moved import DAY, Moved, moved
from ..inside import guest
from ..player import run

GAME = "bonobo-beach"
AWA, BINTA = guest(0), guest(1)


async def rows(it: Moved) -> list[Any]:
    """What the database keeps of tries."""
    async with it.house.store.engine.connect() as connection:
        return list(await connection.execute(select(daily)))


async def mine(it: Moved, who: str, day: str) -> Any:
    """What somebody is told of the game."""
    told = await it.ask(who, f"/api/daily?day={day}")
    return next(one for one in told["games"] if one["game"] == GAME)


def test_a_deleted_try_stays_in_the_ranks_without_its_guest(tmp_path: Path) -> None:
    async def play() -> None:
        async with moved(tmp_path) as it:
            day, before = it.days.today(), "2023-11-14"
            worse = {"score": -999, "margin": -9999, "won": False, "ended": it.time}
            for row in (
                {"day": day, "guest": CHAMPION, **worse},  # or else it would play beside
                {"day": day, "guest": BINTA, **worse},
                {"day": before, "guest": AWA, **worse, "ended": it.time - DAY},
            ):
                await it.house.store.run(insert(daily).values(game=GAME, **row))
            table = await it.play(AWA, seed=1, game=GAME)
            running = (await it.ask(AWA, "/api/daily/bakong", {"name": "Awa"}))["table"]
            assert (await mine(it, BINTA, day))["end"]["rank"] == 2
            assert await it.ask(AWA, "/api/story/forget", {}) == {"tables": 1}
            assert (await mine(it, BINTA, day))["end"] == {
                **{name: worse[name] for name in ("score", "margin", "won")},
                **{"rank": 2, "of": 2},
            }
            kept = await rows(it)
            assert {row.game for row in kept if row.guest == AWA} == {"bakong"}, "what goes on stays"
            assert {row.table_id for row in kept} == {None, running}, "nothing leads to the table"
            assert all(len(row.guest) == len(AWA) for row in kept if row.guest != CHAMPION)
            assert (await mine(it, AWA, day))["end"] is None
            assert (await it.ask(AWA, "/api/daily"))["streak"] == 0
            refused = await it.ask(AWA, f"/api/daily/{GAME}", {"name": "Awa"}, status=400)
            assert refused["key"] == "daily-deleted", "there is no second try"
            assert (await it.ask(AWA, "/api/daily/bakong", {"name": "Awa"}))["table"] == running
            it.time += DAY
            again = (await it.ask(AWA, f"/api/daily/{GAME}", {"name": "Awa"}))["table"]
            assert again not in (table, running)
            assert await it.ask(AWA, "/api/story/forget", {}) == {"tables": 0}

    run(play())
