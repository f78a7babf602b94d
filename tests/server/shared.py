"""Several real server processes on one real PostgreSQL, and people who come back to any of them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import warnings
from collections.abc import AsyncIterator, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest
import websockets

import palabre
from palabre.games import find
from palabre.kernel.replaying import replay
from palabre.server.connection.requests import Here, TableWish
from palabre.server.storage.database import is_postgres
from palabre.server.storage.setup import Setup
from palabre.server.tables.opening import new_setup

from .live import Live
from .nursery import SOURCE, Nursery
from .player import Message, Player

PAUSED = 5.0  # seconds: past the lease


READY = 2  # games, in the order in which they are compiled: Bongo and Bonobo Beach are played here


def start_postgres() -> Any:
    """A PostgreSQL of our own; where its wheel is not, the tests that need it are skipped."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it looks for a folder that a container has not
        pgserver = pytest.importorskip("pgserver", reason="no PostgreSQL here: no pgserver for this Python")
        folder = tempfile.mkdtemp(prefix="palabre-postgres-")  # not pytest's: only its owner may enter that
        return pgserver.get_server(Path(folder, "data"), cleanup_mode="delete")


def new_database(postgres: Any, name: str) -> str:
    """An empty database."""
    postgres.psql(f"CREATE DATABASE {name};")
    return str(postgres.get_uri(name))


def command(
    *words: str, folder: Path, says: str | None = None, umask: int = -1, **env: str
) -> subprocess.CompletedProcess[str]:
    """`palabre …`, as a host types it; `says` is what the host answers."""
    known = {name: value for name, value in os.environ.items() if name != "PALABRE_DATABASE"}
    return subprocess.run(
        [sys.executable, "-m", "palabre.cli", *words],
        env={**known, "LC_ALL": "C", "PYTHONPATH": str(SOURCE), "PALABRE_DATA": str(folder), **env},
        input=says or "",
        capture_output=True,
        text=True,
        timeout=300,
        umask=umask,
    )


def refusal(done: subprocess.CompletedProcess[str], sentences: int = 2) -> str:
    """What a command said that could not do what it was asked for: a sentence or two, and nothing else."""
    assert done.returncode != 0, done.stdout
    assert "Traceback" not in done.stderr, done.stderr
    assert 1 <= len(done.stderr.strip().splitlines()) <= sentences, done.stderr
    return done.stderr.strip()


def begun_setup(game: str, n: int) -> Setup:
    """Who sits at a table that has begun."""
    wish = TableWish(game, [Here(f"player {place}") for place in range(n)])
    setup = new_setup(wish, find(game).settle_options({}), "0" * 32)
    setup.state = "playing"
    return setup


def read_sqlite(url: str, text: str) -> list[Any]:
    """What stands in a file, which is left as it is: whoever could write would tidy up after a kill."""
    file = url.removeprefix("sqlite:///")
    with contextlib.closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
        database.row_factory = sqlite3.Row
        return database.execute(text).fetchall()


class Village:
    """Processes on one database; any may be killed, paused, stopped and started again."""

    def __init__(
        self, folder: Path, database: str, n: int = 3, nursery: Nursery | None = None, workers: int = 1
    ) -> None:
        self.folder, self.database = folder, database
        if is_postgres(database):
            done = command("database", "upgrade", database, folder=folder)
            assert done.returncode == 0, done.stderr
        self.servers = [Live(folder / str(place), database, nursery, workers=workers) for place in range(n)]
        self.dead: set[Live] = set()
        self.expected: set[str] = set()  # what may stand in an error's line

    def start(self) -> Village:
        """The first alone, for it may have to compile; then the others at once."""
        self.servers[0].start(READY)
        with ThreadPoolExecutor() as threads:
            list(threads.map(lambda server: server.start(READY), self.servers[1:]))
        return self

    def stop(self) -> None:
        for server in self.servers:
            server.stop()

    @property
    def urls(self) -> list[str]:
        return [server.url for server in self.servers]

    def server_of(self, holder: str) -> Live:
        """The process that holds a lease."""
        pid = int(holder.partition("-")[0])
        return next(server for server in self.servers if server not in self.dead and server.pid == pid)

    async def kill(self, server: Live) -> None:
        self.dead.add(server)
        await asyncio.to_thread(server.kill)

    async def restart(self, server: Live) -> None:
        await asyncio.to_thread(server.start, READY)
        self.dead.discard(server)

    async def pause(self, server: Live, seconds: float = PAUSED) -> None:
        """As if the machine had slept."""
        os.kill(server.pid, signal.SIGSTOP)
        try:
            await asyncio.sleep(seconds)
        finally:
            os.kill(server.pid, signal.SIGCONT)

    async def query(self, text: str, *facts: Any) -> list[Any]:
        if not is_postgres(self.database):
            return read_sqlite(self.database, text)
        connection = await asyncpg.connect(self.database)
        try:
            return list(await connection.fetch(text, *facts))
        finally:
            await connection.close()

    async def leaders(self) -> dict[str, str]:
        """Which process leads which table."""
        rows = await self.query("SELECT table_id, holder FROM leases WHERE holder <> ''")
        return {row["table_id"]: row["holder"] for row in rows}

    def assert_quiet(self) -> None:
        for server in self.servers:
            errors = [line for line in server.log.splitlines() if '"level": "error"' in line]
            assert all(any(word in line for word in self.expected) for line in errors), server.log


