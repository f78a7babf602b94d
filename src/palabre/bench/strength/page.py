"""The page of results."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from .keeping import Row
from .measuring import Measured
from .regret import Regret

PAGE = Path("docs/bench/strength.md")
CLEAR = "✓"

INTRODUCTION = """\
# How strong the bots are

Made by `python3 run.py do python -m palabre.bench.strength --write`. The games took {minutes:.0f} minutes of
one core, by its own clock: about {half:.0f} minutes on two cores that have nothing else to do. Every pairing
is played on twin tables: all arrangements of the bots, each on the same dice. It is played until the
interval of the first bot's share leaves the share aimed at (an equal one, unless the table says otherwise),
to {most} games at most; who looks five times on the way needs the 99 % interval for that, who looks twice
the 97.5 % one. Shown are 95 % intervals: ✓ where they lie above the aim, "no" where below, "open" where
they hold it. Points are the mean scores of the two.
"""

HEADS = {
    "levels": ("## Levels", "Each against the next lower one, and what is asked of `hard` and `champion`."),
    "four": ("## Four seats", "One `hard` against three `medium`; an equal share is 25 %."),
    "doubling": ("## Twice the simulations", "What the same search makes of twice the budget."),
}
REASONS = {
    "banjooli-xeet champion hard 2": """\
Of `champion` against `hard` in Banjooli Xeet only 40 games were played since both have beliefs.
""",
    "bonobo-beach hard greedy 2": """\
In Bonobo Beach `hard` has 100 simulations and what was learnt, instead of 400 without: on other dice 67.6 %
of 400 games against `greedy`, 63.1 to 72.1.
""",
    "banjooli-xeet champion random 2": """\
In Banjooli Xeet `champion` concludes from what others do, where somebody who chooses at random tells nothing:
without beliefs it had won all of 100 games.
""",
    "bakong hard greedy 2": """\
In Bakong dice and hidden tiles decide most: weights fitted to played games explain 48 % of the final lead's
variance over all turns, but only 14 % while more than ten turns are to come. So what `hard` wins against
`greedy` hardly grows with its simulations: 63.5 % of 400 games with 100 of them, 63.0 % of 400 with 200, and
on other dice 69 % of 160 with 150 and 69 % of 80 with 600. All of that lies above 60 %, but an interval of
400 games round 63 % does not leave it. 1,600 games on other dice do: 64.7 %, 62.4 to 67.1.
""",
    "bakong champion random 2": """\
For the same reason somebody who chooses at random wins a game of Bakong now and then: about 13 of 400 against
`champion`. Its 96.8 % are above the 95 % asked for; the lower end of the interval is not. In 778 games on
other dice it is: 97.7 %, 96.7 to 98.7.
""",
}
FLAT = """\
None of these intervals leaves an equal share: beyond a thousand simulations twice as many bring less than so
many games can show, and more games would take longer than the hour that this page may take.
"""
BLIND = """\
## Blind

With the same seed, changing only what a seat cannot see never changes a bot's choice:
`tests/bots/test_blind.py` tries it in every game that hides something, in a short form with every run of
the tests and in a long one with `--long`.
"""


class Speed(NamedTuple):
    """Simulations a second on one core."""

    game: str
    players: int
    tuned: float  # as the levels search
    random: float  # with random playouts to the end of the game


def page(
    played: Sequence[Row],
    regrets: Sequence[Regret],
    speeds: Sequence[Speed],
    facts: dict[str, float],
    missing: Sequence[str],
) -> str:
    """The whole page."""
    parts = [INTRODUCTION.format(**facts)]
    for section, (title, words) in HEADS.items():
        rows = [each.cells for each in played if each.section == section]
        parts.append(
            f"{title}\n\n{words}\n\n"
            + table(("game", "bot", "against", "aim", "games", "wins", "95 %", "points", ""), rows)
        )
        parts += [reason for reason in map(reason_for, played) if reason and section == "levels"]
        parts += [FLAT] if section == "doubling" and rows and all(row[-1] != CLEAR for row in rows) else []
    if missing:
        parts.append("## Not measured yet\n\n" + "".join(f"- {name}\n" for name in missing))
    parts.append(
        "## Near the end\n\n"
        + SOLVED
        + table(("game", "bot", "positions", "points lost", "95 %", "best choice"), map(regret_row, regrets))
    )
    parts.append(BLIND)
    parts.append(
        "## Simulations\n\n"
        + PER_SECOND
        + table(("game", "seats", "as the levels search", "random playouts"), map(speed_row, speeds))
    )
    return "\n".join(parts)


SOLVED = """\
Points that a bot gives away in a decision, against exact values (every choice and every draw followed to
the end); decisions in which all choices are equally good are left out. `hard` itself asks the solver
where the end is near, so its search is shown without it as well.

"""
PER_SECOND = "Per second on one core, over decisions from a whole game.\n\n"


def cells_of(one: Measured) -> tuple[str, ...]:
    """A pairing as a row."""
    first, second = one.standings
    low, high = one.standings[0].win_interval()
    points = f"{first.mean_score:.1f} : {second.mean_score:.1f}"
    pairing = one.pairing
    worse = pairing.worse if pairing.players == 2 else f"{pairing.players - 1} × {pairing.worse}"
    return (
        *(pairing.game, f"`{pairing.better}`", f"`{worse}`", f"{pairing.aim:.0%}", str(first.games)),
        *(f"{first.win_share:.1%}", f"{low:.1%} – {high:.1%}", points, verdict(one)),
    )


def verdict(one: Measured) -> str:
    """Whether it is what was hoped for."""
    low, high = one.standings[0].win_interval()
    if low > one.pairing.aim:
        return CLEAR
    return "no" if high < one.pairing.aim else "open"


def reason_for(row: Row) -> str:
    """Why a pairing is not clear, where that was looked into."""
    return "" if row.cells[-1] == CLEAR else REASONS.get(row.name, "")


def regret_row(one: Regret) -> tuple[str, ...]:
    """A regret as a row."""
    low, high = max(0.0, one.interval[0]), one.interval[1]
    return (
        one.game,
        f"`{one.bot}`",
        str(one.positions),
        f"{one.mean:.2f}",
        f"{low:.2f} – {high:.2f}",
        f"{one.best:.0%}",
    )


def speed_row(one: Speed) -> tuple[str, ...]:
    """A speed as a row."""
    return one.game, str(one.players), f"{one.tuned:,.0f}", f"{one.random:,.0f}"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table in Markdown."""
    return "".join(f"| {' | '.join(cells)} |\n" for cells in lines(heads, rows))


def lines(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[Sequence[str]]:
    """Its lines."""
    yield heads
    yield ["---"] * len(heads)
    yield from rows
