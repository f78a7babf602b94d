"""What is dear to answer is bounded by address, whoever asks there; those at other addresses are answered."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from typing import Any

import httpx
import pytest

import palabre
from palabre.server.connection.limits import (
    BROUGHT_AT_ONCE,
    DEAR_AT_ONCE,
    DEAR_PER_SECOND,
    HERE,
    TABLES_AT_ONCE,
    DearPerAddress,
)
from palabre.server.http.replays import LINES_A_REQUEST
from palabre.server.storage.schema import stories
from palabre.server.stories.files import AT_ONCE, bring, read_file

from .gatherings import guests
from .inside import house
from .live import Live
from .player import Player, run
from .stories.test_doors import SOUND

GUEST = "0" * 32
TABLE_TAKES = 6  # seconds until an address may lay one more


def story(games: int) -> bytes:
    """A file as another house might have written it."""
    found = [{**SOUND, "table": f"{n:016x}"} for n in range(games)]
    return json.dumps({"palabre_story": 1, "key": "", "games": found}).encode()


def asked(
    live: Live, place: str, n: int, path: str, method: str = "POST", **said: Any
) -> Counter[tuple[int, str | None]]:
    """What so many strangers without cookies, at one address, are answered."""

    async def ask() -> list[httpx.Response]:
        async with httpx.AsyncClient(base_url=live.url, timeout=60) as web:
            headers = {"X-Forwarded-For": place}
            found = []
            for _ in range(n):
                web.cookies.clear()
                found.append(await web.request(method, path, headers=headers, **said))
            return found

    return Counter((answer.status_code, key_of(answer)) for answer in run(ask()))


def key_of(answer: httpx.Response) -> str | None:
    """Why something was refused."""
    return None if answer.is_success else answer.json()["key"]


def test_no_address_lays_the_tables_of_a_day_without_end(live: Live) -> None:
    began = time.monotonic()
    found = asked(live, "203.0.113.50", 90, "/api/daily/bongo", json={"name": "Awa"})
    most = TABLES_AT_ONCE + 1 + (time.monotonic() - began) / TABLE_TAKES
    assert set(found) == {(200, None), (429, "too-many-tables-here")}
    assert TABLES_AT_ONCE <= found[200, None] <= most
    assert asked(live, "203.0.113.51", 1, "/api/daily/bongo", json={"name": "Awa"}) == {(200, None): 1}


def test_no_address_fills_the_disk_with_stories(live: Live) -> None:
    found = asked(live, "203.0.113.52", 8, "/api/story", content=story(3))
    assert found == {(200, None): BROUGHT_AT_ONCE, (429, "too-many-requests"): 8 - BROUGHT_AT_ONCE}
    assert asked(live, "203.0.113.53", 1, "/api/story", content=story(3)) == {(200, None): 1}


def test_long_records_count_as_more_than_one_request(live: Live) -> None:
    record = long_record()
    began, cost = time.monotonic(), 1 + record.count("\n") / LINES_A_REQUEST
    found = asked(live, "203.0.113.54", 15, "/api/replay", content=record)
    most = 1 + (DEAR_AT_ONCE + (time.monotonic() - began) * DEAR_PER_SECOND) / cost
    assert set(found) == {(200, None), (429, "too-many-requests")}
    assert 1 <= found[200, None] <= most
    assert asked(live, "203.0.113.55", 1, "/api/replay", content=record) == {(200, None): 1}


def test_a_replay_is_seen_by_a_seat_that_there_is(live: Live) -> None:
    record = palabre.new("bongo", players=3, seed=1).record()
    for eyes, found in (("", (200, None)), ("?eyes=2", (200, None)), ("?eyes=3", (400, "bad-seat"))):
        assert asked(live, "203.0.113.56", 1, f"/api/replay{eyes}", content=record) == {found: 1}


def test_records_of_running_games_count_by_their_length(live: Live) -> None:
    async def play() -> tuple[str, int]:
        player = await Player(live.url).open("banjooli-xeet", "me", *["child"] * 4)
        async with guests(player):
            dice = random.Random(1)
            while player.update["version"] < LINES_A_REQUEST:
                await player.play_on(dice, 5)
            return f"/api/tables/{player.table}/record", player.update["version"]

    path, lines = run(play())
    began, n = time.monotonic(), 60
    found = asked(live, "203.0.113.56", n, path, method="GET")
    most = 1 + (DEAR_AT_ONCE + (time.monotonic() - began) * DEAR_PER_SECOND) * LINES_A_REQUEST / lines
    assert set(found) == {(200, None), (429, "too-many-requests")}
    assert 1 <= found[200, None] <= most
    assert asked(live, "203.0.113.57", 1, path, method="GET") == {(200, None): 1}


def long_record() -> str:
    """A game of several hundred lines."""
    match, dice = palabre.new("banjooli-xeet", players=5, seed=1), random.Random(1)
    while not match.over:
        match.play(dice.choice(match.choices()))
    assert match.version > 2 * LINES_A_REQUEST
    return match.record()


def test_moves_are_written_between_the_games_of_a_story(tmp_path: Any) -> None:
    async def write() -> None:
        async with house(tmp_path) as it:
            before = it.store.commits
            games = read_file(story(4 * AT_ONCE)).games
            bringing = asyncio.create_task(bring(it.store, GUEST, games))
            while it.store.commits == before:
                await asyncio.sleep(0)
            await it.store.run(stories.delete().where(stories.c.guest == "nobody"))
            assert not bringing.done(), "a move waits for a part of a file, not for all of it"
            assert await bringing == 4 * AT_ONCE

    run(write())


@pytest.mark.parametrize(("place", "often"), [(HERE, 10), ("203.0.113.9", 2)])
def test_only_this_machine_may_ask_as_often_as_it_likes(place: str, often: int) -> None:
    bounds = DearPerAddress(0.0, 2.0)
    assert sum(bounds.take(place) for _ in range(10)) == often


def test_what_costs_more_than_an_address_ever_has_can_be_had_once() -> None:
    bounds = DearPerAddress(0.0, 2.0)
    assert [bounds.take("203.0.113.9", 100.0) for _ in range(2)] == [True, False]
