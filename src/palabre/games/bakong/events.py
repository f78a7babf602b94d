"""What just happened? Dice, flips, every tile crossed, what it gave or took, and the count."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from ...kernel.layout import NATURE
from ...kernel.sentences import Facts
from ...kernel.types import Now, touched_by
from .actions import NAMES
from .box import (
    BIG_WORTHS,
    CURSED,
    FACES,
    N_OBJECTS,
    N_PIPS,
    N_TOKENS,
    OBJECTS,
    ONE,
    TEMPLE_PLACE,
    THREE,
    TOKEN_WORTHS,
    TORCH,
)
from .gifts import tell_gained, tell_stop, tell_tail
from .journeys import after_loss, crossings, has_stopped
from .rules.packs import is_token
from .rules.tiles import ones_beside
from .state import NOTHING, Phase, State
from .types.events import Crossing, Event, Lost, Pledged, Turned
from .views import adventurers, objects_in

FIELDS = touched_by(Event)

Teller = Callable[[State, int, Facts, State], list[Event]]


def tell(before: State, seat: int, action: int, after: State) -> list[Event]:
    """The events of one move, in the order they happened."""
    if seat == NATURE:
        return tell_nature(before, action, after)
    named = NAMES[action]
    told = TELLERS[named["do"]](before, seat, named, after)
    return [*told, *tell_tail(before, seat, after, lost_by_now(before, named))]


def lost_by_now(before: State, named: Facts) -> int:
    """The objects that quicksand has taken in this turn, where they come back with its end."""
    if before.back_before_stop:
        return 0
    now = 1 << OBJECTS.index(named["object"]) if named["do"] == "lose" else 0
    return before.lost | before.pledged | now


# Nature


def tell_nature(before: State, pick: int, after: State) -> list[Event]:
    """A tile, a lot or dice."""
    if before.phase == Phase.LAY:
        return [{"kind": "tile_laid", "place": after.laid, "face": FACES[after.shows[after.laid]]}]
    if before.phase == Phase.DRAW_FIRST:
        return [{"kind": "first_drawn", "seat": pick}]
    dice = [pick // N_PIPS + 1, pick % N_PIPS + 1]
    if before.phase == Phase.ROLL:
        return [{"kind": "rolled", "seat": before.turn, "dice": dice, "again": bool(before.rerolled)}]
    return tell_cave(before, dice, after)


def tell_cave(before: State, dice: list[int], after: State) -> list[Event]:
    """A cave's dice, and its emeralds where there is nothing to choose."""
    seat = before.turn
    torch = before.pack[seat] >> TORCH & 1
    told: list[Event] = [
        {"kind": "cave_rolled", "seat": seat, "dice": dice, "lower": min(dice), "torch": bool(torch)}
    ]
    if after.phase != Phase.MIX:
        told += tell_gained(before, seat, after, {ONE: min(dice) + torch})
    return [*told, *tell_tail(before, seat, after, before.lost)]


# Objects, dice and flips


def tell_take(before: State, seat: int, named: Facts, after: State) -> list[Event]:
    """An object, from the supply or from the temple."""
    at_temple = before.phase == Phase.TEMPLE
    return [{"kind": "object_taken", "seat": seat, "object": named["object"], "at_temple": at_temple}]


def tell_flip(before: State, seat: int, named: Facts, after: State) -> list[Event]:
    """The tile that a die flips, or none."""
    if after.flipped < 0:
        return [{"kind": "not_flipped", "seat": seat, "die": named["die"]}]
    return [{"kind": "flipped", "seat": seat, "die": named["die"], **turned(before, after.flipped, after)}]


def tell_second_flip(before: State, seat: int, named: Facts, after: State) -> list[Event]:
    """The tile that the map flips."""
    return [{"kind": "flipped_also", "seat": seat, **turned(before, named["place"], after)}]


def turned(before: State, place: int, after: State) -> Turned:
    """A tile that has been turned over."""
    return {"place": place, "from": FACES[before.shows[place]], "to": FACES[after.shows[place]]}


# The way


def tell_walk(before: State, seat: int, named: Facts, after: State) -> list[Event]:
    """The length declared, then the way."""
    steps = named["steps"]
    told: list[Event] = [{"kind": "set_out", "seat": seat, "steps": steps, "die": before.move_die}]
    return [*told, *tell_way(before, seat, after, steps)]


def tell_lose(before: State, seat: int, named: Facts, after: State) -> list[Event]:
    """What quicksand takes, and the way that is left."""
    thing = OBJECTS.index(named["object"])
    serves = before.sand_after_move and before.steps_left > 0
    lost: Lost = {"kind": "lost", "seat": seat, "object": named["object"]}
    pledged: Pledged = {"kind": "pledged", "seat": seat, "object": named["object"]}
    return [
        pledged if serves else lost,
        *tell_way(after_loss(before, seat, thing), seat, after, before.steps_left),
    ]


