"""The page of results."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from math import isinf, sqrt
from pathlib import Path
from statistics import fmean
from typing import TypedDict

from ...analysis.intervals import WIDTH, of_share
from ..strength.page import table
from .blunders import LEAST as BLUNDER
from .blunders import OF_ONE_GAME, PLAYER, SURE, TRIES
from .calibration import FEW, TIMES_MORE, Bin, Forecast, bins, brier
from .duels import BETTER, WORSE, Duel
from .endings import SIMULATIONS as OF_ENDINGS
from .endings import Ending
from .moves import RATE, REVIEWS, SOON, TIMES_QUIET, Moves
from .sizes import Sizes
from .times import BOUND, SEATS, Timed
from .times import PLAYER as OF_TIMES

PAGE, PICTURE = Path("docs/bench/reviews.md"), Path("docs/bench/reviews.svg")
SECTIONS = (
    "calibration",
    "intervals",
    "endings",
    "luck",
    "blunders",
    "time",
    "moves",
)  # in the order of the page
NOTHING_LOST = 1e-9


class Section(TypedDict):
    """What is kept of one measurement: its part of the page, and seconds of the processor."""

    text: str
    seconds: float


Kept = dict[str, Section]

INTRODUCTION = """\
# How far reviews can be trusted

Made by `python3 run.py do python -m palabre.bench.reviews --write`, from seed {seed}, in
{minutes:.0f} minutes of one processor beside what `--notes FILE` had kept. Every section says how much was
measured; `--full` is all that was asked for (2,000 positions of 400 games, 400 duels in each game, 200
blunders), of which duels and blunders take hours: with `--notes FILE` they go on where they were broken off.
How numbers are found stands in [reviews.md](../reviews.md).
"""
CALIBRATION = """\
## Calibration

{games} games of `easy` and `medium` bots, 2 to 4 seats, up to {positions} decisions of each by lot,
{simulations} simulations by all eyes: {n:,} shares of the win at {moments} moments, beside what that seat
then got. Seats of one moment, and moments of one game, are not independent.

![Expected share across, what happened up, for ten bins]({picture})
"""
INTERVALS = """\
## Intervals

Of {tried} values from {few} simulations, {kept} ({share:.1%}; 95 %: {low:.1%} to {high:.1%}) have a 95 %
interval that holds what {more} times the simulations find with other luck. Asked for are 92 % to 98 %.
"""
ENDINGS = """\
## Against exact endings of Bonobo Beach

{n} positions among the last choices of games of `medium` bots, in which some choice is at least half a point
of lead behind. The first row is what somebody is told who looks at that decision: leads are solved there, and
the choice with the best of them stands first. The others say what simulations alone are worth, where no
solver reaches: {simulations} of them, by which a lead is {off:.2f} points off on average, for simulated
players are careful, solved ones perfect. Asked for are 95 %.
"""
DUELS = """\
## Luck taken off

{n} games of `{better}` against `{worse}` in each game, two seats in turn, with an ordinary review's
simulations. Luck is nothing on average, so the result less luck is as fair a measure as the result. Taken off
whole, luck also brings in what simulations do not know of it; so the share of it is taken off that leaves
least chance, fitted to these same games, which flatters it a little. Games needed are those after which the
better one is ahead with 95 % certainty, if it is as much better as the adjusted mean of these games says.

How this is measured was changed after looking: at first `medium` met `easy` with 48 simulations a value, too
uneven a pair, and all luck taken off then added variance in three games (Bongo 16 %, Bonobo Beach 257 %,
Banjooli Xeet 387 %; Bakong lost 44 %); the fitted share came after that.
"""
TIMES = """\
## Time

An ordinary review of a game of {seats} `{player}` bots, everything compiled; asked for are {bound} s at most.
"""
BLUNDERS = """\
## Planted blunders

Games of two `{player}` bots in which one random move costs more than {least} of a win beyond doubt
({sure:,} simulations with other luck), by what its seat could know. {n} games of each were played; in each,
up to {tries} moments by lot were tried, and up to {plants} such moves planted, one at a time: the game is
played again up to there, the random move made, and the same bots go on to the end. So some share their
beginning and are not independent. An ordinary review should have the move among the three dearest errors in
95 % of them. The method was chosen on eleven blunders in Banjooli Xeet, three of which are counted here too.

Until now blunders were planted by taking back moves of a finished game. Who takes back keeps what was seen,
so everybody went on with all cards known: what was counted in Banjooli Xeet (8 of 11) said little.
"""


MOVES = """\
## Moves beside reviews

