"""Positions of Bonobo Beach for tests: short ways to lay them out, play them on and read what happened."""

from __future__ import annotations

from typing import Any

import palabre
from palabre.kernel.match import Match

UNCHECKED = ("kind", "now", "place")  # a place is checked by its coordinates
EMPTY_ISLAND: dict[str, Any] = {"players": 2, "seat": 0}


def laid(*tiles: tuple[int, int, int]) -> list[dict[str, Any]]:
    """Rhombi on a board: two triangles and a value each."""
    return [{"on": [first, second], "value": value} for first, second, value in tiles]


# Small board: with a rhombus on 16-17 dune 15 wakes, and three places are left beside it:
# (0,0) with −9 pointing at it, (-1,1) with 5 and (0,1) with 3
ONE_DUNE = laid(
    (22, 23, -2),
    (20, 21, 4),
    (1, 2, -1),
    (8, 9, -4),
    (0, 6, 2),
    (4, 10, 1),
    (13, 19, -1),
    (11, 18, 3),
    (7, 14, 1),
    (5, 12, -1),
)
# Small board, two rhombi before the end: one on 3-4 or 4-10, one on 13-19 or 19-20
TWO_TO_COME = laid(
    (15, 16, 2),
    (5, 12, 1),
    (21, 22, -4),
    (7, 14, -2),
    (0, 6, 3),
    (17, 23, -3),
    (1, 2, 2),
    (8, 9, -1),
    (11, 18, 4),
)


def position(nature: str = "manual", **table: Any) -> Match:
    """A match from here, at which tiles are drawn by name."""
    return palabre.position("bonobo-beach", {**EMPTY_ISLAND, **table}, seed=1, nature=nature)


def small(nature: str = "manual", **table: Any) -> Match:
    """The same on the small board."""
    return position(nature, options={"board": "small"}, **table)


def put(match: Match, q: int, r: int) -> list[dict[str, Any]]:
    """Put a pawn; what happened."""
    return play(match, {"do": "put_pawn", "at": [q, r]})


def lay(match: Match, first: int, second: int, value: int | None = None) -> list[dict[str, Any]]:
    """Lay the drawn rhombus, or draw one of this value first; what happened."""
    told = [] if value is None else draw(match, value)
    return told + play(match, {"do": "lay", "on": [first, second]})


def draw(match: Match, value: int) -> list[dict[str, Any]]:
    """Draw a tile of this value; what happened."""
    told = play(match, {"do": "draw"}) if match.to_act else []
    return told + play(match, {"do": "draw_tile", "value": value})


def play(match: Match, choice: dict[str, Any]) -> list[dict[str, Any]]:
    """Make a choice; the events of it."""
    version = match.version
    match.play(choice)
    return match.events(None, since=version)


def play_out(match: Match) -> list[dict[str, Any]]:
    """Go on with the first choice until the game is over; what happened."""
    version = match.version
    while not match.over:
        match.play(match.choices()[0])
    return match.events(None, since=version)


def of_kind(told: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    """The events of one kind, without what they change in the view."""
    chosen = [event for event in told if event["kind"] == kind]
    return [{name: fact for name, fact in event.items() if name not in UNCHECKED} for event in chosen]


def place_of(match: Match, q: int, r: int) -> int:
    """Where a place stands in a view's `points` and `final_points`."""
    from palabre.games.bonobo_beach.box import BOARDS

    names = [board.name for board in BOARDS]
    return BOARDS[names.index(match.view(None)["options"]["board"])].places.index((q, r))
