"""Records of rules version 1, as its own code wrote them: they verify and are written again to the letter."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import palabre
from palabre.games import find
from palabre.kernel.errors import BadRecord
from run import ROOT

from .bongos import play_on, rechained

KEPT = sorted((ROOT / "tests/golden/rules_1").glob("*.jsonl"))
of_each = pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)


def read(path: Path) -> str:
    """A record as it was kept."""
    return path.read_text(encoding="utf-8")


def test_every_game_with_newer_rules_is_among_them() -> None:
    heads = [json.loads(read(path).partition("\n")[0]) for path in KEPT]
    assert {head["rules"] for head in heads} == {1}
    assert {head["game"] for head in heads} == {
        name for name in palabre.games() if find(name).rules_version > 1
    }


@of_each
def test_one_verifies_and_is_written_again_to_the_letter(path: Path) -> None:
    """In each something happened that today's default forbids, or does otherwise."""
    text = read(path)
    match = palabre.verify(text)
    assert match.over
    assert match.record() == text


@pytest.mark.parametrize(
    ("name", "option", "before", "now"),
    [
        ("bakong-position", "sunk_object", "after_stop", "before_stop"),
        ("banjooli-xeet-seed", "magic_dice", "any", "no_jokers"),
        ("banjooli-xeet-position", "magic_dice", "any", "no_jokers"),
    ],
)
def test_an_option_that_is_not_named_has_the_default_of_then(
    name: str, option: str, before: str, now: str
) -> None:
    match = palabre.replay(read(ROOT / f"tests/golden/rules_1/{name}.jsonl"))
    assert match.options[option] == match.view()["options"][option] == before
    assert palabre.new(match.game.name).options[option] == now


@of_each
def test_one_that_was_running_goes_on_by_the_rules_it_began_with(path: Path) -> None:
    lines = read(path).splitlines(keepends=True)
    match = palabre.replay("".join(lines[: len(lines) // 2]))
    match.settle()
    text = play_on(match).record()
    assert json.loads(text.partition("\n")[0])["rules"] == 1
    assert palabre.verify(text).record() == text


@pytest.mark.parametrize("rules", [0, 3, 99, -1, True, 1.0, "1", None])
def test_rules_that_nobody_knows_are_refused(rules: object) -> None:
    text = rechained(read(KEPT[0]), lambda bodies: bodies[0].update(rules=rules))
    with pytest.raises(BadRecord) as refused:
        palabre.replay(text)
    assert refused.value.key == "record-rules"
