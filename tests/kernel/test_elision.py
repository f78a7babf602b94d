"""French before a vowel: « d’Awa », « de Bintou »; the page has the same, by the same list."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from palabre.kernel.elision import ELISIONS
from palabre.kernel.words import say

NAMES: dict[str, bool] = json.loads(
    (Path(__file__).parents[1] / "golden/elisions.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_said_after_de_and_que(name: str) -> None:
    for word in ("de", "que"):
        said = ELISIONS[word.upper()](name)
        assert said == (f"{word[:-1]}’{name}" if NAMES[name] else f"{word} {name}")


@pytest.mark.parametrize(
    ("key", "facts", "said"),
    [
        ("bakong-event-turn_began", {"seat": "Invité"}, "C’est au tour d’Invité."),
        ("bakong-event-turn_began", {"seat": "Zoé"}, "C’est au tour de Zoé."),
        ("analyse-eyes-seat", {"name": "Élodie"}, "D’après ce qu’Élodie peut savoir."),
    ],
)
def test_sentences_say_names_so(key: str, facts: dict[str, Any], said: str) -> None:
    assert say("fr", key, **facts) == said
