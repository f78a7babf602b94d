"""`palabre exercises`: a file of positions that can be laid out again, the same for the same seed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from palabre.bots.exercises import laid
from palabre.games import find

from .terminal import refused, typed

ONE = ("exercises", "bonobo-beach", "--games", "1", "--seed", "18", "--each", "1")


def test_a_file_of_exercises_from_one_game(tmp_path: Path) -> None:
    file = tmp_path / "found.json"
    assert typed(*ONE, "--out", str(file)).exit_code == 0
    found = json.loads(file.read_text(encoding="utf-8"))["exercises"]
    assert found
    for exercise in found:
        match = laid(find("bonobo-beach"), exercise)
        assert exercise["best"] in match.choices(exercise["seat"])


def test_a_game_that_does_not_say_what_its_points_come_from_has_none() -> None:
    assert refused("exercises", "bongo") == (
        "Nothing is found in “bongo”: it does not say what its points come from."
    )


@pytest.mark.parametrize(
    "wrong", [("--games", "0"), ("--games", "999999999"), ("--each", "-1"), ("--seed", "x")]
)
def test_numbers_have_bounds(wrong: tuple[str, str]) -> None:
    assert typed("exercises", "bakong", *wrong).exit_code == 2


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere" / "found.json"
    assert str(nowhere) in refused(*ONE, "--out", str(nowhere))
