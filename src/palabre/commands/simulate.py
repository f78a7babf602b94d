"""`palabre simulate GAME`: many games at once, by random players or by bots."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..kernel.errors import BadSeats, PalabreError
from .opponents import Opponents, split_specs
from .options import DaskOption, OptionWords, read_options
from .speaking import GameArgument, LangOption, console, speak, words

if TYPE_CHECKING:
    from ..kernel.game import Game, Options
    from ..kernel.match import Match
    from ..kernel.simulate import Totals, Watch
    from ..kernel.stepwise import Keep

RANDOM = "random"


def run(
    game: GameArgument,
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    players: Annotated[
        int | None, typer.Option(help="How many players; else as many as bots are named, or the fewest.")
    ] = None,
    bots: Annotated[
        str, typer.Option(help="Who plays, seat by seat: random, easy, mcts:sims=100, …")
    ] = RANDOM,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    option: OptionWords = None,
    records: Annotated[
        Path | None, typer.Option(help="Write the record of every game into this folder.")
    ] = None,
    workers: Annotated[int | None, typer.Option(min=1, max=256, help="Threads; else one a core.")] = None,
    on: Annotated[str, typer.Option(help="cpu, or cuda: a graphics card.")] = "cpu",
    dask: DaskOption = None,
    parquet: Annotated[
        Path | None, typer.Option(help="With --dask: a file that gets a row for every piece of games.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs: one JSON object.")] = False,
    lang: LangOption = None,
) -> None:
    """Play many games and say what they came to."""
    from ..games import find
    from ..kernel.simulate import simulate

    speak(lang)
    found = find(game)
    options = read_options(found, option)
    specs = split_specs(bots)
    seats = players if players is not None else max(found.min_seats, len(specs))
    found.check_seats(seats)
    workers = workers or os.cpu_count() or 1
    with watched(games, not as_json) as watch:
        if dask is not None:
            totals = on_cluster(
                dask, found, games, seated(specs, seats), options, seed, watch, records, parquet
            )
        elif set(specs) == {RANDOM} and records is None:
            totals = simulate(found, games, seats, options, seed, workers, watch, on)
        else:
            totals = with_players(found, games, seated(specs, seats), options, seed, workers, watch, records)
    print(json.dumps(totals.as_json() | {"bots": specs})) if as_json else show(totals)


def seated(specs: list[str], seats: int) -> list[str]:
    """Who sits at each seat: one bot for all of them, or one named for each."""
    if len(specs) not in (1, seats):
        raise BadSeats("cli-bots-and-seats", bots=len(specs), seats=seats)
    return specs if len(specs) == seats else specs * seats


def with_players(
    game: Game,
    games: int,
    specs: list[str],
    options: Options,
    seed: int,
    workers: int,
    watch: Watch,
    records: Path | None,
) -> Totals:
    """Play through matches: slower, but with bots and records."""
    from ..bots import find
    from ..kernel.stepwise import simulate_stepwise

    for spec in specs:
        find(spec)  # refuses a bot that does not exist before the first game
    at_random = set(specs) == {RANDOM}
    keep = keeper(game, seed, records, specs) if records else lambda number, match: None
    players = None if at_random else (lambda number: Opponents(specs, seed, number))
    return simulate_stepwise(game, games, len(specs), options, seed, workers, watch, players, keep)


def on_cluster(
    address: str,
    game: Game,
    games: int,
    specs: list[str],
    options: Options,
    seed: int,
    watch: Watch,
    records: Path | None,
    parquet: Path | None,
) -> Totals:
    """Play on the workers of a cluster; the totals are those of one machine."""
    from ..bots import find
    from ..studies.parquet import written
    from ..studies.pieces import Piece, simulated
    from ..studies.pools import cluster

    if records is not None:
        raise PalabreError("cluster-no-records")
    if games < 1:
        raise PalabreError("simulate-no-games", games=games)
    for spec in specs:
        find(spec)
    bots = () if set(specs) == {RANDOM} else tuple(specs)
    with cluster(address) as pool, written(parquet) as told:
        whole = Piece(game.name, len(specs), dict(options), seed, 0, games, bots)
        return simulated(whole, pool, watch, told)


def keeper(game: Game, seed: int, folder: Path, specs: list[str]) -> Keep:
    """Writes the record of each match into a folder; it says who sat where."""
    folder.mkdir(parents=True, exist_ok=True)

    def keep(number: int, match: Match) -> None:
        match.sitting = tuple(specs)
        (folder / f"{game.name}-{seed}-{number:06}.jsonl").write_text(match.record(), encoding="utf-8")

    return keep


@contextmanager
def watched(games: int, wanted: bool) -> Iterator[Watch]:
    """A progress bar, if a person watches."""
    if not wanted or not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.progress import Progress

    with Progress(console=console(stderr=True), transient=True) as progress:
        task = progress.add_task(words("playing"), total=games)
        yield lambda done: progress.update(task, completed=done)


def show(totals: Totals) -> None:
    """The totals for a person."""
    from rich.table import Table

    found, out = totals.as_json(), console()
    out.print(
        words(
            "simulated", games=totals.games, game=totals.game, players=totals.players, seed=str(totals.seed)
        )
    )
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column()
    table.add_column(justify="right")
    for name in ("decisions", "nature_moves", "turns", "mean_length", "mean_turns"):
        table.add_row(words(f"total-{name.replace('_', '-')}"), in_full(found[name]))
    for seat in range(totals.players):
        share, points = found["wins"][seat] / totals.games, found["mean_scores"][seat]
        table.add_row(
            words("total-seat", number=seat),
            words("total-share", share=in_full(100 * share), points=in_full(points)),
        )
    table.add_row(words("total-seconds"), in_full(totals.seconds))
    table.add_row(words("total-rate"), in_full(found["decisions_per_second_per_core"]))
    out.print(table)


def in_full(number: float) -> str:
    """A number as people of this language write it."""
    return words("amount", n=round(number, 2))