def tell_way(before: State, seat: int, after: State, steps: int) -> list[Event]:
    """Each tile crossed, and the stop."""
    told: list[Event] = []
    tiles = crossings(before, seat, after, steps)
    ouches = before.ouches.tolist()[: before.seats]
    for tile in tiles:
        if tile["stop"] and before.pledged:
            told.append({"kind": "sank", "seat": seat, "objects": objects_in(before.pledged)})
        ouches[seat] += tile["effect"] == "hurt"
        told.append({"kind": "crossed", "seat": seat, **tile, "now": on_the_way(before, seat, tile, ouches)})
    if has_stopped(after):
        told += tell_return(before, seat)
        cut_short = any(tile["effect"] == "held_up" for tile in tiles)
        told += tell_stop(before, seat, after, cut_short)
    return told


def tell_return(before: State, seat: int) -> list[Event]:
    """BK-8: where the table has agreed on it, what sank is back in the supply before the stop."""
    sunk = before.lost | before.pledged
    if not before.back_before_stop or not sunk:
        return []
    return [{"kind": "back_in_supply", "seat": seat, "objects": objects_in(sunk)}]


def on_the_way(before: State, seat: int, tile: Crossing, ouches: list[int]) -> Now:
    """Where the adventurer is at that moment, and the ouches so far."""
    places = before.place.tolist()[: before.seats]
    places[seat] = tile["place"]
    return {"adventurers": adventurers(places, before.pack.tolist()), "ouches": list(ouches)}


# What is gained, left and thrown


def tell_mix(before: State, seat: int, named: Facts, after: State) -> list[Event]:
    """The mix of a cave, and as much of it as fits."""
    due = {ONE: ones_beside(before, named["threes"]), THREE: named["threes"]}
    chosen: Event = {"kind": "mix_chosen", "seat": seat, "ones": named["ones"], "threes": named["threes"]}
    return [chosen, *tell_gained(before, seat, after, due)]


def tell_left(before: State, seat: int, named: Facts, after: State) -> list[Event]:
    """Small emeralds that are left for want of room."""
    return [{"kind": "emeralds_left", "seat": seat, "n": sum(before.due.tolist())}]


def tell_big(before: State, seat: int, named: Facts, after: State) -> list[Event]:
    """A big emerald; one is cursed."""
    cursed = BIG_WORTHS.index(named["worth"]) + N_OBJECTS == CURSED
    return [{"kind": "big_emerald_taken", "seat": seat, "worth": named["worth"], "cursed": cursed}]


def tell_throw(before: State, seat: int, named: Facts, after: State) -> list[Event]:
    """An object thrown, and what fits then."""
    at_temple = before.place[seat] == TEMPLE_PLACE
    thrown: Event = {"kind": "thrown", "seat": seat, "object": named["object"], "at_temple": at_temple}
    return [thrown, *tell_packed(before, seat, after)]


def tell_throw_emerald(before: State, seat: int, named: Facts, after: State) -> list[Event]:
    """A small emerald thrown, and what fits then."""
    thrown: Event = {"kind": "emerald_thrown", "seat": seat, "worth": named["worth"]}
    return [thrown, *tell_packed(before, seat, after, TOKEN_WORTHS.index(named["worth"]))]


def tell_packed(before: State, seat: int, after: State, thrown: int = NOTHING) -> list[Event]:
    """What fits now that did not fit before."""
    if is_token(before.coming):
        return tell_gained(before, seat, after, {kind: before.due[kind] for kind in range(N_TOKENS)}, thrown)
    if after.coming == before.coming:
        return []
    if before.coming < N_OBJECTS:
        return [{"kind": "packed", "seat": seat, "object": OBJECTS[before.coming]}]
    return [{"kind": "big_emerald_packed", "seat": seat, "worth": BIG_WORTHS[before.coming - N_OBJECTS]}]


def plainly(kind: str) -> Teller:
    """A choice that is told in a word."""
    return lambda before, seat, named, after: [cast("Event", {"kind": kind, "seat": seat})]


TELLERS: dict[str, Teller] = {
    "take": tell_take,
    "take_nothing": plainly("nothing_taken"),
    "reroll": plainly("reroll_chosen"),
    "keep_dice": plainly("dice_kept"),
    "flip": tell_flip,
    "flip_also": tell_second_flip,
    "fold_map": plainly("map_folded"),
    "walk": tell_walk,
    "lose": tell_lose,
    "take_emeralds": tell_mix,
    "leave_emeralds": tell_left,
    "give_back_ouch": plainly("ouch_given_back"),
    "keep_ouch": plainly("ouch_kept"),
    "take_big": tell_big,
    "leave_temple": plainly("temple_left"),
    "throw": tell_throw,
    "throw_emerald": tell_throw_emerald,
}
