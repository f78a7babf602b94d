"""`palabre study`: a plan is checked, said, played, broken off, gone on with, reported; then it stands."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from palabre.games import find
from palabre.kernel.playouts import DECISIONS, GAMES, N_TOTALS, WIN, WINS
from palabre.kernel.simulate import simulate
from palabre.studies.counting import estimate, first_seat, length, luck
from palabre.studies.pieces import Piece, Played, pieces, play
from palabre.studies.plan import cells, pieces_of, read
from palabre.studies.running import run, wanted_by
from tests.commands.terminal import refused, typed

PLAN = """
title = "A small one"
game = "bongo"
asked = "Whether it works."
expected = "That it does."
seats = [2]
[[play]]
bots = "random"
games = 40
[[play]]
bots = "easy"
against = "random"
games = 20
[options]
monopoly = [10, 6]
"""


@pytest.fixture
def plan(tmp_path: Path) -> Path:
    file = tmp_path / "small.toml"
    file.write_text(PLAN, encoding="utf-8")
    return file


def test_a_study_is_told_played_and_reported_and_goes_on_where_it_was_broken_off(plan: Path) -> None:
    first = typed("study", str(plan), "--workers", "1")
    assert first.exit_code == 0, first.output
    assert first.stdout.index("**Expected.** That it does.") < first.stdout.index("The report is in")
    kept, report = plan.with_suffix(".results.jsonl"), plan.with_suffix(".md")
    text, lines = report.read_text(), kept.read_bytes().splitlines(keepends=True)
    assert text.index("## The plan") < text.index("## Decisions a game")
    assert len(lines) == 1 + len(wanted_by(read(plan)))
    kept.write_bytes(b"".join(lines[:9]) + lines[9][:20])  # broken off in the middle of a line
    report.unlink()
    played: list[float] = []
    run(plan, None, lambda told: None, played.append)
    assert len(played) == len(lines) - 9
    assert report.read_text() == text, "the same games, whenever they are played"
    for picture in plan.parent.glob("*.svg"):
        ElementTree.fromstring(picture.read_text())
        assert picture.name in text


def test_a_plan_that_was_played_stays_as_it_is(plan: Path) -> None:
    run(plan, None, lambda told: None)
    plan.write_text(PLAN.replace("That it does.", "That it does not."), encoding="utf-8")
    assert "results of another plan" in refused("study", str(plan))


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("seats = [2]", "seats = [2, 99]", "2 to 8 players"),
        ('"bongo"', '"chess"', "no game called"),
        ("monopoly = [10, 6]", "monopoly = [7]", "6"),
        ("monopoly = [10, 6]", "speed = [7]", "speed"),
        ("games = 40", "games = 0", "games ≥ 20"),
        ('against = "random"', 'against = "easy"', "no plan of a study"),
        ('bots = "easy"', 'bots = "genius"', "genius"),
        ("title", "titel", "no plan of a study"),
        ("seats = [2]", "seats = [", "no plan of a study"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused_first(plan: Path, old: str, new: str, sentence: str) -> None:
    plan.write_text(PLAN.replace(old, new), encoding="utf-8")
    assert sentence in refused("study", str(plan))
    assert not plan.with_suffix(".results.jsonl").exists()


def test_cells_and_pieces_cover_the_plan_once(plan: Path) -> None:
    plan.write_text(PLAN.replace("seats = [2]", "seats = [2, 3]"), encoding="utf-8")
    found = read(plan)
    assert [(cell.players, cell.changed) for cell in cells(found)] == [
        *((2, "as usual"), (2, "monopoly = 6"), (3, "as usual"), (3, "monopoly = 6"))
    ]
    for cell in cells(found):
        for each in found.play:
            parts = pieces_of(found, cell, each)
            numbers = [n for part in parts for n in range(part.first, part.first + part.games)]
            assert numbers == list(range(each.games))
            assert len(parts) >= 20


def test_pieces_are_the_games_of_one_simulation() -> None:
    whole = Piece("bongo", 3, {}, 7, 0, 100)
    totals = [sum(column) for column in zip(*(play(piece).totals for piece in pieces(whole, 30)))]
    alone = simulate(find("bongo"), 100, 3, seed=7)
    assert (totals[0], totals[1]) == (alone.games, alone.decisions)


def test_estimates_are_what_the_pieces_say() -> None:
    won, lost = totals_of(1, 0), totals_of(0, 1)
    one = Piece("bongo", 2, {}, 1, 0, 1, ("hard", "easy"))
    other = Piece("bongo", 2, {}, 1, 1, 1, ("easy", "hard"))
    assert estimate([(one, won), (other, lost)], luck("hard")) == (0.0, 0.0)
    assert estimate([(one, lost), (other, won)], luck("hard")) == (2.0, 0.0)
    assert estimate([(one, won), (other, lost)], first_seat).mean == 0.0
    assert estimate([(one, won), (other, lost)], length).mean == 5.0


def totals_of(*wins: int) -> Played:
    """A game of five decisions that was won so."""
    totals = [0] * N_TOTALS
    totals[GAMES], totals[DECISIONS] = 1, 5
    for seat, share in enumerate(wins):
        totals[WINS + seat] = WIN if share else 0
    return Played(totals, 0.0)
