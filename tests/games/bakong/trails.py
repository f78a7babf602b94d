"""Positions of Bakong for tests: a trail, what seat 0 carries, and moves in the short notation."""

from __future__ import annotations

from typing import Any

import palabre
from palabre.kernel.match import Match

Move = str | tuple[int, int]  # a choice in the short notation, or dice


def trail(
    tiles: str = "",
    objects: str = "",
    place: int = 0,
    start: int | None = None,
    players: int = 2,
    options: dict[str, Any] | None = None,
    **rest: Any,
) -> Match:
    """A turn of seat 0 at a place; the named tiles lie right ahead, plains and others beyond.

    With `start` the tiles lie from that place on, in the order of the trail.
    """
    big = rest.get("big", [None] * players)
    first = start if start is not None else place + 1
    ahead = [first + n for n in range(len(tiles.split()))]
    if start is None and big[0]:
        ahead = [place - 1 - n for n in range(len(tiles.split()))]
    table = {
        "players": players,
        "options": options or {},
        "trail": dict(zip(map(str, ahead), tiles.split(), strict=True)),
        "objects": [objects.split(), *[[]] * (players - 1)],
        "places": [place, *[0] * (players - 1)],
        **rest,
    }
    if rest.get("big") and "places" not in rest:
        table["places"] = [place, *(1 if each else 0 for each in big[1:])]
    return palabre.position("bakong", table, seed=1, nature="manual")


def play(match: Match, *moves: Move) -> Match:
    """Play choices and dice one after the other."""
    for move in moves:
        if isinstance(move, str):
            match.play(move)
        else:
            cave = match.view(None)["phase"] == "roll_cave"
            match.play({"do": "roll_cave" if cave else "roll", "dice": list(move)})
    return match


def short(match: Match) -> list[str]:
    """What may be chosen now, in the short notation."""
    return [match.naming.short[action] for action in match.choice_ids(match.to_act[0])]


def objects(match: Match, seat: int = 0) -> set[str]:
    """The objects in a pack."""
    return {each["object"] for each in match.view(None)["packs"][seat]["objects"]}


def place(match: Match, seat: int = 0) -> int:
    """Where an adventurer is."""
    return int(match.view(None)["adventurers"][seat]["place"])


def ouches(match: Match, seat: int = 0) -> int:
    """The ouches of a seat."""
    return int(match.view(None)["ouches"][seat])


def emeralds(match: Match, seat: int = 0) -> tuple[int, int]:
    """The small emeralds in a pack: tokens worth 1, tokens worth 3."""
    pack = match.view(None)["packs"][seat]
    return pack["ones"]["n"], pack["threes"]["n"]


def phase(match: Match) -> str:
    """What is being waited for."""
    return str(match.view(None)["phase"])


def supply(match: Match) -> dict[str, Any]:
    """What can still be had."""
    found: dict[str, Any] = match.view(None)["supply"]
    return found


def kinds(match: Match) -> list[str]:
    """The kinds of all events so far."""
    return [event["kind"] for event in match.events(None)]
