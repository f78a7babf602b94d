"""Which real views and events are the tests of the board given? `run.py do python` this file: seen.json."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import palabre

DICE = {"white": ["rhino", "rhino", "rhino", "bongo", "bongo"], "film": [2, 2]}
POACHED = {**DICE, "poachers": ["rhino", "rhino"]}
PHOTO = [
    {
        "seat": seat,
        "answer": answer,
        "claimed": time,
        "reaction": time,
        "handicap": 0.0,
        "time": time,
        "bar": bar,
        "paid": 0.0,
        "verdict": verdict,
    }
    for seat, answer, time, bar, verdict in (
        (1, "bongo", 900.0, 16.7, "punished"),
        (0, "gnu", 1200.0, 16.7, "won"),
        (2, "gnu", 1260.0, 33.3, "late"),
    )
]


def seen() -> dict[str, Any]:
    """A throw called wrongly, then rightly; a choice of animals, and of owners; the end."""
    match = laid(POACHED, level="poachers")
    found: dict[str, Any] = {"call": scene(match)}
    before = match.version
    match.play({"do": "call", "answer": "bongo"}, seat=1, note={"photo": PHOTO})
    found["out"] = scene(match)
    match.play({"do": "call", "answer": "gnu"}, seat=0, settle=False)
    found["events"] = match.events(None, since=before)
    found["won"] = scene(match)
    nothing = laid({"white": ["rhino"] * 3 + ["gnu", "bongo"], "film": [2, 2]})
    nothing.play({"do": "call", "answer": "nothing"}, seat=0)
    found["choose_animal"] = scene(nothing)
    owned = laid(DICE, trophies=[{"rhino": 1}, {"bongo": 5}, {"bongo": 5}])
    owned.play({"do": "call", "answer": "bongo"}, seat=0)
    found["choose_owner"] = scene(owned)
    last = laid(DICE, trophies=[{"rhino": 2, "gnu": 2, "bongo": 1}, {"gnu": 3}])
    last.play({"do": "call", "answer": "bongo"}, seat=0)
    return found | {"over": scene(last)}


def laid(table: dict[str, Any], level: str = "basic", **rest: Any) -> palabre.Match:
    """Three players before dice that lie open."""
    match: palabre.Match = palabre.position(
        "bongo", {"players": 3, "options": {"level": level}, **table, **rest}, seed=1
    )
    return match


def scene(match: palabre.Match) -> dict[str, Any]:
    """What everybody sees, and what the first who may act can choose."""
    return {"view": match.view(None), "choices": match.choices(match.to_act[0]) if match.to_act else []}


if __name__ == "__main__":
    Path(__file__).with_name("seen.json").write_text(json.dumps(seen()) + "\n", encoding="utf-8")
