"""The page of results."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from math import isinf, sqrt
from pathlib import Path
from statistics import fmean
from typing import TypedDict

from ...analysis.intervals import WIDTH, of_share
from ...kernel.layout import Reals
from ..strength.page import table
from .best import PLAYER as OF_BEST
from .best import Held
from .blunders import BEFORE, GAMES, GAMES_BEFORE, OF_ONE_GAME, PLAYER, SEED_BEFORE, SURE, TRIES, Count
from .blunders import LEAST as BLUNDER
from .calibration import FEW, TIMES_MORE, Bin, Forecast, bins, boldness, brier
from .duels import BETTER, WORSE, Duel, Luck, better_at
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

Made by `python3 run.py do python -m palabre.bench.reviews --write`, from seed 1 where no other is named, in
{minutes:.0f} minutes of one processor beside what `--notes FILE` had kept. Every section says how much was
measured; `--full` is all that was asked for (2,000 positions of 400 games, 400 duels in each game, 200
blunders), of which duels and blunders take hours: with `--notes FILE` they go on where they were broken off.
How numbers are found stands in [reviews.md](../reviews.md).
"""
CALIBRATION = """\
## Calibration

{games} games of `easy` and `medium` bots, 2 to 4 seats, up to {positions} decisions of each by lot: {n:,}
shares of the win at {moments:,} moments as the curve of a review has them, with {work:.0%} of an ordinary
review's simulations, beside what that seat then got. Seats of one moment, and moments of one game, are not
independent: intervals (95 %) take whole games as drawn by lot.

![Expected share across, what happened up, for ten bins]({picture})
"""
SCORES = """\
*As simulated* is the share of simulations that were won, of the same simulations; the curve takes most of
their chance [out](../reviews.md#the-ledger). *Comes true* is how much of a forecast's distance from an even
chance really comes: 1 is right, less is too sure. A review takes all players for equals, which `easy` and
`medium` are not: *between equals* are games in which all were of one level.

Bonobo Beach seemed too sure (0.80 ± 0.15, as simulated). In 200 other games of it between `medium` bots
alone (seed 1, games 100 to 299, all else as here) 0.96 ± 0.08 comes true of the curve, and 0.90 ± 0.08 as
simulated: so simulations are a little too sure of themselves there, and what is shown is not, as far as
these games tell.
"""
INTERVALS = """\
## Intervals

Of {tried} values from {few} simulations, {kept} ({share:.1%}; 95 %: {low:.1%} to {high:.1%}) have a 95 %
interval that holds what {more} times the simulations find with other luck. Asked for are 92 % to 98 %.
"""
BESTS = """\
How far one of two `{player}` bots played better than the other, luck apart, has an interval too: here that of
a third of an ordinary review's simulations, which should hold what the other two thirds find as they are (how
far these may be off themselves is added). *Plain* is the interval of before: of simulations as they are,
although what is shown is not. How the one of now is put together was chosen on 55 games, none of them here.
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

{n} games of two levels in each game, each dice twice with seats changed, with an ordinary review's
simulations. Luck is nothing on average, so the result less luck is as fair a measure as the result.
The share of it is taken off that leaves least chance, as all *other* games say (each game is left out with
its twin). Intervals (95 %) draw such pairs anew. Games needed are those after which the better one is ahead
with 95 % certainty, if it is as much better as the adjusted mean of these games says.

The levels are `{better}` and `{worse}`, but the [earlier](../bots.md) `{better}@1` where `{better}` has
changed: in Banjooli Xeet it now wins nearly every game (23 of 24), so that there is hardly any variance that
luck could take off.

*Plain* is how luck was found before: values as they are simulated. In the ledger now, most of the chance of
single simulations is [taken out](../reviews.md#the-ledger); how was chosen on 14 games of Banjooli Xeet, 20
of Bakong and 21 of Bonobo Beach between `medium` bots, none of which is here.
"""
TIMES = """\
## Time

An ordinary review of a game of {seats} `{player}` bots, everything compiled; asked for are {bound} s at most.
"""
BLUNDERS = """\
## Planted blunders

Games of two `{player}` bots in which one random move costs more than {least} of a win beyond doubt
({sure:,} simulations with other luck), by what its seat could know. {n} games of each were played from seed
{seed}{before}; in each, up to {tries} moments by lot were tried,
and up to {plants} such moves planted, one at a time: the game is played again up to there, the random move
made, and the same bots go on to the end. So some share their beginning and are not independent. An ordinary
review should have the move among the three dearest errors in 95 % of them. The method was chosen on eleven
blunders in Banjooli Xeet, three of which are counted here too.

All four that were missed from seed 2 (one in Bonobo Beach, three in Banjooli Xeet) were looked at. They are
blunders: 1,500 other simulations find 0.13 to 0.20 of a win. The review passed over them early, for it has
some 30 games for the first look at a decision of a long game, three or four for each choice, and so goes by
how choices look. Nothing was changed after that.

Once blunders were planted by taking back moves of a finished game. Who takes back keeps what was seen,
so everybody went on with all cards known: what was counted in Banjooli Xeet (8 of 11) said little.
"""


