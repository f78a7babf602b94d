"""What might be hidden? The unseen undersides, each arrangement with its right probability.

Tiles of one pair of faces are alike. So a way to lay out what is hidden is, for each pair, how many tiles
show one face, how many show the other and how many are still in the pile. A plan holds all such ways as a
graph: a level for each pair, a node for each tally of shown faces that is still to be explained, and with
each node the number of arrangements below it. To deal is to walk down the graph with one random number, then
to shuffle like with like.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from math import factorial

import numpy as np

from ...kernel.chance import below, step
from ...kernel.compiled import rule
from ...kernel.layout import UNKNOWN, Random, Wide
from .box import CAMP_PLACE, N_JUNGLE_FACES, N_PLACES, TEMPLE_PLACE, TILE_FACES
from .state import NO_FACE, State

Pair = tuple[int, int]
Kind = tuple[int, int, int, int]  # a pair's faces, how many of its tiles are unseen, the first one's number

PILE = N_JUNGLE_FACES  # the group of the places where no tile lies yet
N_GROUPS = N_JUNGLE_FACES + 1

# A plan: where the groups of hidden places begin, those places group by group, then the graph
GROUPS, PLACES, GRAPH = 0, N_GROUPS + 1, N_GROUPS + 1 + N_PLACES
# A node: arrangements below it, the pair's faces, its first tile's number, branches
BELOW, FACE_1, FACE_2, FIRST_TILE, N_BRANCHES, BRANCHES = range(6)
# A branch: tiles with the one face up, with the other, in the pile; arrangements through it; where it ends
UP_1, UP_2, LEFT, THROUGH, END, BRANCH = range(6)

BITS = 31  # that the generator gives at a time


def prepare(s: State, seat: int) -> Wide:
    """The plan for what this seat does not know."""
    return plan(TILE_FACES, s.shows.tolist(), s.under.tolist())


def plan(tiles: Sequence[Pair], shows: Sequence[int], under: Sequence[int]) -> Wide:
    """The plan for a trail of some tiles: what each place shows, and what is known to lie below."""
    groups = hidden_places(shows, under)
    graph = known_ways(tiles, shows, under)
    head = np.zeros(GRAPH, np.int64)
    head[GROUPS : GROUPS + N_GROUPS + 1] = np.cumsum([0, *map(len, groups)])
    places = [place for group in groups for place in group]
    head[PLACES : PLACES + len(places)] = places
    return np.concatenate([head, np.array(graph, np.int64)])


def known_ways(tiles: Sequence[Pair], shows: Sequence[int], under: Sequence[int]) -> tuple[int, ...]:
    """The graph of all ways to lay out what is not known of a trail."""
    seen = Counter(pair_of(tiles, pair) for pair in zip(shows, under, strict=True) if UNKNOWN not in pair)
    tally = tuple(map(len, hidden_places(shows, under)[:PILE]))
    return ways(unseen(tuple(tiles), tuple(sorted(seen.items()))), tally)


def hidden_places(shows: Sequence[int], under: Sequence[int]) -> list[list[int]]:
    """The places whose underside is unknown, by the face they show; those without a tile last."""
    groups: list[list[int]] = [[] for _ in range(N_GROUPS)]
    for place, (face, below_it) in enumerate(zip(shows, under, strict=True)):
        if below_it == UNKNOWN:
            groups[PILE if face == NO_FACE else face].append(place)
    return groups


def pair_of(tiles: Sequence[Pair], faces: Pair) -> Pair:
    """The pair as the box lists it, whichever way the tile lies."""
    return faces if faces in tiles else faces[::-1]


@lru_cache
def unseen(tiles: tuple[Pair, ...], seen: tuple[tuple[Pair, int], ...]) -> tuple[Kind, ...]:
    """The pairs that tiles are still unseen of; rare faces first, so that their tallies close early."""
    left = Counter(tiles) - Counter(dict(seen))
    common = Counter(face for pair in tiles for face in pair)
    rare_first = sorted(left, key=lambda pair: sorted((common[face], face) for face in pair))
    return tuple((*pair, left[pair], tiles.index(pair)) for pair in rare_first)


@lru_cache(maxsize=256)
def ways(kinds: tuple[Kind, ...], tally: tuple[int, ...]) -> tuple[int, ...]:
    """The graph of all ways: the root's node first found last, its address at the front."""
    graph = Graph(kinds)
    root = graph.node(0, tally)
    return (root, *graph.words)


