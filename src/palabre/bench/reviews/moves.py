"""Does a review slow anybody's move? People play at a steady rate, alone and then beside eight."""

from __future__ import annotations

import asyncio
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import uvloop

from ...games import games
from ..load.crowd import Crowd, Result, share, watching
from ..load.server import HOST, serving
from ..load.table import Place

REVIEWS = 8  # that are asked for at once
RATE = 50.0  # moves a second of people
WARMING = 3.0  # seconds
REVIEWED = {"game": "banjooli-xeet", "seats": [{"who": "bot", "level": "random"}] * 4}  # the longest games
PATIENCE = 300.0  # seconds until these are played
SOON, TIMES_QUIET = 150.0, 3.0  # milliseconds asked for, or so many times the quiet value


class Moves(NamedTuple):
    """How long acknowledgements took, in milliseconds, and how many reviews were still being made then."""

    reviews: int
    moves: int
    p50: float
    p99: float
    others: float  # cores that other work on the machine took


def moves(tables: int, seconds: float) -> list[Moves]:
    """People's moves without a review, and beside eight."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as (port, pid):
        crowd = Crowd([(HOST, port)], [pid])
        for game in games():
            crowd.open(game, tables)
        with ThreadPoolExecutor(1) as beside:  # whoever calls may have a loop of their own
            return beside.submit(lambda: uvloop.run(measured(crowd, seconds))).result()


async def measured(crowd: Crowd, seconds: float) -> list[Moves]:
    """Both, one after the other, at the same tables."""
    guests = [Place("", f"10.8.8.{place}", crowd.servers[0]) for place in range(REVIEWS)]
    over = [await asyncio.to_thread(finished, crowd, guest) for guest in guests]
    await played(crowd, over, guests)
    await crowd.sit()
    await crowd.join_in()
    await crowd.play(RATE, WARMING)
    quiet = told(0, await crowd.play(RATE, seconds))
    for table, guest in zip(over, guests, strict=True):
        await asyncio.to_thread(crowd.ask, "POST", f"/api/tables/{table}/review", {}, guest)
    await crowd.play(RATE, WARMING)
    found = await crowd.play(RATE, seconds)
    left = [await asyncio.to_thread(is_waited_for, crowd, *each) for each in zip(over, guests, strict=True)]
    await crowd.leave()
    return [quiet, told(sum(left), found)]


def finished(crowd: Crowd, guest: Place) -> str:
    """A table at which only bots play."""
    return str(crowd.ask("POST", "/api/tables", REVIEWED, guest)["table"])


async def played(crowd: Crowd, tables: list[str], guests: list[Place]) -> None:
    """Until these games are over: bots play where somebody looks on."""
    lines = [await watching(*each) for each in zip(tables, guests, strict=True)]
    async with asyncio.timeout(PATIENCE):
        for table, guest in zip(tables, guests, strict=True):
            while (await asyncio.to_thread(crowd.ask, "GET", f"/api/tables/{table}", None, guest))[
                "state"
            ] != "over":
                await asyncio.sleep(0.5)
    for line in lines:
        line.close()


def is_waited_for(crowd: Crowd, table: str, guest: Place) -> bool:
    """Whether a review is still being made, or waits for its turn."""
    return bool(crowd.ask("GET", f"/api/tables/{table}/review", None, guest)["state"] != "ready")


def told(reviews: int, result: Result) -> Moves:
    """In numbers."""
    times = result.all_times
    return Moves(reviews, len(times), share(times, 0.5), share(times, 0.99), result.others_cpu)
