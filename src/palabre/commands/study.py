"""`palabre study FILE.toml`: a grid of games, options, bots and seats, played and reported."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .options import DaskOption
from .speaking import LangOption, console, speak, words
from .watching import watched


def run(
    file: Annotated[Path, typer.Argument(metavar="FILE.toml", help="The plan of a study.")],
    workers: Annotated[int | None, typer.Option(min=1, max=256, help="Processes; else one a core.")] = None,
    dask: DaskOption = None,
    out: Annotated[Path | None, typer.Option(help="A folder for the report; else the plan's.")] = None,
    lang: LangOption = None,
) -> None:
    """Play what a plan asks for, going on where it was broken off, and write a report with pictures."""
    from ..bots.tournament import cores
    from ..studies.pools import pool_at
    from ..studies.running import run as carry_out

    speak(lang)
    with pool_at(dask, workers or cores()) as pool, watched(words("playing")) as watch:
        report = carry_out(file, pool, lambda plan: console().print(plan, markup=False), watch, out)
    console().print(words("study-done", file=str(report)), markup=False)