MOVES = """\
## Moves beside reviews

{tables} tables of each game with four people at each make {rate:.0f} moves a second for {seconds:.0f} s, at
first alone, then while {reviews} long games are to be reviewed, one at a time. Server, reviews and clients
share {cores} cores with whatever else runs there. Asked for is that 99 of 100 moves are acknowledged within
{soon:.0f} ms, or {times:.0f} times the quiet value: {verdict}.
"""


def page(kept: Kept) -> str:
    """The whole page, of what was measured."""
    minutes = sum(section["seconds"] for section in kept.values()) / 60
    texts = [kept[name]["text"] for name in SECTIONS if name in kept]
    return "\n".join([INTRODUCTION.format(minutes=minutes), *texts])


def calibrated(sizes: Sizes, forecasts: list[Forecast]) -> Iterator[str]:
    """What was expected and what happened."""
    names = sorted({each.game for each in forecasts})
    yield CALIBRATION.format(
        games=len(names) * sizes.games,
        positions=sizes.positions,
        work=sizes.work,
        n=len(forecasts),
        moments=round(sum(each.even for each in forecasts)),
        picture=PICTURE.name,
    )
    yield table(
        ("expected", "shares", "mean expected", "happened", "difference"),
        [bin_row(place, each) for place, each in enumerate(bins(forecasts))],
    )
    yield SCORES
    by_game = [(name, [each for each in forecasts if each.game == name]) for name in names]
    heads = ("game", "Brier score", "as simulated", "everybody as likely")
    true = ("comes true", "as simulated", "between equals", "between others")
    yield table((*heads, *true), [scores_row(name, some) for name, some in [*by_game, ("all", forecasts)]])


def scores_row(name: str, some: list[Forecast]) -> list[str]:
    """How good the forecasts of one game are."""
    plain = [each._replace(share=each.plain) for each in some]
    parts = [[each for each in some if each.equals == equals] for equals in (True, False)]
    (own, even), (simulated, _) = brier(some), brier(plain)
    slopes = [f"{slope:.2f} ± {off:.2f}" for slope, off in map(boldness, (some, plain, *parts))]
    return [name, f"{own:.4f}", f"{simulated:.4f}", f"{even:.4f}", *slopes]


def bin_row(place: int, each: Bin) -> list[str]:
    """One of ten."""
    apart = f"{100 * (each.happened - each.expected):+.1f} ± {100 * each.off:.1f}"
    shares = (f"{each.expected:.1%}", f"{each.happened:.1%}", apart) if each.n else ("–", "–", "–")
    return [f"{place * 10}–{place * 10 + 10} %", str(each.n), *shares]


