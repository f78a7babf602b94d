"""Setting up: trophies in the supply, and a level for the dice."""

from __future__ import annotations

from ....kernel.compiled import rule
from ....kernel.layout import Wide
from ..box import N_ANIMALS, NOTHING, TROPHIES_OF_EACH
from ..state import NOBODY, Phase, State
from .ids import AFTER_WRONG_CALL, LEVEL, MONOPOLY, PATIENCE, ROLLER


@rule
def set_up(s: State, seats: int, options: Wide) -> None:
    """BO-C2, BO-11: ten trophies of each animal lie ready; who rolls first is drawn."""
    s.seats = seats
    s.level = options[LEVEL]
    s.free_calls = options[AFTER_WRONG_CALL]
    s.in_turn = options[ROLLER]
    s.monopoly = options[MONOPOLY]
    s.patience = options[PATIENCE]
    for animal in range(N_ANIMALS):
        s.supply[animal] = TROPHIES_OF_EACH
    s.winner = NOBODY
    s.victor = NOBODY
    s.animal = NOTHING
    s.phase = Phase.DRAW_ROLLER
