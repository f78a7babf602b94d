"""`palabre bench`: what it measures, and the page that it keeps."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from palabre.bench import engine as bench
from palabre.bench.compiling import child, compile_times, import_seconds
from palabre.bench.page import as_page, as_table, kept_page, short
from palabre.games import find
from tests.commands.terminal import refused, typed

RESULTS: dict[str, Any] = {
    "machine": {"cores": 2, "processor": "x86_64", "python": "3.11.7", "numba": "0.68.1"},
    "calibration_per_second": 300_000_000,
    "import_seconds": 0.25,
    "games": [
        {
            "game": "bongo",
            "playouts": [
                {
                    "players": 2,
                    "decisions_per_second": 21_000_000,
                    "nature_moves_per_second": 25_000_000,
                    "turns_per_second": 12_500_000,
                    "games_per_second": 257_000,
                    "decisions_per_game": 83.2,
                }
            ],
            "match": {"moves_per_second": 75_000, "choices_per_second": 36_000},
            "search": [{"players": 2, "simulations_per_second": 12_345}],
            **{f"{kind}_seconds": 1.25 for kind in ("cold_match", "cold_all", "cached_match", "cached_all")},
        }
    ],
}


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Short runs: these tests are about what is measured, not how exactly."""
    monkeypatch.setattr(bench, "SECONDS", 0.02)
    monkeypatch.setattr(bench, "SPINS", 100_000)


def test_numbers_are_shortened_to_three_digits() -> None:
    assert [short(n) for n in (7, 999, 1_000, 25_400, 257_000, 8_530_000, 300_724_222)] == [
        *("7", "999", "1.00 k", "25.4 k", "257 k", "8.53 M", "301 M"),
    ]


def test_the_page_has_a_row_for_each_number_of_players() -> None:
    page = as_page(RESULTS)
    assert "| bongo | 2 | 21.0 M | 25.0 M | 12.5 M | 257 k | 83 | 7.00% |" in page
    assert "| bongo | 2 | 12.3 k |" in page
    assert "| bongo | 75.0 k | 36.0 k | 1.2 | 1.2 | 1.2 | 1.2 |" in page
    assert len(list(as_table(RESULTS))) == 3


def test_the_page_is_kept_in_the_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert kept_page(RESULTS).read_text(encoding="utf-8") == as_page(RESULTS)
    assert (tmp_path / "docs/bench/engine.md").exists()


@pytest.mark.usefixtures("quick")
def test_playouts_and_matches_are_measured() -> None:
    one = bench.playouts(find("bongo"), 3)
    assert one["players"] == 3
    assert one["decisions_per_second"] > 100_000, "compiled"
    through_python = bench.match_moves(find("bongo"))
    assert 1_000 < through_python["choices_per_second"] < through_python["moves_per_second"]


@pytest.mark.usefixtures("quick")
def test_the_calibration_loop_cannot_be_shortened_by_a_compiler() -> None:
    assert 1_000_000 < bench.calibration() < 3_000_000_000


def test_an_unknown_game_is_refused() -> None:
    assert "There is no game called “go”" in refused("bench", "go")


def test_search_is_measured_where_bots_search() -> None:
    assert bench.search(find("bakong"), 2)["simulations_per_second"] > 100
    assert bench.seats_of_search(find("bakong")) == [2, 4]


def test_importing_palabre_loads_neither_numba_nor_words() -> None:
    loaded = child("import palabre, sys; print({'numba', 'fluent', 'starlette'} & set(sys.modules))")
    assert loaded.strip() == "set()"
    assert import_seconds() < 5


@pytest.mark.long
def test_a_game_is_ready_sooner_from_the_cache() -> None:
    times = compile_times("bongo")
    assert times["cached_match_seconds"] < times["cold_match_seconds"]


@pytest.mark.long
def test_the_command_gives_json_to_programs() -> None:
    found = json.loads(typed("bench", "bongo", "--json").stdout)
    assert [one["players"] for one in found["games"][0]["playouts"]] == [2, 8]
