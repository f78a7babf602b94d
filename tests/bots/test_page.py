"""docs/bots.md shows decisions as a bot really gets them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import palabre

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")


def test_the_choices_on_the_page_are_those_of_the_game() -> None:
    asked, answered = (json.loads(block) for block in re.findall(r"```json\n(.*?)\n```", PAGE, re.DOTALL))
    first, second = asked["choices"]
    table = {"turn": asked["seat"], "dice": [first["die"], first["move"]]}
    match = palabre.position(asked["game"], table)
    assert match.choices() == [first, second]
    assert match.view(asked["seat"])["phase"] == asked["view"]["phase"]
    assert answered["choice"] in asked["choices"]
