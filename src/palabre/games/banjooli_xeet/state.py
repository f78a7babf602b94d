"""What lies on the table? A track, five ostriches, dice, secret predictions and, perhaps, berries."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from ...kernel.compiled import rule
from ...kernel.layout import BY_SEAT, Cells, KnownBy, Large, Mask, Masks, Small, Wide
from .box import MAX_SEATS, N_DICE, N_FACES, N_OSTRICHES, N_PODIUM
from .pieces import N_DIRECTIONS, N_SPOTS

NOBODY = -1  # no seat, no ostrich
NOTHING = -1  # no card, no berry, no piece
N_ENDS = 2  # start and finish
MOST_TILES = 6
N_PLACES = MOST_TILES + N_ENDS

# Where an ostrich can be, and where a step can lead: a square, or one of three more
N_SQUARES = N_PLACES * N_SPOTS
PEN, LINE, WALL, N_NODES = N_SQUARES, N_SQUARES + 1, N_SQUARES + 2, N_SQUARES + 3
GONE = WALL  # where a berry lies that is not on the track

# The options, as they are declared
MIDDLE_TILES, SPECIALS, WITH_BERRIES, MAGIC, MAGIC_DICE, CURVE, TIE, FIRST = range(8)
AHEAD = FIRST + 1  # and one for each seat from there on


class Phase(IntEnum):
    """What is being waited for; nature's phases first."""

    LAY_START = 0
    LAY_TILE = 1
    TURN_CURVE = 2
    LAY_FINISH = 3
    LIFT_STRAIGHT = 4
    LAY_SPECIAL = 5
    DRAW_FIRST = 6
    DEAL_CARD = 7
    DEAL_BERRY = 8
    THROW = 9
    THROW_FRENZY = 10
    THROW_VORTEX = 11
    LAY_BERRY = 12  # from here on a player chooses
    REROLL = 13
    CHOOSE = 14
    LEAP = 15
    WAY = 16
    SPEAR = 17
    BACK = 18
    EXCHANGE = 19
    FRENZY = 20
    OVER = 21

    # What follows without a choice; none of it lasts longer than the action it follows from
    DICE_LIE = 22
    CARRY_ON = 23
    PASS_ON = 24


PHASES = tuple(phase.name.lower() for phase in Phase if phase <= Phase.OVER)


class State:
    """One position of Banjooli Xeet, hidden parts included."""

    seats: Small
    turns: Large
    middle_tiles: Small  # BX-1
    specials: Small  # how many, or which ones: the place among the option's values
    with_berries: Small  # BX-3
    only_same: Small  # BX-7: five of a kind is the only magic
    magic_jokers: Small  # BX-7: jokers make magic too, with the faces that they show
    even_curves: Small  # BX-C3
    tie: Small  # BX-22: exact places, shared, or run again
    first_named: Small  # BX-4: the seat that the table wants to begin; NOBODY: a lot
    start_points: Annotated[Cells, "i1", MAX_SEATS, BY_SEAT]  # BX-25: that the table has agreed on

    race: Small  # which one this is: a tie may be run again

    phase: Small
    seat: Small  # whose turn it is
    first: Small  # who began
    order: Small  # BX-20f: 1 to the left, -1 to the right

    # The track
    place: Small  # setting up: the place being laid, the special tiles laid, the seat being dealt to
    pool: Mask  # common tiles still in the box
    special_pool: Mask  # faces of special tiles that may still be drawn
    piece: Annotated[Cells, "i1", N_PLACES]
    ahead: Annotated[Cells, "i1", N_NODES, N_DIRECTIONS]  # where a step left, straight or right leads
    beyond: Annotated[Cells, "i1", N_NODES, N_DIRECTIONS]  # where a jump over that square leads
    ground: Annotated[Cells, "i1", N_NODES]  # the kind of each square
    to_line: Annotated[Cells, "i1", N_NODES]  # BX-21: points to the line, other ostriches and hazards apart

    # The ostriches
    at: Annotated[Cells, "i1", N_OSTRICHES]
    taken: Annotated[Cells, "i1", N_NODES]  # whether an ostrich stands on a square
    scared: Mask  # a bit for each ostrich
    podium: Annotated[Cells, "i1", N_PODIUM]
    arrived: Small  # how many have

    # Predictions and berries
    card: Annotated[Cells, "i1", MAX_SEATS, BY_SEAT, KnownBy("card_seen", stays=True, within="race")]
    card_seen: Annotated[Masks, "u1", MAX_SEATS, BY_SEAT]
    berry: Annotated[
        Cells, "i1", MAX_SEATS, BY_SEAT, KnownBy("berry_seen", stays=True, within="race")
    ]  # the one that each seat has laid
    berry_seen: Annotated[Masks, "u1", MAX_SEATS, BY_SEAT]
    berry_at: Annotated[Cells, "i1", MAX_SEATS, BY_SEAT]
    oor: Mask  # BX-20c: who has it
    speared: Mask  # BX-20g: who will not reroll

    # Dice
    dice: Annotated[Cells, "i1", N_DICE]  # the sorcery die last
    rolled: Annotated[Cells, "i1", N_FACES]  # how many movement dice show each face
    in_air: Mask  # a bit for each die that is being thrown
    may_reroll: Small
    vortex_die: Small

    # The move being made, and the one that a frenzy interrupts
    runner: Small
    points: Small  # left to it
    origin: Small  # where it began
    held: Small  # NOBODY: there is no frenzy
    held_points: Small
    held_origin: Small
    waiting: Mask  # ostriches that the frenzy has still to move
    jokers: Small  # of the frenzy, still to be given


@rule
def take_options(s: State, options: Wide) -> None:
    """What was agreed before the game."""
    s.middle_tiles = options[MIDDLE_TILES]
    s.specials = options[SPECIALS]
    s.with_berries = options[WITH_BERRIES]
    s.only_same = options[MAGIC]
    s.magic_jokers = options[MAGIC_DICE]
    s.even_curves = options[CURVE]
    s.tie = options[TIE]
    s.first_named = options[FIRST] - 1
    for seat in range(s.seats):
        s.start_points[seat] = options[AHEAD + seat]


def sums(s: State) -> dict[str, int]:
    """What is neither made nor lost: five ostriches, each in one place; cards and berries that differ."""
    cards = [card for card in s.card if card >= 0]
    berries = [berry for berry in s.berry if berry >= 0]
    standing = [square for square in s.at if square < N_SQUARES]
    return {
        "ostriches": len(s.at),
        "on a square of its own": len(standing) == len(set(standing)) == sum(s.taken.tolist()),
        "arrived": s.at.tolist().count(LINE) == s.arrived,
        "cards": len(set(cards)) - s.seats,
        "no berry twice": len(berries) == len(set(berries)),
    }
