"""Where do the points at the end come from? For saying why one choice was better than another."""

from __future__ import annotations

from .state import State
from .views import counts

PARTS = ("big", "small", "first_back", "ouches")


def parts(s: State, seat: int) -> dict[str, int]:
    """BK-17: what each line of the count makes for a seat; the ouches take away."""
    count = counts(s)[seat]
    return {
        "big": count["big"],
        "small": count["small"],
        "first_back": count["first_back"],
        "ouches": count["ouches"],
    }
