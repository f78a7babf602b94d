"""Playing a choice: on the way, and with things."""

from __future__ import annotations

from ....kernel.compiled import rule
from ....kernel.layout import NATURE
from ..box import MAX_ONES, N_PIPS
from ..state import Phase, State
from .flipping import flip_also, flip_with
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
from .nature import happen
from .room import collect, leave_emeralds, pick_up, stow, take_big, throw, throw_token
from .setting_up import take_first
from .tiles import give_back, take_from_supply, take_mix
from .turn import pass_on, roll_again
from .walking import go_on, lose, set_out

ONES_OF_A_MIX = MAX_ONES + 1


@rule
def act(s: State, seat: int, action: int) -> None:
    """Play one legal action of a seat or of nature, and what follows from it."""
    if seat == NATURE:
        happen(s, action)
    elif action < LOSE:
        act_on_the_way(s, action)
    else:
        act_on_things(s, action)
    follow(s)


@rule
def follow(s: State) -> None:
    """What nobody chooses: the rest of a way, what is collected or stowed, the next turn."""
    if s.phase == Phase.ON_THE_WAY:
        go_on(s)
    if s.phase == Phase.COLLECT:
        collect(s)
    elif s.phase == Phase.STOW:
        stow(s)
    if s.phase == Phase.PASS_ON:
        pass_on(s)


@rule
def act_on_the_way(s: State, action: int) -> None:
    """Taking an object, the dice, flipping and walking."""
    if action < TAKE_NOTHING:
        take(s, action - TAKE)
    elif action == TAKE_NOTHING:
        s.phase = Phase.PASS_ON
    elif action == REROLL:
        roll_again(s)
    elif action == KEEP_DICE:
        s.phase = Phase.FLIP
    elif action < FLIP_ALSO:
        flip_with(s, (action - FLIP) // N_PIPS + 1, (action - FLIP) % N_PIPS + 1)
    elif action < FOLD_MAP:
        flip_also(s, action - FLIP_ALSO + 1)
    elif action == FOLD_MAP:
        s.phase = Phase.WALK
    else:
        set_out(s, action - WALK + 1)


@rule
def act_on_things(s: State, action: int) -> None:
    """What is lost, gained, left and thrown."""
    if action < MIX:
        lose(s, action - LOSE)
    elif action < LEAVE_EMERALDS:
        take_mix(s, (action - MIX) // ONES_OF_A_MIX)
    elif action == LEAVE_EMERALDS:
        leave_emeralds(s)
    elif action == GIVE_BACK:
        give_back(s)
    elif action in (KEEP_OUCH, LEAVE_TEMPLE):
        s.phase = Phase.PASS_ON
    elif action < LEAVE_TEMPLE:
        take_big(s, action - TAKE_BIG)
    elif action < THROW_EMERALD:
        throw(s, action - THROW)
    else:
        throw_token(s, action - THROW_EMERALD)


@rule
def take(s: State, thing: int) -> None:
    """An object: the first one, from an abandoned camp or from the temple."""
    if s.phase == Phase.FIRST_OBJECT:
        take_first(s, thing)
    elif s.phase == Phase.TEMPLE:
        pick_up(s, thing)
    else:
        take_from_supply(s, thing)
