"""`palabre verify` and `palabre replay`: whole records, changed ones, and files that are none."""

from __future__ import annotations

from pathlib import Path

import pytest

import palabre
from palabre.games import find
from palabre.kernel.stepwise import play_one

from .terminal import refused, typed


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match, _ = play_one(find("bongo"), 3, {"level": "guards"}, 5, 0)
    path = tmp_path / "game.jsonl"
    path.write_text(match.record())
    return path


def test_a_whole_record_is_verified(record: Path) -> None:
    result = typed("verify", str(record))
    assert result.exit_code == 0
    assert "The record holds: bongo, 3 players" in result.stdout


def test_a_record_comes_from_standard_input_too(record: Path) -> None:
    assert typed("verify", "-", keys=record.read_text()).exit_code == 0


@pytest.mark.parametrize("place", [0, 30, 500, 1000, -2, -1])
def test_a_record_with_one_character_changed_fails_with_the_line_and_the_reason(
    record: Path, place: int
) -> None:
    text = record.read_text()
    place %= len(text)
    record.write_text(text[:place] + ("#" if text[place] != "#" else "%") + text[place + 1 :])
    assert f"ine {text.count(chr(10), 0, place) + 1} of the record" in refused("verify", str(record))


def test_line_ends_of_another_system_are_a_change(record: Path) -> None:
    record.write_bytes(record.read_bytes().replace(b"\n", b"\r\n"))
    assert "Line 1 of the record" in refused("verify", str(record))


def test_an_unfinished_record_cannot_be_verified_but_told(tmp_path: Path) -> None:
    path = tmp_path / "half.jsonl"
    path.write_text(palabre.new("bongo", players=2, seed=3).record())
    assert "holds no result" in refused("verify", str(path))
    result = typed("replay", str(path))
    assert result.exit_code == 0
    assert "not over" in result.stdout


def test_a_record_is_told_in_both_languages(record: Path) -> None:
    english, french = typed("replay", str(record)), typed("replay", str(record), "--lang", "fr")
    assert "wins the game." in english.stdout
    assert "gagne la partie." in french.stdout
    assert len(english.stdout.splitlines()) == len(french.stdout.splitlines())


def test_a_record_is_told_as_a_seat_saw_it(record: Path) -> None:
    assert typed("replay", str(record), "--seat", "1").exit_code == 0
    assert "no seat 3" in refused("replay", str(record), "--seat", "3")


def test_files_that_are_no_records_are_refused(tmp_path: Path) -> None:
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    (tmp_path / "empty").write_text("")
    assert "not a text file" in refused("verify", str(tmp_path / "picture.png"))
    assert "cut off" in refused("verify", str(tmp_path / "empty"))
    assert "No such file" in refused("verify", str(tmp_path / "nowhere"))
    assert "Is a directory" in refused("replay", str(tmp_path))
