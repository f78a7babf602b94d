"""Which ends have been solved already? A table of turns, found again by what can still matter of them."""

from __future__ import annotations

from ...kernel.compiled import INTERPRETED, rule
from ...kernel.layout import Reals, Wide
from .box import ALL_PLACES, AROUND, MAX_SEATS, N_KINDS, N_PLACES, PARASOLS
from .masks import first_in
from .rules.ending import final_points
from .rules.pawns import open_places
from .state import State

# Two hashes of 64 bits each: among a million turns two are confused once in 10^26 searches
N_HASHES = 2
FACTORS = (0x2545F4914F6CDD1D, 0x369DEA0F31A53F85)
FOLD = 29
CELL = 8  # bits for a number that points at a place, or for a count of tiles
UNUSED = 0

if INTERPRETED:
    WORD, TOP = (1 << 64) - 1, 1 << 63

    def times(first: int, second: int) -> int:
        """A product in 64 bits with a sign, as compiled code has it."""
        return ((first * second + TOP) & WORD) - TOP

else:

    @rule
    def times(first: int, second: int) -> int:
        """A product; compiled code lets it run over."""
        return first * second


@rule
def mixed(which: int, word: int) -> int:
    """A word whose bits all depend on one another, in one of two ways."""
    product = times(word, FACTORS[which])
    return product ^ (product >> FOLD)


@rule
def stir(hashes: Wide, word: int) -> None:
    """Let one more word count in both hashes, and its order too."""
    for which in range(N_HASHES):
        hashes[which] = mixed(which, hashes[which] ^ word)


@rule
def throw_in(hashes: Wide, word: int) -> None:
    """Let one more word count in both hashes, whatever its order among others."""
    for which in range(N_HASHES):
        hashes[which] = times(hashes[which] + mixed(which, mixed(which, word)), 1)


# What can still matter


@rule
def is_settled(s: State, place: int) -> bool:
    """Whether no rhombus can reach a place any more: what a pawn there will count is certain."""
    return not AROUND[s.board, place] & s.free & ~s.active


@rule
def unsettled_places(s: State) -> int:
    """The places where a pawn can stand and whose worth is not certain yet."""
    found = 0
    places = ALL_PLACES[s.board] & ~s.closed
    while places:
        place = first_in(places)
        if not is_settled(s, place):
            found |= 1 << place
        places &= places - 1
    return found


@rule
def hash_turn(s: State, hashes: Wide) -> None:
    """All that the rest of the game depends on; certain places by what they count, not where they are."""
    open_to_change = unsettled_places(s)
    for which in range(N_HASHES):
        hashes[which] = which + 1
    stir(hashes, s.free)
    stir(hashes, (s.board * MAX_SEATS + s.seats) * MAX_SEATS + s.seat)
    for seat in range(s.seats):
        stir(hashes, s.pawns[seat] & open_to_change)
        stir(hashes, s.hand[seat])
    stir(hashes, packed_stack(s))
    stir_points(s, open_to_change, hashes)
    throw_in_pool(s, open_places(s) & ~open_to_change, hashes)


@rule
def packed_stack(s: State) -> int:
    """The tiles left, in one word."""
    tiles = 0
    for kind in range(N_KINDS):
        tiles = (tiles << CELL) + s.stack[kind]
    return tiles


@rule
def stir_points(s: State, places: int, hashes: Wide) -> None:
    """The numbers at places that can still change; under no parasol only their sum matters."""
    while places:
        place = first_in(places)
        strength = s.strength[place] if AROUND[s.board, place] & s.free & PARASOLS[s.board] else 0
        stir(hashes, ((s.points[place] << CELL) + strength) * N_PLACES + place)
        places &= places - 1


@rule
def throw_in_pool(s: State, places: int, hashes: Wide) -> None:
    """What the open places count whose worth is certain."""
    while places:
        throw_in(hashes, final_points(s, first_in(places)))
        places &= places - 1


# The table


@rule
def slot_of(hashes: Wide, keys: Wide) -> int:
    """Where a turn stands in the table, or the free slot where it could."""
    last = len(keys) // N_HASHES - 1
    slot: int = hashes[0] & last
    while keys[slot * N_HASHES] != UNUSED:
        if keys[slot * N_HASHES] == hashes[0] and keys[slot * N_HASHES + 1] == hashes[1]:
            return slot
        slot = (slot + 1) & last
    return slot


@rule
def recall(hashes: Wide, keys: Wide, kept: Reals, out: Reals) -> bool:
    """What a turn was found to bring each seat, if it has been solved."""
    slot = slot_of(hashes, keys)
    if keys[slot * N_HASHES] == UNUSED:
        return False
    for seat in range(MAX_SEATS):
        out[seat] = kept[slot * MAX_SEATS + seat]
    return True


@rule
def keep(hashes: Wide, keys: Wide, kept: Reals, found: Reals) -> None:
    """Keep what a turn brings each seat."""
    slot = slot_of(hashes, keys)
    for which in range(N_HASHES):
        keys[slot * N_HASHES + which] = hashes[which]
    for seat in range(MAX_SEATS):
        kept[slot * MAX_SEATS + seat] = found[seat]
