"""The tree of a search: nodes in one array, children linked; a node is what a seat, or nature, did."""

from __future__ import annotations

from math import log, sqrt

from ...kernel.chance import below
from ...kernel.contract import States, act
from ...kernel.layout import NATURE, Ids, Random, Reals, Wide
from .turns import NOW, TRIAL
from .value import EXPLORE, N_HEAD, SPREAD, TRUST, VALUE, judge

# The words of a node; node 0 is no node, and its words serve the tree as a whole
ACTION, ACTOR, PARENT, FIRST, NEXT, VISITS, SEEN, NODE = 0, 1, 2, 3, 4, 5, 6, 8
USED, STAMP, CAPACITY = 0, 1, 2
NO_NODE, ROOT = 0, 1
TOTAL, PRIOR, PAIR = 0, 1, 2  # the reals of a node, behind the head


def plant(tree: Wide, reals: Reals, capacity: int) -> None:
    """An empty tree: its root alone."""
    tree[USED] = ROOT
    tree[STAMP] = 0
    tree[CAPACITY] = capacity
    new_node(tree, reals, NO_NODE, NATURE, 0, 0.0)
    tree[FIRST] = NO_NODE


def new_node(tree: Wide, reals: Reals, parent: int, actor: int, action: int, prior: float) -> int:
    """A further child; NO_NODE when the memory is full."""
    node = int(tree[USED])
    if node == tree[CAPACITY]:
        return NO_NODE
    tree[USED] = node + 1
    at = node * NODE
    tree[at + ACTION] = action
    tree[at + ACTOR] = actor
    tree[at + PARENT] = parent
    tree[at + FIRST] = NO_NODE
    tree[at + NEXT] = tree[parent * NODE + FIRST]
    tree[at + VISITS] = 0
    tree[at + SEEN] = 1
    tree[parent * NODE + FIRST] = node
    reals[N_HEAD + node * PAIR + TOTAL] = 0.0
    reals[N_HEAD + node * PAIR + PRIOR] = prior
    return node


def branch(tree: Wide, reals: Reals, node: int, pick: int) -> int:
    """The child that stands for one fall of the dice, made where there is none yet."""
    child = int(tree[node * NODE + FIRST])
    while child != NO_NODE:
        if tree[child * NODE + ACTION] == pick and tree[child * NODE + ACTOR] == NATURE:
            return child
        child = int(tree[child * NODE + NEXT])
    return new_node(tree, reals, node, NATURE, pick, 0.0)


def mark(tree: Wide, marks: Wide, ids: Ids, n: int) -> None:
    """Stamp the ids that can be played now."""
    tree[STAMP] += 1
    for place in range(n):
        marks[ids[place]] = tree[STAMP]


def mean(tree: Wide, reals: Reals, child: int) -> float:
    """What a child has brought so far, its first sight counted in."""
    at = N_HEAD + child * PAIR
    visits = tree[child * NODE + VISITS] + reals[TRUST]
    return float((reals[at + TOTAL] + reals[TRUST] * reals[at + PRIOR]) / visits) if visits else -1.0


def promise(tree: Wide, reals: Reals, child: int, seat: int) -> float:
    """What a child has brought so far, and what may be in it yet."""
    visits = tree[child * NODE + VISITS] + reals[TRUST]
    reach = reals[EXPLORE] * reals[SPREAD + seat]
    return float(mean(tree, reals, child) + reach * sqrt(log(tree[child * NODE + SEEN]) / visits))


def most_promising(tree: Wide, reals: Reals, node: int, seat: int, marks: Wide) -> int:
    """Of a node's children that can be played now the most promising; takes their stamps away."""
    best, found = -1.0, NO_NODE
    child = int(tree[node * NODE + FIRST])
    while child != NO_NODE:
        at = child * NODE
        if tree[at + ACTOR] == seat and marks[tree[at + ACTION]] == tree[STAMP]:
            marks[tree[at + ACTION]] = 0
            tree[at + SEEN] += 1
            here = promise(tree, reals, child, seat)
            if here > best:
                best, found = here, child
        child = int(tree[at + NEXT])
    return found


def n_stamped(tree: Wide, marks: Wide, ids: Ids, n: int) -> int:
    """How many of the listed ids have no child yet."""
    stamped = 0
    for place in range(n):
        if marks[ids[place]] == tree[STAMP]:
            stamped += 1
    return stamped


def sprout(
    tree: Wide, reals: Reals, node: int, seat: int, marks: Wide, ids: Ids, stamped: int, rng: Random
) -> int:
    """A child for one of the ids that have none, drawn by lot."""
    which = below(rng, stamped)
    place = 0
    while marks[ids[place]] != tree[STAMP] or which > 0:
        if marks[ids[place]] == tree[STAMP]:
            which -= 1
        place += 1
    return new_node(tree, reals, node, seat, ids[place], 0.0)


def sprout_all(
    states: States,
    tree: Wide,
    reals: Reals,
    node: int,
    seat: int,
    marks: Wide,
    points: Wide,
    ids: Ids,
    n: int,
) -> None:
    """A child for every id that has none, each with how it looks at first sight."""
    for place in range(n):
        if marks[ids[place]] == tree[STAMP]:
            states[TRIAL] = states[NOW]
            act(states[TRIAL], seat, ids[place])
            judge(states[TRIAL], points, reals)
            new_node(tree, reals, node, seat, ids[place], reals[VALUE + seat])


def back_up(tree: Wide, reals: Reals, node: int) -> None:
    """Tell every node on the way up what came of it for the seat that chose it."""
    while node != NO_NODE:
        at = node * NODE
        tree[at + VISITS] += 1
        if tree[at + ACTOR] >= 0:
            reals[N_HEAD + node * PAIR + TOTAL] += reals[VALUE + tree[at + ACTOR]]
        node = int(tree[at + PARENT])
