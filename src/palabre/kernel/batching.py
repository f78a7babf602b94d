"""Many games side by side, a choice in each at a time: one source, bound to each game's rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .card import STAY
from .contract import State, States, act, score, winners
from .layout import Ids, Masks, Random, Wide
from .observing import Singles
from .playouts import how_many, one_of
from .quick import COUNT_MASK, OVER, SEAT_SHIFT, to_choice

WIN, POINTS, LEAD = 0, 1, 2  # what a game is rewarded with at its end


def observe(s: State, seat: int, out: Singles, at: int) -> None:
    """What a seat sees, as numbers; made from the game's room `observed`."""
    raise NotImplementedError


def first_refused(states: States, action: Wide, mask: Masks) -> int:
    """The first game whose answer its mask does not allow; the number of games where all are allowed."""
    n_actions = len(mask) // len(action)
    for game in range(len(action)):
        if action[game] == STAY:
            continue
        if action[game] < 0 or action[game] >= n_actions or mask[game * n_actions + action[game]] == 0:
            return game
    return len(action)


def clear(mask: Masks, at: int, n: int) -> None:
    """Nothing is allowed; counted from 0, so that the machine clears it at once."""
    row = mask[at : at + n]
    for place in range(n):
        row[place] = 0


def show(s: State, n: int, ids: Ids, mask: Masks, at: int) -> None:
    """What the seat that is asked may choose."""
    clear(mask, at, len(ids))
    for which in range(n):
        mask[at + ids[which]] = 1


def pay(s: State, kind: int, points: Wide, reward: Singles, first: int) -> None:
    """The rewards of a game that has ended: shares of the win, points, or the lead over the best other."""
    score(s, points)
    mask = winners(s)
    for seat in range(s.seats):
        if kind == WIN:
            reward[first + seat] = (mask >> seat & 1) / how_many(mask)
        elif kind == POINTS:
            reward[first + seat] = points[seat]
        else:
            reward[first + seat] = points[seat] - best_other(points, s.seats, seat)


def best_other(points: Wide, seats: int, seat: int) -> int:
    """The most points that another seat has."""
    best: int = points[1 if seat == 0 else 0]
    for other in range(seats):
        if other != seat and points[other] > best:
            best = points[other]
    return best


def advance(
    states: States,
    first: int,
    last: int,
    kind: int,
    action: Wide,
    asked: Wide,
    words: Random,
    ids: Ids,
    mask: Masks,
    seen: Singles,
    reward: Singles,
    ended: Masks,
    points: Wide,
) -> int:
    """Make a choice in each of some games and go on to the next; the last state is how a game begins.

    `words` holds for every game the generators of nature and of the players, then those of the game that
    follows it in its place. BEGIN begins a game, STAY leaves it as it is. Returns how many ended.
    """
    n_games, n_seats = len(asked), len(reward) // len(asked)
    n_seen, over = len(seen) // len(asked), 0
    for game in range(first, last):
        dice, luck = words[4 * game : 4 * game + 1], words[4 * game + 1 : 4 * game + 2]
        ended[game] = 0
        for seat in range(n_seats):
            reward[game * n_seats + seat] = 0
        if action[game] == STAY:
            continue
        if action[game] >= 0:
            act(states[game], asked[game], action[game])
        found = to_choice(states[game], dice, luck, ids)
        if found == OVER:
            pay(states[game], kind, points, reward, game * n_seats)
            ended[game] = 1
            over += 1
            dice[0], luck[0] = words[4 * game + 2], words[4 * game + 3]
            states[game] = states[n_games]
            found = to_choice(states[game], dice, luck, ids)
        asked[game] = found >> SEAT_SHIFT
        show(states[game], found & COUNT_MASK, ids, mask, game * len(ids))
        observe(states[game], asked[game], seen, game * n_seen)
    return over


PROGRAMS: tuple[Callable[..., Any], ...] = (
    first_refused,
    one_of,
    how_many,
    to_choice,
    clear,
    show,
    best_other,
    pay,
    advance,
)
