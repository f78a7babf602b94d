"""Moving: how far, step by step, and what quicksand takes on the way."""

from __future__ import annotations

from ....kernel.compiled import rule
from ..box import CLIFF, COMPASS, MACHETE, RIVER
from ..state import Phase, State
from .flipping import heading, is_jungle
from .packs import owns
from .tiles import cross, is_held_up, sink_pledged, stop
from .turn import return_lost


@rule
def fewest_steps(s: State, seat: int) -> int:
    """BK-5: the compass takes one off, but never the only one."""
    return s.move_die - 1 if owns(s, seat, COMPASS) and s.move_die > 1 else s.move_die


@rule
def most_steps(s: State, seat: int) -> int:
    """BK-5: the machete adds one."""
    return s.move_die + 1 if owns(s, seat, MACHETE) else s.move_die


@rule
def may_stop_after(s: State, seat: int, steps: int) -> bool:
    """BK-19: where the table allows it, at a river or a cliff that one could pass, short of the die."""
    if not s.may_stop:
        return False
    for step in range(1, steps + 1):
        place = s.place[seat] + step * heading(s, seat)
        if not is_jungle(place) or is_held_up(s, seat, s.shows[place]):
            return False
    return s.shows[place] in (RIVER, CLIFF)


@rule
def set_out(s: State, steps: int) -> None:
    """BK-5: the length is declared before the first step, and stands."""
    s.steps = steps
    s.steps_left = steps
    s.phase = Phase.ON_THE_WAY


@rule
def go_on(s: State) -> None:
    """BK-5 to BK-8: step by step, until the way ends or quicksand wants an object."""
    s.phase = Phase.WALK
    while s.steps_left > 0:
        face = step(s, s.turn)
        cross(s, s.turn, face)
        if s.phase == Phase.QUICKSAND:
            return
    if s.back_before_stop:
        return_lost(s)
    stop(s, s.turn, s.shows[s.place[s.turn]])


@rule
def step(s: State, seat: int) -> int:
    """BK-5, BK-6, BK-14, BK-16: one tile further; some tiles end the move. Returns the face of the tile."""
    place = s.place[seat] + heading(s, seat)
    face = s.shows[place]
    s.place[seat] = place
    s.steps_left -= 1
    if is_held_up(s, seat, face) or not is_jungle(place):
        s.steps_left = 0
    if s.steps_left == 0:
        sink_pledged(s, seat)
    return int(face)


@rule
def lose(s: State, thing: int) -> None:
    """BK-8: the object stops working at once, or at the last step."""
    s.pledged |= 1 << thing
    if not s.sand_after_move or s.steps_left == 0:
        sink_pledged(s, s.turn)
    s.phase = Phase.ON_THE_WAY
