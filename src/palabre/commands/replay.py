"""`palabre replay RECORD`: a game told again."""

from __future__ import annotations

from typing import Annotated

import typer

from .speaking import LangOption, console, read_text, speak
from .telling import names_of, tell, tell_result


def run(
    record: Annotated[str, typer.Argument(metavar="RECORD", help="a file, or - for standard input")],
    seat: Annotated[
        int | None, typer.Option(help="Tell only what this seat saw; else, what all could see.")
    ] = None,
    lang: LangOption = None,
) -> None:
    """Tell a recorded game move by move."""
    import palabre

    spoken = speak(lang)
    match = palabre.replay(read_text(record))
    if seat is not None:
        match.view(seat)  # refuses a seat that is not at the table
    players, out = names_of(match.players), console()
    tell(out, match.game.name, match.events(seat), players, spoken)
    tell_result(out, match, players)
