"""A match as it might be, for all that a seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .layout import Random
from .log import Log
from .nature import Seeded
from .secrecy import blanked
from .shown import Shown

if TYPE_CHECKING:
    from .match import Match


def redealt(match: Match, seat: int, rng: Random) -> Match:
    """A match without a past, from what a seat knows and a fresh deal of the rest."""
    states = blanked(match.state, match.engine.layout, seat)
    match.engine.redeal(states, seat, rng)
    other = match.copy()
    other._log, other._lines, other._shown = Log(), [], Shown()
    other.nature = Seeded(int(rng[0] >> 11))
    other.replace_state(states)
    return other
