"""A game of a simulation step by step through a match: with its record, or with other players."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from .chance import CHANCE_BITS, UNUSED_BITS, generator
from .game import Game
from .layout import NATURE, Wide
from .match import Match
from .mixing import PLAYERS, STEP, WORD, mixed
from .nature import Fast
from .plain import Plain
from .playouts import DECISIONS, GAMES, N_TOTALS, NATURE_MOVES, PLIES, SCORES, TURNS, WIN, WINS
from .simulate import Chunks, Totals, Watch, on_workers, summed

Chooser = Callable[[Match], tuple[int, Any]]  # who acts, and what: an id, a named choice or a short notation


Seated = Callable[[int], Chooser]  # the players of a game, by its number
Keep = Callable[[int, Match], None]  # what is done with each finished match


class RandomPlayers:
    """The random players of the compiled runner: the same generator, asked in the same order."""

    def __init__(self, seed: int, number: int) -> None:
        self._word = int(generator(seed, number, PLAYERS)[0])

    def luck(self) -> int:
        """The next 31 random bits."""
        word, self._word = mixed(self._word), (self._word + STEP) & WORD
        return word >> UNUSED_BITS

    def __call__(self, match: Match) -> tuple[int, int]:
        """Which of the seats acts, and with which id."""
        several = len(match.to_act)
        seat = match.to_act[self.luck() * several >> CHANCE_BITS if several > 1 else 0]
        ids = match.choice_ids(seat)
        if len(ids) == 1:
            return seat, ids[0]
        guess = match.engine.contract["guess"]
        return seat, ids[guess(Plain(match.state), seat, np.array(ids, np.int16), len(ids), self.luck())]


def play_one(
    game: Game,
    players: int,
    options: Mapping[str, Any],
    seed: int,
    number: int,
    choose: Chooser | None = None,
) -> tuple[Match, Wide]:
    """One game of a simulation and its totals; without players, the random ones of the compiled runner."""
    match, totals = Match(game, players, options, Fast(seed, number)), np.zeros(N_TOTALS, np.int64)
    choose = choose or RandomPlayers(seed, number)
    while not match.over:
        seat, choice = choose(match)
        totals[DECISIONS] += len(match.choice_ids(seat)) > 1
        if isinstance(choice, int):
            match.play_id(choice, seat)
        else:
            match.play(choice, seat)
    return match, totals + counted(match)


def counted(match: Match) -> Wide:
    """What a finished match adds to the totals, its decisions apart."""
    totals = np.zeros(N_TOTALS, np.int64)
    totals[GAMES], totals[TURNS], totals[PLIES] = 1, match.turns, match.version
    totals[NATURE_MOVES] = sum(entry.seat == NATURE for entry in match.log)
    totals[SCORES : SCORES + match.players] = match.scores
    for seat in match.winners:
        totals[WINS + seat] = WIN // len(match.winners)
    return totals


def simulate_stepwise(
    game: Game,
    games: int,
    players: int,
    options: Mapping[str, Any],
    seed: int = 0,
    workers: int = 1,
    watch: Watch = lambda done: None,
    seated: Seated | None = None,
    keep: Keep = lambda number, match: None,
) -> Totals:
    """As `simulate`, but through matches: with any players, and with every match in hand when it ends."""
    game.check_seats(players)
    settled = game.settle_options(options, players)

    def play(first: int, n: int) -> Wide:
        totals = np.zeros(N_TOTALS, np.int64)
        for number in range(first, first + n):
            match, counts = play_one(game, players, settled, seed, number, seated(number) if seated else None)
            keep(number, match)
            totals += counts
        return totals

    play_one(game, players, settled, seed, 0)  # compile, or load from the cache, before the clock starts
    return summed(game, players, settled, seed, on_workers(Chunks(games, 1, watch), workers, lambda: play))
