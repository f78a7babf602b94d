"""Records of format 1, kept as they were written: they still verify, replay, and go on as they began."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import palabre
from palabre.kernel.replaying import read_lines
from palabre.kernel.stepwise import RandomPlayers
from run import ROOT

KEPT = sorted((ROOT / "tests/golden/format_1").glob("*.jsonl"))
FINISHED = [path for path in KEPT if not path.stem.endswith("-running")]
of_each = pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)


def test_every_game_and_every_source_of_dice_is_among_them() -> None:
    heads = [json.loads(path.read_text(encoding="utf-8").partition("\n")[0]) for path in KEPT]
    assert {head["palabre"] for head in heads} == {1}
    assert {head["game"] for head in heads} == set(palabre.games())
    assert {head["nature"]["from"] for head in heads} == {"seed", "secret", "typed", "generator"}


@pytest.mark.parametrize("path", FINISHED, ids=lambda path: path.stem)
def test_a_finished_one_verifies(path: Path) -> None:
    assert palabre.verify(path.read_text(encoding="utf-8")).over


@of_each
def test_replayed_it_is_written_again_to_the_letter(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert palabre.replay(text).record() == text


def test_one_that_was_running_goes_on_to_its_end() -> None:
    match = palabre.replay((ROOT / "tests/golden/format_1/bakong-running.jsonl").read_text(encoding="utf-8"))
    choose = RandomPlayers(1, 2)
    while not match.over:
        seat, action = choose(match)
        match.play_id(action, seat)
    assert palabre.verify(match.record()).over
    assert read_lines(match.record())[0]["palabre"] == 1
