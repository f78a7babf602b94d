"""`palabre review RECORD`: what was luck and what was choice in a whole game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..kernel.words import say
from .options import DaskOption
from .speaking import LangOption, console, language, read_text, speak
from .telling import names_of
from .watching import watched

if TYPE_CHECKING:
    from rich.console import Console

    from ..analysis.telling import Table, Teller


def run(
    record: Annotated[
        str, typer.Argument(metavar="RECORD", help="a file, a folder of records, or - for standard input")
    ],
    as_json: Annotated[bool, typer.Option("--json", help="For programs: one JSON object.")] = False,
    html: Annotated[Path | None, typer.Option(help="Write a page of its own into this file.")] = None,
    simulations: Annotated[
        int | None,
        typer.Option(min=4, max=1_000_000, help="Of each value and decision; else so many as take seconds."),
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same numbers.")] = 0,
    workers: Annotated[
        int, typer.Option(min=1, max=256, help="Of a folder: processes that review at once.")
    ] = 1,
    dask: DaskOption = None,
    lang: LangOption = None,
) -> None:
    """Tell where each result comes from: start, luck, own choices, those of the others; and the errors."""
    import palabre

    from ..analysis.page import page
    from ..analysis.telling import Teller

    spoken = speak(lang)
    if Path(record).is_dir():
        review_folder(Path(record), simulations, seed, workers, dask)
        return
    match = palabre.replay(read_text(record))
    if html is not None:
        html.touch()  # a place that does not do is better said before the work than after it
    with watched(say(spoken, "review-progress")) as watch:
        found = palabre.review(match, simulations, seed, watch)
    teller = Teller(match, found, spoken, names_of(match.players))
    if html is not None:
        html.write_text(page(teller), encoding="utf-8")
    if as_json:
        print(json.dumps(found))
    elif html is None:
        tell(console(), teller)


def review_folder(folder: Path, simulations: int | None, seed: int, workers: int, dask: str | None) -> None:
    """Review every record of a folder, here or on a cluster: one JSON object a line, in the files' order."""
    from ..studies.pools import pool_at
    from ..studies.reviewing import reviews

    with pool_at(dask, workers) as pool, watched(say(language(), "review-progress")) as watch:
        for line in reviews(sorted(folder.glob("*.jsonl")), simulations, seed, pool, watch):
            print(line, flush=True)


def tell(out: Console, told: Teller) -> None:
    """The review in the terminal, every moment apart."""
    out.print(told.title, style="bold", markup=False)
    out.print(told.how, markup=False)
    out.print()
    show(out, told.ledger())
    out.print(told.say("adds"), style="dim", markup=False)
    out.print()
    out.print(told.best(), markup=False)
    listed(out, told.say("mistakes"), told.mistakes())
    lucky = told.luckiest()
    listed(out, told.say("turning"), [*told.turning(), *([lucky] if lucky else [])])
    if hands := told.hands():
        listed(out, told.say("hands"), hands)
    if readers := told.readers():
        out.print()
        show(out, readers)


def listed(out: Console, title: str, sentences: list[str]) -> None:
    """Sentences below a title."""
    out.print()
    out.print(title, style="bold", markup=False)
    for sentence in sentences:
        out.print(f"  {sentence}", markup=False)


def show(out: Console, found: Table) -> None:
    """A table below its title."""
    from rich.table import Table as Drawn

    from ..analysis.telling import is_words

    drawn = Drawn(title=found.title, title_justify="left", box=None, pad_edge=False)
    for place, head in enumerate(found.heads):
        wordy = any(is_words(row[place]) for row in found.rows)
        drawn.add_column(head, justify="left" if wordy else "right")
    for row in found.rows:
        drawn.add_row(*row)
    out.print(drawn)
