"""The tree of a search: nodes in one array, children linked, each node a choice that a seat (or nature) made."""

from __future__ import annotations

from math import sqrt

from ...kernel.chance import below
from ...kernel.contract import States, act, is_over
from ...kernel.layout import NATURE, Ids, Random, Reals, Wide
from .turns import NOW, TRIAL
from .value import appearances, values

# The words of a node; node 0 is no node: its words hold what the tree as a whole needs
ACTION, ACTOR, FIRST, NEXT, VISITS, SEEN, NODE = 0, 1, 2, 3, 4, 5, 6
USED, STAMP, CAPACITY = 0, 1, 2
NO_NODE, ROOT = 0, 1
TOTAL, PRIOR, N_REALS = 0, 1, 2  # the reals of a node

SHARPNESS, LOOKS, EXPLORE, TRUST, CLOSED, PLIES, CARE, N_KNOBS = 0, 1, 2, 3, 4, 5, 6, 7


def plant(tree: Wide, sums: Reals, capacity: int) -> None:
    """An empty tree: its root alone."""
    tree[USED] = ROOT
    tree[STAMP] = 0
    tree[CAPACITY] = capacity
    new_node(tree, sums, NO_NODE, NATURE, 0, 0.0)


def new_node(tree: Wide, sums: Reals, parent: int, actor: int, action: int, prior: float) -> int:
    """A further child; NO_NODE when the memory is full."""
    node = tree[USED]
    if node == tree[CAPACITY]:
        return NO_NODE
    tree[USED] = node + 1
    at = node * NODE
    tree[at + ACTION] = action
    tree[at + ACTOR] = actor
    tree[at + FIRST] = NO_NODE
    tree[at + VISITS] = 0
    tree[at + SEEN] = 1
    sums[node * N_REALS + TOTAL] = 0.0
    sums[node * N_REALS + PRIOR] = prior
    if parent != NO_NODE:
        tree[at + NEXT] = tree[parent * NODE + FIRST]
        tree[parent * NODE + FIRST] = node
    return node


def branch(tree: Wide, sums: Reals, node: int, actor: int, action: int) -> int:
    """The child that stands for one action, made where there is none yet."""
    child = tree[node * NODE + FIRST]
    while child != NO_NODE:
        if tree[child * NODE + ACTION] == action and tree[child * NODE + ACTOR] == actor:
            return child
        child = tree[child * NODE + NEXT]
    return new_node(tree, sums, node, actor, action, 0.0)


def mark(tree: Wide, marks: Wide, ids: Ids, n: int) -> int:
    """Mark the ids that can be played now; returns the stamp that they bear."""
    tree[STAMP] += 1
    for place in range(n):
        marks[ids[place]] = tree[STAMP]
    return tree[STAMP]


def promise(tree: Wide, sums: Reals, child: int, logs: Reals, knobs: Reals) -> float:
    """What a child has brought so far, and what may be in it yet."""
    visits = tree[child * NODE + VISITS] + knobs[TRUST]
    total = sums[child * N_REALS + TOTAL] + knobs[TRUST] * sums[child * N_REALS + PRIOR]
    return total / visits + knobs[EXPLORE] * sqrt(logs[tree[child * NODE + SEEN]] / visits)


def most_promising(tree: Wide, sums: Reals, node: int, seat: int, marks: Wide, stamp: int, logs: Reals, knobs: Reals) -> int:
    """Of a node's children that can be played now the most promising; their marks are taken away."""
    best, found = -1.0, NO_NODE
    child = tree[node * NODE + FIRST]
    while child != NO_NODE:
        at = child * NODE
        if tree[at + ACTOR] == seat and marks[tree[at + ACTION]] == stamp:
            marks[tree[at + ACTION]] = 0
            tree[at + SEEN] += 1
            here = promise(tree, sums, child, logs, knobs)
            if here > best:
                best, found = here, child
        child = tree[at + NEXT]
    return found


def n_marked(marks: Wide, ids: Ids, n: int, stamp: int) -> int:
    """How many of the listed ids have no child yet."""
    marked = 0
    for place in range(n):
        if marks[ids[place]] == stamp:
            marked += 1
    return marked


def sprout(tree: Wide, sums: Reals, node: int, seat: int, marks: Wide, ids: Ids, n: int, marked: int, stamp: int, rng: Random) -> int:
    """A child for one of the ids that have none, drawn by lot."""
    which = below(rng, marked)
    for place in range(n):
        if marks[ids[place]] == stamp:
            if which == 0:
                return new_node(tree, sums, node, seat, ids[place], 0.0)
            which -= 1
    return NO_NODE


def sprout_all(
    states: States, tree: Wide, sums: Reals, node: int, seat: int, marks: Wide, ids: Ids, n: int, stamp: int, knobs: Reals, looks: Reals
) -> None:
    """A child for every id that has none, each with how it looks at first sight."""
    for place in range(n):
        if marks[ids[place]] == stamp:
            states[TRIAL] = states[NOW]
            act(states[TRIAL], seat, ids[place])
            if is_over(states[TRIAL]):
                values(states[TRIAL], knobs, looks)
            else:
                appearances(states[TRIAL], knobs[SHARPNESS], looks)
            new_node(tree, sums, node, seat, ids[place], looks[seat])


def back_up(tree: Wide, sums: Reals, path: Wide, length: int, rewards: Reals) -> None:
    """Tell every node on the way what came of it for the seat that chose it."""
    for step in range(length):
        node = path[step]
        actor = tree[node * NODE + ACTOR]
        tree[node * NODE + VISITS] += 1
        if actor >= 0:
            sums[node * N_REALS + TOTAL] += rewards[actor]
