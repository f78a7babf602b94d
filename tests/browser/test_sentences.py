"""The page says what the kernel says: sentences of played games, kept for the page's own tests."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import palabre
from palabre.kernel.sentences import say_action, say_event

GOLDEN = Path(__file__).parents[2] / "web" / "tests" / "golden" / "sentences.json"
PLAYERS = ["Awa", "Bintou", "Cheikh", "Demba"]
GAMES = 4


def played(game: str) -> Iterator[dict[str, Any]]:
    """An action or event of each kind that some games bring, with each set of fact names once."""
    seen: set[str] = set()
    rng = random.Random(11)
    for seed in range(GAMES):
        match = palabre.new(game, players=3, seed=seed)
        while not match.over and match.version < 600:
            choices = match.choices(match.to_act[0])
            for action in choices:
                yield from once(seen, {"game": game, "action": action}, action["do"], action)
            match.play(rng.choice(choices), match.to_act[0])
        for event in match.events(None):
            facts = {name: fact for name, fact in event.items() if name != "now"}
            yield from once(seen, {"game": game, "event": facts}, event["kind"], facts)


def once(seen: set[str], case: dict[str, Any], kind: str, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The case, if there was none with the same facts of the same types."""
    key = kind + str(sorted((name, type(fact).__name__) for name, fact in facts.items()))
    if key not in seen:
        seen.add(key)
        yield case


def in_words(case: dict[str, Any], lang: str) -> str:
    """A case as the kernel says it."""
    if "action" in case:
        return say_action(lang, case["game"], case["action"], PLAYERS)
    return say_event(lang, case["game"], case["event"], PLAYERS)


def made() -> str:
    """The file as it should be."""
    cases = [
        case | {"words": {lang: in_words(case, lang) for lang in ("en", "fr")}}
        for game in palabre.games()
        for case in played(game)
    ]
    return json.dumps({"players": PLAYERS, "cases": cases}, ensure_ascii=False, indent=1) + "\n"


def test_the_pages_sentences_are_those_of_the_kernel() -> None:
    """web/tests/sentences.test.ts reads the same file; PALABRE_RENEW=1 writes it anew."""
    if os.environ.get("PALABRE_RENEW"):
        GOLDEN.write_text(made(), encoding="utf-8")
    assert json.loads(GOLDEN.read_text(encoding="utf-8")) == json.loads(made())
