"""`palabre bench [GAME…]`: how fast the engine is here."""

from __future__ import annotations

import json
from importlib.util import find_spec
from typing import Annotated

import typer

from ..kernel.errors import PalabreError
from .speaking import LangOption, console, speak


def run(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]…", help="which games; else all")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs: one JSON object.")] = False,
    write: Annotated[bool, typer.Option("--write", help="Keep the results in docs/bench/engine.md.")] = False,
    peers: Annotated[
        bool,
        typer.Option(
            "--peers", help="Beside OpenSpiel, PettingZoo, pgx and Catanatron; kept in docs/bench/speed.md."
        ),
    ] = False,
    rounds: Annotated[int, typer.Option(min=1, help="With --peers: the best of so many rounds.")] = 9,
    lang: LangOption = None,
) -> None:
    """Measure random playouts, matches, search and compile times."""
    from ..bench.engine import measure
    from ..bench.page import as_table, kept_page
    from ..games import find
    from ..games import games as all_games

    speak(lang)
    if peers:
        return run_beside_peers(rounds)
    names = games or all_games()
    for name in games or []:
        find(name)
    results = measure(names, console(stderr=True))
    if as_json:
        print(json.dumps(results))
    else:
        for table in as_table(results):
            console().print(table)
    if write:
        path = kept_page(results)
        console(stderr=True).print(str(path), markup=False)
    return None


def run_beside_peers(rounds: int) -> None:
    """The race beside the peers, printed and kept; a tool of the checkout, which a wheel has not."""
    if not find_spec("palabre.bench.peers"):
        raise PalabreError("cli-only-in-checkout", what="palabre bench --peers")
    from ..bench.peers.page import PAGE, text
    from ..bench.peers.race import race

    best = race(rounds, lambda line: console(stderr=True).print(line, style="dim"))
    page = text(best, rounds)
    PAGE.write_text(page, encoding="utf-8")
    print(page)