class Roamer(Player):
    """Somebody who tries the next process when a line is lost, and sends again what was not answered."""

    remembers = 20  # updates: hundreds of people for an hour

    def __init__(self, urls: list[str], place: int, name: str = "Awa", cookie: str = "") -> None:
        super().__init__(urls[place % len(urls)], name, cookie=cookie)
        self._urls, self._place = urls, place
        self.acknowledged: list[tuple[float, float]] = []  # when, and how long it took

    async def ask(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        """A request; whoever asks too often, or while a table is handed over, waits."""
        while (answer := await self.web.request(method, path, json=body)).status_code in (429, 503):
            await asyncio.sleep(0.5)
        assert answer.status_code == status, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json()

    async def _stay(self) -> None:
        while True:
            self.url = self._urls[self._place % len(self._urls)]
            with contextlib.suppress(OSError, websockets.WebSocketException, TimeoutError):
                await self._one_line()
            self._line = None
            self._place += 1
            await asyncio.sleep(0.1)

    async def say(self, do: str, **facts: Any) -> Message:
        """Until a leader has answered."""
        facts.setdefault("id", f"{self._own}-{next(self._ids)}")
        now = asyncio.get_running_loop().time
        began = now()
        while (answer := await super().say(do, **facts)).get("key") == "leader-silent":
            pass
        if answer["is"] == "done":
            self.acknowledged.append((now(), now() - began))
        return answer

    async def choose(self, dice: random.Random) -> int:
        """A choice; one that was made from an older view, over a process that lags behind, is made again."""
        if self.view.get("phase") == "call" and self.update["table"]["game"] == "bongo":
            return await self.call(dice)
        decision = self.update["decision"]
        answer = await self.play(dice.choice(self.update["choices"]))
        if answer["is"] != "done" and answer["key"] != "stale-decision":
            self.mistakes.append(f"a choice that was offered is refused: {answer}")
        await self.until(lambda _: self.update["decision"] != decision or self.state == "over", 120)
        return int(answer["is"] == "done")

    async def play_slowly(self, dice: random.Random, pause: float) -> None:
        """Play until the game is over, as somebody who thinks before each choice."""
        while self.state != "over":
            await self.until(lambda _: self.can_choose() or self.state == "over", 240)
            await asyncio.sleep(dice.uniform(0, 2 * pause))
            if self.can_choose():
                await self.choose(dice)

    async def play_again_and_again(self, dice: random.Random, pause: float) -> None:
        """When a game is over the first seat asks for another, and all go there."""
        while True:
            await self.play_slowly(dice, pause)
            await self.go_to_rematch()

    @property
    def is_playing(self) -> bool:
        """Whether a game goes on where this one is."""
        return bool(self.update) and self.state == "playing"


@asynccontextmanager
async def spread_table(village: Village, game: str, n: int, first: int = 0) -> AsyncIterator[list[Roamer]]:
    """A table whose lines are spread over all processes, once the game has begun."""
    players = await seat_spread(village.urls, game, n, first)
    try:
        yield players
        for each in players:
            assert not each.mistakes, each.mistakes
    finally:
        await asyncio.gather(*(each.close() for each in players))


async def seat_spread(urls: list[str], game: str, n: int, first: int) -> list[Roamer]:
    host = Roamer(urls, first)
    await host.open(game, "me", *["free"] * (n - 1))
    players = [host]
    for place in range(1, n):
        guest = Roamer(urls, first + place, f"guest {place}")
        await guest.join(host.code)
        players.append(guest)
    await asyncio.gather(*(each.until(lambda it: it.state == "playing", 120) for each in players))
    return players


async def check_logs(village: Village, players: Iterable[Player]) -> int:
    """Every acknowledged choice is in its table's log once, and every log replays; returns how many."""
    lines = await village.query("SELECT table_id, version, line, command FROM log ORDER BY table_id, version")
    commands = [row["command"] for row in lines if row["command"]]
    assert len(commands) == len(set(commands)), "a command acted twice"
    known = {each.partition(":")[2] for each in commands}
    made = acknowledged(players)
    assert made <= known, f"acknowledged and lost: {made - known}"
    secrets = {row["id"]: row["secret"] for row in await village.query("SELECT id, secret FROM tables")}
    by_table: dict[str, list[Any]] = {}
    for row in lines:
        by_table.setdefault(row["table_id"], []).append(row)
    for table, rows in by_table.items():
        assert [row["version"] for row in rows] == list(range(len(rows)))
        replay("".join(f"{row['line']}\n" for row in rows), find, secrets[table])
    return len(made)


def acknowledged(players: Iterable[Player]) -> set[str]:
    """The choices that the server said it had taken."""
    return {id for each in players for id, command in each.done if command["do"] == "play"}


async def check_record(player: Player) -> None:
    """A finished game's record verifies, with the dice that were promised."""
    text = (await player.web.get(f"/api/tables/{player.table}/record")).text
    promised = json.loads(text.partition("\n")[0])["nature"]["commitment"]
    assert promised == player.update["table"]["receipt"]["commitment"]
    palabre.verify(text)
