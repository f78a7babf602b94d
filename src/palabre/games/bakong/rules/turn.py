"""A turn: it begins with both dice, which the journal's owner may roll again, and ends by passing on."""

from __future__ import annotations

from ....kernel.compiled import rule
from ..box import JOURNAL, N_DICE, N_OBJECTS, N_PIPS, N_TOKENS
from ..state import NO_COLOUR, NOTHING, NOWHERE, Phase, State
from .packs import owns


@rule
def begin_turn(s: State, seat: int) -> None:
    """BK-2: both dice are rolled; BK-13: the tile one stands on does nothing more."""
    s.turn = seat
    s.turns += 1
    s.rerolled = 0
    s.flipped = NOWHERE
    s.map_colour = NO_COLOUR
    s.move_die = 0
    s.steps = 0
    s.steps_left = 0
    for die in range(N_DICE):
        s.dice[die] = 0
        s.cave_dice[die] = 0
    s.phase = Phase.ROLL


@rule
def roll(s: State, pick: int) -> None:
    """BK-2: the dice lie; the journal's owner may want others."""
    s.dice[0] = pick // N_PIPS + 1
    s.dice[1] = pick % N_PIPS + 1
    s.phase = Phase.JOURNAL if owns(s, s.turn, JOURNAL) and not s.rerolled else Phase.FLIP


@rule
def roll_again(s: State) -> None:
    """BK-2: both dice once more; what they show then stands."""
    s.rerolled = 1
    s.phase = Phase.ROLL


@rule
def pass_on(s: State) -> None:
    """The turn passes on."""
    clear_hands(s)
    begin_turn(s, (s.turn + 1) % s.seats)


@rule
def clear_hands(s: State) -> None:
    """BK-8: what quicksand took is back in the supply; nothing more is to be taken."""
    return_lost(s)
    s.coming = NOTHING
    s.thrown = 0
    for kind in range(N_TOKENS):
        s.due[kind] = 0
    for thing in range(N_OBJECTS):
        s.offered[thing] = 0


@rule
def return_lost(s: State) -> None:
    """BK-8: what quicksand took goes back to the supply."""
    for thing in range(N_OBJECTS):
        s.supply[thing] += (s.lost >> thing) & 1
    s.lost = 0
