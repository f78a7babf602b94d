"""Measurements in turn: kept for one state of the code, compared within a round, told as medians."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from .costs import EACH, FULL, MOST, SAME, STEADY, WAYS, Kept, Sample, Way, spread, told
from .reckoning import Cost, reckoned, verdict

SEEN = Sample(WAYS[0].name, 0, MOST, FULL, 1.0, 0.1, 0.2, 0.4, 900.0, 50.0, 90.0, 0.0, 0.05)


def test_a_bad_moment_of_the_machine_changes_no_ratio() -> None:
    two = replace(SEEN, way=WAYS[1].name, servers=1.1)
    rounds = [
        replace(each, round=n, servers=each.servers * slow, table=kind)
        for n, slow in enumerate((1.0, 1.02, 3.0))
        for each in (SEEN, two)
        for kind in (MOST, SAME, EACH)
    ]
    text = told(rounds)
    assert text.count("| nginx, hashed | 2 | 1.12 (1.10–3.30) | 1.10 (1.10–1.10) |") == 3
    assert "so far there were 3" in text


def test_measurements_of_other_code_do_not_count(tmp_path: Path) -> None:
    file = tmp_path / "moves.jsonl"
    Kept(file, "old").add(SEEN)
    assert not Kept(file, "new").samples
    assert Kept(file, "old").samples == [SEEN]
    assert Kept(file, "old").has(WAYS[0], 0)
    assert not Kept(file, "old").has(WAYS[0], 1)


def test_a_spread_is_the_least_and_the_most() -> None:
    assert spread([3.0, 1.0, 2.0]) == "2.00 (1.00–3.00)"
    assert spread([2.0]) == "2.00"
    assert spread([]) == ""


def test_three_processes_are_asked_for_as_much_as_one_and_for_three_times_as_much() -> None:
    assert [rate for _, rate in WAYS[2].rates] == [FULL, STEADY, 3 * STEADY]


def test_the_aim_is_met_where_every_round_meets_it() -> None:
    def seen(way: Way, *servers: float) -> list[Sample]:
        return [replace(SEEN, way=way.name, round=n, servers=each) for n, each in enumerate(servers)]

    rounds = seen(WAYS[0], 1.0, 2.0) + seen(WAYS[1], 1.1, 2.2) + seen(WAYS[2], 1.1, 2.6)
    text = verdict(rounds)
    assert "nginx, hashed with 2 processes 1.10 (1.10–1.10), met;" in text
    assert "nginx, hashed with 3 processes 1.20 (1.10–1.30), **not met**." in text
    assert "as much for each process" not in text, "what was not measured is not told"


def test_two_workers_are_compared_with_the_best_of_one_process() -> None:
    one, two = (
        replace(SEEN, way=way.name, rate=rate) for way, rate in ((WAYS[3], 900.0), (WAYS[4], 1_200.0))
    )
    assert "1200 moves a second, one process 900: never fewer" in verdict([one, two])
    assert "not always more" in verdict([one, two, replace(two, round=1, rate=899.0)])


def test_more_cores_hold_as_much_as_they_can_pay() -> None:
    text = reckoned(Cost(0.8, 0.1, 0.1), Cost(1.6, 0.1, 0.3), commits=3_000, used=1.5)
    assert "| 4 | 2,000 to 4,000 | 0.4 to 0.6 cores | 160 to 2,000 | the servers' processor time |" in text
    assert "| 16 | 8,000 to 16,000 | 1.6 to 2.4 cores | 640 to 8,000 | commits, where each" in text
