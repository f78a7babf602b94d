"""The end: two trophies of each animal, or all of one."""

from __future__ import annotations

from ....kernel.compiled import rule
from ....kernel.layout import Wide
from ..box import N_ANIMALS, TWO_OF_EACH
from ..state import NOBODY, Phase, State


@rule
def has_won(s: State, seat: int) -> bool:
    """BO-13: two trophies of each animal, or all trophies of one."""
    two_of_each = True
    for animal in range(N_ANIMALS):
        if s.trophies[seat, animal] >= s.monopoly:
            return True
        if s.trophies[seat, animal] < TWO_OF_EACH:
            two_of_each = False
    return two_of_each


@rule
def is_over(s: State) -> bool:
    """Whether somebody has won."""
    return s.phase == Phase.OVER


@rule
def score(s: State, out: Wide) -> None:
    """The trophies of each seat; they do not decide the game, BO-13 does."""
    for seat in range(s.seats):
        out[seat] = n_trophies(s, seat)


@rule
def winners(s: State) -> int:
    """The one who has won."""
    return 1 << s.victor if s.victor != NOBODY else 0


@rule
def n_trophies(s: State, seat: int) -> int:
    """How many trophies a seat has in all."""
    n = 0
    for animal in range(N_ANIMALS):
        n += s.trophies[seat, animal]
    return n
