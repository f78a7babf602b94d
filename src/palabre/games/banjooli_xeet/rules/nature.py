"""Nature: what is drawn, dealt and thrown."""

from __future__ import annotations

from ....kernel.compiled import rule
from ..box import N_CARDS, N_FACES
from ..pieces import N_SIDES, N_TURNS
from ..state import Phase, State
from .berries import read_frenzy
from .dice import fall
from .setting_up import (
    deal_berry,
    deal_card,
    draw_first,
    lay_finish,
    lay_special,
    lay_start,
    lay_tile,
    lift_straight,
    size,
    straights,
    turn_curve,
    unused_berries,
)
from .special import read_vortex


@rule
def chances(s: State) -> int:
    """BX-1 to BX-5: among how many nature picks."""
    if s.phase >= Phase.THROW:
        return N_FACES
    if s.phase >= Phase.DRAW_FIRST:
        return chances_of_dealing(s)
    return chances_of_laying(s)


@rule
def chances_of_laying(s: State) -> int:
    """BX-1: tiles, their sides and their turns."""
    if s.phase == Phase.LAY_TILE:
        return size(s.pool) * N_SIDES
    if s.phase == Phase.TURN_CURVE:
        return N_TURNS
    if s.phase == Phase.LIFT_STRAIGHT:
        return size(straights(s))
    if s.phase == Phase.LAY_SPECIAL:
        return size(s.special_pool)
    return N_SIDES


@rule
def chances_of_dealing(s: State) -> int:
    """BX-2 to BX-4: seats, cards and berries."""
    if s.phase == Phase.DRAW_FIRST:
        return s.seats
    if s.phase == Phase.DEAL_CARD:
        return N_CARDS - s.place
    return size(unused_berries(s))


@rule
def deals_secretly(s: State) -> bool:
    """BX-2, BX-3: cards and berries are dealt unseen."""
    return s.phase == Phase.DEAL_CARD or s.phase == Phase.DEAL_BERRY


@rule
def act_as_nature(s: State, pick: int) -> None:
    """Whatever is drawn, dealt or thrown now."""
    if s.phase >= Phase.THROW:
        throw(s, pick)
    elif s.phase >= Phase.DRAW_FIRST:
        deal(s, pick)
    else:
        lay_track(s, pick)


@rule
def throw(s: State, face: int) -> None:
    """BX-5, BX-19, BX-20i: dice fall one by one; when all lie, they are read."""
    if s.phase == Phase.THROW_VORTEX:
        read_vortex(s, face)
        return
    fall(s, face)
    if s.in_air == 0:
        if s.phase == Phase.THROW:
            s.phase = Phase.DICE_LIE
        else:
            read_frenzy(s)


@rule
def deal(s: State, pick: int) -> None:
    """BX-2 to BX-4."""
    if s.phase == Phase.DRAW_FIRST:
        draw_first(s, pick)
    elif s.phase == Phase.DEAL_CARD:
        deal_card(s, pick)
    else:
        deal_berry(s, pick)


@rule
def lay_track(s: State, pick: int) -> None:
    """BX-1."""
    if s.phase == Phase.LAY_START:
        lay_start(s, pick)
    elif s.phase == Phase.LAY_TILE:
        lay_tile(s, pick)
    elif s.phase == Phase.TURN_CURVE:
        turn_curve(s, pick)
    elif s.phase == Phase.LAY_FINISH:
        lay_finish(s, pick)
    elif s.phase == Phase.LIFT_STRAIGHT:
        lift_straight(s, pick)
    else:
        lay_special(s, pick)
