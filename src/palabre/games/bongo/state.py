"""What lies on the table? Dice, trophies, and who has called wrongly."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from ...kernel.compiled import rule
from ...kernel.layout import BY_SEAT, Cells, Large, Mask, Small, Wide
from .box import MAX_SEATS, N_ANIMALS, N_FILM, N_POACHERS, N_WHITE

NOBODY = -1

# The options, as they are declared
LEVEL, AFTER_WRONG_CALL, ROLLER, MONOPOLY, PATIENCE, FIRST, RICHEST = range(7)


class Phase(IntEnum):
    """What is being waited for."""

    DRAW_ROLLER = 0
    THROW_WHITE = 1
    THROW_FILM = 2
    THROW_POACHERS = 3
    THROW_GUARD = 4
    CALL = 5
    LOT = 6
    CHOOSE_ANIMAL = 7
    CHOOSE_OWNER = 8
    OVER = 9


PHASES = tuple(phase.name.lower() for phase in Phase)


class State:
    """One position of Bongo; nothing in it is secret."""

    seats: Small
    turns: Large  # rounds thrown so far
    level: Small  # BO-C3: 0 basic, 1 poachers, 2 guards
    free_calls: Small  # BO-10: a wrong caller may call again
    in_turn: Small  # BO-11: the dice pass to the left
    monopoly: Small  # BO-13: trophies of one animal that win
    patience: Small  # BO-12: seconds until the answer is shown, or NO_LIMIT
    winner_counts: Small  # BO-8: the winner may be the richest, and then gets nothing

    phase: Small
    roller: Small
    white: Annotated[Cells, "i1", N_WHITE]
    film: Annotated[Cells, "i1", N_FILM]  # 0 to 2 for the numbers 1 to 3
    poachers: Annotated[Cells, "i1", N_POACHERS]
    guard: Small
    answer: Small  # what the dice say: an animal or NOTHING
    out: Mask  # seats that have called wrongly in this round
    level_seats: Mask  # seats between which a lot is drawn
    winner: Small  # of the round, while the trophy is chosen
    animal: Small  # of the trophy that is being taken
    victor: Small  # of the game
    supply: Annotated[Cells, "i1", N_ANIMALS]
    trophies: Annotated[Cells, "i1", MAX_SEATS, N_ANIMALS, BY_SEAT]


@rule
def take_options(s: State, options: Wide) -> None:
    """What was agreed before the game."""
    s.level = options[LEVEL]
    s.free_calls = options[AFTER_WRONG_CALL]
    s.in_turn = options[ROLLER]
    s.monopoly = options[MONOPOLY]
    s.patience = options[PATIENCE]
    s.winner_counts = options[RICHEST]


def sums(s: State) -> dict[str, int]:
    """What never changes: the trophies of each animal, in hands and supply."""
    owned = s.trophies.tolist()
    return {str(animal): s.supply[animal] + sum(row[animal] for row in owned) for animal in range(N_ANIMALS)}
