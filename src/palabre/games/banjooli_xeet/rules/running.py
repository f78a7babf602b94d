"""Running a way: step by step, and what lies at its end."""

from __future__ import annotations

from ....kernel.compiled import rule
from ..pieces import Kind
from ..state import LINE, Phase, State
from ..ways import LENGTH, STEP
from .berries import eat, fall_into_trap
from .ending import arrive, is_run
from .moving import landing
from .special import spin
from .track import put


@rule
def run(s: State, way: int) -> None:
    """BX-11: go a way, each step for one point; what lies at its end takes effect."""
    square = last_square(s, s.at[s.runner], way)
    s.points -= LENGTH[way]
    if s.ground[square] == Kind.LAVA:
        fall_back(s, last_ground(s, s.at[s.runner], way))
    else:
        finish_run(s, square)


@rule
def last_square(s: State, square: int, way: int) -> int:
    """Where the last step of a way leads."""
    for n in range(LENGTH[way]):
        square = landing(s, square, STEP[way, n])
    return square


@rule
def last_ground(s: State, square: int, way: int) -> int:
    """BX-18: the last square of a way that is not lava."""
    ground = square
    for n in range(LENGTH[way]):
        square = landing(s, square, STEP[way, n])
        if s.ground[square] != Kind.LAVA:
            ground = square
    return ground


@rule
def fall_back(s: State, square: int) -> None:
    """BX-11a, BX-18: from lava back to the last solid square, where nothing is triggered."""
    put(s, s.runner, square)
    s.phase = Phase.CARRY_ON


@rule
def finish_run(s: State, square: int) -> None:
    """BX-14, BX-15, BX-19, BX-20: quicksand, line, vortex, a berry; else the next thing comes."""
    if square == LINE:
        cross(s)
        return
    put(s, s.runner, square)
    if s.ground[square] == Kind.BERRY:
        eat(s, square)
    elif s.ground[square] == Kind.VORTEX:
        spin(s)
    else:
        if s.ground[square] == Kind.QUICKSAND:
            fall_into_trap(s)
        s.phase = Phase.CARRY_ON


@rule
def cross(s: State) -> None:
    """BX-15: surplus points are lost."""
    s.points = 0
    arrive(s, s.runner)
    if not is_run(s):
        s.phase = Phase.CARRY_ON
