"""Files in trouble: full, read-only, broken, in use, from the future; each has its sentence."""

from __future__ import annotations

import json
import os
import random
import resource
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from palabre.kernel.errors import PalabreError
from palabre.server.http.guests import read_key
from palabre.server.storage.checks import check, explained, look_at, ours
from palabre.server.storage.database import upgrade

from ..gatherings import first_to_choose, gathering
from ..live import COMMAND, PAGE, Live
from ..nursery import SOURCE, Nursery
from ..player import run
from ..shared import command, refusal

pytestmark = pytest.mark.xdist_group("keeping")


@pytest.fixture(scope="module")
def troubled(forks: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server whose disk may be full."""
    server = Live(tmp_path_factory.mktemp("troubled"), nursery=forks).start()
    yield server
    server.stop()


def health(server: Live) -> httpx.Response:
    """How the server is, when it has looked again."""
    time.sleep(1.1)
    return httpx.get(f"{server.url}/healthz")


def test_a_full_disk_is_told_to_players_and_hosts_and_the_game_goes_on_after_it(troubled: Live) -> None:
    async def play() -> None:
        async with gathering(troubled.url, "bonobo-beach", 2) as players:
            chooser = await first_to_choose(players)
            assert health(troubled).status_code == 200
            written = (troubled.folder / "palabre.sqlite3-wal").stat().st_size
            resource.prlimit(troubled.pid, resource.RLIMIT_FSIZE, (written, resource.RLIM_INFINITY))
            choice = chooser.update["choices"][0]
            refused = await chooser.play(choice)
            wish = {"game": "bakong", "seats": [{"who": "guest"}] * 2}
            opened = await chooser.web.post("/api/tables", json=wish)
            sick = health(troubled)
            resource.prlimit(troubled.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
            assert refused["key"] == "table-cannot-write"
            assert (opened.status_code, opened.json()["key"]) == (503, "table-cannot-write")
            assert (sick.status_code, sick.json()["ok"]) == (503, False)
            assert health(troubled).status_code == 200
            assert (await chooser.play(choice))["is"] == "done"
            assert [each.lines_opened for each in players] == [1, 1]

    run(play())
    said = [json.loads(line)["what"] for line in troubled.log.splitlines()]
    assert sum("nothing can be written" in line for line in said) >= 1
    assert "it can be written again" in said


def test_files_and_folder_are_for_their_owner_alone(troubled: Live) -> None:
    assert stat.S_IMODE(troubled.folder.stat().st_mode) == 0o700
    kept = [troubled.folder / name for name in ("palabre.sqlite3", "palabre.sqlite3-wal", "cookie.key")]
    assert [stat.S_IMODE(file.stat().st_mode) for file in kept] == [0o600] * 3


def test_a_second_server_on_the_same_file_is_refused(troubled: Live) -> None:
    command = COMMAND.format(
        page=str(PAGE), port=0, data=str(troubled.folder), database=None, quick=True, workers=1, settings={}
    )
    second = subprocess.run(
        [sys.executable, "-c", command], capture_output=True, text=True, timeout=60, check=False
    )
    assert second.returncode != 0
    assert "Another server uses" in second.stderr


def database(folder: Path) -> tuple[Path, str]:
    """A database, and its file."""
    file = folder / "some.sqlite3"
    url = f"sqlite:///{file}"
    run(upgrade(url))
    return file, url


def key_of(work: Any) -> str:
    """The sentence with which something is refused."""
    with pytest.raises(PalabreError) as refused:
        work()
    assert refused.value.told("fr") != refused.value.told("en")
    return refused.value.key


def test_a_file_that_is_no_database_or_damaged_is_refused(tmp_path: Path) -> None:
    file, url = database(tmp_path)
    run(check(url))
    whole = file.read_bytes()
    file.write_bytes(whole[:4096] + b"x" * 4096 + whole[8192:])
    assert key_of(lambda: run(check(url))) == "database-broken"
    file.write_bytes(b"no database " * 1_000)
    assert key_of(lambda: run(check(url))) == "database-broken"


def test_damage_that_is_no_text_is_told_in_a_sentence(tmp_path: Path) -> None:
    """What SQLite says of it repeats the damaged bytes, which Python cannot read."""
    file, _ = database(tmp_path)
    whole = file.read_bytes()
    assert b"CREATE TABLE tables" in whole
    file.write_bytes(whole.replace(b"CREATE TABLE tables", b"CREATE \xff\xfe\xfdLE tables"))
    said = refusal(command("serve", "--port", "0", "--database", str(file), folder=tmp_path / "data"), 1)
    assert str(file) in said
    assert "damaged" in said
    goal = str(tmp_path / "copy.sqlite3")
    said = refusal(command("database", "backup", goal, "--database", str(file), folder=tmp_path / "data"), 1)
    assert "damaged" in said


def test_whatever_is_damaged_is_served_or_refused_in_a_sentence(
    tmp_path: Path, count: Callable[[int, int], int]
) -> None:
    file, url = database(tmp_path)
    whole, dice = file.read_bytes(), random.Random(19)
    served = 0
    for _ in range(count(150, 5_000)):
        damaged = bytearray(whole)
        start = dice.choice([dice.randrange(4096), dice.randrange(len(whole))])
        damaged[start : start + dice.choice([1, 4, 100])] = dice.randbytes(dice.choice([1, 4, 100]))
        for beside in tmp_path.glob("some.sqlite3-*"):
            beside.unlink()
        file.write_bytes(damaged[: len(whole)])
        with suppress(PalabreError), explained(url):
            run(check(url))
            served += 1
    assert 0 < served < count(140, 4_900)


def test_a_disk_that_is_full_at_the_start_is_called_full(tmp_path: Path) -> None:
    """A file that is there, and cannot grow."""
    file, url = database(tmp_path)
    run(check(url))
    words = ("-m", "palabre.cli", "serve", "--port", "0", "--database", str(file))
    done = subprocess.run(
        ["bash", "-c", 'ulimit -f 0; exec "$@"', "bash", sys.executable, *words],
        env={**os.environ, "PALABRE_DATA": str(tmp_path / "data"), "PYTHONPATH": str(SOURCE), "LC_ALL": "C"},
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert "the disk is full" in refusal(done, 1)


def test_what_cannot_be_written_to_is_called_so(tmp_path: Path) -> None:
    file, _ = database(tmp_path)
    assert key_of(lambda: look_at(file, how="ro")) == "database-read-only"
    nowhere = tmp_path / "nowhere" / "some.sqlite3"
    assert key_of(lambda: ours(f"sqlite:///{nowhere}").__enter__()) == "database-read-only"
    assert key_of(lambda: look_at(nowhere)) == "database-read-only"


def test_a_clock_that_was_set_back_is_told(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file, url = database(tmp_path)
    with sqlite3.connect(file) as connection:
        row = ("0" * 16, "ABCDEF", "over", "{}", b"", int(time.time()) + 86_400)
        connection.execute(
            "INSERT INTO tables (id, code, state, setup, secret, touched) VALUES (?, ?, ?, ?, ?, ?)", row
        )
    run(check(url))
    assert "the clock was set back" in caplog.text


@pytest.mark.parametrize("key", [b"", b"short"])
def test_a_key_that_is_none_is_refused(tmp_path: Path, key: bytes) -> None:
    (tmp_path / "cookie.key").write_bytes(key)
    assert key_of(lambda: read_key(tmp_path / "cookie.key")) == "cookie-key-short"
