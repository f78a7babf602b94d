"""A table in words: a line for each thing that lies there, and nothing about what does not."""

from __future__ import annotations

import pytest

import palabre
from palabre.kernel.sentences import KERNEL_FIELDS, table_in_words


def lines(view: dict[str, object], *names: str) -> list[str]:
    return list(table_in_words("en", view, "bakong", names))


def test_what_is_not_there_is_not_told() -> None:
    assert lines({"roll": None, "packs": [], "lost": {}, "word": "", "left": 0}) == ["left: 0"]


def test_what_every_view_has_is_not_told() -> None:
    assert lines(dict.fromkeys(KERNEL_FIELDS, 7)) == []


def test_a_thing_with_parts_is_a_line_of_what_it_has() -> None:
    assert lines({"pack": {"rope": 2, "map": None, "torch": 1}}) == ["pack: rope 2, torch 1"]


def test_several_things_stand_one_beside_another() -> None:
    assert lines({"packs": [{"rope": 1}, {"torch": 2}]}) == ["packs: rope 1 | torch 2"]
    assert lines({"packs": [[1, 2], [3]]}) == ["packs: 1, 2 | 3"]
    assert lines({"dice": [4, 5]}) == ["dice: 4, 5"]
    assert lines({"cards": [None, "rope"]}) == ["cards: – | rope"]


@pytest.mark.parametrize("name", palabre.games())
def test_every_table_can_be_told(name: str) -> None:
    match = palabre.new(name, players=2, seed=1)
    told = list(table_in_words("fr", match.view(0), name, ["Awa", "Chei"]))
    assert told
    assert all("None" not in line and "{" not in line for line in told)
