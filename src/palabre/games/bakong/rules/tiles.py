"""The tiles: what happens on the way, and where one stops."""

from __future__ import annotations

from ....kernel.compiled import rule
from ..box import (
    ABANDONED_CAMP,
    BASE_CAMP,
    CAVE,
    CLIFF,
    CURSED,
    DITCH,
    EMERALD,
    FIRST_AID,
    GRAPPLE,
    MAX_ONES,
    N_OBJECTS,
    N_PIPS,
    ONE,
    QUICKSAND,
    RIVER,
    ROPE,
    TEMPLE,
    THREE,
    TOKEN_WORTHS,
    TORCH,
    WATERFALL,
)
from ..state import Phase, State
from .ending import come_home
from .packs import OBJECT_BITS, may_take, owns
from .room import bring

THREE_WORTH = TOKEN_WORTHS[THREE]

# On the way


@rule
def is_held_up(s: State, seat: int, face: int) -> bool:
    """BK-6: a river without the rope, a cliff without the grapple."""
    return (face == RIVER and not owns(s, seat, ROPE)) or (face == CLIFF and not owns(s, seat, GRAPPLE))


@rule
def cross(s: State, seat: int, face: int) -> None:
    """BK-7, BK-8: ditch and quicksand, passed or stopped on."""
    if face == DITCH and not owns(s, seat, FIRST_AID) and s.supply_ouches > 0:
        s.supply_ouches -= 1
        s.ouches[seat] += 1
    elif face == QUICKSAND and can_lose_any(s, seat):
        s.phase = Phase.QUICKSAND


@rule
def can_lose_any(s: State, seat: int) -> bool:
    """BK-8: whether there is an object left that quicksand can take."""
    return bool((s.pack[seat] & OBJECT_BITS & ~s.pledged) != 0)


@rule
def may_lose(s: State, seat: int, thing: int) -> bool:
    """BK-8: any object of one's own that has not paid for another quicksand."""
    return owns(s, seat, thing) and not (s.pledged >> thing) & 1


@rule
def sink_pledged(s: State, seat: int) -> None:
    """BK-8: what was chosen for quicksand stops working."""
    s.pack[seat] &= ~s.pledged
    s.lost |= s.pledged
    s.pledged = 0


# Where one stops


@rule
def stop(s: State, seat: int, face: int) -> None:
    """BK-9: the tile one stops on gives what it has to give."""
    if face == EMERALD:
        find_emerald(s, seat)
    elif face == CAVE:
        s.phase = Phase.ROLL_CAVE
    elif face == ABANDONED_CAMP and is_any_in_supply(s, seat):
        s.phase = Phase.ABANDONED_CAMP
    elif face == WATERFALL and may_give_back(s, seat):
        s.phase = Phase.WATERFALL
    elif face == TEMPLE:
        enter_temple(s)
    elif face == BASE_CAMP:
        come_home(s, seat)
    else:
        s.phase = Phase.PASS_ON


@rule
def find_emerald(s: State, seat: int) -> None:
    """BK-9, BK-10: one small emerald, and one more with the torch."""
    s.due[ONE] = 1 + owns(s, seat, TORCH)
    s.phase = Phase.COLLECT


@rule
def is_in_supply(s: State, seat: int, thing: int) -> bool:
    """BK-9: whether an object can be taken at an abandoned camp."""
    return s.supply[thing] > 0 and may_take(s, seat, thing)


@rule
def is_any_in_supply(s: State, seat: int) -> bool:
    """BK-9: whether an abandoned camp has anything to offer."""
    for thing in range(N_OBJECTS):
        if is_in_supply(s, seat, thing):
            return True
    return False


@rule
def take_from_supply(s: State, thing: int) -> None:
    """BK-9: the object goes from the supply into the pack."""
    s.supply[thing] -= 1
    bring(s, thing)


@rule
def may_give_back(s: State, seat: int) -> bool:
    """BK-9, BK-15: who has an ouch may give one back, but for the owner of the cursed emerald."""
    return s.ouches[seat] > 0 and not owns(s, seat, CURSED)


@rule
def give_back(s: State) -> None:
    """BK-9: one ouch less."""
    s.ouches[s.turn] -= 1
    s.supply_ouches += 1
    s.phase = Phase.PASS_ON


@rule
def enter_temple(s: State) -> None:
    """BK-14: what lies there now was left by others; a big emerald is chosen."""
    for thing in range(N_OBJECTS):
        s.offered[thing] = s.temple[thing]
    s.phase = Phase.BIG_EMERALD


# Caves


@rule
def roll_cave(s: State, pick: int) -> None:
    """BK-9: emeralds worth the lower die; if that can be paid in several ways, the player chooses."""
    s.cave_dice[0] = pick // N_PIPS + 1
    s.cave_dice[1] = pick % N_PIPS + 1
    if most_threes(s) > 0:
        s.phase = Phase.MIX
    else:
        take_mix(s, 0)


@rule
def lower_die(s: State) -> int:
    """BK-9: what a cave is worth."""
    return int(min(s.cave_dice[0], s.cave_dice[1]))


@rule
def most_threes(s: State) -> int:
    """BK-11: how many tokens worth 3 the lower die allows, and the supply has."""
    return int(min(lower_die(s) // THREE_WORTH, s.supply_tokens[THREE]))


@rule
def ones_beside(s: State, threes: int) -> int:
    """BK-10, BK-11: the rest, and the torch's, in tokens worth 1."""
    return lower_die(s) - threes * THREE_WORTH + owns(s, s.turn, TORCH)


@rule
def ones_there(s: State, threes: int) -> int:
    """BK-11: as many of these as the supply has."""
    return int(min(ones_beside(s, threes), s.supply_tokens[ONE]))


@rule
def mix(threes: int, ones: int) -> int:
    """The number of a way to be paid."""
    return threes * (MAX_ONES + 1) + ones


@rule
def take_mix(s: State, threes: int) -> None:
    """BK-11: the emeralds of the chosen mix are due, also those that the supply has not."""
    s.due[THREE] = threes
    s.due[ONE] = ones_beside(s, threes)
    s.phase = Phase.COLLECT
