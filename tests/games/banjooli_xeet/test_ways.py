"""Ways: the compiled search against a plain one, in positions of random games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np

import palabre
from palabre.games.banjooli_xeet.doors import door
from palabre.games.banjooli_xeet.pieces import Kind
from palabre.games.banjooli_xeet.rules.moving import farthest, list_ways
from palabre.games.banjooli_xeet.state import LINE, N_SQUARES, PEN, WALL
from palabre.games.banjooli_xeet.ways import N_WAYS, SEQUENCES
from tests.games.banjooli_xeet.table import GAME, state

SHUT = (Kind.ROCK, Kind.WATER, Kind.CHASM, Kind.WALL)
ENDS = (Kind.QUICKSAND, Kind.VORTEX, Kind.LINE)


class Searcher:
    """BX-11 to BX-18 once more, by recursion over paths."""

    def __init__(self, s: Any) -> None:
        self.ahead, self.beyond, self.ground = s.ahead.tolist(), s.beyond.tolist(), s.ground.tolist()
        self.taken = {square for square in s.at.tolist() if square < N_SQUARES}

    def step(self, square: int, direction: int) -> int | None:
        """Where one point leads."""
        target = self.ahead[square][direction]
        if target in self.taken:
            target = self.beyond[square][direction]
        return None if target in self.taken or self.ground[target] in SHUT else target

    def paths(self, path: tuple[int, ...], way: tuple[int, ...], left: int) -> Iterator[tuple[Any, Any]]:
        """Every full way from a square, with the squares it lands on; berries are earth."""
        if left == 0 or (way and self.ground[path[-1]] in ENDS):
            yield way, path
            return
        for direction in range(3):
            target = self.step(path[-1], direction)
            if target is not None:
                yield from self.paths((*path, target), (*way, direction), left - 1)

    def ways(self, square: int, points: int) -> set[tuple[int, ...]]:
        """The ways that may be chosen, cut at their first berry."""
        found = set()
        for way, path in self.paths((square,), (), points):
            ground = [self.ground[node] for node in path]
            firm = [node for node, kind in zip(path, ground, strict=True) if kind != Kind.LAVA]
            if ground[-1] == Kind.LAVA and firm[-1] == square:
                continue
            berry = next((n for n, kind in enumerate(ground[1:], 1) if kind == Kind.BERRY), len(way))
            found.add(way[:berry])
        return found


def positions(n: int) -> Iterator[Any]:
    """The moments of random games with everything on the track."""
    for seed in range(n):
        match = palabre.new(GAME, players=5, seed=seed, berries=True, specials=2, middle_tiles=4 + seed % 3)
        rng = random.Random(seed)
        while not match.over:
            if match.view()["phase"] == "choose":
                yield match
            match.play(rng.choice(match.choices()))


def listed(states: Any, square: int, points: int) -> set[tuple[int, ...]]:
    """What the rules list."""
    out = np.zeros(N_WAYS, np.int16)
    n = door(list_ways)(states, square, points, square, 0, out)
    assert len(set(out[:n].tolist())) == n
    return {SEQUENCES[way] for way in out[:n]}


def test_the_search_finds_every_full_way_and_no_other() -> None:
    """BX-11, BX-12, BX-13, BX-18: for every ostrich and every number of points up to six."""
    compared = 0
    for match in positions(6):
        s, rng = state(match), random.Random(match.version)
        searcher = Searcher(s)
        square = rng.choice([node for node in s.at.tolist() if node != LINE])
        points = rng.randint(1, 6)
        expected = searcher.ways(square, points)
        assert listed(match.state, square, points) == expected
        compared += len(expected)
    assert compared > 3_000


def test_as_far_as_it_can_is_the_longest_way_there_is() -> None:
    """BX-11: where the rest has become impossible."""
    for match in positions(2):
        searcher, square = Searcher(state(match)), state(match).at.tolist()[match.version % 5]
        if square != LINE:
            usable = max((points for points in range(1, 7) if searcher.ways(square, points)), default=0)
            assert door(farthest)(match.state, square, 6, square) == usable


def test_jumps_are_two_steps_in_one_direction() -> None:
    """BX-13: where the step leads twice, or over the line within the lanes; from the pen straight on."""
    for match in positions(1):
        s = state(match)
        last_row = [square for square in range(N_SQUARES) if s.ahead[square, 1] == LINE]
        for square in range(N_SQUARES):
            for direction in range(3):
                middle = s.ahead[square, direction]
                if middle in last_row:
                    inside = 0 <= last_row.index(middle) + direction - 1 < 3
                    assert s.beyond[square, direction] == (LINE if inside else WALL)
                elif middle < N_SQUARES:
                    assert s.beyond[square, direction] == s.ahead[middle, direction]
        assert s.beyond[PEN].tolist() == [s.ahead[lane, 1] for lane in range(3)]
        return
