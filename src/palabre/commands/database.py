"""`palabre database`: bring it up to date, move it, copy it while it is in use."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(no_args_is_help=True, help="Bring the database up to date, move it, copy it.")
Where = Annotated[str, typer.Argument(metavar="DATABASE", help="An SQLite file or a PostgreSQL URL.")]


@app.command()
def upgrade(database: Where) -> None:
    """Bring a database up to date; `serve` does it by itself on SQLite."""
    from ..server.storage.database import upgrade

    asyncio.run(upgrade(database))
    typer.echo("The database is up to date.")


@app.command()
def move(source: Where, target: Where) -> None:
    """Copy everything into an empty database, games in progress included; stop the server first."""
    from ..server.storage.database import move

    tell(asyncio.run(move(source, target, own_keys(source))))


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The SQLite file to make.")],
    database: Annotated[str | None, typer.Option(help="An SQLite file or a PostgreSQL URL.")] = None,
) -> None:
    """Copy everything into a new SQLite file, while the server goes on."""
    from ..kernel.folders import data_folder
    from ..server.serve import DATABASE
    from ..server.storage.database import backup

    source = database or str(data_folder() / DATABASE)
    tell(asyncio.run(backup(source, file, own_keys(source))))


def own_keys(source: str) -> dict[str, bytes]:
    """The keys of a server alone on SQLite, by name, where it keeps them: in its data folder."""
    from ..kernel.folders import data_folder
    from ..server.serve import COOKIE_KEY, DAILY_KEY
    from ..server.storage.database import COOKIES, DAILY, is_postgres

    if is_postgres(source):
        return {}
    files = {COOKIES: data_folder() / COOKIE_KEY, DAILY: data_folder() / DAILY_KEY}
    return {name: file.read_bytes() for name, file in files.items() if file.exists()}


def tell(copied: dict[str, int]) -> None:
    """Say what was copied."""
    for name, rows in copied.items():
        typer.echo(f"{name}: {rows}")
