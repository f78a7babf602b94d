"""Nature: the dice are thrown, colour by colour, and lots are drawn."""

from __future__ import annotations

from ....kernel.compiled import rule
from ..box import N_FACES, N_PAIR_THROWS, N_WHITE, N_WHITE_THROWS, PAIR, WHITE
from ..state import Phase, State
from .ids import GUARDS, POACHERS
from .reading import reading
from .round import level_seat, n_level, win_round


@rule
def chances(s: State) -> int:
    """How many ways the dice, or the lot, may fall now."""
    if s.phase == Phase.DRAW_ROLLER:
        return s.seats
    if s.phase == Phase.THROW_WHITE:
        return N_WHITE_THROWS
    if s.phase == Phase.THROW_GUARD:
        return N_FACES
    if s.phase == Phase.LOT:
        return n_level(s)
    return N_PAIR_THROWS


@rule
def throw(s: State, pick: int) -> None:
    """BO-6: all dice are thrown together, one colour after the other."""
    if s.phase == Phase.DRAW_ROLLER:
        s.roller = pick
        s.phase = Phase.THROW_WHITE
    elif s.phase == Phase.THROW_WHITE:
        throw_white(s, pick)
    elif s.phase == Phase.THROW_FILM:
        throw_film(s, pick)
    elif s.phase == Phase.THROW_POACHERS:
        throw_poachers(s, pick)
    elif s.phase == Phase.THROW_GUARD:
        s.guard = pick
        read_dice(s)
    else:
        win_round(s, level_seat(s, pick))


@rule
def throw_white(s: State, pick: int) -> None:
    """A new round begins with the five animal dice; nobody is out."""
    for die in range(N_WHITE):
        s.white[die] = WHITE[pick, die]
    s.out = 0
    s.level_seats = 0
    s.turns += 1
    s.phase = Phase.THROW_FILM


@rule
def throw_film(s: State, pick: int) -> None:
    """BO-C3: the film dice; at the basic level they are the last."""
    s.film[0] = PAIR[pick, 0]
    s.film[1] = PAIR[pick, 1]
    if s.level >= POACHERS:
        s.phase = Phase.THROW_POACHERS
    else:
        read_dice(s)


@rule
def throw_poachers(s: State, pick: int) -> None:
    """BO-C3: the poachers; guards come only with them."""
    s.poachers[0] = PAIR[pick, 0]
    s.poachers[1] = PAIR[pick, 1]
    if s.level >= GUARDS:
        s.phase = Phase.THROW_GUARD
    else:
        read_dice(s)


@rule
def read_dice(s: State) -> None:
    """The dice lie open: everyone may call."""
    s.answer = reading(s)
    s.phase = Phase.CALL
