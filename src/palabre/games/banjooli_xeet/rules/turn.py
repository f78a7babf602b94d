"""What comes next: the rest of a move, of a frenzy, of the move it interrupted, then the next turn."""

from __future__ import annotations

from ....kernel.compiled import rule
from ..box import N_OSTRICHES
from ..state import NOBODY, Phase, State
from .dice import begin_turn, can_do_anything, can_run, can_run_by
from .moving import farthest


@rule
def look_at_dice(s: State) -> None:
    """BX-5, BX-10: a reroll, or exactly one thing is done; if nothing is possible the turn passes."""
    if s.may_reroll:
        s.phase = Phase.REROLL
    elif can_do_anything(s):
        s.phase = Phase.CHOOSE
    else:
        s.phase = Phase.PASS_ON


@rule
def set_out(s: State, ostrich: int, points: int) -> None:
    """A move begins."""
    s.runner = ostrich
    s.points = points
    s.origin = s.at[ostrich]
    s.phase = Phase.WAY


@rule
def carry_on(s: State) -> None:
    """BX-11, BX-20i: what is left of the move; then of the frenzy; then of the move it interrupted."""
    while not goes_on(s):
        if s.held == NOBODY:
            s.phase = Phase.PASS_ON
            return
        if has_frenzy_move(s):
            s.phase = Phase.FRENZY
            return
        take_up_held_move(s)


@rule
def goes_on(s: State) -> bool:
    """BX-11: whether points are left that can be used; the ostrich goes as far as it can."""
    if s.points > 0:
        s.points = farthest(s, s.at[s.runner], s.points, s.origin)
    if s.points == 0:
        return False
    s.phase = Phase.WAY
    return True


@rule
def pass_on(s: State) -> None:
    """BX-5, BX-20f: the dice go to the player on the left, or on the right."""
    s.runner = NOBODY
    s.points = 0
    s.held = NOBODY
    s.held_points = 0
    s.waiting = 0
    s.jokers = 0
    begin_turn(s, (s.seat + s.order + s.seats) % s.seats)


# BX-20i: the frenzy


@rule
def frenzy_points(s: State, ostrich: int, jokers: int) -> int:
    """The dice of an ostrich's own colour and the jokers it is given."""
    return int(s.rolled[ostrich]) + jokers


@rule
def can_take(s: State, ostrich: int, jokers: int) -> bool:
    """Whether a waiting ostrich has a full way with so many jokers."""
    if not s.waiting >> ostrich & 1 or jokers > s.jokers:
        return False
    return can_run_by(s, ostrich, frenzy_points(s, ostrich, jokers))


@rule
def is_last_waiting(s: State, ostrich: int) -> bool:
    """Whether no other ostrich could still be given jokers."""
    for other in range(N_OSTRICHES):
        if other != ostrich and s.waiting >> other & 1 and can_run(s, other):
            return False
    return True


@rule
def can_rave(s: State, ostrich: int, jokers: int) -> bool:
    """BX-20i: jokers are split freely, but the last one takes all that it has a way for."""
    if not can_take(s, ostrich, jokers):
        return False
    if is_last_waiting(s, ostrich):
        for more in range(jokers + 1, s.jokers + 1):
            if can_take(s, ostrich, more):
                return False
    return True


@rule
def has_frenzy_move(s: State) -> bool:
    """Whether an ostrich of the frenzy can still move."""
    for ostrich in range(N_OSTRICHES):
        for jokers in range(s.jokers + 1):
            if can_take(s, ostrich, jokers):
                return True
    return False


@rule
def rave(s: State, ostrich: int, jokers: int) -> None:
    """BX-20i: one ostrich of the frenzy moves."""
    s.waiting &= ~(1 << ostrich)
    s.jokers -= jokers
    set_out(s, ostrich, frenzy_points(s, ostrich, jokers))


@rule
def take_up_held_move(s: State) -> None:
    """BX-20i: the interrupted ostrich goes on from where it stands, unless scared, exchanged or arrived."""
    s.runner = s.held
    s.points = s.held_points if can_run(s, s.held) else 0
    s.origin = s.held_origin
    s.held = NOBODY
    s.held_points = 0
    s.waiting = 0
    s.jokers = 0
