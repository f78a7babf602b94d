"""What does a program see of the table? The dice as they lie, not what they mean."""

from __future__ import annotations

from ...kernel.observing import Amount, Kind, Seats, Shown, Who
from .box import ANIMALS, MAX_SEATS, N_FACES, TROPHIES_OF_EACH
from .state import PHASES

OBSERVED: tuple[Shown, ...] = (
    Kind("phase", PHASES),
    Kind("level", 3),
    Amount("free_calls", 1),
    Amount("monopoly", TROPHIES_OF_EACH),
    Amount("seats", MAX_SEATS),
    Kind("white", N_FACES),
    Kind("film", N_FACES),
    Kind("poachers", N_FACES),
    Kind("guard", N_FACES),
    Who("roller", MAX_SEATS),
    Seats("out", MAX_SEATS),
    Who("winner", MAX_SEATS),
    Kind("animal", ANIMALS),
    Amount("supply", TROPHIES_OF_EACH),
    Amount("trophies", TROPHIES_OF_EACH),
)
