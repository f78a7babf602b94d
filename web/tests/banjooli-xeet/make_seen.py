"""Which real views are the tests of the board given? Writes them to seen.json (`run.py do python` it)."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import palabre

PHASES = ("lay_berry", "reroll", "choose", "way", "leap", "spear", "back", "exchange", "frenzy")
OPTIONS: dict[str, Any] = {"berries": True, "specials": 2}
FINISHED: tuple[dict[str, Any], ...] = (
    {"middle_tiles": 6, "curve": "even"},
    {"middle_tiles": 5},
    {"middle_tiles": 6},
)
GAMES = 400
RICH = {"choose": 5, "frenzy": 3}  # the fewest choices that make a phase worth showing


def seen() -> dict[str, Any]:
    """One view of each phase with its choices, every way with what it would do, and finished races."""
    found: dict[str, Any] = {"over": []}
    for seed in range(GAMES):
        match, hand = palabre.new("banjooli-xeet", players=3, seed=seed, **OPTIONS), random.Random(seed)
        while not match.over:
            keep(found, match)
            match.play(hand.choice(match.choices()))
        if not seed:
            found["over"].append(match.view(0))
        if all(phase in found for phase in PHASES):
            break
    found["over"] += [finished(seed, options) for seed, options in enumerate(FINISHED)]
    found["again"] = run_again()
    return found


def run_again() -> list[dict[str, Any]]:
    """A race that ends in a tie; the next one with its start, with half of its track, at its first choice."""
    table = {
        "players": 2,
        "options": {"tie": "again"},
        "podium": ["red", "yellow"],
        "ostriches": {"green": [2, 0, 0], "violet": [2, 2, 0], "blue": [5, 1, 1]},
        "dice": {"movement": ["blue", "red", "red", "red", "red"], "sorcery": "white"},
        "cards": [[3, 4, 1, 2], [3, 2, 5, 4]],
        "may_reroll": False,
    }
    match = palabre.position("banjooli-xeet", table, seed=1, nature="manual")
    match.play({"do": "move", "ostrich": "blue", "joker": "none"})
    views = [match.view(0)]
    for moves in (1, 2):
        for _ in range(moves):
            match.play(match.choices()[0])
        views.append(match.view(0))
    while not match.to_act:
        match.play(match.choices()[0])
    return [*views, match.view(0)]


def finished(seed: int, options: dict[str, Any]) -> dict[str, Any]:
    """How a race of some options looks when it is over."""
    match, hand = palabre.new("banjooli-xeet", players=3, seed=seed, **options), random.Random(seed)
    while not match.over:
        match.play(hand.choice(match.choices()))
    return match.view(0)


def keep(found: dict[str, Any], match: palabre.Match) -> None:
    """Keep this position if its phase is still missing."""
    (seat,), choices = match.to_act, match.choices()
    view = match.view(seat)
    phase = view["phase"]
    if phase in found or len(choices) < RICH.get(phase, 2):
        return
    if phase == "way":
        if not any(way["others"] for way in view["ways"]) or not view["podium"]:
            return
        found["previews"] = [match.preview(choice) for choice in choices]
    found[phase] = {"view": view, "choices": choices}


if __name__ == "__main__":
    Path(__file__).with_name("seen.json").write_text(json.dumps(seen()) + "\n", encoding="utf-8")
