"""The results of a bench: as tables in the terminal, and as a page that is kept."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.table import Table

PAGE = Path("docs/bench/engine.md")

SPEED = ("game", "seats", "decisions/s", "nature/s", "turns/s", "games/s", "length", "of loop")
SEARCH = ("game", "seats", "simulations/s")
READY = ("game", "moves/s", "choices/s", "cold", "all cold", "cached", "all cached")

INTRODUCTION = """\
# The engine's speed

Made by `palabre bench --write`. Best of 5 runs, by the time that one core was ours; a decision has at least
two options. Moves of a `Match` are named choices at random and all that follows from them, views not asked
for. Until ready: seconds of the processor in a fresh process, imports included, to a first match, and to the
runner of simulations and the bots' search as well. Length is decisions a game; "of loop" is the share of
the calibration loop, by which two machines can be compared.
"""

Results = dict[str, Any]
Row = tuple[str, ...]


def speed_rows(results: Results) -> Iterator[Row]:
    """Random playouts, a row for each number of players."""
    for game in results["games"]:
        for one in game["playouts"]:
            rates = [
                short(one[f"{name}_per_second"]) for name in ("decisions", "nature_moves", "turns", "games")
            ]
            share = one["decisions_per_second"] / results["calibration_per_second"]
            yield (
                game["game"],
                str(one["players"]),
                *rates,
                f"{one['decisions_per_game']:.0f}",
                f"{share:.2%}",
            )


def search_rows(results: Results) -> Iterator[Row]:
    """The bots' search, where bots search."""
    for game in results["games"]:
        for one in game["search"]:
            yield game["game"], str(one["players"]), short(one["simulations_per_second"])


def ready_rows(results: Results) -> Iterator[Row]:
    """Matches through Python, and the time until they are ready."""
    for game in results["games"]:
        moves = (game["match"]["moves_per_second"], game["match"]["choices_per_second"])
        seconds = [
            game[f"{kind}_seconds"] for kind in ("cold_match", "cold_all", "cached_match", "cached_all")
        ]
        yield game["game"], *map(short, moves), *(f"{each:.1f}" for each in seconds)


def short(n: int) -> str:
    """A large number in three digits."""
    for size, letter in ((1_000_000, "M"), (1_000, "k")):
        if n >= size:
            return f"{n / size:.{2 if n < 10 * size else 1 if n < 100 * size else 0}f} {letter}"
    return str(n)


def as_table(results: Results) -> Iterator[Table]:
    """The results for a person at the terminal."""
    from rich.table import Table

    for title, heads, rows in tables(results):
        table = Table(title=title, title_justify="left", box=None, pad_edge=False)
        for place, head in enumerate(heads):
            table.add_column(head, justify="right" if place else "left")
        for row in rows:
            table.add_row(*row)
        yield table


def tables(results: Results) -> Iterator[tuple[str, Sequence[str], list[Row]]]:
    """All tables, with their titles."""
    loop = f"{results['calibration_per_second']:,}"
    yield f"Random playouts on one core (calibration loop: {loop} steps/s)", SPEED, list(speed_rows(results))
    yield "Search on one core, as `hard` and `champion` use it", SEARCH, list(search_rows(results))
    began = f"`import palabre` takes {results['import_seconds']:.2f} s"
    yield f"Through Python, and until a game is ready ({began})", READY, list(ready_rows(results))


def as_page(results: Results) -> str:
    """The page that is kept."""
    where = results["machine"]
    cores = f"{where['cores']} shared cores ({where['processor']})"
    parts = [INTRODUCTION, f"{cores}, Python {where['python']}, numba {where['numba']}."]
    for title, heads, rows in tables(results):
        parts += [
            f"\n## {title}\n",
            line(heads),
            line(["---", *["--:"] * (len(heads) - 1)]),
            *map(line, rows),
        ]
    return "\n".join(parts) + "\n"


def line(cells: Sequence[str]) -> str:
    """A row of a table."""
    return f"| {' | '.join(cells)} |"


def kept_page(results: Results) -> Path:
    """Write the page into the checkout; return where."""
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(as_page(results), encoding="utf-8")
    return PAGE
