"""`palabre database`: the settings of `serve`, what was copied, keys that go along, files for one owner."""

from __future__ import annotations

import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert

from palabre.server.storage.checks import ours
from palabre.server.storage.database import opened, upgrade
from palabre.server.storage.schema import keys, log, tables

from ..server.player import run
from ..server.shared import command, new_database, refusal, start_postgres
from ..widely import widely

NOON = 1_790_000_000  # seconds: 2026-09-21, 14:13:20 UTC
FILES = ("palabre.sqlite3", "cookie.key", "daily.key")


@pytest.fixture(scope="module")
def postgres() -> Iterator[Any]:
    server = start_postgres()
    yield server
    server.cleanup()


async def fill(url: str, n: int, key: bytes | None = None) -> None:
    """Some tables, each with a game begun."""
    await upgrade(url)
    async with opened(url) as engine, engine.begin() as connection:
        for k in range(n):
            name = f"{k:016x}"
            row = {"id": name, "code": f"C{k}", "state": "playing", "setup": "{}", "secret": b"s"}
            await connection.execute(insert(tables).values(**row, touched=NOON + k))
            await connection.execute(insert(log).values(table_id=name, version=0, line="{}"))
        if key is not None:
            await connection.execute(insert(keys).values(name="cookies", value=key))


def house(folder: Path, n: int, key: bytes = b"k" * 32) -> Path:
    """The data folder of a server that was stopped."""
    folder.mkdir(mode=0o700)
    run(fill(f"sqlite:///{folder / FILES[0]}", n))
    for name in FILES[1:]:
        (folder / name).write_bytes(key)
    return folder


def count(file: Path, table: str = "tables") -> int:
    with closing(sqlite3.connect(file)) as database, database:
        found: int = database.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
    return found


def key_in(file: Path) -> bytes:
    with closing(sqlite3.connect(file)) as database, database:
        found: bytes = database.execute("SELECT value FROM keys WHERE name = 'cookies'").fetchone()[0]
    return found


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


# 1. The settings of `serve`


def test_a_backup_copies_the_database_that_serve_uses(postgres: Any, tmp_path: Path) -> None:
    """The old file in the data folder is not it, once PALABRE_DATABASE names another."""
    folder, url = house(tmp_path / "data", 3), new_database(postgres, "live")
    run(fill(url, 5, b"p" * 32))
    copy = tmp_path / "copy.sqlite3"
    done = command("database", "backup", str(copy), folder=folder, PALABRE_DATABASE=url)
    assert done.returncode == 0, done.stderr
    assert count(copy) == 5
    assert key_in(copy) == b"p" * 32
    assert done.stdout.splitlines()[0] == "5 tables, 5 games, last used 2026-09-21 14:13 UTC"


def test_upgrade_takes_the_database_that_serve_uses(postgres: Any, tmp_path: Path) -> None:
    url = new_database(postgres, "raised")
    done = command("database", "upgrade", folder=tmp_path / "data", PALABRE_DATABASE=url)
    assert done.returncode == 0, done.stderr
    again = command("database", "backup", "x.sqlite3", folder=tmp_path / "data", PALABRE_DATABASE=url)
    assert "no tables" in refusal(again)


def test_a_move_goes_to_the_database_that_serve_uses(postgres: Any, tmp_path: Path) -> None:
    folder, url = house(tmp_path / "data", 3), new_database(postgres, "goal")
    source = str(folder / FILES[0])
    done = command("database", "move", source, folder=folder, PALABRE_DATABASE=url)
    assert done.returncode == 0, done.stderr
    assert {"tables: 3", "keys: 2"} <= set(done.stdout.splitlines())


# 2. Nothing empty, nothing of others, nothing left behind


def foreign(file: Path) -> Path:
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("CREATE TABLE accounts (id INTEGER)")
    return file


WHAT = ("nothing", "empty", "fresh", "foreign", "text", "folder")
REFUSED = [f"{how} {what}" for how in ("backup", "move", "restore") for what in WHAT]
SOME = [f"restore {what}" for what in WHAT] + ["backup fresh", "move foreign"]


