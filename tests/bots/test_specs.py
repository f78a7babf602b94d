"""One spec string names a bot everywhere; one that names none is answered with a sentence."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from palabre import bots
from palabre.bots.errors import UnknownBot
from palabre.bots.specs import LEVELS
from palabre.games import find, games


@pytest.mark.parametrize(
    "spec",
    ["random", "greedy", "greedy:samples=3", *bots.LEVELS, "mcts:sims=5000", "mcts:sims=10,turns=2"],
)
def test_a_spec_names_a_bot(spec: str) -> None:
    assert callable(bots.find(spec).choose)


@pytest.mark.parametrize(
    ("spec", "word"),
    [
        ("deep-thought", "deep-thought"),
        ("", "random"),
        ("mcts:sims=many", "sims=many"),
        ("mcts:speed=3", "explore"),
        ("easy:noise=0", "easy:noise=0"),
        ("random:x=1", "random:x=1"),
        ("no_such_module:Bot", "no_such_module"),
        ("json:NoBot", "NoBot"),
        ("json:JSONDecoder", "choose"),
        ("stdio:", "stdio:"),
    ],
)
def test_a_spec_that_names_none_is_refused_in_words(spec: str, word: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        bots.find(spec)
    for lang in ("en", "fr"):
        told = refused.value.told(lang)
        assert word in told
        assert not told.startswith("bots-"), "there are no words for this"


def test_a_bot_of_ones_own_is_found_by_module_and_class(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "my_first_bot.py").write_text(
        "class First:\n    def choose(self, seat):\n        return seat.choices[0]\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    assert type(bots.find("my_first_bot:First")).__name__ == "First"
    sys.modules.pop("my_first_bot")


def test_every_game_offers_the_same_levels() -> None:
    assert bots.LEVELS == ("child", "easy", "medium", "hard", "champion")
    assert {bots.levels(find(name)) for name in games()} == {bots.LEVELS}
    assert tuple(LEVELS) == bots.LEVELS
