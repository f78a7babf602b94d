"""The game's page says what is true: its table, its view, its notation."""

from __future__ import annotations

import json
import re
from pathlib import Path

from palabre.games import find
from palabre.games.bonobo_beach.position import WORDS
from palabre.kernel.engine import engine
from palabre.kernel.telling import COMMON

from .tables import position

PAGE = (Path(__file__).parents[3] / "docs/games/bonobo-beach.md").read_text(encoding="utf-8")
GAME = find("bonobo-beach")


def cell(name: str) -> str:
    """What the table says of something."""
    found = re.search(rf"^\| {name} \| (.*) \|$", PAGE, re.MULTILINE)
    assert found, name
    return found[1]


def test_the_table_is_true() -> None:
    assert cell("seats") == f"{GAME.min_seats} to {GAME.max_seats}"
    assert cell("actions") == str(engine(GAME).n_actions)
    assert cell("bytes of a state") == str(engine(GAME).layout.dtype.itemsize)
    assert cell("rules version") == str(GAME.rules_version)


def test_every_option_field_and_word_is_listed() -> None:
    own = set(position().view(None)) - {"players", "options", *COMMON}
    wanted = {*own, *WORDS, *(option.name for option in GAME.options)}
    assert {word for word in wanted if f"`{word}`" not in PAGE} == set()


def test_the_notation_is_true() -> None:
    rows = re.findall(r"^\| .* \| `(\{.*\})` \| `(.*)` \|$", PAGE, re.MULTILINE)
    assert len(rows) == 3
    for named, short in rows:
        assert position().naming.id(short) == position().naming.id(json.loads(named))
