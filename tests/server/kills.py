"""Rounds of kills: people play and look on, servers die, and whatever anybody was told is on disk."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

import asyncpg

from palabre.server.storage.database import is_postgres

from .live import Live
from .player import Player
from .shared import Roamer, Village, check_logs

GAMES = ("bongo", "bonobo-beach", "bakong", "banjooli-xeet")
LAST_ON_DISK = "SELECT table_id, max(version) AS last FROM log GROUP BY table_id"
SLOW = 0.15  # seconds for which nothing can be written before a kill
READ = 0.05  # seconds in which people read what had reached them
PATIENCE = 600.0  # seconds for an answer: the server may be killed many times before it comes
MOVES = (0, 5, 20)  # acknowledged since the last kill: also when it has hardly begun
THINKS, LOOKS = 0.25, 0.1  # seconds, of who plays while a process starts anew, and of who comes anew to look


async def round_of_kills(village: Village, kills: int, dice: random.Random) -> int:
    """Kill so often while all games are played; returns how many choices were acknowledged."""
    async with playing(village, dice) as (people, tasks):
        await moves(people, tasks, MOVES[-1])
        for n in range(kills):
            is_locked = n % 2 == 0
            await asyncio.sleep(dice.uniform(0.0, 0.3))
            async with no_writing(village) if is_locked else contextlib.nullcontext():
                victim = await kill_one(village, people, dice)
            until_next = dice.choice(MOVES) if is_locked else MOVES[-1]
            await asyncio.gather(village.restart(victim), moves(people, tasks, until_next))
        await moves(people, tasks, MOVES[-1])
    for each in people:
        assert not each.mistakes, each.mistakes
    return await check_logs(village, people)


@asynccontextmanager
async def playing(
    village: Village, dice: random.Random
) -> AsyncIterator[tuple[list[Player], list[asyncio.Task[None]]]]:
    """At a table of each game two people, who play one game after the other, and one who looks on."""
    people = [each for place, game in enumerate(GAMES) for each in await at_table(village, game, place)]
    tasks = [asyncio.create_task(go_on(each, village, random.Random(dice.random()))) for each in people]
    try:
        yield people, tasks
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(each.close() for each in people))


async def at_table(village: Village, game: str, place: int) -> list[Player]:
    host, guest, watcher = (newcomer(village, place + n, name) for n, name in enumerate(("Awa", "Binta", "")))
    await host.open(game, "me", "free")
    await guest.join(host.code)
    await watcher.go(host.table)
    return [host, guest, watcher]


def newcomer(village: Village, place: int, name: str) -> Player:
    """Somebody who comes back after a kill, where there are several processes to any of them."""
    alone = len(village.urls) == 1
    found = Player(village.urls[0], name) if alone else Roamer(village.urls, place, name)
    found.patience = PATIENCE
    return found


async def go_on(player: Player, village: Village, dice: random.Random) -> None:
    while True:
        if player.seats:
            await play(player, village, dice)
        else:
            await look_on(player, village)
        await player.go_to_rematch()


async def play(player: Player, village: Village, dice: random.Random) -> None:
    """One choice after the other, as quickly as it goes; less quickly while a process starts anew."""
    while player.state != "over":
        await player.play_on(dice, 1)
        if village.dead:
            await asyncio.sleep(dice.uniform(0.0, 2 * THINKS))


async def look_on(player: Player, village: Village) -> None:
    """Come anew now and then: what one is told first is no later than what is on disk either."""
    while player.state != "over":
        await asyncio.sleep(4 * LOOKS if village.dead else LOOKS)
        await player.lose_line()
        await player.until_back()


async def moves(people: list[Player], tasks: list[asyncio.Task[None]], n: int) -> None:
    """Until all are back and so many more commands are acknowledged; for none, as soon as it is open."""
    before = sum(len(each.done) for each in people)
    async with asyncio.timeout(120):
        if n:
            await asyncio.gather(*(each.until_back() for each in people))
        while sum(len(each.done) for each in people) < before + n:
            for task in tasks:
                if task.done():
                    task.result()
            await asyncio.sleep(0.01)


@asynccontextmanager
async def no_writing(village: Village) -> AsyncIterator[None]:
    """For a while nothing can come to the disk, as on a slow one: what is shown now must be there already."""
    if is_postgres(village.database):
        connection = await asyncpg.connect(village.database)
        async with contextlib.AsyncExitStack() as stack:
            stack.push_async_callback(connection.close)
            await stack.enter_async_context(connection.transaction())
            await connection.execute("LOCK TABLE log IN EXCLUSIVE MODE")
            await asyncio.sleep(SLOW)
            yield
    else:
        file = village.database.removeprefix("sqlite:///")
        with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as database:
            database.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(SLOW)
            yield


async def kill_one(village: Village, people: list[Player], dice: random.Random) -> Live:
    """One process dies in the middle of anything; nobody has seen more than what is on disk."""
    victim = await some_leader(village, dice)
    await village.kill(victim)
    with stopped([server for server in village.servers if server not in village.dead]):
        await asyncio.sleep(READ)
        kept = {row["table_id"]: row["last"] for row in await village.query(LAST_ON_DISK)}
        for each in people:
            seen = each.update.get("version", 0)
            assert seen <= kept.get(each.table, 0), f"{each.table}: {seen} was shown and is not on disk"
    return victim


async def some_leader(village: Village, dice: random.Random) -> Live:
    """A process that leads tables, where there are several."""
    if len(village.servers) == 1:
        return village.servers[0]
    alive = {str(server.pid) for server in village.servers}
    found = {holder for holder in (await village.leaders()).values() if holder.partition("-")[0] in alive}
    return village.server_of(dice.choice(sorted(found))) if found else dice.choice(village.servers)


@contextmanager
def stopped(servers: list[Live]) -> Iterator[None]:
    """These processes stand still, so that what people have seen and what is on disk is of one moment."""
    for server in servers:
        os.kill(server.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for server in servers:
            with contextlib.suppress(ProcessLookupError):
                os.kill(server.pid, signal.SIGCONT)