class Graph:
    """The graph as it grows, nodes below before those above; an address counts from the root's word."""

    def __init__(self, kinds: tuple[Kind, ...]) -> None:
        self.kinds = kinds
        levels = range(len(kinds) + 1)
        self.tiles_from = [sum(kind[2] for kind in kinds[level:]) for level in levels]
        self.faces_from = [
            [sum(kind[2] for kind in kinds[level:] if face in kind[:2]) for face in range(N_JUNGLE_FACES)]
            for level in levels
        ]
        self.words: list[int] = []
        self._nodes: dict[tuple[int, tuple[int, ...]], int] = {}

    def node(self, level: int, tally: tuple[int, ...]) -> int:
        """The address of the node for a level and a tally; 0 if nothing leads from there to the end."""
        key = (level, tally)
        if key not in self._nodes:
            self._nodes[key] = 0 if self.is_dead(level, tally) else self.inner(level, tally)
        return self._nodes[key]

    def is_dead(self, level: int, tally: tuple[int, ...]) -> bool:
        """Whether more of some face is still to be explained than the tiles from here on could show."""
        return any(n > most for n, most in zip(tally, self.faces_from[level], strict=True))

    def inner(self, level: int, tally: tuple[int, ...]) -> int:
        """All ways to split the tiles of one pair between its faces and the pile."""
        if level == len(self.kinds):
            return self.added([1, 0, 0, 0, 0])
        one, other, n, first = self.kinds[level]
        spare = self.tiles_from[level] - sum(tally)  # how many of the tiles from here on are in the pile
        branches: list[int] = []
        total = 0
        for up_1 in range(min(n, tally[one]) + 1):
            for up_2 in range(max(0, n - up_1 - spare), min(n - up_1, tally[other]) + 1):
                end = self.node(level + 1, less(tally, one, up_1, other, up_2))
                if end:
                    through = splits(up_1, up_2, n - up_1 - up_2) * self.words[end - 1]
                    branches += [up_1, up_2, n - up_1 - up_2, through, end]
                    total += through
        return self.added([total, one, other, first, len(branches) // BRANCH, *branches]) if total else 0

    def added(self, words: list[int]) -> int:
        """The address of a new node."""
        self.words += words
        return len(self.words) - len(words) + 1


def less(tally: tuple[int, ...], one: int, n_one: int, other: int, n_other: int) -> tuple[int, ...]:
    """What is still to be explained once some tiles are accounted for."""
    rest = list(tally)
    rest[one] -= n_one
    rest[other] -= n_other
    return tuple(rest)


def splits(*parts: int) -> int:
    """In how many ways alike tiles can be told apart into parts."""
    n = factorial(sum(parts))
    for part in parts:
        n //= factorial(part)
    return n


# What may lie below?


def undersides(shows: Sequence[int], under: Sequence[int], face: int) -> list[int]:
    """The faces that may lie below an unseen tile that shows this one, in some way to lay it all out."""
    graph = known_ways(TILE_FACES, shows, under)
    found: set[int] = set()
    node = 1
    while node < len(graph):
        one, other, branches = graph[node + FACE_1], graph[node + FACE_2], graph[node + N_BRANCHES]
        first = node + BRANCHES
        node = first + branches * BRANCH
        ups = [(graph[at + UP_1], graph[at + UP_2]) for at in range(first, node, BRANCH)]
        if face == one and any(up for up, _ in ups):
            found.add(other)
        if face == other and any(up for _, up in ups):
            found.add(one)
    return sorted(found)


# Dealing


@rule
def deal(s: State, plan: Wide, rng: Random) -> None:
    """Fill in every unseen underside, and the pile while the trail is laid."""
    for at in range(plan[GROUPS + N_GROUPS]):
        s.under[plan[PLACES + at]] = UNKNOWN
    node = GRAPH + plan[GRAPH]
    which = number_below(rng, plan[node + BELOW])
    while plan[node + N_BRANCHES] > 0:
        branch = node + BRANCHES
        while which >= plan[branch + THROUGH]:
            which -= plan[branch + THROUGH]
            branch += BRANCH
        put_tiles(s, plan, node, branch)
        node = GRAPH + plan[branch + END]
        which %= plan[node + BELOW]
    for group in range(N_GROUPS):
        shuffle(s, plan, group, rng)


@rule
def number_below(rng: Random, n: int) -> int:
    """A number from 0 to n-1 for an n that may be large."""
    return ((step(rng) << BITS) | step(rng)) % n


@rule
def put_tiles(s: State, plan: Wide, node: int, branch: int) -> None:
    """Lay the tiles of one pair: so many with each face up, the rest into the pile."""
    one, other, first = plan[node + FACE_1], plan[node + FACE_2], plan[node + FIRST_TILE]
    for _ in range(plan[branch + UP_1]):
        s.under[next_open(s, plan, one)] = other
    for _ in range(plan[branch + UP_2]):
        s.under[next_open(s, plan, other)] = one
    for copy in range(plan[branch + LEFT]):
        s.under[next_open(s, plan, PILE)] = first + copy


@rule
def next_open(s: State, plan: Wide, group: int) -> int:
    """The first place of a group that is still without an underside."""
    at = plan[GROUPS + group]
    while s.under[plan[PLACES + at]] != UNKNOWN:
        at += 1
    return int(plan[PLACES + at])


@rule
def shuffle(s: State, plan: Wide, group: int, rng: Random) -> None:
    """Places of one group may have each other's undersides, in any order."""
    first, end = plan[GROUPS + group], plan[GROUPS + group + 1]
    for last in range(end - 1, first, -1):
        other = first + below(rng, last - first + 1)
        a, b = plan[PLACES + last], plan[PLACES + other]
        kept = s.under[a]
        s.under[a] = s.under[b]
        s.under[b] = kept


@rule
def reshuffle(s: State, rng: Random) -> None:
    """Unseen tiles that show the same exchange what lies below them: a guess that takes no plan."""
    for last in range(TEMPLE_PLACE - 1, CAMP_PLACE + 1, -1):
        other = CAMP_PLACE + 1 + below(rng, last - CAMP_PLACE)
        if not s.under_seen[last] and not s.under_seen[other] and s.shows[last] == s.shows[other]:
            kept = s.under[last]
            s.under[last] = s.under[other]
            s.under[other] = kept
