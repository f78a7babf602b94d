"""Finishing a turn: nature falls as it falls, and a seat goes on by what looks best at once."""

from __future__ import annotations

from ...kernel.chance import below
from ...kernel.contract import State, States, act, actors, chances, is_over, legal
from ...kernel.layout import NATURE, Ids, Random
from . import worth

# The block: what a seat knows, one deal of it, the game as it runs, a move tried out
KNOWN, DEALT, NOW, TRIAL, N_STATES = 0, 1, 2, 3, 4
MOST_NATURE = 64  # nature's moves in a row before a look is taken anyhow
MOST_CHOICES = 8  # a seat's own choices in a row that are followed


def fall(s: State, rng: Random) -> int:
    """Let nature act until a seat must: the mask of seats that may, or 0 at the end."""
    for _ in range(MOST_NATURE):
        if is_over(s):
            return 0
        mask = actors(s)
        if mask:
            return mask
        act(s, NATURE, below(rng, chances(s)))
    return 0


def best_looking(states: States, seat: int, ids: Ids, n: int, rng: Random) -> int:
    """Of n listed ids the one after which it looks best at once; equals by lot."""
    if n == 1:
        return int(ids[0])
    best, found, equals = -1.0, int(ids[0]), 0
    for place in range(n):
        states[TRIAL] = states[NOW]
        act(states[TRIAL], seat, ids[place])
        looks = worth(states[TRIAL], seat)
        if looks > best:
            best, found, equals = looks, int(ids[place]), 1
        elif looks == best:
            equals += 1
            if below(rng, equals) == 0:
                found = int(ids[place])
    return found


def finish_turn(states: States, seat: int, ids: Ids, rng: Random) -> None:
    """Follow a seat's own choices, the best looking each time, until it is another's turn."""
    for _ in range(MOST_CHOICES):
        if fall(states[NOW], rng) != 1 << seat:
            return
        n = legal(states[NOW], seat, ids)
        act(states[NOW], seat, best_looking(states, seat, ids, n, rng))
