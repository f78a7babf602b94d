"""Who may do what: the legal choices of each phase, and what is played for somebody who is away."""

from __future__ import annotations

from ....kernel.compiled import rule
from ....kernel.layout import Ids
from ..box import CAMP_PLACE, N_BIG, N_OBJECTS, N_PIPS, N_TOKENS, TEMPLE_PLACE
from ..state import Phase, State
from .flipping import may_flip_also
from .ids import (
    FLIP,
    FLIP_ALSO,
    FOLD_MAP,
    GIVE_BACK,
    KEEP_DICE,
    KEEP_OUCH,
    LEAVE_EMERALDS,
    LEAVE_TEMPLE,
    LOSE,
    MIX,
    REROLL,
    TAKE,
    TAKE_BIG,
    TAKE_NOTHING,
    THROW,
    THROW_EMERALD,
    WALK,
)
from .packs import is_token
from .room import may_pick_up, may_throw, may_throw_token
from .tiles import is_in_supply, may_lose, mix, most_threes, ones_there
from .walking import fewest_steps, may_stop_after, most_steps


@rule
def actors(s: State) -> int:
    """The seat whose turn it is; nobody while dice or tiles are in the air."""
    return 0 if s.phase <= Phase.ROLL_CAVE or s.phase == Phase.OVER else 1 << s.turn


@rule
def legal(s: State, seat: int, out: Ids) -> int:
    """List what this seat may do; return how many."""
    if seat != s.turn or actors(s) == 0:
        return 0
    if s.phase == Phase.FLIP:
        return legal_flips(s, out)
    if s.phase == Phase.WALK:
        return legal_walks(s, seat, out)
    if s.phase == Phase.JOURNAL:
        return pair(out, REROLL, KEEP_DICE)
    if s.phase == Phase.MAP:
        return legal_second_flips(s, out)
    if s.phase == Phase.QUICKSAND:
        return legal_losses(s, seat, out)
    if s.phase == Phase.WATERFALL:
        return pair(out, GIVE_BACK, KEEP_OUCH)
    if s.phase == Phase.MIX:
        return legal_mixes(s, out)
    if s.phase == Phase.BIG_EMERALD:
        return legal_big(s, out)
    if s.phase == Phase.MAKE_ROOM:
        return legal_throws(s, seat, out)
    return legal_objects(s, seat, out)


@rule
def pair(out: Ids, one: int, other: int) -> int:
    """List two actions."""
    out[0] = one
    out[1] = other
    return 2


@rule
def legal_flips(s: State, out: Ids) -> int:
    """BK-3: either die flips and the other moves."""
    first, second = s.dice[0] - 1, s.dice[1] - 1
    out[0] = FLIP + first * N_PIPS + second
    if first == second:
        return 1
    out[1] = FLIP + second * N_PIPS + first
    return 2


@rule
def legal_second_flips(s: State, out: Ids) -> int:
    """BK-4: any tile that the map shows, or none."""
    out[0] = FOLD_MAP
    n = 1
    for place in range(CAMP_PLACE + 1, TEMPLE_PLACE):
        if may_flip_also(s, place):
            out[n] = FLIP_ALSO + place - 1
            n += 1
    return n


@rule
def legal_walks(s: State, seat: int, out: Ids) -> int:
    """BK-5, BK-19: as far as the die says, with machete and compass one more or less, or to an obstacle."""
    n = 0
    fewest = fewest_steps(s, seat)
    for steps in range(1, most_steps(s, seat) + 1):
        if steps >= fewest or may_stop_after(s, seat, steps):
            out[n] = WALK + steps - 1
            n += 1
    return n


@rule
def legal_losses(s: State, seat: int, out: Ids) -> int:
    """BK-8: any object that quicksand can take."""
    n = 0
    for thing in range(N_OBJECTS):
        if may_lose(s, seat, thing):
            out[n] = LOSE + thing
            n += 1
    return n