@pytest.mark.parametrize("case", widely(REFUSED, *SOME))
def test_what_is_empty_or_foreign_is_refused_and_leaves_nothing(case: str, tmp_path: Path) -> None:
    how, what = case.split()
    source, goal = tmp_path / "source.sqlite3", tmp_path / "goal.sqlite3"
    if what == "empty":
        source.touch()
    elif what == "fresh":
        run(upgrade(f"sqlite:///{source}"))
    elif what == "foreign":
        foreign(source)
    elif what == "text":
        source.write_text("no database\n" * 1000)
    elif what == "folder":
        source.mkdir()
    words = {
        "backup": ["backup", str(goal), "--database", str(source)],
        "move": ["move", str(source), str(goal)],
        "restore": ["restore", str(source), "--database", str(goal)],
    }[how]
    said = refusal(command("database", *words, folder=tmp_path / "data"))
    assert str(source) in said
    assert not goal.exists()
    assert source.exists() == (what != "nothing")


def test_a_backup_without_any_database_leaves_no_file(tmp_path: Path) -> None:
    said = refusal(command("database", "backup", str(tmp_path / "copy.sqlite3"), folder=tmp_path / "data"))
    assert "palabre.sqlite3" in said
    assert list(tmp_path.glob("*.sqlite3*")) == []


def test_an_upgrade_of_no_database_is_refused(tmp_path: Path) -> None:
    missing = tmp_path / "missing.sqlite3"
    assert str(missing) in refusal(command("database", "upgrade", str(missing), folder=tmp_path))
    assert not missing.exists()
    said = refusal(
        command("database", "upgrade", str(foreign(tmp_path / "foreign.sqlite3")), folder=tmp_path)
    )
    assert "Palabre" in said


def test_a_copy_that_an_older_version_made_is_restored(tmp_path: Path) -> None:
    source, folder = tmp_path / "old.sqlite3", tmp_path / "data"
    run(fill(f"sqlite:///{source}", 2, b"k" * 32))
    with closing(sqlite3.connect(source)) as database, database:
        database.execute("ALTER TABLE results DROP COLUMN rated")
        database.execute("ALTER TABLE leases DROP COLUMN followed")
        database.execute("ALTER TABLE processes DROP COLUMN says")
        database.execute("UPDATE alembic_version SET version_num = '0006'")
    done = command("database", "restore", str(source), folder=folder)
    assert done.returncode == 0, done.stderr
    assert count(folder / FILES[0]) == 2
    with closing(sqlite3.connect(source)) as kept:
        (version,) = kept.execute("SELECT version_num FROM alembic_version")
    assert version == ("0006",), "the copy itself stays as it is"


# 3. Keys


def test_a_restore_into_an_empty_folder_brings_the_keys(tmp_path: Path) -> None:
    folder, copy = house(tmp_path / "old", 3), tmp_path / "copy.sqlite3"
    assert command("database", "backup", str(copy), folder=folder).returncode == 0
    new = tmp_path / "new"
    done = command("database", "restore", str(copy), folder=new)
    assert done.returncode == 0, done.stderr
    assert count(new / FILES[0]) == 3
    assert [(new / name).read_bytes() for name in FILES[1:]] == [b"k" * 32] * 2
    assert [mode(new / name) for name in FILES] == [0o600] * 3
    assert "3 tables, 3 games" in done.stdout


def started_once(folder: Path) -> Path:
    """The data folder of a server that was started and never used: it has made keys of its own."""
    return house(folder, 0, b"n" * 32)


@pytest.mark.parametrize("how", widely(["restore", "move"], "restore"))
@pytest.mark.parametrize("answer", widely(["--yes", "y\n", "n\n", ""], "--yes", "n\n"))
def test_another_key_is_replaced_only_after_a_yes(how: str, answer: str, tmp_path: Path) -> None:
    folder, copy = house(tmp_path / "old", 3), tmp_path / "copy.sqlite3"
    assert command("database", "backup", str(copy), folder=folder).returncode == 0
    new = started_once(tmp_path / "new")
    words = [how, str(copy)] + ([answer] if answer.startswith("--") else [])
    done = command("database", *words, folder=new, says=answer)
    assert answer == "--yes" or "cookie.key" in done.stdout + done.stderr
    if answer in ("--yes", "y\n"):
        assert done.returncode == 0, done.stderr
        assert count(new / FILES[0]) == 3
        assert [(new / name).read_bytes() for name in FILES[1:]] == [b"k" * 32] * 2
    else:
        assert done.returncode != 0
        assert "Traceback" not in done.stderr
        assert count(new / FILES[0]) == 0
        assert [(new / name).read_bytes() for name in FILES[1:]] == [b"n" * 32] * 2


