"""One schema on two databases: brought up to date, moved with games in progress, copied while in use."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.command import upgrade as command_to
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine

import palabre
from palabre.games import find
from palabre.kernel.replaying import replay
from palabre.server.storage.database import config_for, open_engine, upgrade
from palabre.server.storage.schema import schema

from ..gatherings import agree, first_to_choose
from ..growth import keep
from ..live import Live
from ..nursery import Nursery
from ..player import Player, run
from ..shared import READY, command, new_database

Count = Callable[[int, int], int]
GAMES = ("bonobo-beach", "bongo", "bakong", "banjooli-xeet")  # the first two are READY first
SAID = """{tables} tables of {games}, each with two people and some moves made, were moved by `palabre
database move` while the server was down. Every person found their seat again with the cookie they had and
saw the same table; every game was played to its end on PostgreSQL, and every record verifies."""


def differences(connection: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), schema))


async def schema_differences(url: str) -> list[Any]:
    await upgrade(url)
    await upgrade(url)  # twice does no harm
    engine = open_engine(url)
    async with engine.connect() as connection:
        found = await connection.run_sync(differences)
    await engine.dispose()
    return found


def test_the_migrations_lead_to_the_schema_on_sqlite(tmp_path: Path) -> None:
    assert run(schema_differences(f"sqlite:///{tmp_path / 'new.sqlite3'}")) == []


def test_the_migrations_lead_to_the_schema_on_postgres(postgres: Any) -> None:
    assert run(schema_differences(new_database(postgres, "fresh"))) == []


def test_a_table_that_was_listed_before_the_upgrade_is_listed_after_it(tmp_path: Path) -> None:
    setups = {"a" * 16: '{"listed":true}', "b" * 16: '{"listed":false,"names":["\\"listed\\":true"]}'}
    with sqlite3.connect(tmp_path / "old.sqlite3") as old:
        engine = create_engine(f"sqlite:///{tmp_path / 'old.sqlite3'}")
        with engine.begin() as connection:
            command_to(config_for(connection), "0001")
        engine.dispose()
        for id, setup in setups.items():
            row = (id, id[:6], "waiting", setup, b"", 0)
            old.execute(
                "INSERT INTO tables (id, code, state, setup, secret, touched) VALUES (?, ?, ?, ?, ?, ?)", row
            )
    run(upgrade(f"sqlite:///{tmp_path / 'old.sqlite3'}"))
    with sqlite3.connect(tmp_path / "old.sqlite3") as new:
        assert dict(new.execute("SELECT id, listed FROM tables")) == {"a" * 16: 1, "b" * 16: 0}


def test_a_postgres_that_is_not_up_to_date_is_refused_with_the_way_out(postgres: Any, tmp_path: Path) -> None:
    url = new_database(postgres, "old")
    refused = command("serve", "--port", "0", "--database", url, folder=tmp_path)
    assert refused.returncode == 2
    assert "palabre database upgrade" in refused.stderr
    assert "Traceback" not in refused.stderr


def test_several_workers_on_sqlite_are_refused(tmp_path: Path) -> None:
    refused = command("serve", "--port", "0", "--workers", "2", folder=tmp_path)
    assert refused.returncode == 2
    assert "PostgreSQL" in refused.stderr


@pytest.mark.wide
def test_a_host_moves_to_postgres_with_every_game_in_progress(
    postgres: Any, forks: Nursery, tmp_path: Path, count: Count
) -> None:
    tables, games = count(4, 50), GAMES[: count(READY, len(GAMES))]
    small = Live(tmp_path / "small", nursery=forks).start(len(games))
    target = new_database(postgres, "moved")

    async def before() -> list[list[Player]]:
        met = [await two_people(small.url, games[n % len(games)]) for n in range(tables)]
        await asyncio.gather(*(some_moves(players, n) for n, players in enumerate(met)))
        for players in met:
            await agree(players)
            for each in players:
                await each.leave_line()
        return met

    async def after(met: list[list[Player]], url: str) -> None:
        for players in met:
            for old in list(players):
                new = Player(url, old.name, cookie=old.cookie)
                await new.go(old.table)
                assert new.seats == old.seats, "the cookie is known again, and the seat with it"
                if new.update["table"]["game"] != "bongo":  # there the roll that lay open is void
                    assert new.view == old.view
                await old.close()
                players[players.index(old)] = new
        await asyncio.gather(*(finish(players, n) for n, players in enumerate(met)))

    async def all_of_it() -> None:
        met = await before()
        await asyncio.to_thread(small.stop)
        source = str(small.folder / "palabre.sqlite3")
        moved = await asyncio.to_thread(command, "database", "move", source, target, folder=small.folder)
        assert moved.returncode == 0, moved.stderr
        assert f"tables: {tables}" in moved.stdout
        again = await asyncio.to_thread(command, "database", "move", source, target, folder=small.folder)
        assert again.returncode == 2
        assert "already holds tables" in again.stderr
        large = Live(tmp_path / "large", target, forks)
        await asyncio.to_thread(large.start, len(games))
        try:
            await after(met, large.url)
        finally:
            await asyncio.to_thread(large.stop)
        assert large.log == "", large.log

    run(all_of_it(), seconds=count(150, 1_500))
    if count(0, 1):
        keep("From SQLite to PostgreSQL in mid-game", SAID.format(tables=tables, games=", ".join(games)))


async def two_people(url: str, game: str) -> list[Player]:
    host = await Player(url, "Awa").open(game, "me", "free")
    guest = await Player(url, "Binta").join(host.code)
    for each in (host, guest):
        await each.until(lambda it: it.state == "playing")
    return [host, guest]


async def some_moves(players: list[Player], seed: int) -> None:
    dice = random.Random(seed)
    for _ in range(6):
        chooser = await first_to_choose(players)
        await chooser.choose(dice)


async def finish(players: list[Player], seed: int) -> None:
    """Play to the end; the record verifies."""
    await asyncio.gather(*(each.play_on(random.Random(100 * seed + n)) for n, each in enumerate(players)))
    for each in players:
        assert not each.mistakes, each.mistakes
    text = (await players[0].web.get(f"/api/tables/{players[0].table}/record")).text
    palabre.verify(text)
    for each in players:
        await each.close()


@pytest.mark.wide
def test_a_copy_made_while_games_are_played_is_whole(live: Live, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    source = str(live.folder / "palabre.sqlite3")

    async def play() -> None:
        busy = [asyncio.create_task(keep_opening(live.url, n)) for n in range(3)]
        await asyncio.sleep(1)
        words = ("database", "backup", str(copy), "--database", source)
        made = await asyncio.to_thread(command, *words, folder=live.folder)
        assert made.returncode == 0, made.stderr
        again = await asyncio.to_thread(command, *words, folder=live.folder)
        assert again.returncode == 2
        assert "choose another name" in again.stderr
        for task in busy:
            task.cancel()
        await asyncio.gather(*busy, return_exceptions=True)

    run(play())
    with sqlite3.connect(copy) as database:
        assert database.execute("PRAGMA foreign_key_check").fetchall() == []
        rows = database.execute("SELECT id, secret, state FROM tables").fetchall()
        for id, secret, state in rows:
            lines = database.execute("SELECT line FROM log WHERE table_id = ? ORDER BY version", (id,))
            text = "".join(f"{line}\n" for (line,) in lines)
            assert (text == "") == (state in ("waiting", "salting")), "log and state are of one moment"
            if text:
                replay(text, find, secret)
        assert len(rows) > 3
        assert database.execute("SELECT count(*) FROM keys WHERE name = 'cookies'").fetchone() == (1,)


async def keep_opening(url: str, seed: int) -> None:
    """One table after another, each with some moves."""
    while True:
        player = await Player(url).open("bonobo-beach", "me", "random")
        await player.until(lambda it: it.state == "playing")
        await player.play_on(random.Random(seed), moves=3)
        await player.close()
