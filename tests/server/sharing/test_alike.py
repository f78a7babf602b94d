"""The same luck over several processes: one try a day whichever is asked, and twins led elsewhere."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

from palabre.games import find
from palabre.kernel.replaying import verify

from ..picked import picks
from ..player import Player, run
from ..shared import Roamer, Village

GAME = "bonobo-beach"
SMALL = {"options": {"board": "small"}, "ready": True}


async def everywhere(village: Village, cookie: str, path: str, body: Any = None) -> list[Any]:
    """The same guest asks all processes at once: of three at least one leads neither of two tables."""

    async def ask(url: str) -> Any:
        asking = Player(url, "Awa", cookie=cookie)
        answer = await asking.web.request("GET" if body is None else "POST", path, json=body)
        return answer.text if path.endswith("/record") and answer.is_success else answer.json()

    return list(await asyncio.gather(*map(ask, village.urls)))


async def begun(village: Village, place: int) -> tuple[Roamer, list[str]]:
    """Somebody who has begun today's game, having asked all processes for it at once."""
    who = Roamer(village.urls, place)
    await who.ask("GET", "/api/games")
    opened = await everywhere(village, who.cookie, f"/api/daily/{GAME}", {"name": "Awa"})
    await who.go(opened[0]["table"])
    await who.say("ready")
    await who.until(lambda it: it.state == "playing", 60)
    await who.play_on(random.Random(place), moves=3)
    return who, [one["table"] for one in opened]


def test_a_day_has_the_same_dice_and_one_try_whichever_process_is_asked(village: Village) -> None:
    async def play() -> None:
        found = [await begun(village, place) for place in (0, 1)]
        for _, tables in found:
            assert len(set(tables)) == 1, "there is no second try at another process"
        (awa, ours), (binta, theirs) = found
        assert ours[0] != theirs[0]
        for path in ("/api/daily/published", "/api/daily"):
            told = await everywhere(village, awa.cookie, path)
            for one in told:
                if isinstance(one, dict):
                    one["left"] = 0
            assert all(one == told[0] for one in told)
        assert awa.update["table"]["receipt"] == binta.update["table"]["receipt"]
        first, other = [
            picks((await everywhere(village, who.cookie, f"/api/tables/{who.table}/record"))[2])
            for who, _ in found
        ]
        for kind in first.keys() & other.keys():
            n = min(len(first[kind]), len(other[kind]))
            assert first[kind][:n] == other[kind][:n]
        assert first.keys() & other.keys()
        refused = await everywhere(village, binta.cookie, f"/api/tables/{ours[0]}/record")
        assert {one["key"] for one in refused} == {"daily-is-closed"}

    run(play())


async def sat_down(village: Village) -> tuple[Roamer, Roamer]:
    """Two families with a bot each, at twin tables, over different processes."""
    awa, binta = Roamer(village.urls, 0), Roamer(village.urls, 1, "Binta")
    await awa.open(GAME, "me", "child", twin=1, **SMALL)
    code = (await awa.ask("GET", f"/api/tables/{awa.table}/twin"))["code"]
    await binta.join(code)
    for one in (awa, binta):
        await one.say("ready")
        await one.until(lambda it: it.state == "playing", 60)
    return awa, binta


def test_twins_that_are_led_elsewhere_are_compared_by_any_process(village: Village) -> None:
    async def play() -> None:
        awa, binta = await sat_down(village)
        stranger = Player(village.urls[2], "Chei")
        await stranger.ask("GET", "/api/games")
        await awa.play_on(random.Random(1))
        for record in await everywhere(village, awa.cookie, f"/api/tables/{awa.table}/record"):
            assert "secret" not in json.loads(record.splitlines()[-1]), "the others still play with it"
        for who, table in ((stranger, awa.table), (stranger, binta.table), (awa, binta.table)):
            refused = await everywhere(village, who.cookie, f"/api/tables/{table}/record")
            assert {one.get("key") for one in refused} == {"twin-is-closed"}
        await binta.play_on(random.Random(2))
        path = f"/api/tables/{awa.table}/twin"
        async with asyncio.timeout(30):  # another process hears a little later that it is over
            while not all(one["games"][0]["over"] for one in await everywhere(village, awa.cookie, path)):
                await asyncio.sleep(0.1)
        scores = [awa.view["scores"], binta.view["scores"]]
        for told in await everywhere(village, stranger.cookie, path):
            (game,) = told["games"]
            assert [game["ours"]["scores"], game["theirs"]["scores"]] == scores
            assert [told["ours"], told["theirs"]] == [scores[0][0], scores[1][0]]
        for who in (awa, binta):
            for record in await everywhere(village, stranger.cookie, f"/api/tables/{who.table}/record"):
                assert verify(record, find).scores == who.view["scores"]

    run(play())
