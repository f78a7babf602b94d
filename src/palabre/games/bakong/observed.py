"""What does a program see of the trail? Faces up, faces it has seen beneath, packs, supply and dice."""

from __future__ import annotations

from ...kernel.observing import Amount, Bits, Kind, Shown, Who
from .box import (
    BIG_WORTHS,
    COLOURS,
    COPIES,
    FACES,
    MAX_SEATS,
    MAX_STEPS,
    N_BIG,
    N_PIPS,
    N_PLACES,
    N_THINGS,
    OBJECTS,
    OUCHES,
    TOKEN_COUNTS,
)
from .state import PHASES

THINGS = (*OBJECTS, *(f"big_{worth}" for worth in BIG_WORTHS))
PIPS = tuple(str(pip) for pip in range(1, N_PIPS + 1))
COMING = (*THINGS, "one", "three")
MOST_TOKENS = 15  # squares of a pack

OBSERVED: tuple[Shown, ...] = (
    Kind("phase", PHASES),
    Amount("seats", MAX_SEATS),
    Amount("turns", 100),
    Amount("map_revealed", 1),
    Amount("sand_after_move", 1),
    Amount("may_stop", 1),
    Amount("back_before_stop", 1),
    Amount("one_object", 1),
    Who("first", MAX_SEATS),
    Who("turn", MAX_SEATS),
    Who("home", MAX_SEATS),
    Kind("place", N_PLACES),
    Bits("pack", THINGS),
    Amount("tokens", MOST_TOKENS),
    Amount("ouches", OUCHES),
    Kind("shows", FACES),
    Kind("under", FACES),
    Amount("supply", COPIES),
    Amount("supply_tokens", max(TOKEN_COUNTS)),
    Amount("supply_ouches", OUCHES),
    Bits("supply_big", N_BIG),
    Amount("temple", COPIES),
    Amount("offered", COPIES),
    Kind("dice", PIPS, 1),
    Kind("cave_dice", PIPS, 1),
    Amount("rerolled", 1),
    Kind("flipped", N_PLACES),
    Kind("map_colour", COLOURS),
    Kind("move_die", PIPS, 1),
    Amount("steps", MAX_STEPS),
    Amount("steps_left", MAX_STEPS),
    Bits("pledged", OBJECTS),
    Bits("lost", OBJECTS),
    Kind("coming", COMING),
    Amount("thrown", 1),
    Amount("due", N_PIPS + 1),
)
assert len(THINGS) == N_THINGS
