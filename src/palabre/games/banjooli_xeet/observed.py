"""What does a program see of the race? Track, ostriches, dice, and of cards and berries what it knows."""

from __future__ import annotations

from ...kernel.observing import Amount, Bits, Kind, Seats, Shown, Who
from .box import FACES, MAX_SEATS, MOST_POINTS, N_BERRIES, N_CARDS, N_DICE, N_MOVEMENT, N_OSTRICHES, OSTRICHES
from .pieces import PIECES
from .state import MOST_TILES, N_NODES, PHASES

LONGEST_WAY = 40

OBSERVED: tuple[Shown, ...] = (
    Kind("phase", PHASES),
    Amount("seats", MAX_SEATS),
    Amount("middle_tiles", MOST_TILES),
    Amount("with_berries", 1),
    Amount("only_same", 1),
    Amount("magic_jokers", 1),
    Kind("tie", ("exact_places", "shared", "again")),
    Who("seat", MAX_SEATS),
    Who("first", MAX_SEATS),
    Amount("order", 1, -1),
    Kind("piece", len(PIECES)),
    Kind("at", N_NODES),
    Amount("to_line", LONGEST_WAY, where="at"),
    Bits("scared", OSTRICHES),
    Kind("podium", OSTRICHES),
    Kind("card", N_CARDS),
    Kind("berry", N_BERRIES),
    Kind("berry_at", N_NODES),
    Seats("oor", MAX_SEATS),
    Seats("speared", MAX_SEATS),
    Kind("dice", FACES),
    Amount("rolled", N_MOVEMENT),
    Bits("in_air", N_DICE),
    Amount("may_reroll", 1),
    Kind("vortex_die", FACES),
    Kind("runner", OSTRICHES),
    Amount("points", MOST_POINTS),
    Kind("origin", N_NODES),
    Kind("held", OSTRICHES),
    Amount("held_points", MOST_POINTS),
    Bits("waiting", OSTRICHES),
    Amount("jokers", N_MOVEMENT),
)
assert len(OSTRICHES) == N_OSTRICHES
