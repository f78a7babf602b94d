"""`palabre dataset GAME`: bots' games as a table of decisions in a Parquet file, with a card."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .opponents import split_specs
from .options import OptionWords, read_options
from .speaking import GameArgument, LangOption, console, speak, words
from .tournament import watched


def run(
    game: GameArgument,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    bots: Annotated[str, typer.Option(help="Who plays: a,b,c; the last fills further seats.")] = "medium",
    players: Annotated[int | None, typer.Option(help="Seats at a table; else one for each bot.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    option: OptionWords = None,
    out: Annotated[Path | None, typer.Option(help="The file; else GAME.parquet.")] = None,
    lang: LangOption = None,
) -> None:
    """Write the decisions of bots' games as Parquet, with a card that says what is in it."""
    from ..bots import find as find_bot
    from ..bots.dataset import Dataset, seated
    from ..games import find

    speak(lang)
    found, file = find(game), out or Path(f"{game}.parquet")
    specs = seated(found, split_specs(bots), players)
    for spec in specs:
        find_bot(spec)
    made = Dataset(found, specs, games, seed, read_options(found, option))
    with watched(games, True) as progress:
        rows = made.write(file, progress)
    console().print(
        words("dataset", rows=rows, games=games, file=str(file), card=str(file.with_suffix(".md")))
    )
