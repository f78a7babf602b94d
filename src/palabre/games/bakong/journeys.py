"""What did the way do? A walk between two states, told tile by tile."""

from __future__ import annotations

from typing import cast

from ...kernel.plain import Plain
from .box import (
    BIG_BITS,
    CLIFF,
    DITCH,
    FACES,
    FIRST_AID,
    GRAPPLE,
    OBJECTS,
    QUICKSAND,
    RIVER,
    ROPE,
)
from .rules.packs import OBJECT_BITS
from .rules.tiles import sink_pledged
from .state import Phase, State
from .types.events import Crossing

GUARDS = {RIVER: ROPE, CLIFF: GRAPPLE, DITCH: FIRST_AID}  # what protects from which tile


def places_between(before: State, seat: int, after: State) -> list[int]:
    """The places that an adventurer has come to, the last one included."""
    heading = -1 if before.pack[seat] & BIG_BITS else 1
    return list(range(before.place[seat] + heading, after.place[seat] + heading, heading))


def has_stopped(after: State) -> bool:
    """Whether the walk is over: quicksand may still want an object before it goes on or ends."""
    return after.phase != Phase.QUICKSAND


def crossings(before: State, seat: int, after: State, steps: int) -> list[Crossing]:
    """Each tile on the way: what it did, or what protected from it."""
    places = places_between(before, seat, after)
    told: list[Crossing] = []
    ouches = before.supply_ouches
    for n, place in enumerate(places, 1):
        is_last = n == len(places) and (has_stopped(after) or after.steps_left == 0)
        pack = before.pack[seat] & ~before.pledged if is_last else before.pack[seat]
        told.append(crossing(place, before.shows[place], pack, before.pledged, steps - n, is_last, ouches))
        ouches -= told[-1]["effect"] == "hurt"
    return told


def crossing(
    place: int, face: int, pack: int, pledged: int, left: int, is_last: bool, ouches: int
) -> Crossing:
    """One tile: passed or stopped on."""
    told: Crossing = {"place": place, "face": FACES[face], "stop": is_last, "effect": "none"}
    guard = GUARDS.get(face)
    if guard is not None and pack >> guard & 1:
        if face == DITCH or not is_last:
            told |= {"effect": "protected", "protected_by": OBJECTS[guard]}
    elif face in (RIVER, CLIFF):
        told["effect"] = "held_up" if left > 0 else "none"
    elif face == DITCH:
        told["effect"] = "hurt" if ouches > 0 else "no_ouch_left"
    elif face == QUICKSAND:
        told["effect"] = "sinking" if pack & OBJECT_BITS & ~pledged else "nothing_to_lose"
    return told


def after_loss(before: State, seat: int, thing: int) -> State:
    """The moment in which quicksand has its object and the walk has not yet gone on."""
    s = cast("State", Plain(cast("Plain", before).array.copy()))
    s.pledged |= 1 << thing
    if not s.sand_after_move or s.steps_left == 0:
        sink_pledged(s, seat)
    return s
