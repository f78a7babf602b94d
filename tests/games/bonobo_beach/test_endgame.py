"""The end solved exactly: against sums done by hand, and against a plain search that skips nothing."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from numpy.typing import NDArray

import palabre
from palabre.games.bonobo_beach.descent import LEVEL
from palabre.games.bonobo_beach.endgame import lead, solve
from palabre.games.bonobo_beach.state import Phase
from palabre.kernel.layout import NATURE
from palabre.kernel.match import Match
from tests.widely import widely

from .tables import ONE_DUNE, draw, laid, lay, small

MOST_LOOKS = 1_500  # states that the plain search may look at


class TooMany(Exception):
    """The plain search would take too long."""


class Search:
    """Every choice and every tile followed, nothing left out; equal states are looked at once."""

    def __init__(self, match: Match) -> None:
        self.engine = match.engine
        self.seats = match.players
        self.known: dict[bytes, list[float]] = {}

    def final(self, states: NDArray[Any]) -> list[float]:
        """Where the markers will stand on average."""
        states = states.copy()
        states["turns"] = 0
        key = states.tobytes()
        if key not in self.known:
            if len(self.known) > MOST_LOOKS:
                raise TooMany
            self.known[key] = self.looked_at(states)
        return self.known[key]

    def looked_at(self, states: NDArray[Any]) -> list[float]:
        """The end, the mean over all tiles, or the choice with the best lead."""
        phase, seat = int(states["phase"][0]), int(states["seat"][0])
        if phase == Phase.OVER:
            return [float(each) for each in states["markers"][0, : self.seats]]
        if phase == Phase.DRAW:
            n = int(states["left"][0])
            after = [self.final(self.after(states, NATURE, pick)) for pick in range(n)]
            return [sum(each[other] for each in after) / n for other in range(self.seats)]
        best: list[float] | None = None
        for action in self.engine.legal_ids(states, seat):
            found = self.final(self.after(states, seat, action))
            if best is None or lead(found, seat) > lead(best, seat) + LEVEL:
                best = found
        assert best is not None
        return best

    def after(self, states: NDArray[Any], seat: int, action: int) -> NDArray[Any]:
        """The state after an action."""
        changed = states.copy()
        self.engine.act(changed, seat, action)
        return changed


def near_end(seed: int, players: int, board: str, triangles: int) -> Match | None:
    """A match played at random until few triangles can still be covered, most pawns being out."""
    match, rng = palabre.new("bonobo-beach", players=players, seed=seed, board=board), random.Random(seed)
    while not match.over:
        view = match.view(None)
        if len(view["free"]) - len(view["active"]) <= triangles:
            return match
        choices = match.choices()
        match.play(choices[-1] if rng.random() < 0.5 else rng.choice(choices))
    return None


@pytest.mark.parametrize(
    ("players", "board"),
    widely([(2, "small"), (2, "island"), (3, "small"), (4, "small")], (3, "small")),
)
def test_the_solution_is_that_of_a_search_that_skips_nothing(
    players: int, board: str, count: Callable[[int, int], int]
) -> None:
    """Gains and every choice of the seat to act agree, from turns and from drawn tiles alike."""
    compared = 0
    for seed in range(count(24, 300)):
        match = near_end(seed, players, board, triangles=4)
        if match is None:
            continue
        search, solution = Search(match), solve(match.state)
        before = match.scores
        try:
            final = search.final(match.state)
            by_choice = {
                action: search.final(search.after(match.state, match.to_act[0], action))
                for action in match.choice_ids(match.to_act[0])
            }
        except TooMany:
            continue
        assert solution is not None
        assert final == pytest.approx(
            [start + gain for start, gain in zip(before, solution.gains, strict=True)]
        )
        for action, found in by_choice.items():
            gains = solution.choices[action]
            assert found == pytest.approx([start + gain for start, gain in zip(before, gains, strict=True)])
        compared += 1
    assert compared >= 5


def test_places_are_shared_out_best_first() -> None:
    """Of 10, 6 and −18 seat 1 takes the first, seat 0 the second, and seat 1 must take the last."""
    match = small(tiles=ONE_DUNE, drawn=-3)
    lay(match, 16, 17)
    solution = solve(match.state)
    assert solution is not None
    assert solution.gains == [6, 10 - 18]
    assert match.naming.name(solution.best(1)) == {"do": "put_pawn", "at": [-1, 1]}
    worst = match.naming.id({"do": "put_pawn", "at": [0, 0]})
    assert worst is not None
    assert solution.regret(1, solution.best(1)) == 0
    assert solution.choices[worst] == [10, -18 + 6]
    assert solution.regret(1, worst) == (-8 - 6) - (-12 - 10)


def test_a_draw_is_worth_the_mean_of_its_tiles() -> None:
    """One rhombus to come, two tiles left: half the sum of what each would bring."""
    table: dict[str, Any] = {"tiles": ONE_DUNE, "stack": {"4": 1, "-3": 1}}
    match = small(**table)
    match.play({"do": "draw"})
    drawn = solve(match.state)
    each = []
    for value in (4, -3):
        other = small(**table)
        draw(other, value)
        found = solve(other.state)
        assert found is not None
        each.append(found.gains)
    assert drawn is not None
    assert drawn.choices == {}
    assert drawn.gains == pytest.approx([(first + second) / 2 for first, second in zip(*each, strict=True)])


def test_what_is_too_far_from_the_end_is_not_solved() -> None:
    match = palabre.new("bonobo-beach", seed=1)
    assert solve(match.state, most=500) is None
    assert solve(match.state, most=1) is None
    assert solve(palabre.new("bonobo-beach", nature="manual", first="drawn").state) is None


def test_a_game_that_is_over_has_nothing_to_solve() -> None:
    match = small(tiles=[*ONE_DUNE, *laid((16, 17, -3))], pawns=[[[0, 0], [-1, 1], [0, 1]]])
    assert match.over
    assert solve(match.state) is None


def test_nobody_regrets_the_best_choice() -> None:
    for seed in range(6):
        match = near_end(seed, 2, "small", triangles=6)
        if match is None or (solution := solve(match.state)) is None:
            continue
        (seat,) = match.to_act
        regrets = [solution.regret(seat, action) for action in solution.choices]
        assert min(regrets) == 0
        assert lead(solution.gains, seat) == pytest.approx(lead(solution.choices[solution.best(seat)], seat))
