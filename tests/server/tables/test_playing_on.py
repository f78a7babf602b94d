"""Play on from here: a moment of a finished game is laid out at a new table, safely."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

import palabre

from ..gatherings import guests
from ..live import Live
from ..player import Player, run


def wish(old: str, move: Any, seats: int = 2, game: str = "bakong", **more: Any) -> dict[str, Any]:
    """A table that begins where another was."""
    begin = {"table": old, "move": move, **more}
    bots = [{"who": "bot", "level": "child"}] * (seats - 1)
    return {"game": game, "seats": [{"who": "here", "name": "Awa"}, *bots], "begin": begin}


async def played(awa: Player) -> palabre.kernel.match.Match:
    """The match of a table that is played to its end."""
    await awa.until(lambda _: awa.state == "playing")
    await awa.play_on(random.Random(1))
    return palabre.verify((await awa.web.get(f"/api/tables/{awa.table}/record")).text)


@pytest.mark.parametrize("luck", ["new", "same"])
def test_a_moment_is_played_on_to_the_end(live: Live, luck: str) -> None:
    async def play() -> None:
        awa = await Player(live.url, "Awa").open("bakong", "me", "child")
        async with guests(awa):
            old = await played(awa)
            move = old.version // 2
            opened = await awa.ask("POST", "/api/tables", wish(awa.table, move, luck=luck))
            again = Player(live.url, "Awa", cookie=awa.cookie)
            async with guests(again):
                await again.go(opened["table"])
                await again.until(lambda _: again.state == "playing")
                own = await again.web.get(f"/api/tables/{again.table}/record")
                assert "position" not in json.loads(own.text.partition("\n")[0]), "it tells what is hidden"
                new = await played(again)
                assert new.laid is not None
                assert ("laid" in new.nature.described()) == (luck == "same")
                assert new.version < old.version * 2

    run(play())


def test_nobody_meets_somebody_by_link_who_has_read_which_dice_will_fall(live: Live) -> None:
    async def play() -> None:
        awa = await Player(live.url, "Awa").open("bakong", "me", "child")
        async with guests(awa):
            old = await played(awa)
            asked = wish(awa.table, old.version // 2, luck="same")
            asked["seats"][1] = {"who": "guest"}
            opened = await awa.ask("POST", "/api/tables", asked)
            again = await Player(live.url, "Awa", cookie=awa.cookie).go(opened["table"])
            binta = await Player(live.url, "Binta").join(opened["code"])
            async with guests(again, binta):
                for each in (again, binta):
                    await each.until(lambda it: it.state == "playing")
                await asyncio.gather(again.play_on(random.Random(1)), binta.play_on(random.Random(2)))
                record = (await again.web.get(f"/api/tables/{again.table}/record")).text
                assert "laid" not in palabre.verify(record).nature.described()

    run(play())


def test_what_cannot_be_played_on_is_refused(live: Live) -> None:
    async def play() -> None:
        awa = await Player(live.url, "Awa").open("bakong", "me", "child")
        async with guests(awa):
            await awa.until(lambda _: awa.state == "playing")
            early = await awa.web.post("/api/tables", json=wish(awa.table, 3))
            assert early.json()["key"] == "play-on-not-over"
            old = await played(awa)
            for wrong, key in (
                (wish(awa.table, 3, seats=3), "play-on-otherwise"),
                (wish(awa.table, 3, game="bonobo-beach"), "play-on-otherwise"),
                (wish(awa.table, old.version), "analyse-no-move"),
                (wish("nothing", 3), "no-such-table"),
                (wish(awa.table, -1), "not-understood"),
                (wish(awa.table, "x"), "not-understood"),
                (wish(awa.table, 3, luck="mine"), "not-understood"),
            ):
                answer = await awa.web.post("/api/tables", json=wrong)
                assert answer.json()["key"] == key, answer.text

    run(play())