def covered(held: tuple[int, int], bests: Sequence[Held]) -> Iterator[str]:
    """How many intervals held."""
    tried, kept = held
    low, high = of_share(kept / tried, tried)
    facts = {"tried": tried, "kept": kept, "share": kept / tried, "low": low, "high": high}
    yield INTERVALS.format(few=FEW, more=TIMES_MORE, **facts)
    yield BESTS.format(player=OF_BEST)
    names = dict.fromkeys(each.game for each in bests)
    by_game = {name: [each for each in bests if each.game == name] for name in names}
    heads = ("game", "games", "held", "half of the interval", "plain held", "half of that")
    yield table(heads, [best_row(name, some) for name, some in [*by_game.items(), ("all", bests)]])


def best_row(name: str, some: Sequence[Held]) -> list[str]:
    """One game's."""
    ways = ([each.off for each in some], [each.plain_off for each in some])
    held = [sum(each.holds(off) for each, off in zip(some, offs, strict=True)) for offs in ways]
    cells = [(within(n, len(some)), f"{fmean(offs):.2f}") for n, offs in zip(held, ways, strict=True)]
    return [name, str(len(some)), *cells[0], *cells[1]]


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
        *("game", "better level", "result", "variance gone with plain luck", "with all luck"),
        *("share taken off", "variance gone with that", "result less that"),
        *("games needed", "with it taken off"),
    )
    yield table(heads, [duel_row(each) for each in duels])
    yield "How uncertain simulations leave a seat's luck, beside how much it varies over games (variances):\n"
    rows = [[each.game, *spread_of(each.plain), *spread_of(each.luck)] for each in duels]
    yield table(("game", "plain luck", "of it chance", "luck", "of it chance"), rows)


def duel_row(each: Duel) -> list[str]:
    """One game's."""
    both = (each.results, each.adjusted)
    means = [f"{one.mean():.2f} ± {WIDTH * one.std(ddof=1) / sqrt(len(one)):.2f}" for one in both]
    needed = ["–" if isinf(n) else f"{max(1, round(n))}" for n in map(each.needed, both)]
    left = [each.results - luck.given for luck in (each.plain, each.luck)]
    gone = [gone_of(each, one) for one in (*left, each.adjusted)]
    share = f"{each.shares.mean():.2f}"
    return [each.game, f"`{better_at(each.game)}`", means[0], *gone[:2], share, gone[2], means[1], *needed]


def gone_of(each: Duel, left: Reals) -> str:
    """The part of the variance that is gone, with its interval, if there was any."""
    gone, within = each.gone(left), each.gone_within(left)
    return "–" if gone is None or within is None else f"{gone:.0%} ({within[0]:.0%} to {within[1]:.0%})"


def spread_of(luck: Luck) -> list[str]:
    """How far luck spreads over games, and how far over simulations of one."""
    return [f"{luck.given.var(ddof=1):.3f}", f"{luck.chance.mean():.4f}"]


def found(sizes: Sizes, blunders: list[Count], seed: int) -> Iterator[str]:
    """Planted blunders that were named, together with those counted before from another seed."""
    facts = {"least": BLUNDER, "sure": SURE, "tries": TRIES, "plants": OF_ONE_GAME}
    rows, before = [*blunders, ("all", *totals(blunders))], ""
    if seed != SEED_BEFORE:
        before = f", and {GAMES_BEFORE} of each before from seed {SEED_BEFORE}"
        both = [(name, *totals([each for each in (*blunders, *BEFORE) if each[0] == name])) for name in GAMES]
        seeds = [(f"of these from seed {seed}", blunders), (f"from seed {SEED_BEFORE}", BEFORE)]
        rows = [*both, ("all", *totals(both)), *((name, *totals(some)) for name, some in seeds)]
    yield BLUNDERS.format(player=PLAYER, n=sizes.blunders, seed=seed, before=before, **facts)
    cells = [[name, str(n), str(named), within(named, n)] for name, n, named in rows]
    yield table(("game", "planted", "among the three dearest", "share (95 %)"), cells)


def totals(counts: Sequence[Count]) -> tuple[int, int]:
    """Planted and named, of all games."""
    return sum(n for _, n, _ in counts), sum(named for *_, named in counts)


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
