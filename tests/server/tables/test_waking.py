"""Waking tables from their logs: in slices, one after the other, and no address without end."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import palabre
from palabre.server.connection.limits import WAKES_AT_ONCE
from palabre.server.storage.store import LogLine
from palabre.server.tables.waking import SLICE, Waking

from ..live import Live
from ..nursery import Nursery
from ..player import run

TABLE = {"game": "bakong", "seats": [{"who": "here", "name": "Awa"}, {"who": "guest"}]}
STRANGER, OTHER = {"X-Forwarded-For": "203.0.113.60"}, {"X-Forwarded-For": "203.0.113.61"}


def test_others_go_on_while_a_long_game_is_played_again() -> None:
    match, dice = palabre.new("bakong", players=5, seed=1), random.Random(1)
    while not match.over:
        match.play(dice.choice(match.choices()))
    lines = [LogLine("t", place, text, None) for place, text in enumerate(match.lines())]

    async def wake() -> int:
        between = 0
        waking = asyncio.create_task(Waking().played_again(lines, match.nature.secret))
        while not waking.done():
            await asyncio.sleep(0)
            between += 1
        assert (found := await waking)
        assert (found.version, found.lines()) == (match.version, match.lines())
        return between

    assert run(wake()) > match.version // SLICE > 2


@pytest.fixture
def rested(forks: Nursery, tmp_path: Path) -> Iterator[Live]:
    """A server that may be started again, so that all its tables are at rest."""
    server = Live(tmp_path, nursery=forks).start()
    yield server
    server.stop()


def laid(live: Live, n: int) -> list[dict[str, str]]:
    """So many tables, each opened by somebody new."""
    with httpx.Client(base_url=live.url, timeout=60) as web:
        found = []
        for _ in range(n):
            web.cookies.clear()
            found.append(web.post("/api/tables", json=TABLE).json())
        return found


def test_no_address_wakes_tables_without_end(rested: Live) -> None:
    tables = laid(rested, int(WAKES_AT_ONCE) + 30)
    rested.stop()
    rested.start()

    async def wake() -> Counter[tuple[int, str | None]]:
        async with httpx.AsyncClient(base_url=rested.url, timeout=60) as web:
            half = len(tables) // 2
            paths = [f"/api/tables/{one['table']}" for one in tables[:half]]
            paths += [f"/api/join/{one['code']}" for one in tables[half:]]
            answers = await asyncio.gather(*(web.get(path, headers=STRANGER) for path in paths))
            last = await web.get(f"/api/tables/{tables[-1]['table']}", headers=OTHER)
            assert last.status_code == 200
            return Counter((answer.status_code, answer.json().get("key")) for answer in answers)

    found = run(wake())
    assert set(found) == {(200, None), (429, "too-many-requests")}
    assert found[200, None] >= WAKES_AT_ONCE
