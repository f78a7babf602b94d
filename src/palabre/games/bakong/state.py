"""What lies on the table? The trail with its two faces, adventurers, packs, supply and temple."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from ...kernel.compiled import rule
from ...kernel.layout import BY_SEAT, Cells, Count, KnownBy, Large, Mask, Masks, Small, Wide
from .box import MAX_SEATS, N_DICE, N_OBJECTS, N_PLACES, N_THINGS, N_TOKENS, TILE_FACES

NOBODY = -1
NOWHERE = -1
NO_FACE = -1  # a place where no tile lies yet
NO_COLOUR = -1
NOTHING = -1

# The options, as they are declared
MAP_COLOUR, SAND, MEMORY_AID, FIRST, OBSTACLES, SUNK_OBJECT, MAKING_ROOM = range(7)
AHEAD = MAKING_ROOM + 1  # and one for each seat from there on


class Phase(IntEnum):
    """What is being waited for; nature's phases come first."""

    LAY = 0
    DRAW_FIRST = 1
    ROLL = 2
    ROLL_CAVE = 3
    FIRST_OBJECT = 4
    JOURNAL = 5
    FLIP = 6
    MAP = 7
    WALK = 8
    QUICKSAND = 9
    ABANDONED_CAMP = 10
    MIX = 11
    WATERFALL = 12
    BIG_EMERALD = 13
    TEMPLE = 14
    MAKE_ROOM = 15
    OVER = 16

    # What follows without a choice; none of it lasts longer than the action it follows from
    ON_THE_WAY = 17
    COLLECT = 18
    STOW = 19
    PASS_ON = 20


PHASES = tuple(phase.name.lower() for phase in Phase if phase <= Phase.OVER)


class State:
    """One position of Bakong; only the undersides of tiles that nobody has turned are secret."""

    seats: Small
    turns: Large
    map_revealed: Small  # BK-4: the map looks for the colour that the flip has shown
    sand_after_move: Small  # BK-8: what quicksand takes serves until the last step
    memory_aid: Small  # BK-18
    who_begins: Small  # BK-1: 0 the first seat, 1 the lot, then the other seats

    may_stop: Small  # BK-19: at a river or cliff that one could pass
    back_before_stop: Small  # BK-8: what quicksand took is in the supply when one stops
    one_object: Small  # BK-12: no more than one is thrown to make room

    phase: Small
    first: Small
    turn: Small  # the seat whose turn it is
    home: Small  # who was first back
    laid: Small  # jungle tiles that lie on the trail

    shows: Annotated[Cells, "i1", N_PLACES]
    under: Annotated[Cells, "i1", N_PLACES, KnownBy("under_seen", stays=True)]  # no tile yet: the pile
    under_seen: Annotated[Masks, "u1", N_PLACES]

    place: Annotated[Cells, "i1", MAX_SEATS, BY_SEAT]
    pack: Annotated[Cells, "i2", MAX_SEATS, BY_SEAT]  # a bit for each thing: objects, then big emeralds
    tokens: Annotated[Cells, "i1", MAX_SEATS, N_TOKENS, BY_SEAT]
    ouches: Annotated[Cells, "i1", MAX_SEATS, BY_SEAT]

    supply: Annotated[Cells, "i1", N_OBJECTS]
    supply_tokens: Annotated[Cells, "i1", N_TOKENS]
    supply_ouches: Small
    supply_big: Mask
    temple: Annotated[Cells, "i1", N_OBJECTS]  # BK-14: objects left there
    offered: Annotated[Cells, "i1", N_OBJECTS]  # BK-14: those that lay there before this visit

    dice: Annotated[Cells, "i1", N_DICE]
    cave_dice: Annotated[Cells, "i1", N_DICE]
    rerolled: Small
    flipped: Small  # BK-4: the place whose tile the dice have flipped in this turn
    map_colour: Small  # BK-4: the colour that a second tile must show
    move_die: Small
    steps: Small  # BK-5: the length declared
    steps_left: Small
    pledged: Count  # BK-8: a bit for each object chosen for quicksand that still serves
    lost: Count  # BK-8: gone, and not yet back in the supply
    coming: Small  # BK-12: the thing, or the small emerald, that room is made for
    thrown: Small  # BK-12: 1 where an object has been thrown in this turn
    due: Annotated[Cells, "i1", N_TOKENS]  # BK-9: small emeralds that are still to be taken


@rule
def take_options(s: State, options: Wide) -> None:
    """What was agreed before the game."""
    s.map_revealed = options[MAP_COLOUR]
    s.sand_after_move = options[SAND]
    s.memory_aid = options[MEMORY_AID]
    s.who_begins = options[FIRST]
    s.may_stop = options[OBSTACLES]
    s.back_before_stop = 1 - options[SUNK_OBJECT]
    s.one_object = options[MAKING_ROOM]


def sums(s: State) -> dict[str, int]:
    """What never changes: each object, each kind of token, the big emeralds, the ouches and the tiles."""
    packs, tokens = s.pack.tolist(), s.tokens.tolist()
    in_hand = 1 << s.coming if 0 <= s.coming < N_THINGS else 0
    held = [*packs, s.lost, in_hand]
    kept = {
        f"object {thing}": s.supply[thing] + s.temple[thing] + sum(load >> thing & 1 for load in held)
        for thing in range(N_OBJECTS)
    }
    kept["big emeralds"] = s.supply_big + sum(load >> N_OBJECTS for load in [*packs, in_hand])
    for kind in range(N_TOKENS):
        kept[f"token {kind}"] = s.supply_tokens[kind] + sum(row[kind] for row in tokens)
    kept["ouches"] = s.supply_ouches + sum(s.ouches.tolist())
    return kept | sums_of_tiles(s)


def sums_of_tiles(s: State) -> dict[str, int]:
    """How many tiles of each pair of faces there are, on the trail and in the pile."""
    kept = {str(pair): 0 for pair in sorted(set(TILE_FACES))}
    for shows, under in list(zip(s.shows, s.under, strict=True))[1:-1]:
        faces = TILE_FACES[under] if shows == NO_FACE else (shows, under)
        pair = faces if str(faces) in kept else faces[::-1]
        kept[str(pair)] = kept.get(str(pair), 0) + 1
    return kept
