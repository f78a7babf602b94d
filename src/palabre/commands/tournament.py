"""`palabre tournament GAME --bots a,b,c`: which bot is stronger, on the same dice from every seat."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..kernel.errors import PalabreError
from ..kernel.words import say
from .opponents import split_specs
from .options import DaskOption, OptionWords, read_options
from .speaking import GameArgument, LangOption, console, language, speak

if TYPE_CHECKING:
    from ..bots.tournament import Standing, Tournament, Twin
    from ..bots.tournament.answering import Response
    from ..bots.tournament.rating import Rating
    from ..bots.tournament.standing import Interval

COLUMNS = (
    "bot",
    "win-share",
    "win-interval",
    "mean-score",
    "score-interval",
    "rating",
    "rating-interval",
    "response",
)


def run(
    game: GameArgument,
    bots: Annotated[
        str, typer.Option(help="Who plays: a,b,c; of fewer bots than seats the last fills the rest.")
    ],
    games: Annotated[int, typer.Option(min=1, help="How many games, rounded up to whole twin tables.")] = 100,
    players: Annotated[int | None, typer.Option(help="Seats at a table; else one for each bot.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    option: OptionWords = None,
    records: Annotated[Path | None, typer.Option(help="A folder for the record of every game.")] = None,
    workers: Annotated[int | None, typer.Option(min=1, max=256, help="Processes; else one a core.")] = None,
    dask: DaskOption = None,
    plot: Annotated[Path | None, typer.Option(help="A file for a picture of the ratings: SVG.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs: one JSON object.")] = False,
    lang: LangOption = None,
) -> None:
    """Let bots play each other: all arrangements round the table, each on the same dice."""
    from ..bots.tournament import Tournament, cores, seats_for, tally
    from ..bots.tournament.answering import responses
    from ..bots.tournament.picture import drawn
    from ..bots.tournament.rating import ratings
    from ..bots.tournament.telling import told
    from ..games import find

    speak(lang)
    found, specs = find(game), split_specs(bots)
    tournament = Tournament(
        found, tuple(specs), seats_for(found, specs, players), seed, read_options(found, option), records
    )
    if plot is not None:
        plot.parent.mkdir(parents=True, exist_ok=True)
    tables = range(tournament.tables(games))
    began = time.perf_counter()
    with watched(len(tables) * len(tournament.seated), not as_json) as progress:
        twins = played(tournament, tables, workers or cores(), progress, dask)
    seconds = time.perf_counter() - began
    standings, rated, answers = tally(specs, twins), ratings(twins), responses(twins)
    if plot is not None:
        title = say(language(), "bots-tournament-plot", game=found.name, **facts(tournament, standings))
        plot.write_text(drawn(title, specs, rated), encoding="utf-8")
    if as_json:
        print(told(tournament, standings, rated, answers, seconds))
    else:
        show(tournament, standings, rated, answers, seconds)


def facts(tournament: Tournament, standings: Sequence[Standing]) -> dict[str, int]:
    """How much was played."""
    tables = len(standings[0].wins)
    return {"games": tables * len(tournament.seated), "tables": tables, "players": tournament.players}


def played(
    tournament: Tournament, tables: range, workers: int, progress: Callable[[int], None], dask: str | None
) -> list[Twin]:
    """All twin tables, here or on the workers of a cluster."""
    if dask is None:
        return tournament.twins(tables, workers, progress)
    from ..studies.pools import cluster

    if tournament.records is not None:
        raise PalabreError("cluster-no-records")
    with cluster(dask) as pool:
        return tournament.twins(tables, progress=progress, pool=pool)


@contextmanager
def watched(games: int, wanted: bool) -> Iterator[Callable[[int], None]]:
    """A progress bar, if a person watches."""
    if not wanted or not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (*Progress.get_default_columns()[:-1], MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console(stderr=True), transient=True) as progress:
        task = progress.add_task(say(language(), "bots-tournament-playing"), total=games)
        yield lambda done: progress.advance(task, done)


def show(
    tournament: Tournament,
    standings: Sequence[Standing],
    rated: Sequence[Rating],
    answers: Sequence[Response | None],
    seconds: float,
) -> None:
    """The result for a person, the strongest first."""
    from rich.table import Table

    lang, out = language(), console()
    known = {**facts(tournament, standings), "seed": str(tournament.seed), "seconds": f"{seconds:.1f}"}
    out.print(say(lang, "bots-tournament-played", **known))
    table = Table(box=None, pad_edge=False)
    for number, name in enumerate(COLUMNS):
        table.add_column(say(lang, f"bots-tournament-{name}"), justify="right" if number else "left")
    ranked = sorted(zip(standings, rated, answers), key=lambda each: -each[0].win_share)
    for standing, rating, answer in ranked:
        table.add_row(
            standing.spec,
            f"{standing.win_share:.1%}",
            between(standing.win_interval(), "{:.1%}"),
            f"{standing.mean_score:.2f}",
            between(standing.score_interval(), "{:.2f}"),
            f"{rating.points:+.0f}",
            between(rating.interval, "{:+.0f}"),
            f"{tournament.specs[answer.bot]} {answer.share:.0%}" if answer else "–",
        )
    out.print(table)
    for standing in filter(lambda each: each.forfeits, standings):
        lost = {"bot": standing.spec, "games": len(standing.forfeits), "reason": standing.forfeits[0]}
        out.print(say(lang, "bots-tournament-forfeits", **lost), markup=False)
    out.print(say(lang, "bots-tournament-equal", share=f"{1 / tournament.players:.1%}"))


def between(interval: Interval, form: str) -> str:
    """An interval in words."""
    return f"{form.format(interval[0])} … {form.format(interval[1])}"
