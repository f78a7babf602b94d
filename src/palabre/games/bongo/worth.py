"""How good does it look, how hard is it to read?"""

from __future__ import annotations

from ...kernel.compiled import rule
from .box import N_ANIMALS, TWO_OF_EACH
from .rules import GUARDS, counted, hunted, is_saved, standing, third, wanted
from .state import NOBODY, State

ALL_WON = 1.0
SET_SHARE = 0.9  # trophies that count towards two of each fill at most this much

# What makes a throw slow to read; counted, not timed: the measured times are a bot's affair
HARD_OTHER_NUMBER = 1  # the film dice differ
HARD_TWO_MATCH = 2  # two animals match, so the third is meant
HARD_NOTHING = 1  # none matches: all three must be ruled out
HARD_POACHERS = 1  # poachers to be read at all
HARD_POACHED = 1  # and they take a die
HARD_GUARDS = 1  # and are stopped by the guards


@rule
def worth(s: State, seat: int) -> float:
    """How near a seat is to two trophies of each animal, from 0 to 1."""
    if s.victor != NOBODY:
        return ALL_WON if s.victor == seat else 0.0
    useful = 0
    for animal in range(N_ANIMALS):
        useful += min(s.trophies[seat, animal], TWO_OF_EACH)
    return SET_SHARE * useful / (N_ANIMALS * TWO_OF_EACH)


@rule
def hardness(s: State) -> int:
    """How hard the dice are to read: 0 for a throw that says what it shows."""
    hard = 0
    if s.film[0] != s.film[1]:
        hard += HARD_OTHER_NUMBER
    matches = 0
    for animal in range(N_ANIMALS):
        if counted(s, animal) == wanted(s):
            matches += 1
    if matches > 1:
        hard += HARD_TWO_MATCH
    if matches == 0:
        hard += HARD_NOTHING
    return hard + hardness_of_poachers(s)


@rule
def hardness_of_poachers(s: State) -> int:
    """What poachers and guards add."""
    if s.level == 0:
        return 0
    hard = HARD_POACHERS
    if third(s.poachers[0], s.poachers[1]) != s.poachers[0]:
        hard += HARD_OTHER_NUMBER
    if is_saved(s):
        hard += HARD_GUARDS
    elif standing(s, hunted(s)) > 0:
        hard += HARD_POACHED
    if s.level >= GUARDS:
        hard += HARD_GUARDS
    return hard
