"""`palabre exercises GAME`: positions with one clearly best choice, made from played games."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..kernel.errors import PalabreError
from .speaking import GameArgument, LangOption, console, speak, words

if TYPE_CHECKING:
    from ..bots.exercises.making import Watch


def run(
    game: GameArgument,
    games: Annotated[int, typer.Option(min=1, max=100_000, help="How many games to look through.")] = 200,
    seed: Annotated[int, typer.Option(help="The same seed gives the same exercises.")] = 0,
    each: Annotated[int, typer.Option(min=1, max=100, help="How many to keep of each grade.")] = 6,
    out: Annotated[Path | None, typer.Option(help="The file to write; else to standard output.")] = None,
    lang: LangOption = None,
) -> None:
    """Look through games for positions in which one choice is best beyond doubt."""
    from ..bots.exercises.making import as_text, make
    from ..games import find

    speak(lang)
    found = find(game)
    if not found.has_room("reasons"):
        raise PalabreError("cli-exercises-none", game=found.name)
    if out is not None:
        out.touch()  # a place that does not do is better said before the work than after it
    with watched(games) as watch:
        text = as_text(make(found, games, seed, each, watch))
    if out is None:
        print(text, end="")
    else:
        out.write_text(text, encoding="utf-8")


@contextmanager
def watched(games: int) -> Iterator[Watch]:
    """A progress bar with what was found of each grade, if a person watches."""
    if not sys.stderr.isatty():
        yield lambda done, found: None
        return
    from rich.progress import MofNCompleteColumn, Progress

    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn())
    with Progress(*columns, console=console(stderr=True), transient=True) as progress:
        task = progress.add_task(words("exercises-found", found="0 · 0 · 0"), total=games)
        yield lambda done, found: progress.update(
            task,
            completed=done,
            description=words("exercises-found", found=" · ".join(map(str, found.values()))),
        )
