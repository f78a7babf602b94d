"""Setting up: the trail is laid, and each adventurer chooses a first object."""

from __future__ import annotations

from ....kernel.compiled import rule
from ....kernel.layout import EVERYBODY, Wide
from ..box import (
    BASE_CAMP,
    CAMP_PLACE,
    COPIES,
    N_OBJECTS,
    N_SIDES,
    N_TILES,
    N_TOKENS,
    ONE,
    OUCHES,
    TEMPLE,
    TEMPLE_PLACE,
    THREE,
    TILE,
    TOKEN_COUNT,
    TOKEN_WORTH,
)
from ..state import AHEAD, NO_COLOUR, NO_FACE, NOBODY, NOTHING, NOWHERE, Phase, State, take_options
from .turn import begin_turn

DRAWN = 1  # of the option `first`, between the first seat and the others


@rule
def set_up(s: State, seats: int, options: Wide) -> None:
    """BK-C1 to BK-C3: the supply lies ready, the jungle tiles are still in their pile."""
    s.seats = seats
    take_options(s, options)
    fill_supply(s)
    give_emeralds(s, options)
    pile_tiles(s)
    s.home = NOBODY
    s.flipped = NOWHERE
    s.map_colour = NO_COLOUR
    s.coming = NOTHING
    s.phase = Phase.LAY


@rule
def fill_supply(s: State) -> None:
    """BK-C3: two of each object, small emeralds, ouches, and as many big emeralds as players."""
    for thing in range(N_OBJECTS):
        s.supply[thing] = COPIES
    for kind in range(N_TOKENS):
        s.supply_tokens[kind] = TOKEN_COUNT[kind]
    s.supply_ouches = OUCHES
    s.supply_big = (1 << s.seats) - 1


@rule
def give_emeralds(s: State, options: Wide) -> None:
    """BK-20: who is to be ahead begins with small emeralds, the larger ones as long as there are any."""
    for seat in range(s.seats):
        left = options[AHEAD + seat]
        for kind in (THREE, ONE):
            n = min(left // TOKEN_WORTH[kind], s.supply_tokens[kind])
            s.supply_tokens[kind] -= n
            s.tokens[seat, kind] = n
            left -= n * TOKEN_WORTH[kind]


@rule
def pile_tiles(s: State) -> None:
    """BK-C1: base camp and temple lie at the ends; the jungle tiles wait, face by face unknown."""
    for tile in range(N_TILES):
        s.shows[tile + 1] = NO_FACE
        s.under[tile + 1] = tile
    s.shows[CAMP_PLACE] = BASE_CAMP
    s.under[CAMP_PLACE] = NO_FACE
    s.under_seen[CAMP_PLACE] = EVERYBODY
    s.shows[TEMPLE_PLACE] = TEMPLE
    s.under[TEMPLE_PLACE] = NO_FACE
    s.under_seen[TEMPLE_PLACE] = EVERYBODY


@rule
def n_layings(s: State) -> int:
    """BK-C1: any tile of the pile may come next, on either side."""
    return N_SIDES * (N_TILES - s.laid)


@rule
def lay(s: State, pick: int) -> None:
    """BK-C1: nature puts a tile down; only the face that lies up is seen."""
    place = s.laid + 1
    drawn = place + pick // N_SIDES
    side = pick % N_SIDES
    tile = s.under[drawn]
    s.under[drawn] = s.under[place]
    s.shows[place] = TILE[tile, side]
    s.under[place] = TILE[tile, 1 - side]
    s.laid = place
    if s.laid == N_TILES:
        find_first(s)


@rule
def find_first(s: State) -> None:
    """BK-1: the first seat begins, or another one that was named or is drawn."""
    if s.who_begins == DRAWN:
        s.phase = Phase.DRAW_FIRST
    else:
        start_with(s, s.who_begins - 1 if s.who_begins > DRAWN else 0)


@rule
def start_with(s: State, seat: int) -> None:
    """BK-1: the first player is also the first to choose an object."""
    s.first = seat
    s.turn = seat
    s.phase = Phase.FIRST_OBJECT


@rule
def take_first(s: State, thing: int) -> None:
    """BK-1: in turn order each takes one object; then the first turn begins."""
    s.supply[thing] -= 1
    s.pack[s.turn] = 1 << thing
    s.turn = (s.turn + 1) % s.seats
    if s.turn == s.first:
        begin_turn(s, s.first)
