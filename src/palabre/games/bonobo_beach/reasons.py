"""Where do the points at the end come from? For saying why one choice was better than another."""

from __future__ import annotations

from .rules.ending import final_points
from .saying import members
from .state import State

PARTS = ("on_the_way", "last_count")


def parts(s: State, seat: int) -> dict[str, int]:
    """BB-13, BB-15: what pawns brought when their place was complete, and what those that stayed counted."""
    counted = sum(final_points(s, place) for place in members(s.pawns[seat]))
    return {"on_the_way": int(s.markers[seat] - counted), "last_count": int(counted)}
