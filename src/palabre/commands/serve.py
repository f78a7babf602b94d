"""`palabre serve`: open the table on the network."""

from __future__ import annotations

from typing import Annotated

import typer

from ..kernel.errors import PalabreError

DatabaseOption = Annotated[
    str | None,
    typer.Option(envvar="PALABRE_DATABASE", help="Where games are kept: an SQLite file or a PostgreSQL URL."),
]


def run(
    host: Annotated[
        str, typer.Option(help="The address to listen at; 0.0.0.0 lets phones in the room come.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="The port to listen at; 0 takes any that is free.")
    ] = 8000,
    database: DatabaseOption = None,
    public_url: Annotated[
        str | None, typer.Option(help="The address that people use, where a proxy stands before it.")
    ] = None,
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="How many processes; more than one needs PostgreSQL.")
    ] = 1,
    metrics: Annotated[
        bool, typer.Option("--metrics", help="Show /metrics to everybody, not to this machine alone.")
    ] = False,
    keep_names: Annotated[
        int, typer.Option(min=0, help="Days that names are kept after a table was last used; 0 is for ever.")
    ] = 365,
) -> None:
    """Open the table: people come with a browser, programs with a socket."""
    from ..server.serve import PortBusy
    from ..server.serve import run as serve

    try:
        serve(host, port, database, public_url, workers=workers, metrics=metrics, keep_names=keep_names)
    except PortBusy as busy:
        raise PalabreError("cli-port", reason=str(busy)) from None
