"""`palabre review`: a game looked back at, as text, as JSON and as a page."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.analysis.games import begun, finished

from .terminal import refused, typed

FEW = ("--simulations", "4")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("records") / "game.jsonl"
    file.write_text(finished("bakong", 3, 2).record(), encoding="utf-8")
    return str(file)


def test_a_review_in_words(record: str) -> None:
    english = typed("review", record, *FEW).stdout
    assert "Bakong: what was luck, what was choice" in english
    assert "The dearest errors" in english
    french = typed("review", record, *FEW, "--lang", "fr").stdout
    assert "Les erreurs les plus chères" in french


def test_a_review_for_programs_adds_up(record: str) -> None:
    found = json.loads(typed("review", record, *FEW, "--json").stdout)
    for one in found["accounts"]:
        assert one["start"] + one["luck"] + one["own"] + one["others"] == one["result"]


def test_a_review_as_a_page(record: str, tmp_path: Path) -> None:
    file = tmp_path / "review.html"
    result = typed("review", record, *FEW, "--html", str(file), "--lang", "fr")
    assert (result.exit_code, result.stdout) == (0, "")
    assert '<html lang="fr">' in file.read_text(encoding="utf-8")


def test_what_cannot_be_reviewed_is_refused_with_a_sentence(tmp_path: Path, record: str) -> None:
    unfinished = tmp_path / "unfinished"
    unfinished.write_text(begun("bakong", 2, 1, 3).record(), encoding="utf-8")
    assert "only a finished one can be reviewed" in refused("review", str(unfinished))
    assert "no file" in refused("review", str(tmp_path / "no file"))
    nowhere = tmp_path / "nowhere" / "page.html"
    assert str(nowhere) in refused("review", record, "--html", str(nowhere))
