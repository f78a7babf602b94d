"""Does what was expected happen as often as expected? And do intervals hold what more simulations find?"""

from __future__ import annotations

import random
from collections.abc import Iterator
from math import sqrt
from typing import NamedTuple

from ...analysis.eyes import eyes_of
from ...analysis.intervals import WIDTH, of_share
from ...analysis.ledger import kept
from ...analysis.reviewing import ordinary
from ...analysis.steps import is_choice, stretches
from ...bots.exercises.moments import as_before
from ...bots.tournament.playing import play
from ...games import find, games
from ...kernel.match import Match
from ...kernel.playouts import WIN
from .notebook import Notebook
from .sizes import Sizes

PLAYERS = ("easy", "medium")  # who plays the games, mixed
BINS = 10
TIMES_MORE = 25
FEW = 40  # simulations of the values whose intervals are tried


class Forecast(NamedTuple):
    """What a seat could expect at a moment of a game, and what it got."""

    game: str
    share: float  # as the curve of a review has it
    got: float
    even: float  # the constant guess: everybody as likely
    number: int  # of the game: what is of one game is not independent
    plain: float = 0.0  # the share as it was simulated
    equals: bool = True  # all who played are of one level


class Bin(NamedTuple):
    """All forecasts between two shares."""

    n: int
    expected: float
    happened: float
    off: float  # half of the interval of the difference, whole games drawn by lot


def forecasts(sizes: Sizes, seed: int, notes: Notebook) -> list[Forecast]:
    """Every seat at some moments of many games, as reviews of them show it."""
    found: list[Forecast] = []
    for number in range(sizes.games):  # game by game in turn: whoever breaks it off has as many of each
        for name in games():
            what = f"{seed} forecasts {name} {number}, {sizes.positions} by {sizes.work}"
            rows = notes.once(what, forecasts_of, name, number, sizes, seed)
            found += [
                Forecast(name, share, got, even, number, plain, bool(equals))
                for share, got, even, plain, equals in rows
            ]
    return found


def forecasts_of(name: str, number: int, sizes: Sizes, seed: int) -> list[list[float]]:
    """Of each seat at some decisions of a game: what a `Forecast` holds, but for the name and the number."""
    dice = random.Random(f"{seed} {name} {number}")
    match, specs = game_of(name, dice)
    steps = stretches(match)
    ledger = kept(match, steps, ordinary(match.game, steps, sizes.work).values, seed, lambda share: None)
    shown, plain = (each.mean(axis=1) / WIN for each in (ledger.shares, ledger.played))
    choices = [at for at, step in enumerate(steps) if step.chosen]
    even, equals = 1 / match.players, len(set(specs)) == 1
    return [
        [float(shown[at, seat]), float(shown[-1, seat]), even, float(plain[at, seat]), equals]
        for at in dice.sample(choices, min(sizes.positions, len(choices)))
        for seat in range(match.players)
    ]


def game_of(name: str, dice: random.Random) -> tuple[Match, list[str]]:
    """A game of mixed levels at a table of any size up to four, and who plays."""
    game = find(name)
    players = dice.randint(game.min_seats, min(4, game.max_seats))
    specs = dice.choices(PLAYERS, k=players)
    return play(game, {}, specs, dice.getrandbits(50), dice.getrandbits(50)), specs


def moments(match: Match, n: int, dice: random.Random) -> Iterator[Match]:
    """Some decisions of a game, by lot."""
    places = [place for place, entry in enumerate(match.log) if is_choice(entry)]
    for place in dice.sample(places, min(n, len(places))):
        yield as_before(match, place)


def bins(found: list[Forecast]) -> list[Bin]:
    """The forecasts by ten sizes; one of 0.3 is in the fourth."""
    sorted_in: list[list[Forecast]] = [[] for _ in range(BINS)]
    for each in found:
        sorted_in[min(BINS - 1, int(each.share * BINS))].append(each)
    return [bin_of(some) for some in sorted_in]


def bin_of(some: list[Forecast]) -> Bin:
    """What they say together."""
    expected, happened = mean([each.share for each in some]), mean([each.got for each in some])
    apart = [each.got - each.share - (happened - expected) for each in some]
    return Bin(len(some), expected, happened, by_games(some, apart) / max(1, len(some)))


def by_games(some: list[Forecast], parts: list[float]) -> float:
    """Half of the 95 % interval of a sum of which the parts of one game may all err alike."""
    sums: dict[tuple[str, int], float] = {}
    for each, part in zip(some, parts, strict=True):
        sums[each.game, each.number] = sums.get((each.game, each.number), 0.0) + part
    return WIDTH * sqrt(sum(part * part for part in sums.values()))


def boldness(found: list[Forecast]) -> tuple[float, float]:
    """How much of what forecasts differ from an even chance comes true, and half of its interval.

    1 is right; less: they are too sure of themselves.
    """
    told = [(each.share - each.even, each.got - each.even) for each in found]
    spread = sum(share * share for share, _ in told)
    if not spread:
        return 1.0, 0.0
    slope = sum(share * got for share, got in told) / spread
    return slope, by_games(found, [share * (got - slope * share) for share, got in told]) / spread


def mean(numbers: list[float]) -> float:
    """The mean; of nothing, nothing."""
    return sum(numbers) / len(numbers) if numbers else 0.0


def brier(found: list[Forecast]) -> tuple[float, float]:
    """Mean square error of the forecasts, and of guessing that everybody is as likely."""
    return (
        mean([(each.share - each.got) ** 2 for each in found]),
        mean([(each.even - each.got) ** 2 for each in found]),
    )


def coverage(sizes: Sizes, seed: int) -> tuple[int, int]:
    """Of how many values how many intervals hold what 25 times the simulations find, with other luck."""
    tried = held = 0
    for number in range(sizes.values):
        dice = random.Random(f"{seed} coverage {number}")
        match, _ = game_of(games()[number % len(games())], dice)
        for moment in moments(match, 1, dice):
            seat, eyes = dice.randrange(match.players), eyes_of(moment, None)
            few, many = (
                float(eyes.played(times, luck).shares[:, 0, seat].mean()) / WIN
                for times, luck in ((FEW, seed), (FEW * TIMES_MORE, seed + 1))
            )
            low, high = of_share(few, FEW)
            tried += 1
            held += low <= many <= high
    return tried, held
