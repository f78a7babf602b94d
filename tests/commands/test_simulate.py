"""`palabre simulate`: the same totals whatever the number of workers, bots, records, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import palabre

from .terminal import refused, typed

NAMED_IN_DESIGN = (
    *("game", "players", "games", "decisions", "nature_moves", "turns", "seconds"),
    *("decisions_per_second_per_core", "mean_length", "wins", "mean_scores"),
)


def simulated(*words: str) -> dict[str, Any]:
    result = typed("simulate", *words, "--json")
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def test_json_has_the_names_that_programs_rely_on() -> None:
    found = simulated("bongo", "--games", "50", "--players", "4", "--seed", "1")
    assert set(NAMED_IN_DESIGN) <= set(found)
    assert (found["game"], found["players"], found["games"]) == ("bongo", 4, 50)
    assert sum(found["wins"]) == 50


def test_any_number_of_workers_gives_the_same() -> None:
    runs = [simulated("bongo", "--games", "2000", "--workers", workers) for workers in ("1", "2", "3")]
    for name in ("decisions", "nature_moves", "turns", "wins", "mean_scores"):
        assert runs[0][name] == runs[1][name] == runs[2][name]


def test_options_are_read() -> None:
    found = simulated("bongo", "--games", "20", "--option", "level=guards", "--option", "monopoly=6")
    assert (found["options"]["level"], found["options"]["monopoly"]) == ("guards", 6)


def test_records_are_written_and_verify(tmp_path: Path) -> None:
    words = ("bongo", "--games", "3", "--players", "3", "--seed", "4")
    with_records = simulated(*words, "--records", str(tmp_path / "kept"))
    files = sorted((tmp_path / "kept").iterdir())
    assert [file.name for file in files] == [f"bongo-4-00000{number}.jsonl" for number in range(3)]
    winners = [palabre.verify(file.read_text()).winners for file in files]
    assert [sum(1 for each in winners if seat in each) for seat in range(3)] == with_records["wins"]
    assert simulated(*words)["decisions"] == with_records["decisions"], "the games that the fast runner plays"


def test_bots_are_named_seat_by_seat() -> None:
    found = simulated("bongo", "--games", "10", "--bots", "random,hard", "--seed", "2")
    assert found["bots"] == ["random", "hard"]
    assert found["wins"][1] > found["wins"][0]
    assert (
        found["wins"] == simulated("bongo", "--games", "10", "--bots", "random,hard", "--seed", "2")["wins"]
    )


def test_a_person_gets_a_table_in_their_language() -> None:
    result = typed("simulate", "bongo", "--games", "50", "--lang", "fr")
    assert "50 parties de bongo" in result.stdout
    assert "décisions par seconde" in result.stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("chess",), "There is no game called “chess”"),
        (("bongo", "--players", "99"), "2 to 8 players"),
        (("bongo", "--players", "1"), "2 to 8 players"),
        (("bongo", "--option", "level"), "name=value"),
        (("bongo", "--option", "speed=3"), "no option called “speed”"),
        (("bongo", "--option", "level=hard"), "basic, poachers, guards"),
        (("bongo", "--option", "patience=500"), "5–120"),
        (("bongo", "--games", "0"), "At least one game"),
        (("bongo", "--bots", "genius"), "genius"),
        (("bongo", "--bots", "easy,easy", "--players", "3"), "2 bots are named for 3 seats"),
        (("bongo", "--records", "/dev/null/here", "--games", "1"), "/dev/null/here"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(words: tuple[str, ...], sentence: str) -> None:
    assert sentence in refused("simulate", *words)


def test_refusals_speak_the_language_of_the_terminal() -> None:
    assert "Aucun jeu ne s’appelle" in refused("simulate", "chess", env={"LANG": "fr_FR.UTF-8"})
