"""What does a program see of the stall? Its wish, its cards, and those that lie open."""

from __future__ import annotations

from palabre.kernel.observing import Amount, Kind, Shown, Who

from .box import MAX_SEATS, N_FRUITS
from .state import Phase

OBSERVED: tuple[Shown, ...] = (
    Kind("phase", tuple(phase.name.lower() for phase in Phase)),
    Amount("seats", MAX_SEATS),
    Who("turn", MAX_SEATS),
    Kind("wish", N_FRUITS),
    Kind("hand", N_FRUITS),
    Kind("stall", N_FRUITS),
    Amount("stack", 20),
)