def test_another_key_in_postgres_is_replaced_only_after_a_yes(postgres: Any, tmp_path: Path) -> None:
    folder, url = house(tmp_path / "old", 3), new_database(postgres, "keyed")
    run(fill(url, 0, b"n" * 32))
    words = ("database", "move", str(folder / FILES[0]), url)
    assert command(*words, folder=folder).returncode != 0
    done = command(*words, "--yes", folder=folder)
    assert done.returncode == 0, done.stderr
    copy = tmp_path / "copy.sqlite3"
    assert command("database", "backup", str(copy), "--database", url, folder=folder).returncode == 0
    assert key_in(copy) == b"k" * 32


def test_the_keys_of_a_copy_are_its_own_and_not_those_of_the_folder(tmp_path: Path) -> None:
    """A copy is moved on by somebody whose own data folder has keys too."""
    folder, copy = house(tmp_path / "old", 3), tmp_path / "copy.sqlite3"
    assert command("database", "backup", str(copy), folder=folder).returncode == 0
    other, goal = started_once(tmp_path / "other"), tmp_path / "goal" / FILES[0]
    goal.parent.mkdir()
    done = command("database", "move", str(copy), str(goal), folder=other)
    assert done.returncode == 0, done.stderr
    assert (goal.parent / "cookie.key").read_bytes() == b"k" * 32
    assert (other / "cookie.key").read_bytes() == b"n" * 32


def test_the_keys_of_a_house_are_the_files_beside_it(tmp_path: Path) -> None:
    """Also where another key came with an earlier move, and where somebody else's folder is the usual one."""
    folder, other = house(tmp_path / "served", 3), started_once(tmp_path / "other")
    run(fill_keys(folder / FILES[0], b"x" * 32))
    copy = tmp_path / "copy.sqlite3"
    words = ("backup", str(copy), "--database", str(folder / FILES[0]))
    assert command("database", *words, folder=other).returncode == 0
    assert key_in(copy) == b"k" * 32


async def fill_keys(file: Path, key: bytes) -> None:
    async with opened(f"sqlite:///{file}") as engine, engine.begin() as connection:
        await connection.execute(insert(keys).values(name="cookies", value=key))


def test_a_restore_stops_where_tables_are(tmp_path: Path) -> None:
    folder, copy = house(tmp_path / "old", 3), tmp_path / "copy.sqlite3"
    assert command("database", "backup", str(copy), folder=folder).returncode == 0
    said = refusal(command("database", "restore", str(copy), "--yes", folder=folder))
    assert "already holds tables" in said
    assert count(folder / FILES[0]) == 3


def test_a_restore_stops_where_a_server_runs(tmp_path: Path) -> None:
    folder, copy = house(tmp_path / "old", 3), tmp_path / "copy.sqlite3"
    assert command("database", "backup", str(copy), folder=folder).returncode == 0
    new = started_once(tmp_path / "new")
    with ours(f"sqlite:///{new / FILES[0]}"):
        said = refusal(command("database", "restore", str(copy), "--yes", folder=new))
    assert "Another server uses" in said
    assert (new / "cookie.key").read_bytes() == b"n" * 32


# 4. For the owner's eyes alone


@pytest.mark.parametrize("umask", widely([0o000, 0o022, 0o777], 0o777))
def test_files_are_for_their_owner_alone_whatever_the_umask(umask: int, tmp_path: Path) -> None:
    folder, copy = house(tmp_path / "old", 3), tmp_path / "copy.sqlite3"
    done = command("database", "backup", str(copy), folder=folder, umask=umask)
    assert done.returncode == 0, done.stderr
    for how in ("move", "restore"):
        goal = tmp_path / how / FILES[0]
        goal.parent.mkdir()
        words = [how, str(copy), *(["--database"] if how == "restore" else []), str(goal)]
        done = command("database", *words, folder=tmp_path / "data", umask=umask)
        assert done.returncode == 0, done.stderr
        assert {mode(file) for file in goal.parent.iterdir()} == {0o600}, os.listdir(goal.parent)
    assert mode(copy) == 0o600
    assert {file.name for file in tmp_path.glob("copy*")} == {"copy.sqlite3"}
