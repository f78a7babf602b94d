"""`palabre database`: bring it up to date, move it, copy it while it is in use, go back to a copy."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..kernel.folders import data_folder
from .serve import DatabaseOption
from .speaking import words

if TYPE_CHECKING:
    from ..server.storage.copying import Content

app = typer.Typer(
    no_args_is_help=True, help="Bring the database up to date, move it, copy it, go back to a copy."
)
FORM = "An SQLite file or a PostgreSQL URL"
Source = Annotated[str, typer.Argument(metavar="SOURCE", help=f"{FORM}.")]
Served = Annotated[
    str | None,
    typer.Argument(
        metavar="DATABASE", envvar="PALABRE_DATABASE", help=f"{FORM}; else the one that `serve` uses."
    ),
]
Yes = Annotated[bool, typer.Option("--yes", help="Replace other keys without asking.")]
OWNERS_MASK = 0o077  # all files here hold secrets


@app.callback()
def prepare() -> None:
    """Before any of the commands."""
    os.umask(OWNERS_MASK)


@app.command()
def upgrade(database: Served = None) -> None:
    """Bring a database up to date; `serve` does it by itself on SQLite."""
    from ..server.storage.checks import explained
    from ..server.storage.copying import refuse_missing
    from ..server.storage.database import upgrade

    url = served(database)
    with explained(url):
        refuse_missing(url)
        asyncio.run(upgrade(url))
    typer.echo(words("database-current"))


@app.command()
def move(source: Source, target: Served = None, yes: Yes = False) -> None:
    """Copy everything into an empty database, games in progress included; stop the server first."""
    bring(source, served(target), yes)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The SQLite file to make.")],
    database: DatabaseOption = None,
) -> None:
    """Copy everything into a new SQLite file, while the server goes on."""
    from ..server.storage.checks import explained
    from ..server.storage.copying import backup, content_of, keys_of

    source = served(database)
    with explained(source):
        content = asyncio.run(content_of(source))
        own_keys = asyncio.run(keys_of(source, True, data_folder()))
        copied = asyncio.run(backup(source, file, own_keys))
    tell(content, copied)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A copy that `backup` has made.")],
    database: DatabaseOption = None,
    yes: Yes = False,
) -> None:
    """Go back to a copy: bring it, with its keys, into an empty database; stop the server first."""
    bring(str(file), served(database), yes)


def bring(source: str, target: str, yes: bool) -> None:
    """Copy everything with its keys; another key is replaced only by those who want it."""
    from ..server.storage.checks import explained, ours
    from ..server.storage.copying import content_of, folder_of, keys_at, keys_of, move, other_keys, write_key
    from ..server.storage.database import KEY_FILES, file_of

    with explained(source):
        content = asyncio.run(content_of(source))
        own_keys = asyncio.run(keys_of(source, source == served(None), data_folder()))
    typer.echo(words("database-restoring", source=source, **facts(content)))
    file = file_of(target)
    if file is not None:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    folder = None if file is None else folder_of(target, data_folder())

    def put_keys() -> None:
        if folder is not None:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            for name, key in own_keys.items():
                write_key(folder / KEY_FILES[name], key)

    with explained(target), ours(target):
        others = other_keys(own_keys, asyncio.run(keys_at(target, data_folder())))
        if others and not yes:
            ask_to_replace([str((folder or Path()) / KEY_FILES[name]) for name in others])
        copied = asyncio.run(move(source, target, own_keys, put_keys))
    tell(content, copied)


def ask_to_replace(files: list[str]) -> None:
    """Whoever came meanwhile is somebody new once a key is replaced: only a yes does it."""
    if not typer.confirm(words("database-replace-keys", files=", ".join(files))):
        raise typer.Exit(1)


def served(database: str | None) -> str:
    """The database that `serve` would use."""
    from ..server.storage.database import default_database

    return database or os.environ.get("PALABRE_DATABASE") or default_database(data_folder())


def facts(content: Content) -> dict[str, object]:
    """What is said of a database."""
    return {"tables": content.tables, "games": content.games, "last": content.moment}


def tell(content: Content, copied: dict[str, int]) -> None:
    """Say what was copied."""
    typer.echo(words("database-copied", **facts(content)))
    for name, rows in copied.items():
        typer.echo(f"{name}: {rows}")
