"""A review goes on sharpening while somebody looks at it, and stops when nobody does."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from palabre.server.tables.sharpening import LOOKS_FOR

from ..gatherings import guests
from ..live import Live
from ..player import Player, run
from .test_reviews import PATIENCE, reviewed


@pytest.mark.wide
def test_only_a_review_that_is_there_can_be_sharpened(live: Live) -> None:
    async def ask() -> None:
        awa = await Player(live.url, "Awa").open("bonobo-beach", "me", "random", options={"board": "small"})
        async with guests(awa):
            await awa.until(lambda it: it.state == "playing")
            where = f"/api/tables/{awa.table}/review/sharper"
            assert (await awa.web.post(where)).json()["key"] == "review-not-over"
            await awa.play_on(random.Random(1))
            assert (await awa.web.post(where)).json()["key"] == "review-not-there"
            for known in ("x", "-1", "1.5", "9" * 20):
                refused = await awa.web.post(where, params={"known": known})
                assert (refused.status_code, refused.json()["key"]) == (400, "not-understood")

    run(ask())


@pytest.mark.long
def test_it_becomes_finer_while_somebody_looks_and_no_further_when_nobody_does(live: Live) -> None:
    async def look() -> None:
        awa = await Player(live.url, "Awa").open("bongo", "me", "easy")
        async with guests(awa):
            await awa.until(lambda it: it.state == "playing")
            await awa.play_on(random.Random(1))
            first = (await reviewed(awa))["review"]
            finer = await looked_at(awa, first["simulations"])
            assert finer["simulations"] >= 4 * first["simulations"]
            for one in finer["accounts"]:
                assert one["start"] + one["luck"] + one["own"] + one["others"] == one["result"]
            assert (await awa.ask("GET", f"/api/tables/{awa.table}/review"))["review"] == finer, "it is kept"
            finest = await looked_at(awa, finer["simulations"])
            assert finest["simulations"] >= 16 * first["simulations"]
            told = await awa.ask(
                "POST", f"/api/tables/{awa.table}/review/sharper?known={finest['simulations']}"
            )
            assert (told["done"], told["review"]) == (1, None), "and that is all"

            bakong = await Player(live.url, "Awa").open("bakong", "me", "easy")
            async with guests(bakong):
                await bakong.until(lambda it: it.state == "playing")
                await bakong.play_on(random.Random(1))
                before = (await reviewed(bakong))["review"]["simulations"]
                await bakong.ask("POST", f"/api/tables/{bakong.table}/review/sharper?known={before}")
                await asyncio.sleep(LOOKS_FOR + 5)
                told = await bakong.ask("GET", f"/api/tables/{bakong.table}/review")
                assert told["review"]["simulations"] == before, "nobody looked"

    run(look(), 900.0)


async def looked_at(player: Player, known: int) -> dict[str, Any]:
    """The first finer review that comes while somebody looks."""
    where = f"/api/tables/{player.table}/review/sharper?known={known}"
    async with asyncio.timeout(PATIENCE):
        while (told := await player.ask("POST", where))["review"] is None:
            assert told["done"] < 1
            await asyncio.sleep(1)
    finer: dict[str, Any] = told["review"]
    return finer
