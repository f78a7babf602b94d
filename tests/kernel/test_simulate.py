"""Many games at once: the same totals whatever the number of workers, and the same games as a match plays."""

from __future__ import annotations

import resource
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import palabre
from palabre.games import find
from palabre.kernel.chance import generator
from palabre.kernel.errors import PalabreError
from palabre.kernel.mixing import all_mixed, generators
from palabre.kernel.playouts import DECISIONS, NATURE_MOVES, PLIES, TURNS
from palabre.kernel.simulate import CHUNK, Totals, simulate
from palabre.kernel.stepwise import play_one, simulate_stepwise

BONGO = find("bongo")
Count = Callable[[int, int], int]
TIMES = ("seconds", "core_seconds", "workers")


def untimed(totals: Totals) -> dict[str, Any]:
    """What may not depend on the machine."""
    return {
        name: value
        for name, value in totals.as_json().items()
        if name not in TIMES and not name.endswith("_per_core")
    }


def test_any_number_of_workers_gives_the_same_totals(count: Count) -> None:
    games = count(3_000, 100_000)
    one, *others = [simulate(BONGO, games, 4, seed=1, workers=workers) for workers in (1, 2, 3)]
    assert all(untimed(other) == untimed(one) for other in others)


def test_another_seed_gives_other_games() -> None:
    assert untimed(simulate(BONGO, 100, 2, seed=1)) != untimed(simulate(BONGO, 100, 2, seed=2)) | {"seed": 1}


def test_totals_of_parts_add_up() -> None:
    whole = simulate(BONGO, CHUNK + 40, 2, seed=3)
    assert whole.games == CHUNK + 40
    assert sum(whole.wins) == whole.games
    assert whole.moves >= whole.decisions + whole.nature_moves


@pytest.mark.parametrize(
    ("players", "options"), [(2, {}), (3, {"level": "guards"}), (5, {"after_wrong_call": "free"})]
)
def test_the_compiled_runner_and_a_match_play_the_same_games(players: int, options: dict[str, Any]) -> None:
    totals = simulate(BONGO, 12, players, options, seed=9)
    counts = np.sum([play_one(BONGO, players, options, 9, number)[1] for number in range(12)], axis=0)
    assert [counts[name] for name in (DECISIONS, NATURE_MOVES, TURNS, PLIES)] == [
        totals.decisions,
        totals.nature_moves,
        totals.turns,
        totals.moves,
    ]
    assert untimed(simulate_stepwise(BONGO, 12, players, options, seed=9, workers=2)) == untimed(totals)


def test_the_record_of_a_simulated_game_says_so_and_verifies() -> None:
    match, _ = play_one(BONGO, 3, {}, 9, 4)
    assert '"nature":{"from":"generator","seed":9,"number":4}' in match.record()
    assert palabre.verify(match.record()).winners == match.winners


def test_generators_are_made_many_at_once_as_they_are_one_by_one() -> None:
    for seed in (0, 7, -7, 2**63):
        made = generators(seed, np.arange(5, 25))
        assert made.tolist() == [int(generator(seed, number)[0]) for number in range(5, 25)]
        assert all_mixed(made ^ np.uint64(1)).tolist() == [
            int(generator(seed, number, 1)[0]) for number in range(5, 25)
        ]


def test_memory_stays_flat(count: Count) -> None:
    simulate(BONGO, 1000, 2)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    simulate(BONGO, count(30_000, 1_000_000), 2, workers=2)
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 20_000, "kilobytes"


def test_progress_is_told_to_the_end() -> None:
    told: list[int] = []
    simulate(BONGO, 2 * CHUNK + 1, 2, workers=2, watch=told.append)
    assert told[-1] == 2 * CHUNK + 1
    assert told == sorted(told)


def test_compiling_is_not_counted() -> None:
    assert simulate(BONGO, 1, 2).seconds < 0.5


@pytest.mark.parametrize("games", [0, -1])
def test_no_games_are_refused(games: int) -> None:
    with pytest.raises(PalabreError, match="At least one game"):
        simulate(BONGO, games, 2)


def test_the_random_player_reads_rightly_half_of_the_time_and_games_end_soon() -> None:
    totals = simulate(BONGO, 500, 4, seed=1)
    assert 50 < totals.as_json()["mean_length"] < 200
