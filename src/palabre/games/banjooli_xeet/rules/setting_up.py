"""Setting up: the track, the first player, a card each, perhaps berries."""

from __future__ import annotations

from ....kernel.compiled import rule
from ....kernel.layout import EVERYBODY, Wide
from ..box import MAX_SEATS, N_BERRIES, N_CARDS, N_DICE, N_FACES, N_OSTRICHES, N_PODIUM
from ..pieces import (
    BOTH_SIDES,
    COMMON,
    FINISH,
    IS_CURVE,
    IS_SPECIAL,
    N_COMMON,
    N_DIRECTIONS,
    N_SIDES,
    N_WANTED,
    SPECIAL,
    START,
    WANTED,
    Kind,
)
from ..state import GONE, N_NODES, N_PLACES, NOBODY, NOTHING, PEN, Phase, State, take_options
from .dice import begin_turn
from .ending import is_run
from .track import join


@rule
def set_up(s: State, seats: int, options: Wide) -> None:
    """BX-1: the ostriches wait in their nests, running; nature lays the track."""
    s.seats = seats
    take_options(s, options)
    begin_race(s)


@rule
def begin_race(s: State) -> None:
    """BX-1, BX-22: everything is put back into the box, and the ostriches into their nests."""
    s.race += 1
    s.pool = (1 << N_COMMON) - 1
    s.special_pool = WANTED[s.specials]
    s.order = 1
    take_up_track(s)
    empty_table(s)
    forget_turn(s)
    name_first(s, s.first_named)
    s.phase = Phase.LAY_START


@rule
def name_first(s: State, seat: int) -> None:
    """BX-4: the table may have named who begins; NOBODY leaves it to the lot."""
    s.first = seat
    s.seat = seat


@rule
def take_up_track(s: State) -> None:
    """No tile is laid yet, and no ostrich stands anywhere."""
    for place in range(N_PLACES):
        s.piece[place] = NOTHING
    for node in range(N_NODES):
        s.ground[node] = Kind.EARTH
        s.to_line[node] = 0
        s.taken[node] = 0
        for direction in range(N_DIRECTIONS):
            s.ahead[node, direction] = 0
            s.beyond[node, direction] = 0
    for ostrich in range(N_OSTRICHES):
        s.at[ostrich] = PEN
    for place in range(N_PODIUM):
        s.podium[place] = NOBODY
    s.scared = 0
    s.arrived = 0


@rule
def empty_table(s: State) -> None:
    """Nothing is dealt or thrown yet."""
    s.oor = 0
    s.speared = 0
    s.in_air = 0
    for die in range(N_DICE):
        s.dice[die] = N_FACES
    for face in range(N_FACES):
        s.rolled[face] = 0
    for seat in range(MAX_SEATS):
        s.card[seat] = NOTHING
        s.card_seen[seat] = EVERYBODY
        s.berry[seat] = NOTHING
        s.berry_seen[seat] = EVERYBODY
        s.berry_at[seat] = GONE


@rule
def forget_turn(s: State) -> None:
    """Nobody's turn, and no ostrich on its way."""
    s.may_reroll = 0
    s.vortex_die = NOTHING
    s.runner = NOBODY
    s.points = 0
    s.origin = 0
    s.held = NOBODY
    s.held_points = 0
    s.held_origin = 0
    s.waiting = 0
    s.jokers = 0


# Which of several


@rule
def size(mask: int) -> int:
    """How many things are in a set."""
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


