"""Information-set tree search: deal what is hidden, go down the tree, play on, look, tell the tree."""

from __future__ import annotations

from ...kernel.chance import below
from ...kernel.contract import States, act, actors, chances, is_over, legal
from ...kernel.layout import NATURE, Ids, Random, Reals, Wide
from ...kernel.observing import Singles
from . import deal
from .foreseeing import appraise, live_on
from .luck import set_luck
from .playing import play_on
from .tree import (
    ACTION,
    NO_NODE,
    NODE,
    PAIR,
    PRIOR,
    TOTAL,
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
from .turns import KNOWN, NOW
from .value import (
    CLOSED,
    LEARNT,
    N_HEAD,
    OPEN,
    REACH,
    SIGHT,
    THIS_TURN,
    TRUST,
    TURNS,
    WIDE,
    first_seat,
    judge,
    remember,
)

NO_TREE = -1.0  # reaches nowhere


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
    net: Singles,
    rng: Random,
) -> None:
    """Spend simulations on n choices, the nodes in `arms`: on all alike, then on the better half, and so on.

    The start is what a seat knows, dealt anew each time, or one deal of it.
    """
    seed = rng[0]
    reals[THIS_TURN] = states[start].turns
    left, alive = sims, n
    if reals[SIGHT] > 0.0:
        look_around(states, start, seat, plan, arms, n, ids, inner, marks, points, tree, reals, net, rng)
        alive = min(n, int(reals[WIDE]))
    while alive > 1 and left > 0:
        for _ in range(max(1, left // (alive * halvings(alive)))):
            for arm in range(alive):
                set_luck(rng, seed, tree[arms[arm] * NODE + VISITS])
                simulate(
                    states,
                    start,
                    seat,
                    plan,
                    int(arms[arm]),
                    ids,
                    inner,
                    marks,
                    points,
                    tree,
                    reals,
                    net,
                    rng,
                )
                left -= 1
        order(arms, alive, tree, reals)
        alive = (alive + 1) // 2


def look_around(
    states: States,
    start: int,
    seat: int,
    plan: Wide,
    arms: Wide,
    n: int,
    ids: Ids,
    inner: Ids,
    marks: Wide,
    points: Wide,
    tree: Wide,
    reals: Reals,
    net: Singles,
    rng: Random,
) -> None:
    """What each choice looks like at first sight: at the end of this turn, under the same luck."""
    seed, turns, reach = rng[0], reals[TURNS], reals[REACH]
    reals[TURNS], reals[REACH] = 0.0, NO_TREE
    for time in range(int(reals[SIGHT])):
        for arm in range(n):
            set_luck(rng, seed, time)
            simulate(
                states, start, seat, plan, int(arms[arm]), ids, inner, marks, points, tree, reals, net, rng
            )
    reals[TURNS], reals[REACH] = turns, reach
    rng[0] = seed
    order(arms, n, tree, reals)
    for arm in range(n):
        count_as_prior(tree, reals, int(arms[arm]))


def count_as_prior(tree: Wide, reals: Reals, node: int) -> None:
    """What was seen of a choice so far becomes its first sight."""
    reals[N_HEAD + node * PAIR + PRIOR] = reals[N_HEAD + node * PAIR + TOTAL] / tree[node * NODE + VISITS]
    reals[N_HEAD + node * PAIR + TOTAL] = 0.0
    tree[node * NODE + VISITS] = 0


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
    net: Singles,
    rng: Random,
) -> None:
    """One way that it might go after a choice."""
    states[NOW] = states[start]
    if start == KNOWN:
        deal(states[NOW], plan, rng)
    act(states[NOW], seat, tree[arm * NODE + ACTION])
    leaf = go_down(states, arm, ids, marks, points, tree, reals, rng) if tree[arm * NODE + VISITS] else arm
    if reals[LEARNT] > 0.0:
        live_on(states, ids, inner, points, reals, net, rng)
        appraise(states[NOW], seat, points, reals, net)
    else:
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
