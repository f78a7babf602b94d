"""A day's game in real time: bots read with the day's luck, and whoever plays comes to its end."""

from __future__ import annotations

import random

import pytest

from ..gatherings import guests
from ..live import Live
from ..player import Player, run


@pytest.mark.wide
def test_a_day_of_bongo_is_played_to_its_end(live: Live) -> None:
    async def play() -> None:
        awa = Player(live.url, "Awa")
        table = (await awa.ask("POST", "/api/daily/bongo", {"name": "Awa"}))["table"]
        async with guests(awa):
            await awa.go(table)
            assert [seat["who"] for seat in awa.update["table"]["seats"]] == ["person", "bot", "bot"]
            assert (await awa.say("ready"))["is"] == "done"
            await awa.until(lambda it: it.state == "playing")
            await awa.play_on(random.Random(3))
            assert awa.state == "over"
            again = await awa.ask("POST", "/api/daily/bongo", {"name": "Awa"})
            assert again["table"] == table
            told = await awa.ask("GET", "/api/daily")
            (mine,) = [game for game in told["games"] if game["game"] == "bongo"]
            assert mine["end"]["score"] == awa.view["scores"][0]
            assert mine["end"]["of"] == 1

    run(play())
