"""The table of strengths: one part is measured anew, and what was measured of other bots counts no more."""

from __future__ import annotations

import json
from argparse import Namespace
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from palabre.bench.strength.__main__ import all_rows, still_true
from palabre.bench.strength.keeping import Row, bots_of, keep_rows, kept_rows, name_of
from palabre.bench.strength.measuring import measure
from palabre.bench.strength.page import page
from palabre.bench.strength.pairings import Pairing, pairings
from palabre.bench.strength.regret import alone
from palabre.bots.specs import LEVELS
from palabre.games import find

MEASURED = Pairing("bongo", "easy", "child")
SAME = Pairing("bongo", "medium", "easy")
CHANGED = Pairing("bongo", "hard", "medium")


def row(pairing: Pairing, bots: str) -> Row:
    return Row(name_of(pairing), bots, pairing.section, [pairing.game, "kept"], 60.0)


def asked(only: str, missing: bool = False, write: bool = False) -> Namespace:
    """What somebody wishes to be measured."""
    wish = {"only": only, "missing": missing, "write": write}
    return Namespace(**wish, minutes=1.0, games=40, seed=1, cores=1, dask=None)


@pytest.mark.wide
def test_one_pairing_is_measured_anew_and_the_rest_kept_while_the_bots_are_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "docs/bench").mkdir(parents=True)
    keep_rows([row(SAME, bots_of(SAME)), row(CHANGED, "of another strength")])
    rows = all_rows(asked(only=name_of(MEASURED)))
    assert [each.name for each in rows] == [name_of(MEASURED), name_of(SAME)]
    assert rows[0].cells[:5] == ["bongo", "`easy`", "`child`", "50%", "40"]
    keep_rows(rows)
    assert list(kept_rows().values()) == rows
    text = page(rows, [], [], {"minutes": 1.0, "half": 0.5, "most": 40}, ["bakong hard greedy 2"])
    assert "| bongo | kept |" in text
    assert "bakong hard greedy 2" in text, "what is missing is named"


def test_what_was_measured_under_older_rules_counts_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "docs/bench").mkdir(parents=True)
    pairing = Pairing("bakong", "medium", "easy")
    *same, rules = json.loads(bots_of(pairing))
    assert rules == find("bakong").rules_version
    keep_rows([row(SAME, bots_of(SAME)), row(pairing, json.dumps([*same, rules - 1]))])
    assert list(still_true()) == [name_of(SAME)]


def test_what_is_missing_is_measured_and_kept_as_it_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "docs/bench").mkdir(parents=True)
    keep_rows([row(SAME, bots_of(SAME))])
    rows = all_rows(asked(only="bongo medium", missing=True, write=True))
    assert rows == [row(SAME, bots_of(SAME))], "it is there already"
    all_rows(asked(only=name_of(MEASURED), missing=True, write=True))
    assert set(kept_rows()) == {name_of(MEASURED), name_of(SAME)}


def test_fewer_games_than_the_first_look_are_played() -> None:
    with ThreadPoolExecutor(1) as pool:
        measured = measure(MEASURED, pool, most=4, seconds=60.0, seed=1)
    assert measured.standings[0].games == 4


def test_every_pairing_has_a_name_of_its_own() -> None:
    names = [name_of(each) for each in pairings()]
    assert len(set(names)) == len(names) > 30


def test_a_games_own_level_counts_and_is_searched_alone_as_it_searches() -> None:
    beach = find("bonobo-beach")
    own = beach.tuning["levels"]["hard"]
    assert alone(beach, "hard") == f"mcts:sims={own['sims']},beliefs=1,learnt=1"
    assert alone(find("bakong"), "hard") == f"mcts:sims={LEVELS['hard']['sims']},beliefs=1"
    assert json.dumps(own) in bots_of(Pairing(beach.name, "hard", "medium"))
    assert json.dumps(own) not in bots_of(Pairing(beach.name, "champion", "random"))
