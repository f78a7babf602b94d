"""How fast the search is: simulations a second on one core."""

from __future__ import annotations

import time
from collections.abc import Mapping
from random import Random as Dice

from ..kernel.game import Game
from ..kernel.match import Match
from ..kernel.nature import Seeded
from .search import SearchBot
from .seat import Seat

AS_TUNED: Mapping[str, float] = {}
DECISIONS = 8  # spread over a game of random play
MOST_CHOICES = 100_000


def simulations_per_second(
    game: Game, players: int, settings: Mapping[str, float] = AS_TUNED, sims: int = 1_000, runs: int = 3
) -> float:
    """The best of some runs over decisions from a whole game, by the time that the core was ours."""
    bot = SearchBot(sims, settings)
    seats = decisions(game, players)
    for seat in seats:
        bot.look_into(seat)
    return max(sims * len(seats) / seconds(bot, seats) for _ in range(runs))


def seconds(bot: SearchBot, seats: list[Seat]) -> float:
    """The time of this thread's core for all decisions once."""
    began = time.thread_time()
    for seat in seats:
        bot.look_into(seat)
    return time.thread_time() - began


def decisions(game: Game, players: int, seed: int = 1) -> list[Seat]:
    """Decisions with a choice, from the first to the last part of a random game; races are left out."""
    match, dice = Match(game, players, {}, Seeded(seed)), Dice(seed)
    found: list[Seat] = []
    for _ in range(MOST_CHOICES):
        if match.over:
            break
        seat = match.to_act[0]
        if len(match.to_act) == 1:
            found.append(Seat.of(match, seat, len(found)))
        match.play_id(dice.choice(match.choice_ids(seat)), seat)
    return found[:: max(1, len(found) // DECISIONS)][:DECISIONS]
