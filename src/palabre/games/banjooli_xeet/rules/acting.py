"""Playing a choice: dice, a deed, a way, a square."""

from __future__ import annotations

from ....kernel.compiled import rule
from ....kernel.layout import NATURE
from ..state import Phase, State
from .berries import go_back, lay, spear
from .dice import move_points, mover, reroll
from .ids import (
    BACK,
    BEWITCH,
    EMPTY_WAY,
    EXCHANGE,
    FREE,
    LAY,
    LEAP,
    MOVE,
    N_SPLITS,
    RAVE,
    REROLL,
    SPEAR,
    WAY,
)
from .nature import act_as_nature
from .running import run
from .setting_up import next_berry
from .special import bewitch, exchange, free, leap
from .turn import carry_on, look_at_dice, pass_on, rave, set_out


@rule
def act(s: State, seat: int, action: int) -> None:
    """Play one legal action of a seat, or of nature, and what follows from it."""
    if seat == NATURE:
        act_as_nature(s, action)
    else:
        act_as_player(s, action)
    follow(s)


@rule
def follow(s: State) -> None:
    """What nobody chooses: dice are looked at, the rest of a move is found, the dice are passed on."""
    if s.phase == Phase.DICE_LIE:
        look_at_dice(s)
    elif s.phase == Phase.CARRY_ON:
        carry_on(s)
    if s.phase == Phase.PASS_ON:
        pass_on(s)


@rule
def act_as_player(s: State, action: int) -> None:
    """Play one legal action."""
    if action < MOVE:
        keep_or_reroll(s, action - REROLL)
    elif action < WAY:
        do_deed(s, action)
    elif action < LAY:
        run(s, action - EMPTY_WAY)
    elif action < SPEAR:
        use_square(s, action)
    elif action < EXCHANGE:
        spear(s, action - SPEAR)
    elif action < RAVE:
        exchange(s, action - EXCHANGE)
    else:
        rave(s, (action - RAVE) // N_SPLITS, (action - RAVE) % N_SPLITS)


@rule
def keep_or_reroll(s: State, dice: int) -> None:
    """BX-5: throw some dice again, or keep them all."""
    if dice:
        reroll(s, dice)
    else:
        s.may_reroll = 0
        s.phase = Phase.DICE_LIE


@rule
def do_deed(s: State, action: int) -> None:
    """BX-5: one ostrich moves, is bewitched or freed."""
    if action < BEWITCH:
        set_out(s, mover(action - MOVE), move_points(s, action - MOVE))
    elif action < FREE:
        bewitch(s, action - BEWITCH)
    else:
        free(s, action - FREE)


@rule
def use_square(s: State, action: int) -> None:
    """BX-3, BX-16, BX-20k: a square is chosen."""
    if action < LEAP:
        lay(s, s.seat, action - LAY)
        next_berry(s)
    elif action < BACK:
        leap(s, action - LEAP)
    else:
        go_back(s, action - BACK)
