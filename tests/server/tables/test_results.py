"""How games end is kept for each guest, and says which level suits; the host says how good bots are."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from typing import Any

import pytest

from palabre.bots import LEVELS

from ..gatherings import gathering, guests, step
from ..live import Live
from ..player import Player, run

HOSTILE = ["", "moon", "stdio:true", "os:system", "champion:seconds=1e9", "x" * 41, "é", None, 3, ["easy"]]


def kept(live: Live, table: str) -> list[dict[str, Any]]:
    """The rows of one table."""
    with closing(sqlite3.connect(live.folder / "palabre.sqlite3")) as connection:
        connection.row_factory = sqlite3.Row
        found = connection.execute("SELECT * FROM results WHERE table_id = ?", [table]).fetchall()
    return [dict(row) for row in found]


async def suits(player: Player, game: str = "bonobo-beach") -> dict[str, Any]:
    """What the server thinks."""
    found: dict[str, Any] = await player.ask("GET", f"/api/suits?game={game}")
    return found


def test_the_end_of_a_game_is_kept_for_its_guest_and_leads_up_or_down(live: Live) -> None:
    async def play() -> None:
        awa = await Player(live.url, "Awa").open("bonobo-beach", "me", "easy", "medium")
        async with guests(awa):
            assert await suits(awa) == {
                "level": "child",
                "because": "first",
                "games": 0,
                "levels": list(LEVELS),
            }
            await awa.until(lambda _: awa.state == "playing")
            assert kept(live, awa.table) == []
            await awa.play_on(random.Random(1))
            (row,) = kept(live, awa.table)
            winners = awa.view["winners"]
            assert (row["game"], row["players"], row["levels"]) == ("bonobo-beach", 3, "easy,medium")
            assert (row["share"], row["only_bots"]) == ((0 in winners) / len(winners), 1)
            due = ("hard", "won") if winners == [0] else ("easy", "lost")  # medium is the best of the two
            found = await suits(awa)
            assert ((found["level"], found["because"]), found["games"]) == (due, 1)
            assert (await suits(awa, "bongo"))["because"] == "first", "another game is another beginning"

    run(play())


def test_games_among_people_are_kept_and_do_not_count_for_bots(live: Live) -> None:
    async def play() -> None:
        async with gathering(live.url, "bonobo-beach", 2) as (awa, binta):
            dice = random.Random(2)
            while awa.state != "over":
                await step([awa, binta], dice)
            rows = kept(live, awa.table)
            assert sum(row["share"] for row in rows) == pytest.approx(1)
            assert [(row["only_bots"], row["levels"]) for row in rows] == [(0, ""), (0, "")]
            assert (await suits(awa))["because"] == (await suits(binta))["because"] == "first"

    run(play())


def test_a_game_that_is_not_there_suits_nobody(live: Live) -> None:
    async def ask() -> None:
        awa = Player(live.url)
        async with guests(awa):
            for wrong in ("", "moon", "%00", "x" * 3000, "../bongo", "bongo%20"):
                answer = await awa.web.get(f"/api/suits?game={wrong}")
                assert (answer.status_code, answer.json()["key"]) == (400, "no-such-game")

    run(ask())


def test_the_host_says_before_the_game_how_good_bots_are(live: Live) -> None:
    async def play() -> None:
        host = await Player(live.url, "Awa").open("bonobo-beach", "me", "free", "easy", "easy")
        other = await Player(live.url, "Binta").go(host.table)

        def levels() -> list[str | None]:
            return [seat["level"] for seat in host.update["table"]["seats"]]

        async with guests(host, other):
            assert (await other.say("level", level="hard"))["key"] == "host-only"
            for wrong in HOSTILE:
                await host.send({"do": "level", "id": f"w-{HOSTILE.index(wrong)}", "level": wrong})
            for seat, key in ((0, "no-bot-there"), (1, "no-bot-there"), (7, "no-such-seat")):
                assert (await host.say("level", level="hard", seat=seat))["key"] == key
            assert levels() == [None, None, "easy", "easy"]
            assert (await host.say("level", level="hard", seat=2))["is"] == "done"
            await host.until(lambda _: levels() == [None, None, "hard", "easy"])
            assert (await host.say("level", level="child"))["is"] == "done"
            await other.until(lambda _: other.update["table"]["seats"][3]["name"] == "child")
            await host.until(lambda _: levels() == [None, None, "child", "child"])
            refused = [one for one in host.others if one["is"] == "refused"]
            assert len(refused) == len(HOSTILE) + 3
            await other.say("sit", seat=1, name="Binta")
            await host.until(lambda _: host.state == "playing")
            assert (await host.say("level", level="easy"))["key"] == "already-begun"

    run(play())


def test_the_next_game_may_be_easier_or_harder(live: Live) -> None:
    async def play() -> None:
        host = await Player(live.url, "Awa").open("bonobo-beach", "me", "easy", "medium")
        async with guests(host):
            assert (await host.say("rematch", level="easy"))["key"] == "no-rematch-yet"
            await host.play_on(random.Random(3))
            assert (await host.say("rematch", level="moon"))["key"] == "no-such-level"
            assert (await host.say("rematch", level="child"))["is"] == "done"
            following = await host.until(lambda _: host.update["table"]["next_table"])
            await host.leave_line()
            await host.go(following)
            assert [seat["level"] for seat in host.update["table"]["seats"]] == [None, "child", "child"]

    run(play())


def test_only_the_host_chooses_the_bots_of_the_next_game(live: Live) -> None:
    async def play() -> None:
        async with gathering(live.url, "bonobo-beach", 2) as (host, guest):
            await asyncio.gather(*(each.play_on(random.Random(4)) for each in (host, guest)))
            await guest.until(lambda it: it.state == "over")
            stranger = await Player(live.url).go(host.table)
            async with guests(stranger):
                assert (await stranger.say("rematch"))["key"] == "no-rematch-yet", "nobody's seat"
            assert (await guest.say("rematch", level="easy"))["key"] == "host-only"
            assert guest.update["table"]["next_table"] is None
            assert (await guest.say("rematch"))["is"] == "done"

    run(play())
