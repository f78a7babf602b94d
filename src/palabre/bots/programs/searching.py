"""Information-set tree search: deal what is hidden, go down the tree, look or play on, tell the tree; many times."""

from __future__ import annotations

from ...kernel.chance import below, step
from ...kernel.contract import States, act, actors, chances, guess, is_over, legal
from ...kernel.layout import NATURE, Ids, Random, Reals, Wide
from . import deal
from .tree import (
    ACTION,
    CARE,
    CLOSED,
    NO_NODE,
    NODE,
    PLIES,
    ROOT,
    TRUST,
    VISITS,
    back_up,
    branch,
    mark,
    most_promising,
    n_marked,
    sprout,
    sprout_all,
)
from .turns import KNOWN, NOW, best_looking
from .value import first_seat, values

DEEPEST = 60  # nodes on one way down
LONGEST = 100_000  # plies after which a game is taken not to end
PERCENT = 100


def search(
    states: States, start: int, sims: int, plan: Wide, ids: Ids, marks: Wide, tree: Wide, sums: Reals, path: Wide, logs: Reals,
    knobs: Reals, rewards: Reals, rng: Random,
) -> None:
    """So many simulations from what a seat knows (dealt anew each time), or from one deal of it."""
    for _ in range(sims):
        states[NOW] = states[start]
        if start == KNOWN:
            deal(states[NOW], plan, rng)
        length = go_down(states, ids, marks, tree, sums, path, logs, knobs, rewards, rng)
        play_on(states, ids, knobs, rng)
        values(states[NOW], knobs, rewards)
        back_up(tree, sums, path, length, rewards)


def go_down(
    states: States, ids: Ids, marks: Wide, tree: Wide, sums: Reals, path: Wide, logs: Reals, knobs: Reals, looks: Reals, rng: Random
) -> int:
    """Play down the tree to a node that is new; returns how many nodes the way has."""
    node, length = ROOT, 1
    path[0] = ROOT
    while length < DEEPEST and not is_over(states[NOW]):
        mask = actors(states[NOW])
        if mask == 0:
            n = chances(states[NOW])
            pick = below(rng, n)
            act(states[NOW], NATURE, pick)
            if n == 1 or n > knobs[CLOSED]:
                continue
            node = branch(tree, sums, node, NATURE, pick)
        else:
            seat = first_seat(mask)
            n = legal(states[NOW], seat, ids)
            if n == 1:
                act(states[NOW], seat, ids[0])
                continue
            node = choose(states, node, seat, n, ids, marks, tree, sums, logs, knobs, looks, rng)
            if node != NO_NODE:
                act(states[NOW], seat, tree[node * NODE + ACTION])
        if node == NO_NODE:
            return length
        path[length] = node
        length += 1
        if mask and tree[node * NODE + VISITS] == 0:
            return length
    return length


def choose(
    states: States, node: int, seat: int, n: int, ids: Ids, marks: Wide, tree: Wide, sums: Reals, logs: Reals, knobs: Reals,
    looks: Reals, rng: Random,
) -> int:
    """The child to go to: one not tried yet, or the most promising."""
    stamp = mark(tree, marks, ids, n)
    found = most_promising(tree, sums, node, seat, marks, stamp, logs, knobs)
    marked = n_marked(marks, ids, n, stamp)
    if marked == 0:
        return found
    if knobs[TRUST] == 0.0:
        return sprout(tree, sums, node, seat, marks, ids, n, marked, stamp, rng)
    sprout_all(states, tree, sums, node, seat, marks, ids, n, stamp, knobs, looks)
    stamp = mark(tree, marks, ids, n)
    return most_promising(tree, sums, node, seat, marks, stamp, logs, knobs)


def play_on(states: States, ids: Ids, knobs: Reals, rng: Random) -> None:
    """Play some plies further, at random or with care, before the look that ends a simulation."""
    left = knobs[PLIES]
    for _ in range(LONGEST):
        if is_over(states[NOW]):
            return
        mask = actors(states[NOW])
        if mask == 0:
            act(states[NOW], NATURE, below(rng, chances(states[NOW])))
            continue
        if left <= 0:
            return
        left -= 1
        seat = first_seat(mask)
        n = legal(states[NOW], seat, ids)
        if n > 1 and below(rng, PERCENT) < knobs[CARE]:
            act(states[NOW], seat, best_looking(states, seat, ids, n, rng))
        else:
            act(states[NOW], seat, ids[guess(states[NOW], seat, ids, n, step(rng)) if n > 1 else 0])
