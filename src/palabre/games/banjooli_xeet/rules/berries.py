"""Berries: eleven effects, each met once."""

from __future__ import annotations

from ....kernel.compiled import rule
from ....kernel.layout import EVERYBODY
from ..box import DAAAW_POINTS, JOKA_STEPS, MAX_SEATS, MOVEMENT_DICE, N_FACES, Berry
from ..pieces import N_DIRECTIONS, N_SPOTS, Kind
from ..state import GONE, N_SQUARES, Phase, State
from .dice import is_joker, take_up
from .special import spin
from .track import can_stand, put, scare

# BX-3: laying them


@rule
def can_lay(s: State, square: int) -> bool:
    """BX-3: an earth square without a berry, past the two rows of the start."""
    return square >= N_SPOTS and s.ground[square] == Kind.EARTH


@rule
def lay(s: State, seat: int, square: int) -> None:
    """BX-3: a berry is laid unseen."""
    s.berry_at[seat] = square
    s.ground[square] = Kind.BERRY


@rule
def slot_at(s: State, square: int) -> int:
    """Which of the berries lies on a square."""
    slot = 0
    while s.berry_at[slot] != square:
        slot += 1
    return slot


# BX-20: eating them


@rule
def eat(s: State, square: int) -> None:
    """BX-20: the berry is shown, leaves the track and takes effect."""
    slot = slot_at(s, square)
    s.berry_at[slot] = GONE
    s.berry_seen[slot] = EVERYBODY
    s.ground[square] = Kind.EARTH
    take_effect(s, s.berry[slot])


@rule
def take_effect(s: State, berry: int) -> None:
    """BX-20: some effects wait for a die or a choice; after the others comes what comes next."""
    if berry == Berry.NEEX_PEEPA:
        s.phase = Phase.PASS_ON
    elif berry == Berry.NAANGATEKU:
        s.phase = Phase.SPEAR
    elif berry == Berry.DOF_NOOXOOR:
        break_out(s)
    elif berry == Berry.VOORTEX:
        spin(s)
    elif berry == Berry.JOKA and has_way_back(s):
        s.phase = Phase.BACK
    else:
        take_simple_effect(s, berry)
        s.phase = Phase.CARRY_ON


@rule
def take_simple_effect(s: State, berry: int) -> None:
    """BX-20: the effects that are over at once."""
    if berry == Berry.TER:
        fall_into_trap(s)
    elif berry == Berry.OOR:
        s.oor |= 1 << s.seat
    elif berry == Berry.JEMBAT:
        look_at_berries(s)
    elif berry == Berry.DAAAW:
        s.points += DAAAW_POINTS
    elif berry == Berry.PAKAARLOOL:
        s.order = -s.order


@rule
def fall_into_trap(s: State) -> None:
    """BX-14, BX-20a: the move ends, and the ostrich is scared."""
    s.points = 0
    scare(s, s.runner)


@rule
def look_at_berries(s: State) -> None:
    """BX-20d: the player sees the berries that still lie on the track."""
    for slot in range(MAX_SEATS):
        if s.berry_at[slot] < N_SQUARES:
            s.berry_seen[slot] |= 1 << s.seat


# BX-20g: the spear


@rule
def can_spear(s: State, seat: int) -> bool:
    """BX-20g: another player."""
    return seat != s.seat and seat < s.seats


@rule
def spear(s: State, seat: int) -> None:
    """BX-20g: that player's next turn is without a reroll; the move goes on."""
    s.speared |= 1 << seat
    s.phase = Phase.CARRY_ON


# BX-20i: the frenzy


@rule
def break_out(s: State) -> None:
    """BX-20i: the move is held, and the five movement dice are thrown once."""
    s.held = s.runner
    s.held_points = s.points
    s.held_origin = s.origin
    s.points = 0
    take_up(s, MOVEMENT_DICE)
    s.phase = Phase.THROW_FRENZY


@rule
def read_frenzy(s: State) -> None:
    """BX-20i: whites and colours that have arrived are jokers; the others wait for their move."""
    s.jokers = 0
    s.waiting = 0
    for face in range(N_FACES):
        if is_joker(s, face):
            s.jokers += s.rolled[face]
        elif s.rolled[face] > 0:
            s.waiting |= 1 << face
    s.phase = Phase.CARRY_ON


# BX-20k: the snake


@rule
def leads_here_in_two(s: State, square: int, here: int) -> bool:
    """BX-20k: two forward steps lead from a square to another, whatever lies between."""
    for direction in range(N_DIRECTIONS):
        between = s.ahead[square, direction]
        for then in range(N_DIRECTIONS):
            if s.ahead[between, then] == here:
                return True
    return False


@rule
def can_go_back(s: State, square: int) -> bool:
    """BX-20k: a square where an ostrich may stand, two steps before this one."""
    return can_stand(s, square) and leads_here_in_two(s, square, s.at[s.runner])


@rule
def has_way_back(s: State) -> bool:
    """BX-20k: without one nothing happens."""
    here = s.at[s.runner]
    for square in range(before(here), here):
        if can_go_back(s, square):
            return True
    return False


@rule
def before(square: int) -> int:
    """No square before this one is two steps away: a step leads to the next tile at most."""
    return max(0, (square // N_SPOTS - JOKA_STEPS) * N_SPOTS)


@rule
def go_back(s: State, square: int) -> None:
    """BX-20k: the ostrich is put there, and the move ends."""
    put(s, s.runner, square)
    s.points = 0
    s.phase = Phase.CARRY_ON
