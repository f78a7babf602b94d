"""Reading the dice: how many, and which animal?"""

from __future__ import annotations

from ....kernel.compiled import rule
from ..box import N_ANIMALS, N_FACES, N_WHITE, NOTHING
from ..state import State
from .ids import GUARDS, POACHERS

# First step: how many?


@rule
def third(first: int, second: int) -> int:
    """Two equal dice mean what they show, two different ones the third."""
    return first if first == second else N_FACES - first - second


@rule
def wanted(s: State) -> int:
    """BO-1: how often the wanted animal must stand there."""
    return third(s.film[0], s.film[1]) + 1


# Second step: which animal?


@rule
def standing(s: State, animal: int) -> int:
    """How many white dice show an animal."""
    n = 0
    for die in range(N_WHITE):
        if s.white[die] == animal:
            n += 1
    return n


@rule
def hunted(s: State) -> int:
    """BO-2: the animal the poachers are after; NOTHING without poachers."""
    return third(s.poachers[0], s.poachers[1]) if s.level >= POACHERS else NOTHING


@rule
def is_saved(s: State) -> bool:
    """BO-3: the guards stand by the animal that the poachers are after."""
    return s.level >= GUARDS and s.guard == hunted(s)


@rule
def counted(s: State, animal: int) -> int:
    """BO-2, BO-3: the white dice of an animal that are left once the poachers have been there."""
    n = standing(s, animal)
    return n - 1 if n > 0 and animal == hunted(s) and not is_saved(s) else n


@rule
def reading(s: State) -> int:
    """BO-4: the one animal that matches; of two, the third; of none, nothing."""
    matches = 0
    total = 0
    for animal in range(N_ANIMALS):
        if counted(s, animal) == wanted(s):
            matches += 1
            total += animal
    if matches == 0:
        return NOTHING
    return total if matches == 1 else N_ANIMALS - total
