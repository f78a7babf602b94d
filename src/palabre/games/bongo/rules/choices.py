"""Who may do what, and what is done for somebody who is away."""

from __future__ import annotations

from ....kernel.compiled import rule
from ....kernel.layout import CLOCK, Ids
from ..box import N_ANIMALS, N_ANSWERS, NOTHING
from ..state import Phase, State
from .ids import CALL, CHOOSE, DECLINE, LEVEL_SEATS, NO_LIMIT, TAKE_FROM, TIME_UP
from .round import are_level, is_richest


@rule
def actors(s: State) -> int:
    """Everyone still in the round may call; afterwards the winner chooses."""
    if s.phase == Phase.CALL:
        return ((1 << s.seats) - 1) & ~s.out
    if s.phase == Phase.CHOOSE_ANIMAL or s.phase == Phase.CHOOSE_OWNER:
        return 1 << s.winner
    return 0


@rule
def legal(s: State, seat: int, out: Ids) -> int:
    """List what this seat, or the clock, may do; return how many."""
    if seat == CLOCK:
        return legal_for_clock(s, out)
    if seat < 0 or not actors(s) >> seat & 1:
        return 0
    if s.phase == Phase.CALL:
        return listed(out, CALL, N_ANSWERS)
    if s.phase == Phase.CHOOSE_ANIMAL:
        return listed(out, CHOOSE, N_ANIMALS)
    return legal_owners(s, out)


@rule
def listed(out: Ids, first: int, n: int) -> int:
    """List a whole block of actions."""
    for place in range(n):
        out[place] = first + place
    return n


@rule
def legal_owners(s: State, out: Ids) -> int:
    """BO-8: from any of the richest owners, or from nobody."""
    n = 0
    for owner in range(s.seats):
        if is_richest(s, owner):
            out[n] = TAKE_FROM + owner
            n += 1
    out[n] = DECLINE
    return n + 1


@rule
def legal_for_clock(s: State, out: Ids) -> int:
    """BO-12, BO-14: while calls are awaited time may run out, if there is a limit, or seats may be level."""
    if s.phase != Phase.CALL:
        return 0
    n = 0
    if s.patience != NO_LIMIT:
        out[n] = TIME_UP
        n += 1
    for mask in range(1 << s.seats):
        if are_level(s, mask):
            out[n] = LEVEL_SEATS + mask
            n += 1
    return n


@rule
def default(s: State, seat: int) -> int:
    """BO-12: nobody is made to call, the clock ends the round; a trophy is chosen by what is short."""
    if seat == CLOCK:
        return TIME_UP
    if s.phase == Phase.CALL:
        return CALL + NOTHING
    if s.phase == Phase.CHOOSE_ANIMAL:
        return CHOOSE + scarcest(s, seat)
    for owner in range(s.seats):
        if is_richest(s, owner):
            return TAKE_FROM + owner
    return DECLINE


@rule
def scarcest(s: State, seat: int) -> int:
    """The animal that a seat has fewest trophies of."""
    best = 0
    for animal in range(N_ANIMALS):
        if s.trophies[seat, animal] < s.trophies[seat, best]:
            best = animal
    return best


@rule
def guess(s: State, seat: int, ids: Ids, n: int, luck: int) -> int:
    """The random player reads the roll rightly half of the time."""
    if s.phase == Phase.CALL and luck & 1:
        return s.answer
    return (luck >> 1) % n
