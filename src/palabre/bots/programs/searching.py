"""Information-set tree search: deal what is hidden, go down the tree, play on, look, tell the tree."""

from __future__ import annotations

from ...kernel.chance import below, step
from ...kernel.contract import States, act, actors, chances, guess, is_over, legal
from ...kernel.layout import NATURE, Ids, Random, Reals, Wide
from . import deal
from .luck import set_luck
from .tree import (
    ACTION,
    NO_NODE,
    NODE,
    VISITS,
    back_up,
    branch,
    mark,
    mean,
    most_promising,
    n_stamped,
    sprout,
    sprout_all,
)
from .turns import KNOWN, NOW, TRIAL, best_looking, most_hopeful
from .value import CARE, CLOSED, FORESIGHT, OPEN, REACH, THIS_TURN, TRUST, TURNS, first_seat, judge, remember

LONGEST = 100_000  # plies after which a game is taken not to end
PERCENT = 100


def search(
    states: States,
    start: int,
    seat: int,
    sims: int,
    plan: Wide,
    arms: Wide,
    n: int,
    ids: Ids,
    inner: Ids,
    marks: Wide,
    points: Wide,
    tree: Wide,
    reals: Reals,
    rng: Random,
) -> None:
    """Spend simulations on n choices, the nodes in `arms`: on all alike, then on the better half, and so on.

    The start is what a seat knows, dealt anew each time, or one deal of it.
    """
    seed = rng[0]
    left, alive = sims, n
    reals[THIS_TURN] = states[start].turns
    while alive > 1 and left > 0:
        for _ in range(max(1, left // (alive * halvings(alive)))):
            for arm in range(alive):
                set_luck(rng, seed, tree[arms[arm] * NODE + VISITS])
                simulate(
                    states, start, seat, plan, int(arms[arm]), ids, inner, marks, points, tree, reals, rng
                )
                left -= 1
        order(arms, alive, tree, reals)
        alive = (alive + 1) // 2


def halvings(alive: int) -> int:
    """How often so many can be halved until one is left."""
    n = 0
    while alive > 1:
        alive = (alive + 1) // 2
        n += 1
    return n


def order(arms: Wide, alive: int, tree: Wide, reals: Reals) -> None:
    """The better arms first."""
    for place in range(1, alive):
        arm = arms[place]
        at = place
        while at > 0 and mean(tree, reals, int(arms[at - 1])) < mean(tree, reals, int(arm)):
            arms[at] = arms[at - 1]
            at -= 1
        arms[at] = arm


def simulate(
    states: States,
    start: int,
    seat: int,
    plan: Wide,
    arm: int,
    ids: Ids,
    inner: Ids,
    marks: Wide,
    points: Wide,
    tree: Wide,
    reals: Reals,
    rng: Random,
) -> None:
    """One way that it might go after a choice."""
    states[NOW] = states[start]
    if start == KNOWN:
        deal(states[NOW], plan, rng)
    act(states[NOW], seat, tree[arm * NODE + ACTION])
    leaf = go_down(states, arm, ids, marks, points, tree, reals, rng) if tree[arm * NODE + VISITS] else arm
    play_on(states, ids, inner, reals, rng)
    judge(states[NOW], points, reals)
    remember(states[NOW], reals)
    back_up(tree, reals, leaf)


def go_down(
    states: States, node: int, ids: Ids, marks: Wide, points: Wide, tree: Wide, reals: Reals, rng: Random
) -> int:
    """Play down the tree to a node that is new, to the end, or to where it reaches no further."""
    while not is_over(states[NOW]) and states[NOW].turns <= reals[THIS_TURN] + reals[REACH]:
        mask = actors(states[NOW])
        if mask:
            below_it = go_on(states, node, first_seat(mask), ids, marks, points, tree, reals, rng)
        elif reals[OPEN] == 0.0 and chances(states[NOW]) > reals[CLOSED]:
            return node
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
    states: States,
    node: int,
    seat: int,
    ids: Ids,
    marks: Wide,
    points: Wide,
    tree: Wide,
    reals: Reals,
    rng: Random,
) -> int:
    """A seat goes on to one of a node's children; what it has to do anyhow has no node."""
    n = legal(states[NOW], seat, ids)
    if n == 1:
        act(states[NOW], seat, ids[0])
        return node
    child = choose(states, node, seat, n, ids, marks, points, tree, reals, rng)
    if child != NO_NODE:
        act(states[NOW], seat, tree[child * NODE + ACTION])
    return child


def choose(
    states: States,
    node: int,
    seat: int,
    n: int,
    ids: Ids,
    marks: Wide,
    points: Wide,
    tree: Wide,
    reals: Reals,
    rng: Random,
) -> int:
    """The child to go to: one not tried yet, or the most promising."""
    mark(tree, marks, ids, n)
    found = most_promising(tree, reals, node, seat, marks)
    stamped = n_stamped(tree, marks, ids, n)
    if stamped == 0:
        return found
    if reals[TRUST] == 0.0:
        return sprout(tree, reals, node, seat, marks, ids, stamped, rng)
    sprout_all(states, tree, reals, node, seat, marks, points, ids, n)
    mark(tree, marks, ids, n)
    return most_promising(tree, reals, node, seat, marks)


def play_on(states: States, ids: Ids, inner: Ids, reals: Reals, rng: Random) -> None:
    """Play some turns further, at random or with care, before the look that ends a simulation."""
    for _ in range(LONGEST):
        if is_over(states[NOW]):
            return
        mask = actors(states[NOW])
        if mask and states[NOW].turns > reals[THIS_TURN] + reals[TURNS]:
            return
        if mask:
            play_one(states, first_seat(mask), ids, inner, reals, rng)
        else:
            act(states[NOW], NATURE, below(rng, chances(states[NOW])))


def play_one(states: States, seat: int, ids: Ids, inner: Ids, reals: Reals, rng: Random) -> None:
    """A seat plays anything, what looks best at once, or what does so after its turn."""
    n = legal(states[NOW], seat, ids)
    if n == 1:
        act(states[NOW], seat, ids[0])
    elif below(rng, PERCENT) >= reals[CARE]:
        act(states[NOW], seat, ids[guess(states[NOW], seat, ids, n, step(rng))])
    elif reals[FORESIGHT] == 0.0:
        act(states[NOW], seat, best_looking(states, NOW, TRIAL, seat, ids, n, rng))
    else:
        act(states[NOW], seat, most_hopeful(states, seat, ids, n, inner, rng))
