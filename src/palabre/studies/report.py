"""The report of a study: the plan first, as it was before anything was looked at; then what came out."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from .counting import Estimate, Measure, estimate, first_seat, length, luck, points, turns
from .drawing import drawn
from .keeping import Results
from .plan import Cell, Plan, Play, cells, digest, pieces_of

ALIKE: dict[str, tuple[Measure, str]] = {
    "decisions a game": (length, "{:.1f}"),
    "turns a game": (turns, "{:.1f}"),
    "points a seat": (points, "{:.2f}"),
    "first seat’s advantage": (first_seat, "{:+.2%}"),
}
PLAN = """# {title}

*Made by `palabre study {file}`; the plan below (`{digest}`) was written down before the first game, and its
results are refused under any other.*

## The plan

**Asked.** {asked}

**Expected.** {expected}

**Played.** `{game}` with {seats} seats, seed {seed}; {plays}. Intervals are of 95 %, made of how much twenty
or more pieces of the games differ; with many rows some will miss by chance.
"""


class Measured(NamedTuple):
    """One measure by one kind of players."""

    title: str
    form: str
    rows: list[tuple[Cell, Estimate]]


def write(plan: Plan, results: Results, file: Path, folder: Path) -> Path:
    """The report beside its pictures."""
    name = file.stem
    parts = [told(plan, file)]
    for n, measured in enumerate(measures(plan, results)):
        parts.append(f"## {measured.title}\n\n" + table(measured))
        for players in plan.seats:
            picture = f"{name}-{n}-{players}.svg"
            rows = [(cell.changed, each) for cell, each in measured.rows if cell.players == players]
            title = f"{measured.title}, {players} seats".replace("`", "")
            text = drawn(title, rows, measured.form)
            (folder / picture).write_text(text, encoding="utf-8")
            parts.append(f"![{title}]({picture})\n")
    report = folder / f"{name}.md"
    report.write_text("\n".join(parts), encoding="utf-8")
    return report


def told(plan: Plan, file: Path) -> str:
    """The plan in words."""
    plays = "; ".join(f"{each.games} games a cell by {who(each)}" for each in plan.play)
    facts = {"title": plan.title, "file": file.name, "digest": digest(plan), "asked": plan.asked.strip()}
    facts |= {"expected": plan.expected.strip(), "game": plan.game, "seed": str(plan.seed), "plays": plays}
    return PLAN.format(seats=", ".join(map(str, plan.seats)), **facts)


def who(play: Play) -> str:
    """Who plays."""
    return f"one `{play.bots}` against `{play.against}`" if play.against else f"`{play.bots}`"


def measures(plan: Plan, results: Results) -> list[Measured]:
    """Everything that the plan asks for."""
    found = []
    for play in plan.play:
        of = {"luck’s share": (luck(play.bots), "{:.1%}")} if play.against else ALIKE
        for title, (measure, form) in of.items():
            rows = [
                (cell, estimate(results.of(pieces_of(plan, cell, play)), measure)) for cell in cells(plan)
            ]
            found.append(Measured(f"{title[0].upper()}{title[1:]}, {who(play)}", form, rows))
    return found


def table(measured: Measured) -> str:
    """A row for each cell; bold where its interval does not touch that of the usual way."""
    lines = ["| seats | rules | mean | 95 % |", "| --: | :-- | --: | --: |"]
    usual = {cell.players: each for cell, each in reversed(measured.rows) if cell.changed == "as usual"}
    for cell, each in measured.rows:
        low, high = measured.form.format(each.low), measured.form.format(each.high)
        mean, base = measured.form.format(each.mean), usual.get(cell.players)
        is_apart = base is not None and (each.low > base.high or each.high < base.low)
        lines.append(
            f"| {cell.players} | {cell.changed} | {f'**{mean}**' if is_apart else mean} | {low} – {high} |"
        )
    return "\n".join(lines) + "\n"
