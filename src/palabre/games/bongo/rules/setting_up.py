"""Setting up: trophies in the supply, and a level for the dice."""

from __future__ import annotations

from ....kernel.compiled import rule
from ....kernel.layout import Wide
from ..box import N_ANIMALS, NOTHING, TROPHIES_OF_EACH
from ..state import FIRST, NOBODY, Phase, State, take_options

DRAWN = 0  # of the option `first`; the seats come after it


@rule
def set_up(s: State, seats: int, options: Wide) -> None:
    """BO-C2, BO-11: ten trophies of each animal lie ready; who rolls first is drawn, or agreed."""
    s.seats = seats
    take_options(s, options)
    for animal in range(N_ANIMALS):
        s.supply[animal] = TROPHIES_OF_EACH
    s.winner = NOBODY
    s.victor = NOBODY
    s.animal = NOTHING
    find_roller(s, options[FIRST])


@rule
def find_roller(s: State, first: int) -> None:
    """BO-11: the lot says who rolls first, unless the table has named a seat."""
    if first == DRAWN:
        s.phase = Phase.DRAW_ROLLER
    else:
        s.roller = first - 1
        s.phase = Phase.THROW_WHITE
