"""The redeal's probabilities, against every arrangement of six tiles counted by hand (BK-18)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations, product
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from palabre.games.bakong import GAME, redeal
from palabre.games.bakong.box import FACES, N_PLACES, TILE_FACES
from palabre.games.bakong.state import NO_FACE
from palabre.kernel.chance import generator
from palabre.kernel.engine import engine
from palabre.kernel.layout import EVERYBODY, NATURE, UNKNOWN
from palabre.kernel.match import Match
from palabre.kernel.nature import Seeded
from palabre.kernel.plain import Plain
from palabre.kernel.secrecy import blanked

Pair = tuple[int, int]
Undersides = tuple[int, ...]


def pairs(text: str) -> tuple[Pair, ...]:
    """`plain/river emerald/river`: tiles."""
    words = [tile.split("/") for tile in text.split()]
    return tuple((FACES.index(one), FACES.index(other)) for one, other in words)


SIX = pairs("emerald/plain emerald/plain emerald/river plain/river cave/plain cave/river")
TRAILS = [
    "emerald plain plain river cave emerald",
    "plain plain plain river river river",
    "emerald emerald emerald river cave cave",
    "plain plain plain plain river cave",
    "emerald/plain plain plain river cave emerald",  # the first has been seen
    "plain river/emerald plain river plain emerald/plain",
    "emerald plain plain - - -",  # three are still in the pile
    "river - - - - -",
]


def arrangements(tiles: tuple[Pair, ...], shows: list[int], under: list[int]) -> Iterator[Undersides]:
    """Every order and side of the tiles that agrees with what is seen, each once: undersides, then pile."""
    for order in permutations(range(len(tiles))):
        laid = [tiles[tile] for tile in order]
        for sides in product((0, 1), repeat=sum(face != NO_FACE for face in shows)):
            flipped = [pair[::-1] if side else pair for pair, side in zip(laid, sides, strict=False)]
            if all(
                pair[0] == face and known in (UNKNOWN, pair[1])
                for pair, face, known in zip(flipped, shows, under, strict=False)
            ):
                pile = [tiles.index(tiles[tile]) for tile in order[len(flipped) :]]
                yield (*(pair[1] for pair in flipped), *pile)


def laid(words: str) -> tuple[NDArray[Any], list[int], list[int]]:
    """A blanked state with a trail of six places, all the others known and out of play."""
    states = engine(GAME).new_states()
    shows, under = [], []
    for word in words.split():
        face, _, below = word.partition("/")
        shows.append(NO_FACE if face == "-" else FACES.index(face))
        under.append(FACES.index(below) if below else UNKNOWN)
    states["shows"][0], states["under"][0], states["under_seen"][0] = NO_FACE, NO_FACE, EVERYBODY
    states["shows"][0, 1:7], states["under"][0, 1:7] = shows, under
    states["under_seen"][0, 1:7] = [EVERYBODY if each != UNKNOWN else 0 for each in under]
    return states, shows, under


def dealt(words: str, n: int) -> Counter[Undersides]:
    """How often each arrangement comes in n deals."""
    states, shows, _ = laid(words)
    plan = redeal.plan(SIX, states["shows"][0].tolist(), states["under"][0].tolist())
    rng = generator(7)
    found: Counter[Undersides] = Counter()
    for _ in range(n):
        copy = states.copy()
        engine(GAME).deal(copy, plan, rng)
        below = copy["under"][0, 1:7].tolist()
        n_laid = sum(face != NO_FACE for face in shows)
        pile = [SIX.index(SIX[tile]) for tile in below[n_laid:]]
        found[(*below[:n_laid], *pile)] += 1
    return found


@pytest.mark.parametrize("words", TRAILS)
def test_bk_18_each_arrangement_of_six_tiles_has_its_right_probability(
    words: str, count: Callable[[int, int], int]
) -> None:
    n = count(4_000, 200_000)
    _, shows, under = laid(words)
    right = Counter(arrangements(SIX, shows, under))
    assert right, "this trail cannot lie there"
    found = dealt(words, n)
    assert set(found) <= set(right), "an arrangement came that cannot be"
    total = right.total()
    chi = sum((found[each] - n * right[each] / total) ** 2 / (n * right[each] / total) for each in right)
    free = len(right) - 1
    assert chi <= free + 6 * (2 * free) ** 0.5 + 12, f"chi-square {chi:.1f} with {free} degrees of freedom"


@pytest.mark.parametrize("words", TRAILS)
def test_bk_18_the_plan_counts_every_arrangement(words: str) -> None:
    """The number at the root, times the orders of like places, is the number of arrangements."""
    states, shows, under = laid(words)
    plan = redeal.plan(SIX, states["shows"][0].tolist(), states["under"][0].tolist())
    root = redeal.GRAPH + plan[redeal.GRAPH] + redeal.BELOW
    orders = 1
    for group in range(redeal.N_GROUPS):
        size = int(plan[redeal.GROUPS + group + 1] - plan[redeal.GROUPS + group])
        orders *= int(np.prod(range(1, size + 1)))
    n_arrangements = sum(1 for _ in arrangements(SIX, shows, under))
    assert plan[root] * orders * seen_orders(shows, under) == n_arrangements


def seen_orders(shows: list[int], under: list[int]) -> int:
    """In how many ways the tiles that have been seen can be told apart from their twins."""
    left, orders = Counter(tuple(sorted(pair)) for pair in SIX), 1
    for pair in zip(shows, under, strict=True):
        if pair[1] != UNKNOWN:
            orders *= left[tuple(sorted(pair))]
            left[tuple(sorted(pair))] -= 1
    return orders


def test_a_whole_trail_has_no_more_than_a_few_thousand_nodes() -> None:
    for seed in range(20):
        match = Match(GAME, 2, {}, Seeded(seed))
        plan = redeal.prepare(Plain(blanked(match.state, match.engine.layout, 0)), 0)  # type: ignore[arg-type]
        assert len(plan) < 10_000


def test_redeal_while_the_trail_is_laid_keeps_every_tile() -> None:
    match = Match(GAME, 2, {}, Seeded(3), settle=False)
    for laid_tiles in range(24):
        dealt_state = blanked(match.state, match.engine.layout, None)
        match.engine.redeal(dealt_state, 0, generator(laid_tiles))
        shows, under = (dealt_state[name][0, 1 : N_PLACES - 1].tolist() for name in ("shows", "under"))
        tiles = [
            TILE_FACES[below] if face == NO_FACE else (face, below)
            for face, below in zip(shows, under, strict=True)
        ]
        assert sorted(map(sorted, tiles)) == sorted(map(sorted, TILE_FACES))
        match.enter(NATURE, match.nature.pick(match.chances))
