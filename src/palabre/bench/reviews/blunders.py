"""Planted blunders: one move at random in a careful game is to be among the three dearest errors."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from ...analysis.costs import ONCE_MORE, doubted, measured, seat_at
from ...analysis.reviewing import costs_of, dearest, ordinary
from ...analysis.steps import is_choice, stretches
from ...bots import choose
from ...bots.seat import Seat
from ...bots.tournament.playing import play, seated
from ...games import find
from ...kernel.match import Match
from .notebook import Notebook

GAMES = ("bonobo-beach", "bakong", "banjooli-xeet")  # where moves are chosen
PLAYER = "champion"
LEAST = 0.1  # of a win, that a blunder must cost
SEARCH, LOOKS = 300, 3  # simulations to find what was better, and in how many looks
GLANCE, SURE = 100, 1_500  # to see roughly what a blunder costs, and beyond doubt
TRIES = 60  # moves of a game that are tried
OF_ONE_GAME = 4  # blunders that are planted in it, one at a time

Count = tuple[str, int, int]  # of a game: how many were planted, and how many named
SEED_BEFORE, GAMES_BEFORE = 1, 8  # counted earlier in the same way; costs are found as they were then
BEFORE: tuple[Count, ...] = (("bonobo-beach", 32, 32), ("bakong", 25, 25), ("banjooli-xeet", 9, 8))


class Planted(NamedTuple):
    """A game with a blunder in it."""

    game: str
    match: Match
    place: int


def found_again(n: int, seed: int, notes: Notebook) -> list[Count]:
    """For each game: how many blunders were planted, and how many were among the three dearest errors."""
    found: dict[str, list[bool]] = {name: [] for name in GAMES}
    for number in range(n):  # game by game in turn: whoever breaks it off has as many of each
        for name, each in found.items():
            each += notes.once(f"{seed} blunders {name} {number}", tried, name, number, seed)
    return [(name, len(each), sum(each)) for name, each in found.items()]


def tried(name: str, number: int, seed: int) -> list[bool]:
    """Of the blunders planted in a game, each by itself, whether it is found."""
    return [is_found(blunder, seed) for blunder in planted(name, number, seed)]


def is_found(blunder: Planted, seed: int) -> bool:
    """Whether an ordinary review names the blunder."""
    steps = stretches(blunder.match)
    effort = ordinary(blunder.match.game, steps)
    costs = costs_of(blunder.match, steps, effort.choices, seed, lambda share: None)
    return blunder.place in [steps[number].places[0] for number in dearest(costs)]


def planted(name: str, number: int, seed: int) -> Iterator[Planted]:
    """A game of two champions with one random move that costs enough, at some moments by lot."""
    dice = random.Random(f"{seed} blunder {name} {number}")
    nature = dice.getrandbits(50)
    match = play(find(name), {}, [PLAYER] * 2, nature, dice.getrandbits(50))
    places = [place for place, entry in enumerate(match.log) if is_choice(entry)]
    left = OF_ONE_GAME
    for place in dice.sample(places, min(TRIES, len(places))):
        wrong = blunder_at(match, place, dice, seed)
        if wrong is not None:
            spoilt = again(match, place, nature)
            spoilt.play_id(wrong, match.log[place].seat)
            yield Planted(name, played_on(spoilt, dice), place)
            left -= 1
        if not left:
            return


def blunder_at(match: Match, place: int, dice: random.Random, seed: int) -> int | None:
    """A random move instead of what was chosen; None where it costs too little."""
    seat = seat_at(match, place, seed + 1)
    wrong = dice.choice(seat.ids)
    doubt = doubted(seat, wrong)
    for _ in range(LOOKS):
        doubt.look(SEARCH // LOOKS)
    sure = all(costs_enough(seat, doubt.rival, wrong, times) for times in (GLANCE, SURE))
    return wrong if sure else None


def again(match: Match, place: int, nature: int) -> Match:
    """The same game up to a move: nobody has seen its end, so what is hidden there is hidden again."""
    found = seated(match.game, {}, [PLAYER] * match.players, nature)
    for entry in filter(is_choice, match.log[:place]):
        found.play_id(entry.action, entry.seat)
    return found


def costs_enough(seat: Seat, better: int, wrong: int, times: int) -> bool:
    """Whether a move seems a blunder by what its seat could know; after many times, whether beyond doubt."""
    found = measured(seat, better, wrong, times, ONCE_MORE)
    return found.ahead - (found.off if times == SURE else 0) > LEAST


def played_on(match: Match, dice: random.Random) -> Match:
    """The same players go on to the end."""
    while not match.over:
        seat = match.to_act[0]
        match.play(choose(PLAYER, match, seat, dice.getrandbits(50)), seat)
    return match
