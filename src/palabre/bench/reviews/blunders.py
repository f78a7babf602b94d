"""Planted blunders: one move at random in a careful game is to be among the three dearest errors."""

from __future__ import annotations

import random
from typing import NamedTuple

from ...analysis.costs import ONCE_MORE, measured, seat_at
from ...analysis.positions import Bound, sharpening
from ...analysis.reviewing import costs_of, dearest, ordinary
from ...analysis.steps import is_choice, stretches
from ...bots import choose
from ...bots.tournament.playing import play
from ...games import find
from ...kernel.match import Match
from .notebook import Notebook

GAMES = ("bonobo-beach", "bakong", "banjooli-xeet")  # where moves are chosen
PLAYER = "hard"
LEAST = 0.1  # of a win, that a blunder must cost
GLANCE, SURE = 60, 1_500  # simulations by which a blunder is looked for, and by which it is measured
TRIES = 12  # moves of a game that are tried


class Planted(NamedTuple):
    """A game with a blunder in it."""

    game: str
    match: Match
    place: int


def found_again(n: int, seed: int, notes: Notebook) -> list[tuple[str, int, int]]:
    """For each game: how many blunders were planted, and how many were among the three dearest errors."""
    found: dict[str, list[bool | None]] = {name: [] for name in GAMES}
    for number in range(n):  # game by game in turn: whoever breaks it off has as many of each
        for name, each in found.items():
            each.append(notes.once(f"{seed} blunder {name} {number}", tried, name, number, seed))
    return [(name, len(each) - each.count(None), each.count(True)) for name, each in found.items()]


def tried(name: str, number: int, seed: int) -> bool | None:
    """Whether a blunder planted in a game is found; None where none could be planted."""
    blunder = planted(name, number, seed)
    return None if blunder is None else is_found(blunder, seed)


def is_found(blunder: Planted, seed: int) -> bool:
    """Whether an ordinary review names the blunder."""
    steps = stretches(blunder.match)
    effort = ordinary(blunder.match.game, steps)
    costs = costs_of(blunder.match, steps, effort.choices, seed, lambda share: None)
    return blunder.place in [steps[number].places[0] for number in dearest(costs)]


def planted(name: str, number: int, seed: int) -> Planted | None:
    """A game of two careful players with one random move that costs enough, if there is any."""
    dice = random.Random(f"{seed} blunder {name} {number}")
    match = play(find(name), {}, [PLAYER] * 2, dice.getrandbits(50), dice.getrandbits(50))
    found = blunder_in(match, dice, seed)
    return Planted(name, *found) if found else None


def blunder_in(match: Match, dice: random.Random, seed: int) -> tuple[Match, int] | None:
    """The game played anew from a blunder on; None where so many random moves cost nothing."""
    places = [place for place, entry in enumerate(match.log) if is_choice(entry)]
    for place in dice.sample(places, min(TRIES, len(places))):
        spoilt = match.copy()
        spoilt.take_back(place)
        seat, at = spoilt.to_act[0], spoilt.version
        *_, told = sharpening(spoilt, seat, None, Bound(simulations=GLANCE), seed)
        wrong = dice.choice(told["choices"])
        if wrong["behind"] <= LEAST:
            continue
        best = told["choices"][0]["choice"]
        spoilt.play(wrong["choice"], seat)
        if costs_enough(spoilt, at, best, seed):
            return played_on(spoilt, dice), at
    return None


def costs_enough(match: Match, place: int, best: object, seed: int) -> bool:
    """Whether a move is a blunder beyond doubt, by what its seat could know."""
    seat = seat_at(match, place, seed + 1)
    better = seat.ids[seat.choices.index(best)]  # type: ignore[arg-type]
    return measured(seat, better, match.log[place].action, SURE, ONCE_MORE)["low"] > LEAST


def played_on(match: Match, dice: random.Random) -> Match:
    """The same players go on to the end."""
    while not match.over:
        seat = match.to_act[0]
        match.play(choose(PLAYER, match, seat, dice.getrandbits(50)), seat)
    return match
