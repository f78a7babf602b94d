"""`python -m palabre.bench.even [--games 2000] [--workers 16] [--write]`: are computed handicaps even?

For every game the handicap between `easy` and `hard` is computed and then tried in fresh games; with
`--levels` also how far each level lies behind `hard`, which is what tables suggest.
"""

from __future__ import annotations

import argparse
import json
import time
from concurrent.futures import Executor
from math import inf
from pathlib import Path
from typing import NamedTuple

from ..bots import LEVELS, warm
from ..bots.even import Even, Measured, even, measured, processes
from ..bots.even.journal import Journal, KeptTables
from ..bots.even.lags import KEPT
from ..bots.tournament import cores
from ..games import find, games
from ..kernel.game import Game

PAGE = Path(__file__).parents[3] / "docs/bench/even.md"
WEAKER, STRONGER = "easy", "hard"
EVEN, ENOUGH = (0.45, 0.55), 2000  # the share asked for, of so many fresh games
SURE = 0.04  # the search ends when it can tell that nobody's share is further from a half
HEAD = """# Even tables, measured

Made by `python -m palabre.bench.even --write`: for each game the handicap between `easy` and `hard` is
computed as `palabre even` does it, on twin tables; then it is tried in fresh games, with other dice. What
`easy` wins should lie between 45 % and 55 % of 2,000 games; "so far" is said of fewer. Intervals are of 95 %.

| game | handicap | 95 % | from games | `easy` without | fresh games | `easy` with it | 95 % | |
|---|---|---|---|---|---|---|---|---|
"""


class Row(NamedTuple):
    """What was computed for a game, and what came of it in fresh games."""

    game: Game
    found: Even
    tried: Measured

    @property
    def is_even(self) -> bool:
        """Whether both win about equally often."""
        return EVEN[0] <= self.tried.share <= EVEN[1]

    def line(self) -> str:
        """The row of the page."""
        assert self.game.handicap
        bearer = max(range(2), key=lambda bot: self.found.amounts[bot])
        low, high = self.found.intervals[bearer]
        given = f"`{self.game.handicap.name}` {self.found.amounts[bearer]} for `{(WEAKER, STRONGER)[bearer]}`"
        cells = (
            *(
                self.game.name,
                given,
                f"{low:.0f} – {high:.0f}",
                self.found.games,
                f"{self.found.alone[0]:.1%}",
            ),
            *(self.tried.games, f"{self.tried.share:.1%}", "{:.1%} – {:.1%}".format(*self.tried.interval)),
            ("✓" if self.tried.games >= ENOUGH else "so far") if self.is_even else "no",
        )
        return "".join(f"| {cell} " for cell in cells) + "|"


def main() -> None:
    """Compute, try, print; keep what was asked to be kept."""
    asked = arguments()
    began = time.monotonic()
    names = [name for name in games() if asked.only in name]
    for name in names:
        warm(find(name))
    with processes(asked.workers) as pool:
        rows = []
        for name in names:
            rows.append(tried(find(name), asked, pool))
            print(rows[-1].line(), f"{time.monotonic() - began:.0f} s", flush=True)
            if asked.levels:
                keep_lags(find(name), asked, pool)
    if asked.write:
        keep_page({row.game.name: row.line() for row in rows})
    raise SystemExit(0 if all(row.is_even for row in rows) else 1)


def keep_page(lines: dict[str, str]) -> None:
    """The page with these rows; games that were not asked for keep theirs."""
    known = PAGE.read_text(encoding="utf-8").splitlines() if PAGE.exists() else []
    kept = {name: line for name in games() for line in known if line.startswith(f"| {name} ")} | lines
    rows = [f"{kept[name]}\n" for name in games() if name in kept]
    PAGE.write_text(HEAD + "".join(rows), encoding="utf-8")


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="python -m palabre.bench.even")
    parser.add_argument("--games", type=int, default=ENOUGH, help="fresh games for each computed handicap")
    parser.add_argument("--search", type=int, default=2000, help="games to compute it from, at most")
    parser.add_argument("--seconds", type=float, default=600, help="for computing one, at most")
    parser.add_argument("--trying", type=float, default=inf, help="seconds for the fresh games, at most")
    parser.add_argument("--journal", type=Path, help="a file by which a run goes on where one was cut")
    parser.add_argument("--workers", type=int, default=cores(), help="processes to play in")
    parser.add_argument("--only", default="", help="only games with this in their name")
    parser.add_argument(
        "--levels", action="store_true", help="measure all levels, and keep it in tuning.json"
    )
    parser.add_argument("--write", action="store_true", help=f"keep the page in {PAGE}")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def tried(game: Game, asked: argparse.Namespace, pool: Executor | None) -> Row:
    """One game: compute the handicap, then play fresh games with it."""
    journal = Journal(asked.journal)
    tables = KeptTables(game, (WEAKER, STRONGER), asked.seed, journal=journal)
    found = even(tables, asked.search, asked.seconds, pool, asked.workers, sure=SURE)
    fresh = KeptTables(game, (WEAKER, STRONGER), asked.seed + 1, journal=journal)
    return Row(game, found, measured(fresh, found.amounts, asked.games, pool, asked.trying))


def keep_lags(game: Game, asked: argparse.Namespace, pool: Executor | None) -> None:
    """How far each level lies behind `hard`, kept with the game."""
    lags = {level: lag(game, level, asked, pool) for level in LEVELS}
    print(game.name, lags, flush=True)
    file = game.folder / "tuning.json"
    text = file.read_text(encoding="utf-8")
    told = f'  "{KEPT}": {json.dumps(lags)}'
    lines = [f"{told}," if line.startswith(f'  "{KEPT}"') else line for line in text.splitlines()]
    if f"{told}," not in lines:
        lines.insert(1, f"{told},")
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def lag(game: Game, level: str, asked: argparse.Namespace, pool: Executor | None) -> int:
    """What a level would have to be given against `hard`; below 0 for who is stronger."""
    if level == STRONGER:
        return 0
    tables = KeptTables(game, (level, STRONGER), asked.seed, journal=Journal(asked.journal))
    found = even(tables, asked.search, asked.seconds, pool, asked.workers, sure=SURE)
    print(f"{game.name} {level} {found.amounts} {found.intervals}, {found.games} games", flush=True)
    mine, theirs = found.amounts
    assert game.handicap
    return mine - theirs if game.handicap.helps else theirs - mine


if __name__ == "__main__":
    main()
