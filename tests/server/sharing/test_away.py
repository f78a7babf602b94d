"""A PostgreSQL that cannot be used, or goes away in play: a sentence, one line in the log, play goes on."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ..gatherings import first_to_choose
from ..live import Live
from ..nursery import SOURCE, Nursery
from ..player import Player, run
from ..shared import READY, Roamer, Village, command, new_database, refusal, start_postgres

DRIVERLESS = "import sys; sys.modules['asyncpg'] = None; from palabre.cli import app; app()"


@pytest.fixture(scope="module")
def own_postgres() -> Iterator[Any]:
    """A PostgreSQL that nobody else uses: it is locked, stopped and started."""
    server = start_postgres()
    server.psql("CREATE ROLE locked LOGIN PASSWORD 'right';")
    rules = Path(server.pgdata, "pg_hba.conf")
    rules.write_text(f"local all locked scram-sha-256\n{rules.read_text()}")
    server.psql("SELECT pg_reload_conf();")
    yield server
    server.cleanup()


def stop(postgres: Any) -> None:
    pgserver: Any = pytest.importorskip("pgserver")
    pgserver.pg_ctl(["-w", "-m", "fast", "stop"], pgdata=postgres.pgdata, user=postgres.system_user)


def start(postgres: Any) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        postgres.ensure_postgres_running()


WORDS = [("serve", "--port", "0", "--database"), ("database", "upgrade")]
COMMANDS = pytest.mark.parametrize("words", WORDS, ids=["serve", "upgrade"])


@COMMANDS
@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("postgresql://somebody:secret@127.0.0.1:1/db", "127.0.0.1:1/db cannot be reached"),
        ("postgresql://somebody:secret@nowhere.invalid/db", "nowhere.invalid/db cannot be reached"),
        ("mysql://somebody:secret@127.0.0.1/db", "PostgreSQL URL"),
        ("postgresql://somebody:secret@127.0.0.1:1/db?sslmode=perhaps", "sslmode"),
        ("postgresql://somebody:secret@127.0.0.1:port/db", "no URL"),
    ],
)
def test_a_database_that_is_not_there_is_told_in_a_sentence(
    words: tuple[str, ...], url: str, said: str, tmp_path: Path
) -> None:
    told = refusal(command(*words, url, folder=tmp_path), 1)
    assert said in told
    assert "secret" not in told


@COMMANDS
def test_a_wrong_password_and_an_unknown_database_are_told_in_a_sentence(
    words: tuple[str, ...], own_postgres: Any, tmp_path: Path
) -> None:
    url = own_postgres.get_uri("postgres")
    wrong = url.replace("postgres:@", "locked:wrong@")
    assert wrong != url
    assert "password authentication failed" in refusal(command(*words, wrong, folder=tmp_path), 1)
    unknown = own_postgres.get_uri("nowhere")
    assert 'database "nowhere" does not exist' in refusal(command(*words, unknown, folder=tmp_path), 1)


def test_a_url_takes_what_other_programs_take(own_postgres: Any, tmp_path: Path) -> None:
    url = new_database(own_postgres, "preferred") + "&sslmode=prefer&application_name=palabre"
    done = command("database", "upgrade", url, folder=tmp_path)
    assert done.returncode == 0, done.stderr


@COMMANDS
def test_a_driver_that_is_missing_is_told_in_a_sentence(words: tuple[str, ...], tmp_path: Path) -> None:
    url = "postgresql://somebody:secret@127.0.0.1:1/db"
    done = subprocess.run(
        [sys.executable, "-c", DRIVERLESS, *words, url],
        env={"PYTHONPATH": str(SOURCE), "PALABRE_DATA": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert "palabre[postgres]" in refusal(done, 1)


def lines_of(server: Live) -> list[dict[str, Any]]:
    return [json.loads(line) for line in server.log.splitlines()]


def test_a_database_that_goes_away_in_play_is_logged_once_and_the_game_goes_on(
    own_postgres: Any, forks: Nursery, tmp_path: Path
) -> None:
    village = Village(tmp_path, new_database(own_postgres, "lost"), 1, forks)
    (server,) = village.servers
    server.start(READY)

    async def play() -> None:
        host, guest = Roamer([server.url], 0), Roamer([server.url], 0, "Binta")
        await host.open("bonobo-beach", "me", "free")
        await guest.join(host.code)
        stranger = Player(server.url)
        for each in (host, guest):
            await each.until(lambda it: it.state == "playing", 60)
        for time in range(2):
            await (await first_to_choose([host, guest])).choose(random.Random(time))
            await asyncio.to_thread(stop, own_postgres)
            try:
                await ask_for_a_while(stranger, host)
            finally:
                await asyncio.to_thread(start, own_postgres)
            while (await stranger.web.get("/api/tables")).status_code != 200:
                await asyncio.sleep(0.1)
            await (await first_to_choose([host, guest])).choose(random.Random(time))
            while (await stranger.web.get("/healthz")).status_code != 200:
                await asyncio.sleep(0.2)
        for each in (host, guest):
            assert not each.mistakes, each.mistakes
            await each.close()
        await stranger.close()

    try:
        run(play(), 240)
    finally:
        server.stop()
    said = [line["what"] for line in lines_of(server)]
    lost = [what for what in said if "cannot be reached" in what]
    back = [what for what in said if "can be reached again" in what]
    assert (len(lost), len(back)) == (2, 2), server.log
    assert said == [what for pair in zip(lost, back, strict=True) for what in pair], server.log


async def ask_for_a_while(stranger: Player, host: Player) -> None:
    """Everything that is asked for is refused in a sentence as long as the database is away."""
    wish = {"game": "bakong", "seats": [{"who": "guest"}] * 2}
    while (await stranger.web.get("/api/tables")).status_code == 200:  # a list is kept for a second
        await asyncio.sleep(0.1)
    for _ in range(10):
        answers = [
            await stranger.web.get("/api/tables"),
            await stranger.web.get("/api/tables/mine"),
            await stranger.web.get(f"/api/tables/{'0' * 16}"),
            await stranger.web.get("/api/join/ABCDEF"),
            await stranger.web.post("/api/tables", json=wish),
            await stranger.web.post("/api/carry"),
        ]
        for answer in answers:
            assert answer.status_code == 503, f"{answer.url} {answer.text}"
            assert answer.json()["key"] == "database-away"
            assert answer.json()["reason"].endswith(".")
        assert (await stranger.web.get("/")).status_code == 200
        assert (await stranger.web.get(f"/table/{host.table}")).status_code == 200
    while (sick := await stranger.web.get("/healthz")).status_code == 200:  # it looks once a second
        await asyncio.sleep(0.2)
    assert (sick.status_code, sick.json()["trouble"]) == (503, "the database cannot be reached")