{tables} tables of each game with four people at each make {rate:.0f} moves a second for {seconds:.0f} s, at
first alone, then while {reviews} long games are to be reviewed, one at a time. Server, reviews and clients
share {cores} cores with whatever else runs there. Asked for is that 99 of 100 moves are acknowledged within
{soon:.0f} ms, or {times:.0f} times the quiet value: {verdict}.
"""


def page(kept: Kept, seed: int) -> str:
    """The whole page, of what was measured."""
    minutes = sum(section["seconds"] for section in kept.values()) / 60
    texts = [kept[name]["text"] for name in SECTIONS if name in kept]
    return "\n".join([INTRODUCTION.format(seed=seed, minutes=minutes), *texts])


def calibrated(sizes: Sizes, forecasts: list[Forecast]) -> Iterator[str]:
    """What was expected and what happened."""
    names = sorted({each.game for each in forecasts})
    yield CALIBRATION.format(
        games=len(names) * sizes.games,
        positions=sizes.positions,
        simulations=sizes.simulations,
        n=len(forecasts),
        moments=round(sum(each.even for each in forecasts)),
        picture=PICTURE.name,
    )
    yield table(
        ("expected", "shares", "mean expected", "happened"),
        [bin_row(place, each) for place, each in enumerate(bins(forecasts))],
    )
    scored = [(name, brier([each for each in forecasts if each.game == name])) for name in names]
    rows = [[name, f"{own:.4f}", f"{even:.4f}"] for name, (own, even) in [*scored, ("all", brier(forecasts))]]
    yield table(("game", "Brier score", "everybody as likely"), rows)


def bin_row(place: int, each: Bin) -> list[str]:
    """One of ten."""
    shares = (f"{each.expected:.1%}", f"{each.happened:.1%}") if each.n else ("–", "–")
    return [f"{place * 10}–{place * 10 + 10} %", str(each.n), *shares]


def covered(held: tuple[int, int]) -> Iterator[str]:
    """How many intervals held."""
    tried, kept = held
    low, high = of_share(kept / tried, tried)
    facts = {"tried": tried, "kept": kept, "share": kept / tried, "low": low, "high": high}
    yield INTERVALS.format(few=FEW, more=TIMES_MORE, **facts)


def against_exact(ended: list[Ending]) -> Iterator[str]:
    """Simulated leads beside solved ones."""
    off = fmean(one.off for one in ended)
    yield ENDINGS.format(n=len(ended), simulations=OF_ENDINGS, off=off)
    given = {
        "answer on the page and of `palabre analyse`": [one.named for one in ended],
        "simulated lead": [one.by_lead for one in ended],
        "simulated share of the win": [one.by_share for one in ended],
    }
    rows = [
        [how, f"{fmean(each <= NOTHING_LOST for each in lost):.1%}", f"{fmean(lost):.2f}"]
        for how, lost in given.items()
    ]
    yield table(("best by its", "is an exactly best choice", "points of lead given away, mean"), rows)


def apart(sizes: Sizes, duels: Sequence[Duel]) -> Iterator[str]:
    """Games that it takes to tell two levels apart."""
    yield DUELS.format(n=sizes.duels, better=BETTER, worse=WORSE)
    heads = (
        *("game", "result", "variance gone with all luck", "share taken off", "variance gone with that"),
        *("result less that", "games needed", "with it taken off"),
    )
    yield table(heads, [duel_row(each) for each in duels])


def duel_row(each: Duel) -> list[str]:
    """One game's."""
    both = (each.results, each.adjusted)
    means = [f"{one.mean():.2f} ± {WIDTH * one.std(ddof=1) / sqrt(len(one)):.2f}" for one in both]
    needed = ["–" if isinf(n) else f"{max(1, round(n))}" for n in map(each.needed, both)]
    whole, fitted = map(percent, (each.without(1.0), each.without(each.share)))
    return [each.game, means[0], whole, f"{each.share:.2f}", fitted, means[1], *needed]


def percent(share: float | None) -> str:
    """A share, if there is any."""
    return "–" if share is None else f"{share:.0%}"


def found(sizes: Sizes, blunders: list[tuple[str, int, int]]) -> Iterator[str]:
    """Planted blunders that were named."""
    facts = {"least": BLUNDER, "sure": SURE, "tries": TRIES, "plants": OF_ONE_GAME}
    yield BLUNDERS.format(player=PLAYER, n=sizes.blunders, **facts)
    total = ("all", sum(n for _, n, _ in blunders), sum(named for *_, named in blunders))
    rows = [[name, str(n), str(named), within(named, n)] for name, n, named in [*blunders, total]]
    yield table(("game", "planted", "among the three dearest", "share (95 %)"), rows)


def within(some: int, n: int) -> str:
    """A share with its interval."""
    if not n:
        return "–"
    low, high = of_share(some / n, n)
    return f"{some / n:.1%} ({low:.1%} to {high:.1%})"


def beside(sizes: Sizes, found: list[Moves]) -> Iterator[str]:
    """Moves of people while nothing is reviewed, and while eight reviews are waited for."""
    bound = max(SOON, TIMES_QUIET * found[0].p99)
    verdict = "held" if found[-1].p99 <= bound else "not held"
    facts = {"rate": RATE, "reviews": REVIEWS, "soon": SOON, "times": TIMES_QUIET, "cores": os.cpu_count()}
    yield MOVES.format(tables=sizes.tables, seconds=sizes.seconds, verdict=verdict, **facts)
    heads = ("reviews still to be made at the end", "moves", "p50", "p99", "other work")
    yield table(heads, [moves_row(one) for one in found])


def moves_row(one: Moves) -> list[str]:
    """One of the two."""
    return [str(one.reviews), str(one.moves), ms(one.p50), ms(one.p99), f"{one.others:.2f} cores"]


def ms(milliseconds: float) -> str:
    """A time as it is read."""
    return f"{milliseconds:.0f} ms"


def taken(found: Sequence[Timed]) -> Iterator[str]:
    """How long reviews take."""
    yield TIMES.format(seats=SEATS, player=OF_TIMES, bound=BOUND)
    rows = [[one.game, f"{one.seconds:.1f}", str(one.steps), str(one.simulations)] for one in found]
    yield table(("game", "seconds of one processor", "steps", "simulations of each value"), rows)
