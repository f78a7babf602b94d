"""Cheats at doors that came later, at a real process: twins, typed dice, words about others."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import time
from collections.abc import AsyncIterator
from typing import Any

from palabre.server.tables.talking import MOST_REPORTS

from .gatherings import agree, gathering, guests, play_until
from .live import Live
from .player import Message, Player, run

# Twins: nobody sees both sides


@contextlib.asynccontextmanager
async def twins(live: Live, seats: int = 1) -> AsyncIterator[tuple[Player, str, str]]:
    """Awa at her table, and the twin to which nobody has come: its name and its code."""
    free = ["free"] * (seats - 1)
    host = await Player(live.url).open("bakong", "me", *free, "child", ready=True, twin=1)
    async with guests(host):
        told = await host.ask("GET", f"/api/tables/{host.table}/twin")
        (game,) = told["games"]
        yield host, game["theirs"]["table"], told["code"]


async def begun(*people: Player) -> None:
    """Everybody is ready, and the game begins."""
    for each in people:
        assert (await each.say("ready"))["is"] == "done"
    await people[0].until(lambda it: it.state == "playing")


def test_who_looked_on_in_the_lobby_of_a_twin_sees_nothing_of_its_game(live: Live) -> None:
    async def play() -> None:
        async with twins(live) as (host, theirs, _):
            cheat = await Player(live.url, "Chei").go(host.table)
            async with guests(cheat):
                assert (await cheat.say("sit", seat=0, name="Chei"))["is"] == "refused"
                await begun(host)
                await host.until(Player.can_choose)
                async with asyncio.timeout(60):
                    while cheat._line is not None:
                        await asyncio.sleep(0.05)
                assert not any(update["view"] for update in cheat.updates)
                refused = await cheat.ask("GET", f"/api/tables/{host.table}/record", status=403)
                assert refused["key"] == "twin-is-closed"
                assert (await cheat.ask("GET", f"/api/tables/{theirs}"))["state"] == "waiting"

    run(play())


def test_nobody_sits_at_both_twins_however_they_came(live: Live) -> None:
    async def play() -> None:
        async with twins(live, seats=2) as (host, theirs, _):
            here = await Player(live.url, "Chei").go(host.table)
            there = await Player(live.url, "Chei", cookie=here.cookie).go(theirs)
            async with guests(here, there):
                assert (await there.say("sit", seat=0, name="Chei"))["is"] == "done"
                assert (await here.say("sit", seat=1, name="Chei"))["key"] == "twin-is-closed"
                assert (await here.ask("POST", f"/api/join/{host.code}", {"name": "C"}, status=403))["key"]

    run(play())


def test_who_has_played_at_one_twin_does_not_play_at_the_other(live: Live) -> None:
    async def play() -> None:
        async with twins(live, seats=2) as (host, _, code):
            cheat = await Player(live.url, "Chei").join(host.code)
            async with guests(cheat):
                await begun(host, cheat)
                lines = cheat.lines_opened
                assert (await cheat.say("leave"))["is"] == "done"
                before = len(cheat.updates)
                refused = await cheat.ask("POST", f"/api/join/{code}", {"name": "Chei"}, status=403)
                assert refused["key"] == "twin-is-closed"
                await cheat.ask("POST", "/api/story/forget")
                await cheat.ask("POST", f"/api/join/{code}", {"name": "Chei"}, status=403)
                chooser = await host.until(lambda it: it.can_choose() and it)
                await chooser.play(chooser.update["choices"][0])
                await asyncio.sleep(0.3)
                later = [update["version"] for update in cheat.updates[before:]]
                assert cheat.lines_opened == lines
                assert not later, "nor look on"

    run(play())


# The real box: one says yes to what one has seen


def test_a_yes_is_to_the_dice_that_were_seen_and_to_no_others(live: Live) -> None:
    async def play() -> None:
        async with gathering(live.url, "bakong", 2, box=True) as players:
            cheat, honest = players
            await play_until(players, things)
            await agree(players)
            true, better = [0] * len(things(honest)), [1] * len(things(honest))
            await cheat.say("type", decision=cheat.update["decision"], faces=true)
            seen = await honest.until(lambda it: typed(it) and it.update)
            late = {"decision": seen["decision"], "faces": seen["table"]["box"]["faces"]}
            await cheat.say("type", decision=cheat.update["decision"], faces=better)
            answer = await honest.say("nod", **late)  # which was on its way when the dice were typed anew
            assert (answer["is"], answer.get("key")) == ("refused", "stale-decision")
            await honest.until(lambda it: typed(it) == better)
            assert honest.update["version"] == seen["version"], "nothing has counted"

    run(play())


def things(player: Player) -> list[Any]:
    return (player.update["table"]["box"] or {}).get("things") or []


def typed(player: Player) -> list[int]:
    return list(player.update["table"]["box"]["faces"])


# Words about others


def test_no_table_grows_by_words_about_somebody(live: Live) -> None:
    async def play() -> str:
        host = await Player(live.url).open("bakong", "me", "free", "free", talk=True)
        honest = await Player(live.url, "Binta").join(host.code)
        async with guests(host, honest):
            await reported(honest, "a sound word")
            cheat = await Player(live.url, "Chei").join(host.code)
            async with guests(cheat):
                for n in range(4):
                    await reported(cheat, f"{n} " + "é" * 190)
                    await cheat.say("leave")
                    await cheat.say("sit", seat=2, name=f"somebody {n}")
            return host.table

    assert [one["text"][:5] for one in kept_reports(live, run(play()))] == ["a sou", "3 ééé"]


def test_many_who_come_and_go_leave_few_words(live: Live) -> None:
    async def play() -> str:
        host = await Player(live.url).open("bakong", "me", "free", "free", talk=True)
        async with guests(host):
            for n in range(MOST_REPORTS + 2):
                async with guests(who := await Player(live.url, "Chei").join(host.code)):
                    await reported(who, f"{n}")
                    await who.say("leave")
            return host.table

    kept = kept_reports(live, run(play()))
    assert [one["text"] for one in kept] == [str(n) for n in range(2, MOST_REPORTS + 2)], "the last ones"


def kept_reports(live: Live, table: str) -> list[Message]:
    """What the host would read."""
    with contextlib.closing(sqlite3.connect(live.folder / "palabre.sqlite3")) as file:
        (setup,) = file.execute("SELECT setup FROM tables WHERE id = ?", (table,)).fetchone()
    return list(json.loads(setup)["reports"])


async def reported(who: Player, text: str) -> None:
    """A word to the host; whoever speaks too often waits."""
    until = time.monotonic() + 60
    while (await who.say("report", seat=0, text=text)).get("key") == "too-many-reactions":
        assert time.monotonic() < until
        await asyncio.sleep(0.2)
