"""A finished table is reviewed on request: once, beside the tables, and the review is kept."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from palabre.server.process.reviewing import ReviewFailed, review_beside
from palabre.server.tables.reviews import MOST_OF_ONE

from ..gatherings import guests
from ..live import Live
from ..nursery import Nursery
from ..player import Player, run

PATIENCE = 600.0  # seconds: from a cold cache the game is compiled first


async def reviewed(player: Player) -> dict[str, Any]:
    """The review of a player's table, once it is there."""
    where = f"/api/tables/{player.table}/review"
    told: dict[str, Any] = await player.ask("POST", where)
    shares, roughly = [told["done"]], []
    async with asyncio.timeout(PATIENCE):
        while told["state"] in ("waiting", "rough"):
            await asyncio.sleep(0.1)
            told = await player.ask("GET", where)
            shares.append(told["done"])
            roughly += [told["review"]] if told["state"] == "rough" else []
    assert shares == sorted(shares)
    assert roughly, "nothing to look at before it was whole"
    assert all(len(each["steps"]) == len(told["review"]["steps"]) for each in roughly)
    assert all(each["simulations"] < told["review"]["simulations"] for each in roughly)
    return told


def test_a_review_is_made_once_adds_up_and_is_kept(live: Live) -> None:
    async def play() -> None:
        awa = await Player(live.url, "Awa").open("bongo", "me", "easy")
        async with guests(awa):
            await awa.until(lambda _: awa.state == "playing")
            where = f"/api/tables/{awa.table}/review"
            assert (await awa.ask("GET", where))["state"] == "none"
            early = await awa.web.post(where)
            assert early.status_code == 400
            assert early.json()["key"] == "review-not-over"
            await awa.play_on(random.Random(1))
            told = await reviewed(awa)
            assert told["state"] == "ready"
            for one in told["review"]["accounts"]:
                assert one["start"] + one["luck"] + one["own"] + one["others"] == one["result"]
            assert await awa.ask("POST", where) == told, "it is not made twice"
            with closing(sqlite3.connect(live.folder / "palabre.sqlite3")) as connection:
                query = "SELECT count(*) FROM reviews WHERE table_id = ?"
                assert connection.execute(query, [awa.table]).fetchone() == (1,)

    run(play())


@pytest.mark.wide
def test_an_address_leaves_room_for_the_reviews_that_others_ask_for(tmp_path: Path, forks: Nursery) -> None:
    async def ask(live: Live) -> None:
        watchers = [await watched_to_the_end(live) for _ in range(MOST_OF_ONE + 1)]
        async with guests(*watchers), httpx.AsyncClient(base_url=live.url) as web:

            async def post(watcher: Player, address: str) -> int:
                where = f"/api/tables/{watcher.table}/review"
                return (await web.post(where, headers={"X-Forwarded-For": address})).status_code

            greedy = await asyncio.gather(*(post(each, "203.0.113.31") for each in watchers))
            assert sorted(greedy) == [200] * MOST_OF_ONE + [429]
            assert await post(watchers[greedy.index(200)], "203.0.113.31") == 200, "it waits already"
            assert await post(watchers[greedy.index(429)], "203.0.113.32") == 200

    live = Live(tmp_path, nursery=forks).start()
    try:
        run(ask(live))
    finally:
        live.stop()


async def watched_to_the_end(live: Live) -> Player:
    """Somebody who has seen two bots play."""
    seats = [{"who": "bot", "level": "random"}] * 2
    async with httpx.AsyncClient(base_url=live.url) as web:
        opened = await web.post("/api/tables", json={"game": "bonobo-beach", "seats": seats})
    watcher = await Player(live.url).go(opened.json()["table"])
    await watcher.until(lambda it: it.state == "over")
    return watcher


def test_no_review_of_a_table_that_is_not_there(live: Live) -> None:
    async def ask() -> None:
        awa = Player(live.url, "Awa")
        async with guests(awa):
            for method in ("GET", "POST"):
                answer = await awa.web.request(method, "/api/tables/nothing/review")
                assert answer.status_code == 404

    run(ask())


@pytest.mark.wide
def test_a_child_that_fails_says_nothing_and_is_gone(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ReviewFailed):
        run(review_beside("no record", lambda share: None))
    assert "BadRecord" in capfd.readouterr().err
