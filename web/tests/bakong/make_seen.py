"""Which real views are the tests of the board given? Writes them to seen.json (`run.py do python` this)."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import palabre

SEED, HAND = 3, 8
GAMES = 12


def seen() -> dict[str, Any]:
    """One moment of each phase in which somebody chooses, with what every choice would do, and the end."""
    found: dict[str, Any] = {}
    for game in range(GAMES):
        play_out(SEED + game, random.Random(HAND + game), found)
    return found


def play_out(seed: int, hand: random.Random, found: dict[str, Any]) -> None:
    """Any choice, but thin packs are filled; phases not met before are kept."""
    match = palabre.new("bakong", players=3, seed=seed)
    while not match.over:
        view, choices = match.view(None), match.choices()
        rich = found.get(view["phase"], {"choices": []})["choices"]
        if len(choices) > len(rich):
            previews = [match.preview(choice) for choice in choices]
            found[view["phase"]] = {"view": view, "choices": choices, "previews": previews}
        match.play(hand.choice(choices))
    found.setdefault("over", {"view": match.view(None)})


if __name__ == "__main__":
    text = json.dumps(seen(), default=lambda number: number.item())
    Path(__file__).with_name("seen.json").write_text(text + "\n", encoding="utf-8")
