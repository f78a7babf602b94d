"""Special tiles: crocodiles and the vortex; canyon and lava need no rule beyond those of the ways."""

from __future__ import annotations

from ....kernel.compiled import rule
from ..pieces import ENTRY, N_DIRECTIONS, N_LANES, N_SPOTS, Kind
from ..state import N_SQUARES, NOBODY, Phase, State
from .dice import is_joker
from .track import calm, can_stand, has_arrived, put, scare, swap

# BX-8, BX-16: sorcery, and what it does to an ostrich on a crocodile


@rule
def bewitch(s: State, ostrich: int) -> None:
    """BX-8, BX-16: scare an ostrich; on a crocodile it leaps instead."""
    if s.ground[s.at[ostrich]] == Kind.CROCODILE:
        s.runner = ostrich
        s.phase = Phase.LEAP
    else:
        scare(s, ostrich)
        s.phase = Phase.PASS_ON


@rule
def free(s: State, ostrich: int) -> None:
    """BX-8: a scared ostrich runs again."""
    calm(s, ostrich)
    s.phase = Phase.PASS_ON


@rule
def after_ditch(s: State) -> int:
    """The first square of the tile after the one on which the startled ostrich stands."""
    return (int(s.at[s.runner]) // N_SPOTS + 1) * N_SPOTS


@rule
def leap_squares(s: State) -> int:
    """BX-16: the nearest squares past the ditch on which an ostrich may stand, as a set."""
    start = after_ditch(s)
    layer = 0
    for lane in range(N_LANES):
        layer |= 1 << ENTRY[s.piece[start // N_SPOTS], lane]
    while True:
        free_ones = standable_in(s, start, layer)
        if free_ones:
            return free_ones
        layer = one_step_on(s, start, layer)


@rule
def standable_in(s: State, start: int, layer: int) -> int:
    """The squares of a set on which an ostrich may stand."""
    found = 0
    for n in range(N_SQUARES - start):
        if layer >> n & 1 and can_stand(s, start + n):
            found |= 1 << n
    return found


@rule
def one_step_on(s: State, start: int, layer: int) -> int:
    """The squares to which one step leads from those of a set, whatever lies there."""
    found = 0
    for n in range(N_SQUARES - start):
        if layer >> n & 1:
            for direction in range(N_DIRECTIONS):
                target = s.ahead[start + n, direction]
                if target < N_SQUARES:
                    found |= 1 << (target - start)
    return found


@rule
def can_leap(s: State, square: int) -> bool:
    """Whether the caster may choose this square for the leap."""
    n = square - after_ditch(s)
    return n >= 0 and (leap_squares(s) >> n & 1) == 1


@rule
def leap(s: State, square: int) -> None:
    """BX-16: the startled ostrich lands past the ditch, still running; nothing there is triggered."""
    put(s, s.runner, square)
    s.phase = Phase.PASS_ON


# BX-19: the vortex


@rule
def spin(s: State) -> None:
    """BX-19: the move ends, and one die is thrown."""
    s.points = 0
    s.phase = Phase.THROW_VORTEX


@rule
def read_vortex(s: State, face: int) -> None:
    """BX-19: own colour, scared; a joker, the mover chooses; else the two change places."""
    s.vortex_die = face
    if face == s.runner:
        scare(s, s.runner)
        s.phase = Phase.CARRY_ON
    elif is_joker(s, face):
        s.phase = Phase.EXCHANGE
    else:
        exchange(s, face)


@rule
def can_exchange(s: State, ostrich: int) -> bool:
    """BX-19: another ostrich that has not arrived; one in its nest will do."""
    return ostrich != s.runner and not has_arrived(s, ostrich)


@rule
def exchange(s: State, other: int) -> None:
    """BX-19, BX-20i: the two change places; a move that was interrupted does not survive it."""
    swap(s, s.runner, other)
    if s.held != NOBODY and (s.held == s.runner or s.held == other):
        s.held_points = 0
    s.phase = Phase.CARRY_ON
