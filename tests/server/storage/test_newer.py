"""A schema newer than the code: served where a newer version has only added to it, else refused."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from palabre.server.storage.database import opened, upgrade

from ..gatherings import first_to_choose, gathering
from ..live import Live
from ..nursery import Nursery
from ..player import run
from ..shared import READY, command, new_database, refusal

ADDED = (
    "ALTER TABLE tables ADD COLUMN shade INTEGER",
    "ALTER TABLE log ADD COLUMN weight INTEGER NOT NULL DEFAULT 3",
    "CREATE TABLE clubs (id INTEGER PRIMARY KEY, name TEXT NOT NULL)",
    "CREATE INDEX log_by_weight ON log (weight)",
)
CHANGED = {
    "dropped": ("ALTER TABLE leases DROP COLUMN followed",),
    "renamed": ("ALTER TABLE results RENAME COLUMN share TO part",),
    "gone": ("DROP TABLE stories",),
    "wanted": (
        "ALTER TABLE carries RENAME TO old",
        "CREATE TABLE carries (token VARCHAR(64) PRIMARY KEY,"
        " guest VARCHAR(32) NOT NULL, expires BIGINT NOT NULL, why TEXT NOT NULL)",
    ),
    "unique": ("CREATE UNIQUE INDEX one_each ON results (guest, game)",),
}


async def made_newer(url: str, changes: Sequence[str]) -> None:
    """As a later version leaves it."""
    await upgrade(url)
    async with opened(url) as engine, engine.begin() as connection:
        for each in (*changes, "UPDATE alembic_version SET version_num = '9999'"):
            await connection.execute(text(each))


async def two_play(url: str) -> None:
    async with gathering(url, "bonobo-beach", 2) as players:
        for n in range(3):
            await (await first_to_choose(players)).choose(random.Random(n))


def test_a_schema_that_was_only_added_to_is_served_on_sqlite(forks: Nursery, tmp_path: Path) -> None:
    server = Live(tmp_path, nursery=forks)
    run(made_newer(f"sqlite:///{tmp_path / 'palabre.sqlite3'}", ADDED))
    server.start(READY)
    try:
        run(two_play(server.url))
    finally:
        server.stop()
    assert server.log == "", server.log


def test_a_schema_that_was_only_added_to_is_served_on_postgres(
    postgres: Any, forks: Nursery, tmp_path: Path
) -> None:
    """An old process that crashes while the new ones roll out comes back."""
    url = new_database(postgres, "only_added")
    run(made_newer(url, ADDED))
    server = Live(tmp_path, url, forks).start(READY)
    try:
        run(two_play(server.url))
    finally:
        server.stop()
    assert '"error"' not in server.log, server.log
    assert "newer version" in refusal(
        command("database", "move", url, str(tmp_path / "left.sqlite3"), folder=tmp_path)
    ), "what was added would be left behind"


@pytest.mark.parametrize("change", CHANGED)
def test_a_schema_that_was_changed_is_refused(change: str, tmp_path: Path) -> None:
    file = tmp_path / "newer.sqlite3"
    run(made_newer(f"sqlite:///{file}", CHANGED[change]))
    for words in (("serve", "--port", "0", "--database", str(file)), ("database", "upgrade", str(file))):
        said = refusal(command(*words, folder=tmp_path / "data"), 1)
        assert "newer version of Palabre" in said
        assert str(file) in said
        if change != "dropped":
            break


def test_a_changed_schema_is_refused_on_postgres(postgres: Any, tmp_path: Path) -> None:
    url = new_database(postgres, "changed")
    run(made_newer(url, CHANGED["dropped"]))
    for words in (("serve", "--port", "0", "--database", url), ("database", "upgrade", url)):
        assert "newer version of Palabre" in refusal(command(*words, folder=tmp_path), 1)
