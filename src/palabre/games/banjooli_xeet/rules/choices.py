"""Who may do what, and what is done for somebody who is away."""

from __future__ import annotations

import numpy as np

from ....kernel.compiled import rule, table
from ....kernel.layout import Ids
from ..box import ALL_DICE
from ..pieces import Kind
from ..state import Phase, State
from ..ways import LENGTH, STEP
from .berries import can_go_back, can_lay, can_spear
from .dice import N_MOVES, can_bewitch, can_free, can_move, has_way, next_of, thrown
from .ids import (
    BACK,
    BEWITCH,
    EMPTY_WAY,
    EXCHANGE,
    FREE,
    LAY,
    LEAP,
    MOVE,
    N_ACTIONS,
    N_SPLITS,
    RAVE,
    REROLL,
    SPEAR,
    WAY,
)
from .moving import full_way, landing, list_ways, shortened
from .special import can_exchange, can_leap
from .turn import can_rave

# The ids among which the choices of a phase are
_BLOCKS = {
    Phase.LAY_BERRY: (LAY, LEAP),
    Phase.REROLL: (REROLL, MOVE),
    Phase.CHOOSE: (MOVE, WAY),
    Phase.LEAP: (LEAP, BACK),
    Phase.WAY: (WAY, LAY),
    Phase.SPEAR: (SPEAR, EXCHANGE),
    Phase.BACK: (BACK, SPEAR),
    Phase.EXCHANGE: (EXCHANGE, RAVE),
    Phase.FRENZY: (RAVE, N_ACTIONS),
}
FIRST = table([_BLOCKS.get(phase, (0, 0))[0] for phase in Phase], np.int16)
END = table([_BLOCKS.get(phase, (0, 0))[1] for phase in Phase], np.int16)


@rule
def actors(s: State) -> int:
    """The player whose turn it is; nobody while tiles, cards or dice are in the air."""
    return 1 << s.seat if s.phase >= Phase.LAY_BERRY and s.phase < Phase.OVER else 0


@rule
def legal(s: State, seat: int, out: Ids) -> int:
    """List what this seat may do; return how many."""
    if seat != s.seat:
        return 0
    if s.phase == Phase.REROLL:
        return list_rerolls(out)
    if s.phase == Phase.CHOOSE:
        return list_deeds(s, out)
    if s.phase == Phase.WAY:
        return list_ways(s, s.at[s.runner], s.points, s.origin, EMPTY_WAY, out)
    return list_range(s, FIRST[s.phase], END[s.phase], out)


@rule
def list_rerolls(out: Ids) -> int:
    """BX-5: any dice, or none."""
    for dice in range(ALL_DICE + 1):
        out[dice] = REROLL + dice
    return ALL_DICE + 1


@rule
def list_deeds(s: State, out: Ids) -> int:
    """BX-5: move an ostrich, by colour or by magic, bewitch or free one."""
    return list_spells(s, out, list_moves(s, out))


@rule
def list_moves(s: State, out: Ids) -> int:
    """BX-6, BX-7: the moves by colour and by magic."""
    n, moves = 0, thrown(s)
    move = next_of(moves, 0)
    while move < N_MOVES:
        if has_way(s, move):
            out[n] = MOVE + move
            n += 1
        move = next_of(moves, move + 1)
    return n


@rule
def list_spells(s: State, out: Ids, n: int) -> int:
    """BX-8: add the spells to a list of n."""
    for action in range(BEWITCH, WAY):
        if can_cast(s, action):
            out[n] = action
            n += 1
    return n


@rule
def can_cast(s: State, action: int) -> bool:
    """BX-8: bewitch an ostrich, or free one."""
    return can_bewitch(s, action - BEWITCH) if action < FREE else can_free(s, action - FREE)


@rule
def list_range(s: State, first: int, end: int, out: Ids) -> int:
    """The allowed ids of a block."""
    n = 0
    for action in range(first, end):
        if is_allowed(s, action):
            out[n] = action
            n += 1
    return n


@rule
def is_allowed(s: State, action: int) -> bool:
    """Whether an action, not a way, may be played in its phase."""
    if action < BEWITCH:
        return can_move(s, action - MOVE)
    if action < WAY:
        return can_cast(s, action)
    if action < LEAP:
        return can_lay(s, action - LAY)
    if action < BACK:
        return can_leap(s, action - LEAP)
    if action < SPEAR:
        return can_go_back(s, action - BACK)
    if action < EXCHANGE:
        return can_spear(s, action - SPEAR)
    if action < RAVE:
        return can_exchange(s, action - EXCHANGE)
    return can_rave(s, (action - RAVE) // N_SPLITS, (action - RAVE) % N_SPLITS)


# When the clock runs out


@rule
def default(s: State, seat: int) -> int:
    """All dice are kept; else the first choice there is."""
    if s.phase == Phase.REROLL:
        return REROLL
    if s.phase == Phase.WAY:
        return EMPTY_WAY + first_way(s)
    action = int(FIRST[s.phase])
    while not is_allowed(s, action):
        action += 1
    return action


@rule
def first_way(s: State) -> int:
    """A full way, up to its first berry."""
    way = full_way(s, s.at[s.runner], s.points, s.origin)
    square = s.at[s.runner]
    for n in range(LENGTH[way]):
        square = landing(s, square, STEP[way, n])
        if s.ground[square] == Kind.BERRY:
            for _ in range(n + 1, LENGTH[way]):
                way = shortened(way)
            return way
    return way
