"""How did records of format 1 say it? Of a cave they told the emeralds due, were they there or not."""

from __future__ import annotations

from ...kernel.naming import Named
from .rules.tiles import ones_beside, ones_there
from .state import Phase, State


def choice(s: State, named: Named) -> Named:
    """A choice as it was said."""
    return {**named, "ones": int(ones_beside(s, named["threes"]))} if is_mix(s, named) else named


def read(s: State, named: Named) -> Named:
    """A choice that was said so, as we say it."""
    return {**named, "ones": int(ones_there(s, named["threes"]))} if is_mix(s, named) else named


def is_mix(s: State, named: Named) -> bool:
    """Whether a choice is the mix of a cave that lies open."""
    return s.phase == Phase.MIX and type(named.get("threes")) is int and named.get("do") == "take_emeralds"
