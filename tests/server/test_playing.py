"""Whole games over the network: what everybody is told agrees, what is acknowledged stands in the record."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

import palabre

from .live import Live
from .player import Player, run

SEATS = {"bongo": 3, "bonobo-beach": 2, "bakong": 3, "banjooli-xeet": 3}


async def table_of(url: str, game: str, n: int, **wish: Any) -> list[Player]:
    """A table with so many people at it, each on a line of their own."""
    host = await Player(url, "Awa").open(game, "me", *["free"] * (n - 1), **wish)
    others = [await Player(url, f"guest {place}").join(host.code) for place in range(1, n)]
    return [host, *others]


async def close(*players: Player) -> None:
    await asyncio.gather(*(player.close() for player in players))


@pytest.mark.parametrize("game", palabre.games())
def test_a_whole_game_is_played_over_the_network_and_its_record_verifies(live: Live, game: str) -> None:
    async def play() -> None:
        players = await table_of(live.url, game, SEATS[game])
        watcher = await Player(live.url, "watcher").go(players[0].table)
        await asyncio.gather(*(each.play_on(random.Random(n)) for n, each in enumerate(players)))
        await watcher.until(lambda: watcher.state == "over")
        text = (await watcher.web.get(f"/api/tables/{watcher.table}/record")).text
        match = palabre.verify(text)
        assert match.over
        assert match.scores == watcher.view["scores"]
        assert sorted(match.nature.salts) == sorted(each.salt for each in players)
        commitments = {update["table"]["receipt"]["commitment"] for update in watcher.updates if update["table"]["receipt"]}
        assert commitments == {match.nature.described()["commitment"]}
        for each in [*players, watcher]:
            assert not each.mistakes
            assert each.view == match.view(each.update["eyes"])
        await close(*players, watcher)

    run(play())
