"""The worked examples of the rules as the engine plays them: before and after, and what is told.

A game's `examples.json` lists, clause by clause, a position, what is played there and which events are told;
the page draws both views with the game's own board.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import palabre
from palabre.games import find, games

NOT_TOLD = ("now",)


def fresh(root: Path) -> dict[Path, str]:
    """The files as they should be."""
    return {
        root / "web/src/games" / game / "examples.json": json.dumps(made, separators=(",", ":")) + "\n"
        for game in games()
        if (made := of_game(game))
    }


def of_game(game: str) -> list[dict[str, Any]]:
    """The examples of one game; it may have none."""
    file = Path(find(game).room("box").__file__ or "").with_name("examples.json")
    return [worked(game, each) for each in json.loads(file.read_text("utf-8"))] if file.exists() else []


def worked(game: str, example: dict[str, Any]) -> dict[str, Any]:
    """One example, played."""
    match = palabre.position(game, example["position"], nature="manual")
    eyes = match.to_act[0]
    before, since = match.view(eyes), match.version
    for choice in example["plays"]:
        match.play(choice, match.to_act[0])
    told = [event for event in match.events(eyes, since) if event["kind"] in example["tells"]]
    assert {event["kind"] for event in told} == set(example["tells"]), example["clause"]
    return {
        "clause": example["clause"],
        "eyes": eyes,
        "plays": example["plays"],
        "before": before,
        "after": match.view(eyes),
        "events": [without_now(event) for event in told],
        "reading": next((event["reading"] for event in match.events(eyes, since) if "reading" in event), []),
    }


def without_now(event: dict[str, Any]) -> dict[str, Any]:
    """What is told, without the view fields that it changes."""
    return {name: fact for name, fact in event.items() if name not in NOT_TOLD}