@rule
def nth(mask: int, n: int) -> int:
    """The thing at a place in a set."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    thing = 0
    while not mask >> thing & 1:
        thing += 1
    return thing


# BX-1: the track


@rule
def lay_start(s: State, side: int) -> None:
    """BX-1, BX-22: the side of the start is drawn; before a tie is run again the table is cleared."""
    if is_run(s):
        begin_race(s)
    s.piece[0] = START[side]
    s.place = 1
    s.phase = Phase.LAY_TILE


@rule
def drawn_tile(s: State, pick: int) -> int:
    """The common tile that a draw means."""
    return nth(s.pool, pick // N_SIDES)


@rule
def lay_tile(s: State, pick: int) -> None:
    """BX-1: a tile on a random side; a curve that would follow a curve is laid on its straight side."""
    tile = drawn_tile(s, pick)
    s.pool &= ~(1 << tile)
    piece = COMMON[tile, pick % N_SIDES, 0, s.even_curves]
    if IS_CURVE[piece] and follows_curve(s):
        piece = COMMON[tile, 1 - pick % N_SIDES, 0, s.even_curves]
    s.piece[s.place] = piece
    if IS_CURVE[piece]:
        s.phase = Phase.TURN_CURVE
    else:
        next_place(s)


@rule
def follows_curve(s: State) -> bool:
    """Whether the tile before the one being laid is a curve."""
    return bool(IS_CURVE[s.piece[s.place - 1]])


@rule
def turn_curve(s: State, turn: int) -> None:
    """BX-C3: each curve turns left or right."""
    s.piece[s.place] = turned(s, s.piece[s.place], turn)
    next_place(s)


@rule
def turned(s: State, piece: int, turn: int) -> int:
    """The same curve, turning left (0) or right (1)."""
    for tile in range(N_COMMON):
        for side in range(N_SIDES):
            if COMMON[tile, side, 0, s.even_curves] == piece:
                return int(COMMON[tile, side, turn, s.even_curves])
    return piece


@rule
def next_place(s: State) -> None:
    """BX-1: tile after tile, then the finish."""
    s.place += 1
    s.phase = Phase.LAY_TILE if s.place <= s.middle_tiles else Phase.LAY_FINISH


@rule
def lay_finish(s: State, side: int) -> None:
    """BX-1: the side of the finish is drawn; special tiles come last."""
    s.piece[s.place] = FINISH[side]
    s.place = 0
    next_special(s)


@rule
def next_special(s: State) -> None:
    """BX-1: as many special tiles as agreed."""
    if laid_specials(s) < N_WANTED[s.specials]:
        s.phase = Phase.LIFT_STRAIGHT
    else:
        join(s)
        s.place = 0
        s.phase = Phase.DRAW_FIRST if s.first == NOBODY else Phase.DEAL_CARD


@rule
def laid_specials(s: State) -> int:
    """How many special tiles lie on the track."""
    n = 0
    for place in range(1, s.middle_tiles + 1):
        if IS_SPECIAL[s.piece[place]]:
            n += 1
    return n


@rule
def is_common_straight(s: State, place: int) -> bool:
    """Whether a special tile may replace the tile of a place."""
    return not IS_CURVE[s.piece[place]] and not IS_SPECIAL[s.piece[place]]


@rule
def straights(s: State) -> int:
    """BX-1: the places of common straights, as a set."""
    found = 0
    for place in range(1, s.middle_tiles + 1):
        if is_common_straight(s, place):
            found |= 1 << place
    return found


@rule
def lift_straight(s: State, pick: int) -> None:
    """BX-1: a common straight is replaced."""
    s.place = nth(straights(s), pick)
    s.phase = Phase.LAY_SPECIAL


@rule
def lay_special(s: State, pick: int) -> None:
    """BX-1: by a special tile, drawn like its side, or one that was named."""
    face = nth(s.special_pool, pick)
    tile = face // N_SIDES
    s.special_pool &= ~(BOTH_SIDES << tile * N_SIDES)
    s.piece[s.place] = SPECIAL[tile, face % N_SIDES]
    next_special(s)


# BX-2 to BX-4: cards, berries, the first player


@rule
def draw_first(s: State, seat: int) -> None:
    """BX-4: a lot decides who begins."""
    name_first(s, seat)
    s.phase = Phase.DEAL_CARD


@rule
def unused_cards(s: State) -> int:
    """BX-2: the cards that nobody has, as a set."""
    found = (1 << N_CARDS) - 1
    for seat in range(s.seats):
        if s.card[seat] > NOTHING:
            found &= ~(1 << s.card[seat])
    return found


@rule
def deal_card(s: State, pick: int) -> None:
    """BX-2: one prediction each, seen by nobody else."""
    s.card[s.place] = nth(unused_cards(s), pick)
    s.card_seen[s.place] = 1 << s.place
    s.place += 1
    if s.place == s.seats:
        s.place = 0
        if s.with_berries:
            s.phase = Phase.DEAL_BERRY
        else:
            begin_turn(s, s.first)


@rule
def unused_berries(s: State) -> int:
    """BX-3: the berries that nobody has taken, as a set."""
    found = (1 << N_BERRIES) - 1
    for seat in range(s.seats):
        if s.berry[seat] > NOTHING:
            found &= ~(1 << s.berry[seat])
    return found


@rule
def deal_berry(s: State, pick: int) -> None:
    """BX-3: the player takes a berry, unseen."""
    s.berry[s.seat] = nth(unused_berries(s), pick)
    s.berry_seen[s.seat] = 0
    s.phase = Phase.LAY_BERRY


@rule
def next_berry(s: State) -> None:
    """BX-3: in turn order; then the first player begins, and the other berries leave the game."""
    s.seat = (s.seat + 1) % s.seats
    if s.seat == s.first:
        begin_turn(s, s.first)
    else:
        s.phase = Phase.DEAL_BERRY
