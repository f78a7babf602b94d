"""Taking things and making room for them."""

from __future__ import annotations

from ....kernel.compiled import rule
from ..box import N_OBJECTS, N_THINGS, N_TOKENS, ONE, TEMPLE_PLACE, THREE
from ..packing import IN_CENTRE
from ..state import NOTHING, Phase, State
from .packs import (
    fits,
    fits_centre_without,
    has_square,
    is_centre_crowded,
    is_token,
    may_take,
    owns,
    throws_one_at_most,
)


@rule
def bring(s: State, thing: int) -> None:
    """BK-12: an object or a big emerald is to go into the pack."""
    s.coming = thing
    s.phase = Phase.STOW


@rule
def stow(s: State) -> None:
    """BK-12: it does, as soon as it fits."""
    if fits(s, s.turn, s.coming):
        s.pack[s.turn] |= 1 << s.coming
        s.coming = NOTHING
        look_round(s)
    else:
        s.phase = Phase.MAKE_ROOM


@rule
def look_round(s: State) -> None:
    """BK-14: at the temple there may be more to pick up; elsewhere the turn is over."""
    if s.place[s.turn] == TEMPLE_PLACE and is_any_offered(s, s.turn):
        s.phase = Phase.TEMPLE
    else:
        s.phase = Phase.PASS_ON


@rule
def may_pick_up(s: State, seat: int, thing: int) -> bool:
    """BK-14: an object that an earlier arrival has left at the temple."""
    return s.offered[thing] > 0 and may_take(s, seat, thing)


@rule
def is_any_offered(s: State, seat: int) -> bool:
    """BK-14: whether anything there can be picked up."""
    for thing in range(N_OBJECTS):
        if may_pick_up(s, seat, thing):
            return True
    return False


@rule
def pick_up(s: State, thing: int) -> None:
    """BK-14: from the temple into the pack."""
    s.offered[thing] -= 1
    s.temple[thing] -= 1
    bring(s, thing)


@rule
def take_big(s: State, which: int) -> None:
    """BK-14: a big emerald, which has to be packed."""
    s.supply_big &= ~(1 << which)
    bring(s, N_OBJECTS + which)


@rule
def collect(s: State) -> None:
    """BK-9, BK-11: the small emeralds that are due are taken one by one, as long as supply and pack allow."""
    while next_token(s) != NOTHING:
        if not has_square(s, s.turn):
            s.coming = N_THINGS + next_token(s)
            s.phase = Phase.MAKE_ROOM
            return
        take_token(s, next_token(s))
    s.phase = Phase.PASS_ON


@rule
def next_token(s: State) -> int:
    """BK-9: the small emerald to be taken now, those worth 3 first; NOTHING if none is due or left."""
    if s.due[THREE] > 0 and s.supply_tokens[THREE] > 0:
        return THREE
    if s.due[ONE] > 0 and s.supply_tokens[ONE] > 0:
        return ONE
    return NOTHING


@rule
def take_token(s: State, kind: int) -> None:
    """BK-9: one small emerald from the supply."""
    s.due[kind] -= 1
    s.supply_tokens[kind] -= 1
    s.tokens[s.turn, kind] += 1


@rule
def may_throw(s: State, seat: int, thing: int) -> bool:
    """BK-12: one's own object, if that helps: where the centre is crowded, only what lies there."""
    if not owns(s, seat, thing):
        return False
    if throws_one_at_most(s, seat):
        return may_throw_only(s, seat, thing)
    return is_token(s.coming) or not is_centre_crowded(s, seat, s.coming) or IN_CENTRE[thing] == 1


@rule
def may_throw_only(s: State, seat: int, thing: int) -> bool:
    """BK-12: the one object that is thrown; where the centre is crowded, one that is enough."""
    if s.thrown:
        return False
    if is_token(s.coming) or not is_centre_crowded(s, seat, s.coming):
        return True
    return fits_centre_without(s, seat, thing, s.coming)


@rule
def may_throw_token(s: State, seat: int, kind: int) -> bool:
    """BK-12: a small emerald, if that helps; not one just like that which is to be taken."""
    if s.tokens[seat, kind] == 0:
        return False
    if is_token(s.coming):
        return s.coming - N_THINGS != kind
    return not is_centre_crowded(s, seat, s.coming)


@rule
def throw(s: State, thing: int) -> None:
    """BK-12, BK-14: an object goes back to the supply; at the temple it stays there."""
    s.pack[s.turn] &= ~(1 << thing)
    s.thrown = 1
    if s.place[s.turn] == TEMPLE_PLACE:
        s.temple[thing] += 1
    else:
        s.supply[thing] += 1
    try_again(s)


@rule
def throw_token(s: State, kind: int) -> None:
    """BK-12: a small emerald goes back to the supply."""
    s.tokens[s.turn, kind] -= 1
    s.supply_tokens[kind] += 1
    try_again(s)


@rule
def try_again(s: State) -> None:
    """BK-12: there is more room now; perhaps it is enough."""
    if is_token(s.coming):
        s.coming = NOTHING
        s.phase = Phase.COLLECT
    else:
        s.phase = Phase.STOW


@rule
def leave_emeralds(s: State) -> None:
    """BK-12: what does not fit is not taken."""
    for kind in range(N_TOKENS):
        s.due[kind] = 0
    s.coming = NOTHING
    s.phase = Phase.PASS_ON
