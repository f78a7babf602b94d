"""`palabre even GAME --bots easy,hard`: the handicap with which all win equally often, by simulation."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer

from .opponents import split_specs
from .options import OptionWords, read_options
from .speaking import GameArgument, LangOption, console, speak, words
from .tournament import between, watched

if TYPE_CHECKING:
    from ..bots.even import Even, Tables


def run(
    game: GameArgument,
    bots: Annotated[str, typer.Option(help="Who sits there, seat by seat: a,b or more.")],
    games: Annotated[int, typer.Option(min=16, help="How many games at most.")] = 800,
    seconds: Annotated[float, typer.Option(min=1, help="How long at most.")] = 300,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    option: OptionWords = None,
    workers: Annotated[int | None, typer.Option(min=1, max=256, help="Processes; else one a core.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs: one JSON object.")] = False,
    lang: LangOption = None,
) -> None:
    """Find the handicap that makes a table of these bots even."""
    from ..bots.even import Tables, even, processes
    from ..bots.tournament import cores
    from ..games import find

    speak(lang)
    found = find(game)
    tables = Tables(found, tuple(split_specs(bots)), seed, read_options(found, option))
    tables.check()
    busy = workers or cores()
    with watched(games, not as_json) as progress, processes(busy) as pool:
        told = even(tables, games, seconds, pool, busy, progress)
    if as_json:
        print(json.dumps({"game": found.name, "bots": tables.specs, "seed": seed, **asdict(told)}))
    else:
        show(tables, told)


def show(tables: Tables, told: Even) -> None:
    """The handicaps for a person."""
    from rich.table import Table

    out, name = console(), tables.handicap.name
    out.print(words("even-played", games=told.games, seconds=f"{told.seconds:.0f}"))
    table = Table(box=None, pad_edge=False)
    for number, column in enumerate(("bot", "alone", "amount", "interval", "share")):
        table.add_column(words(f"even-{column}"), justify="right" if number else "left")
    for bot, spec in enumerate(tables.specs):
        table.add_row(
            spec,
            f"{told.alone[bot]:.1%}",
            str(told.amounts[bot]),
            between(told.intervals[bot], "{:.0f}"),
            f"{told.shares[bot]:.1%} ({between(told.within[bot], '{:.0%}')})",
        )
    out.print(table)
    out.print(words(f"even-means-{name}"))
    given = tables.handicap.given(told.amounts)
    out.print(words("even-use", options=" ".join(f"--option {key}={value}" for key, value in given.items())))
