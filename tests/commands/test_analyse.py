"""`palabre analyse`: a moment of a game, through all eyes or a seat's."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.analysis.games import begun, finished

from .terminal import refused, typed

FEW = ("--simulations", "8")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("records") / "game.jsonl"
    file.write_text(finished("bonobo-beach", 2, 2).record(), encoding="utf-8")
    return str(file)


def test_a_moment_in_words(record: str) -> None:
    last = typed("analyse", record, *FEW).stdout
    assert "By all that lies there" in last
    assert "Points are exact" in last
    first = typed("analyse", record, *FEW, "--move", "1", "--seat", "0", "--lang", "fr").stdout
    assert "Bonobo Beach, avant le coup 1" in first
    assert "D’après ce que Joueur 0 peut savoir." in first


def test_a_moment_for_programs(record: str) -> None:
    found = json.loads(typed("analyse", record, *FEW, "--json").stdout)
    assert found["exact"] is True
    assert found["choices"]
    assert found == json.loads(typed("analyse", record, *FEW, "--json").stdout)


def test_a_game_that_goes_on_is_analysed_where_it_stands(tmp_path: Path) -> None:
    match = begun("bakong", 2, 1, 5)
    file = tmp_path / "unfinished"
    file.write_text(match.record(), encoding="utf-8")
    assert json.loads(typed("analyse", str(file), *FEW, "--json").stdout)["move"] == match.version


def test_moves_and_seats_that_are_not_there_are_refused(record: str) -> None:
    assert "There is no move 9999" in refused("analyse", record, "--move", "9999")
    assert "There is no seat 5" in refused("analyse", record, "--seat", "5", *FEW)


def test_a_bot_is_asked_what_it_would_have_chosen(record: str) -> None:
    told = typed("analyse", record, "--move", "2", "--bot", "easy").stdout
    assert "easy would choose for" in told
    thoughts = json.loads(typed("analyse", record, "--move", "2", "--bot", "easy", "--json").stdout)
    assert thoughts["choice"] == thoughts["line"][0]["choice"]
    assert {"choice", "value", "visits"} == set(thoughts["thoughts"][0])
    assert "nobody" in refused("analyse", record, "--bot", "nobody")
