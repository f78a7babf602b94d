"""Measurements in turn: kept for one state of the code, compared within a round, told as medians."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from .costs import EACH, FULL, MOST, SAME, STEADY, WAYS, Kept, Sample, spread, told

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
