"""The command line: one command a file in `commands/`."""

from __future__ import annotations

from importlib.metadata import version
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from .commands import (
    analyse,
    bench,
    database,
    dataset,
    even,
    exercises,
    games,
    play,
    replay,
    review,
    rules,
    serve,
    simulate,
    study,
    tournament,
    verify,
)
from .commands.speaking import complain, complain_about_file
from .kernel.errors import PalabreError

INTERRUPTED, REFUSED = 130, 2


class Patient(TyperGroup):
    """What a person did wrong is answered with one sentence, never with a traceback."""

    def invoke(self, ctx: Any) -> Any:
        """Run a command, and turn typed errors into words and exit codes."""
        try:
            return super().invoke(ctx)
        except PalabreError as wrong:
            complain(wrong)
            raise typer.Exit(REFUSED) from None
        except BrokenPipeError:
            raise
        except OSError as wrong:
            complain_about_file(wrong)
            raise typer.Exit(REFUSED) from None
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None


app = typer.Typer(
    cls=Patient,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
COMMANDS = (
    serve,
    play,
    simulate,
    tournament,
    even,
    study,
    dataset,
    replay,
    verify,
    analyse,
    review,
    rules,
    games,
    exercises,
    bench,
)


def show_version(is_asked: bool) -> None:
    """Say which version this is, and nothing else."""
    if is_asked:
        typer.echo(f"palabre {version('palabre')}")
        raise typer.Exit


@app.callback()
def begin(
    _: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Say which version this is."),
    ] = False,
) -> None:
    """An open table for family games; `palabre games` lists them."""


for module in COMMANDS:
    app.command(module.__name__.rpartition(".")[2])(module.run)
app.add_typer(database.app, name="database")

if __name__ == "__main__":
    app()
