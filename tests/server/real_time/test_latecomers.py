"""Bongo: whoever comes late to dice that all could see is timed from the instant that all share."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from palabre.server.tables.led import LedTable

from ..bongo_dice import read
from ..gatherings import gathering
from ..inside import Seated
from ..live import Live
from ..player import run
from .test_referee import in_house, photos, rolled


def test_who_says_hello_late_is_timed_from_the_common_instant(live: Live) -> None:
    """Somebody reads the dice on a spectator's line, comes to the seat later, and claims a short reaction."""

    async def play() -> None:
        async with gathering(live.url, "bongo", 2, options={"patience": 5}) as (honest, liar):
            for each in (honest, liar):
                await each.until(lambda it: it.view["phase"] == "call")
                await each.until(lambda it: it.update["table"]["seats"][it.seats[0]]["line"]["usual"] > 0)
            roll = honest.update["decision"]
            await liar.leave_line()
            await honest.until(lambda it: it.view["phase"] == "call" and it.update["decision"] != roll)
            shown = time.monotonic()
            await asyncio.sleep(0.6)
            await liar.go(honest.table)
            await asyncio.sleep(0.2)
            facts = {"answer": read(liar.view["dice"]), "reaction": 150, "frame": 16}
            asked = liar.say("press", decision=liar.update["decision"], seat=1, **facts)
            waited = (time.monotonic() - shown) * 1000
            assert (await asked)["is"] == "done"
            photo = (await honest.until(lambda it: photos(it.updates) and photos(it.updates)[-1:]))[0]
            late = next(one for one in photo if one["seat"] == 1)
            assert late["reaction"] > waited - 150, "the purse, the leeway and the way at most"

    run(play())


def test_who_comes_late_over_another_process_is_timed_from_the_instant_too(tmp_path: Path) -> None:
    async def work(table: LedTable, people: list[Seated]) -> None:
        await rolled(table)
        referee = table.referee
        assert referee is not None
        await asyncio.sleep(0.3)
        since = time.monotonic() * 1000 - referee.instant
        referee.seen_elsewhere(0, table.playing.turns, elapsed=10.0, trips=[])
        assert referee._seen_at[0] == referee.instant
        referee.seen_elsewhere(0, table.playing.turns, elapsed=since - 20, trips=[])
        assert referee._seen_at[0] > referee.instant, "a letter takes its time"

    in_house(tmp_path, work)
