"""The page of results."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from ...bots import LEVELS
from ..strength.page import table
from .evenings import COUNTED, GAMES, Found
from .player import ERRORS, QUICKEST, SLOWEST

PAGE = Path("docs/bench/newcomers.md")
LEAST, MOST = 0.3, 0.7

INTRODUCTION = f"""\
# A newcomer's first {GAMES} games

Made by `python3 run.py do python -m palabre.bench.newcomers --write`, from seed {{seed}}. A simulated
newcomer sits down at a table for two and presses only `Play now`: each time the bot has the level that
[suits](../bots.md#which-level-suits) after the games before. Counted are the last {COUNTED} of {GAMES} games,
of all newcomers together; a shared win counts in parts. Asked for are wins between {LEAST:.0%} and
{MOST:.0%}. The 95 % intervals are over whole newcomers.

Where dice are read against the clock a newcomer takes {QUICKEST / 1000:.1f} to {SLOWEST / 1000:.1f} s for
a throw, each as likely, and reads {ERRORS:.0%} of them wrongly. In the other games a newcomer looks at each
choice once, to the end of the own turn and with one guess at what is hidden and thrown, by the game's
opinion of what is good, and sees that blurred: off by 1.5, 2 or 3 times the spread of the values, a third of
the newcomers each. `easy` sees four guesses, off by 1.2 times the spread. All of that is assumed; no newcomer
has been measured yet. Nor does a simulated one learn, as people do.
"""
HEADS = ("game", "newcomers", "wins", "95 %", "first games", *(f"met `{level}`" for level in LEVELS), "")


def page(found: Iterable[Found], seed: int) -> str:
    """The whole page."""
    return INTRODUCTION.format(seed=seed) + "\n" + table(HEADS, [list(row(one)) for one in found])


def row(one: Found) -> Iterator[str]:
    """One game's newcomers."""
    low, high = one.interval()
    yield from (one.game, str(len(one.evenings)), f"{one.share:.1%}", f"{low:.1%} – {high:.1%}")
    yield f"{one.first():.1%}"
    yield from (f"{share:.0%}" for share in one.met().values())
    yield "✓" if low > LEAST and high < MOST else "no"
