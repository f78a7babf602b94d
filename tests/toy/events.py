"""What just happened?"""

from __future__ import annotations

from palabre.kernel.layout import NATURE
from palabre.kernel.types import touched_by

from .box import N_HAND
from .rules import GIVE, PEEK, SWAP
from .state import Phase, State
from .types import Event

FIELDS = touched_by(Event)


def tell(before: State, seat: int, action: int, after: State) -> list[Event]:
    """The events of one move."""
    if seat == NATURE:
        return [{"kind": "wished"} if before.phase == Phase.WISH else {"kind": "dealt"}]
    told = tell_choice(before, seat, action, after)
    if after.phase == Phase.GIVE:
        return [*told, {"kind": "monkey", "seat": seat}]
    told.append({"kind": "turn_passed"})
    return [*told, {"kind": "shown"}] if after.phase == Phase.OVER else told


def tell_choice(before: State, seat: int, action: int, after: State) -> list[Event]:
    """What a seat did."""
    if action < SWAP:
        return [{"kind": "peeked", "seat": seat, "place": action - PEEK}]
    if action < GIVE:
        return [{"kind": "swapped", "seat": seat, "place": (action - SWAP) // N_HAND}]
    return [{"kind": "given", "seat": seat}]
