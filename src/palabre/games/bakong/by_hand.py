"""What do people type who roll the real dice? Two dice; the jungle is laid by the app."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.by_hand import Thing
from .box import N_PIPS
from .state import Phase, State
from .types import Nature

N_DICE = 2
PIPS = tuple(str(pips + 1) for pips in range(N_PIPS))


def asked(s: State) -> list[Thing]:
    """The two dice; tiles have a side that nobody may see, so they and who begins are the app's (BK-18)."""
    rolls = s.phase in (Phase.ROLL, Phase.ROLL_CAVE)
    return [Thing("die", PIPS)] * N_DICE if rolls else []


def moves(s: State, shown: Sequence[str]) -> list[Nature]:
    """The roll that these dice are."""
    dice = [int(pips) for pips in shown]
    if s.phase == Phase.ROLL_CAVE:
        return [{"do": "roll_cave", "dice": dice}]
    return [{"do": "roll", "dice": dice}]
