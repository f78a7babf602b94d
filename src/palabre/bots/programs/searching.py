"""Information-set tree search: deal what is hidden, go down the tree, play on, look, tell the tree."""

from __future__ import annotations

from ...kernel.chance import below, step
from ...kernel.contract import States, act, actors, chances, guess, is_over, legal
from ...kernel.layout import NATURE, Ids, Random, Reals, Wide
from . import deal
from .tree import (
    ACTION,
    NO_NODE,
    NODE,
    ROOT,
    VISITS,
    back_up,
    branch,
    mark,
    most_promising,
    n_stamped,
    sprout,
    sprout_all,
)
from .turns import KNOWN, NOW, best_looking
from .value import CARE, CLOSED, PLIES, TRUST, first_seat, judge

LONGEST = 100_000  # plies after which a game is taken not to end
PERCENT = 100


def search(
    states: States,
    start: int,
    sims: int,
    plan: Wide,
    ids: Ids,
    marks: Wide,
    tree: Wide,
    reals: Reals,
    rng: Random,
) -> None:
    """So many simulations from what a seat knows (dealt anew each time), or from one deal of it."""
    for _ in range(sims):
        states[NOW] = states[start]
        if start == KNOWN:
            deal(states[NOW], plan, rng)
        leaf = go_down(states, ids, marks, tree, reals, rng)
        play_on(states, ids, reals, rng)
        judge(states[NOW], reals)
        back_up(tree, reals, leaf)


def go_down(states: States, ids: Ids, marks: Wide, tree: Wide, reals: Reals, rng: Random) -> int:
    """Play down the tree to a node that is new, to the end, or to where the memory is full."""
    node = ROOT
    while not is_over(states[NOW]):
        mask = actors(states[NOW])
        if mask:
            below_it = go_on(states, node, first_seat(mask), ids, marks, tree, reals, rng)
        else:
            below_it = let_fall(states, node, tree, reals, rng)
        if below_it == NO_NODE:
            return node
        is_new = below_it != node and mask and tree[below_it * NODE + VISITS] == 0
        node = below_it
        if is_new:
            return node
    return node


def let_fall(states: States, node: int, tree: Wide, reals: Reals, rng: Random) -> int:
    """Nature acts; few chances have a node each, many are left open and share one."""
    n = chances(states[NOW])
    pick = below(rng, n)
    act(states[NOW], NATURE, pick)
    return node if n == 1 or n > reals[CLOSED] else branch(tree, reals, node, pick)


def go_on(
    states: States, node: int, seat: int, ids: Ids, marks: Wide, tree: Wide, reals: Reals, rng: Random
) -> int:
    """A seat goes on to one of a node's children; what it has to do anyhow has no node."""
    n = legal(states[NOW], seat, ids)
    if n == 1:
        act(states[NOW], seat, ids[0])
        return node
    child = choose(states, node, seat, n, ids, marks, tree, reals, rng)
    if child != NO_NODE:
        act(states[NOW], seat, tree[child * NODE + ACTION])
    return child


def choose(
    states: States, node: int, seat: int, n: int, ids: Ids, marks: Wide, tree: Wide, reals: Reals, rng: Random
) -> int:
    """The child to go to: one not tried yet, or the most promising."""
    mark(tree, marks, ids, n)
    found = most_promising(tree, reals, node, seat, marks)
    stamped = n_stamped(tree, marks, ids, n)
    if stamped == 0:
        return found
    if reals[TRUST] == 0.0:
        return sprout(tree, reals, node, seat, marks, ids, stamped, rng)
    sprout_all(states, tree, reals, node, seat, marks, ids, n)
    mark(tree, marks, ids, n)
    return most_promising(tree, reals, node, seat, marks)


def play_on(states: States, ids: Ids, reals: Reals, rng: Random) -> None:
    """Play some choices further, at random or with care, before the look that ends a simulation."""
    left = int(reals[PLIES])
    for _ in range(LONGEST):
        if is_over(states[NOW]):
            return
        mask = actors(states[NOW])
        if mask == 0:
            act(states[NOW], NATURE, below(rng, chances(states[NOW])))
        elif left == 0:
            return
        else:
            left -= 1
            play_one(states, first_seat(mask), ids, reals, rng)


def play_one(states: States, seat: int, ids: Ids, reals: Reals, rng: Random) -> None:
    """A seat plays what looks best, or anything."""
    n = legal(states[NOW], seat, ids)
    if n == 1:
        act(states[NOW], seat, ids[0])
    elif below(rng, PERCENT) < reals[CARE]:
        act(states[NOW], seat, best_looking(states, seat, ids, n, rng))
    else:
        act(states[NOW], seat, ids[guess(states[NOW], seat, ids, n, step(rng))])
