"""Writes seen.json: what the server sends at some moments of real games, for the tests of the board."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import palabre

SEED, HAND = 11, 4


def seen() -> dict[str, Any]:
    """A turn with triangles awake and threatened, a rhombus to lay, and the end with its count."""
    match, hand = palabre.new("bonobo-beach", players=3, seed=SEED), random.Random(HAND)
    found: dict[str, Any] = {}
    while not match.over:
        view = match.view(None)
        if view["threatened"] and view["active"]:
            found.setdefault(view["phase"], {"view": view, "choices": match.choices()})
        draws = [choice for choice in match.choices() if choice["do"] == "draw"]
        before = match.version
        match.play(draws[0] if draws and hand.random() < 0.55 else hand.choice(match.choices()))
    counted = [event for event in match.events(None, since=before) if event["kind"] == "counted"]
    return found | {"over": {"view": match.view(None), "counted": counted}}


if __name__ == "__main__":
    Path(__file__).with_name("seen.json").write_text(json.dumps(seen()) + "\n", encoding="utf-8")
