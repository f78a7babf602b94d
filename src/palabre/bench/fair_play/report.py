"""The numbers of docs/fair-play.md, and where they stand in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from palabre.bench.fair_play import studies
from palabre.bench.fair_play.games import ROUNDS_PER_GAME, Tally
from palabre.bench.fair_play.methods import METHODS
from palabre.bench.fair_play.plot import line_plot
from palabre.bench.fair_play.studies import Effort

BEGIN, END = "<!-- numbers: written by the command above -->", "<!-- end of numbers -->"
LABELS = {"arrival": "arrival order", "naive": "naive correction", "ours": "photo finish"}
FIRST_WON = [*LABELS.values(), "told as a tie"]
GAINED = ["far liar", "near liar", "far liar, natural reactions", "near liar, natural reactions"]


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A Markdown table, numbers to the right."""
    lines = ["| " + " | ".join(heads) + " |", "|---" + "|--:" * (len(heads) - 1) + "|"]
    return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in rows])


def ping_rows(tallies: Iterable[tuple[int, Tally]]) -> list[list[str]]:
    """The table behind the plot."""
    return [[f"{difference} ms", *studies.shares(tally)] for difference, tally in tallies]


def ping_plot(tallies: Sequence[tuple[int, Tally]]) -> str:
    """How often the truly first player wins, by difference in ping."""
    lines = {LABELS[method]: [tally.first_share(method) for _, tally in tallies] for method in METHODS}
    title = "How often the player who was truly first wins"
    across = "difference in ping (ms); the other player is at 20 ms, reactions are 30 ms apart"
    return line_plot(title, across, [difference for difference, _ in tallies], lines)


def numbers(effort: Effort, by_ping: Sequence[tuple[int, Tally]]) -> str:
    """All tables, in the order in which the page speaks of them."""
    rounds = effort.games * ROUNDS_PER_GAME
    return f"""{BEGIN}
Each row: {effort.games:,} games of {ROUNDS_PER_GAME} rounds ({rounds:,} rounds), seed {effort.seed}.
All numbers in percent.

### By difference in ping: 20 ms against 20 ms and more, jitter 15 %, 60 Hz, reactions 30 ms apart
{table(["difference", *FIRST_WON], ping_rows(by_ping))}

### By how close it was: pings 20 and 250 ms
{table(["reactions apart", *FIRST_WON], studies.by_gap(effort))}

### Two to eight strangers, reactions as people have them
{table(["seats", *FIRST_WON], studies.by_seats(effort))}

### An honest far player in all weathers: pings 20 and 250 ms, reactions 30 ms apart
{table(["the far player's line", *FIRST_WON, "far player's wins"], studies.by_weather(effort))}

### Liars who answer pings honestly: points of win share gained, of 50 that are fair
Far is 250 ms, near is 20 ms; the first two columns have reactions 30 ms apart.

{table(["the liar", *GAINED], studies.gains(studies.HONEST_PINGS, effort))}

### Liars who hold back their pongs too
{table(["the liar", *GAINED], studies.gains(studies.HELD_PINGS, effort))}
{END}"""


def write(docs: Path, page_numbers: str, plot: str) -> None:
    """Put new numbers between the two marks of the page, and the plot beside it."""
    page = docs / "fair-play.md"
    before, _, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    _, mark, after = rest.partition(END)
    if not mark:
        raise ValueError(f"{page.name} has lost one of the marks {BEGIN} and {END}")
    page.write_text(before + page_numbers + after, encoding="utf-8")
    (docs / "fair-play.svg").write_text(plot, encoding="utf-8")