@rule
def legal_mixes(s: State, out: Ids) -> int:
    """BK-11: as many tokens worth 3 as the lower die allows, or fewer."""
    most = most_threes(s)
    for fewer in range(most + 1):
        threes = most - fewer
        out[fewer] = MIX + mix(threes, ones_there(s, threes))
    return most + 1


@rule
def legal_big(s: State, out: Ids) -> int:
    """BK-14: any big emerald that is left."""
    n = 0
    for which in range(N_BIG):
        if (s.supply_big >> which) & 1:
            out[n] = TAKE_BIG + which
            n += 1
    return n


@rule
def legal_throws(s: State, seat: int, out: Ids) -> int:
    """BK-12: what may be thrown to make room; small emeralds may be left instead."""
    n = 0
    for thing in range(N_OBJECTS):
        if may_throw(s, seat, thing):
            out[n] = THROW + thing
            n += 1
    for kind in range(N_TOKENS):
        if may_throw_token(s, seat, kind):
            out[n] = THROW_EMERALD + kind
            n += 1
    if is_token(s.coming):
        out[n] = LEAVE_EMERALDS
        n += 1
    return n


@rule
def is_on_offer(s: State, seat: int, thing: int) -> bool:
    """Whether an object can be taken now: at the start, at an abandoned camp or at the temple."""
    if s.phase == Phase.TEMPLE:
        return may_pick_up(s, seat, thing)
    return is_in_supply(s, seat, thing)


@rule
def legal_objects(s: State, seat: int, out: Ids) -> int:
    """BK-1, BK-9, BK-14: the objects on offer; after the first one may also take nothing."""
    n = 0
    for thing in range(N_OBJECTS):
        if is_on_offer(s, seat, thing):
            out[n] = TAKE + thing
            n += 1
    if s.phase == Phase.ABANDONED_CAMP:
        out[n] = TAKE_NOTHING
        n += 1
    elif s.phase == Phase.TEMPLE:
        out[n] = LEAVE_TEMPLE
        n += 1
    return n


# When a clock runs out


@rule
def default(s: State, seat: int) -> int:
    """What is played for somebody who is away: nothing is thrown that may be kept."""
    if s.phase == Phase.FLIP:
        return int(FLIP + (s.dice[0] - 1) * N_PIPS + s.dice[1] - 1)
    if s.phase == Phase.WALK:
        return WALK + s.move_die - 1
    if s.phase == Phase.JOURNAL:
        return KEEP_DICE
    if s.phase == Phase.MAP:
        return FOLD_MAP
    if s.phase == Phase.WATERFALL:
        return GIVE_BACK
    if s.phase == Phase.MIX:
        return MIX + mix(most_threes(s), ones_there(s, most_threes(s)))
    if s.phase == Phase.TEMPLE:
        return LEAVE_TEMPLE
    if s.phase == Phase.BIG_EMERALD:
        return TAKE_BIG + highest_big(s)
    return default_thing(s, seat)


@rule
def highest_big(s: State) -> int:
    """The most valuable big emerald that is left."""
    which = 0
    while not (s.supply_big >> which) & 1:
        which += 1
    return which


@rule
def default_thing(s: State, seat: int) -> int:
    """The first object that may be taken or lost, or what is thrown first."""
    if s.phase == Phase.MAKE_ROOM:
        return default_throw(s, seat)
    for thing in range(N_OBJECTS):
        if s.phase == Phase.QUICKSAND:
            if may_lose(s, seat, thing):
                return LOSE + thing
        elif is_on_offer(s, seat, thing):
            return TAKE + thing
    return TAKE_NOTHING


@rule
def default_throw(s: State, seat: int) -> int:
    """Small emeralds that do not fit are left; else the least small emerald goes, or an object."""
    if is_token(s.coming):
        return LEAVE_EMERALDS
    for kind in range(N_TOKENS):
        if may_throw_token(s, seat, kind):
            return THROW_EMERALD + kind
    thing = 0
    while not may_throw(s, seat, thing):
        thing += 1
    return THROW + thing
