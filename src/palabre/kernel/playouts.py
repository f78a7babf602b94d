"""Whole games played at random inside compiled code: one source, bound to each game's rules."""

from __future__ import annotations

from .chance import below, step
from .contract import State, States, act, actors, chances, guess, is_over, legal, score, winners
from .layout import NATURE, Ids, Random, Wide

GAMES, DECISIONS, NATURE_MOVES, TURNS, PLIES, SCORES, WINS, N_TOTALS = 0, 1, 2, 3, 4, 5, 13, 21
MAX_SEATS = 8
WIN = 840  # a win is shared in whole parts by any number up to eight
LONGEST = 1_000_000  # plies after which a game is taken not to end


def one_of(mask: int, which: int) -> int:
    """The seat at a place among those in a mask."""
    seat = 0
    while True:
        if mask >> seat & 1:
            if which == 0:
                return seat
            which -= 1
        seat += 1


def how_many(mask: int) -> int:
    """How many seats are in a mask."""
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def play_out(s: State, dice: Random, luck: Random, ids: Ids, totals: Wide) -> bool:
    """Play at random from here to the end, counting; False if the game does not end.

    Nature has a generator of its own, so that a game's dice do not depend on who plays it. Turns, and
    nature's moves within them, are loops of their own: the threads of a card begin them together, and then
    mostly have the same to do.
    """
    plies = 0
    while plies < LONGEST and not is_over(s):
        turn = s.turns
        while s.turns == turn and plies < LONGEST and not is_over(s):
            mask = actors(s)
            while mask == 0 and plies < LONGEST and not is_over(s):
                plies += 1
                totals[NATURE_MOVES] += 1
                act(s, NATURE, below(dice, chances(s)))
                mask = actors(s)
            if mask != 0:
                plies += 1
                several = how_many(mask)
                seat = one_of(mask, below(luck, several) if several > 1 else 0)
                n = legal(s, seat, ids)
                totals[DECISIONS] += n > 1
                act(s, seat, ids[guess(s, seat, ids, n, step(luck)) if n > 1 else 0])
    totals[PLIES] += plies
    return is_over(s)


def play_games(
    states: States,
    n: int,
    dice_seeds: Random,
    luck_seeds: Random,
    rng: Random,
    ids: Ids,
    totals: Wide,
    points: Wide,
) -> int:
    """Play n games in the first state, each from the second one and its own seeds; return how many ended."""
    dice, luck = rng[:1], rng[1:]
    for game in range(n):
        dice[0] = dice_seeds[game]
        luck[0] = luck_seeds[game]
        states[0] = states[1]
        if not play_out(states[0], dice, luck, ids, totals):
            return game
        count_end(states[0], totals, points)
    return n


def count_end(s: State, totals: Wide, points: Wide) -> None:
    """Add a finished game to the totals."""
    score(s, points)
    mask = winners(s)
    share = WIN // how_many(mask)
    for seat in range(s.seats):
        totals[SCORES + seat] += points[seat]
        totals[WINS + seat] += share * (mask >> seat & 1)
    totals[GAMES] += 1
    totals[TURNS] += s.turns


PLAYING = (one_of, how_many, play_out, count_end)  # to be bound together
