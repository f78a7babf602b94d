"""What looks best: right after a choice, or after the rest of the turn as well."""

from __future__ import annotations

from ...kernel.chance import below, step
from ...kernel.contract import State, States, act, actors, chances, is_over, legal
from ...kernel.layout import NATURE, Ids, Random
from . import worth

# The block: what a seat knows, one deal of it, the game as it runs, a choice tried out, one more after that
KNOWN, DEALT, NOW, TRIAL, FURTHER, N_STATES = range(6)
MOST_NATURE = 64  # nature's moves in a row before a look is taken anyhow
ALL = 1 << 15  # choices are never so many
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


def best_looking(states: States, at: int, spare: int, seat: int, ids: Ids, n: int, rng: Random) -> int:
    """Of n listed ids the one after which it looks best at once; equals by lot."""
    if n == 1:
        return int(ids[0])
    best, found, equals = -1.0, int(ids[0]), 0
    for place in range(n):
        states[spare] = states[at]
        act(states[spare], seat, ids[place])
        looks = worth(states[spare], seat)
        if looks > best:
            best, found, equals = looks, int(ids[place]), 1
        elif looks == best:
            equals += 1
            if below(rng, equals) == 0:
                found = int(ids[place])
    return found


def thinned(ids: Ids, n: int, few: int, rng: Random) -> int:
    """Leave only a few of many choices, drawn by lot; how many are left."""
    if n <= few:
        return n
    for place in range(few):
        other = place + below(rng, n - place)
        drawn = ids[other]
        ids[other] = ids[place]
        ids[place] = drawn
    return few


def finish_turn(
    states: States, at: int, spare: int, seat: int, turn: int, few: int, ids: Ids, rng: Random
) -> None:
    """Follow a seat's own choices in this turn, the best looking of at most a few each time."""
    for _ in range(MOST_CHOICES):
        if states[at].turns != turn or fall(states[at], rng) != 1 << seat or states[at].turns != turn:
            return
        n = thinned(ids, legal(states[at], seat, ids), few, rng)
        act(states[at], seat, best_looking(states, at, spare, seat, ids, n, rng))


def most_hopeful(states: States, seat: int, ids: Ids, n: int, few: int, inner: Ids, rng: Random) -> int:
    """Of n listed ids the one after which, and the rest of the turn, it looks best; all have one luck."""
    best, found = -1.0, int(ids[0])
    luck, turn = rng[0], states[NOW].turns
    for place in range(n):
        rng[0] = luck
        states[TRIAL] = states[NOW]
        act(states[TRIAL], seat, ids[place])
        finish_turn(states, TRIAL, FURTHER, seat, turn, few, inner, rng)
        looks = worth(states[TRIAL], seat)
        if looks > best:
            best, found = looks, int(ids[place])
    rng[0] = luck
    step(rng)  # what was tried does not tell what comes
    return found
