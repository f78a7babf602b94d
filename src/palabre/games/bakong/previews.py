"""What would a choice do? The same rules on a copy, for each face that a flip might show."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from ...kernel.engine import engine
from ...kernel.layout import UNKNOWN
from ...kernel.plain import Plain
from . import GAME
from .actions import NAMES
from .box import (
    BIG_WORTHS,
    CAVE,
    FACES,
    N_OBJECTS,
    N_THINGS,
    OBJECTS,
    ONE,
    TEMPLE_PLACE,
    TOKEN_WORTHS,
    TORCH,
)
from .journeys import after_loss, crossings
from .packing import ROOM
from .redeal import undersides
from .rules.flipping import heading, is_jungle
from .rules.ids import FOLD_MAP, LOSE, WALK
from .rules.packs import fits, has_square, n_small
from .rules.tiles import may_lose
from .rules.walking import fewest_steps, may_stop_after, most_steps
from .state import NO_FACE, NOWHERE, Phase, State
from .types.choices import Take, TakeBig, Throw, ThrowEmerald
from .types.events import Crossing
from .types.previews import (
    End,
    FlipForetold,
    Flips,
    Journey,
    Least,
    Preview,
    Sure,
    TakingForetold,
    ThrowingForetold,
    Walk,
)


def preview(s: State, seat: int, action: int) -> Preview:
    """What this choice would do, as far as anybody can know."""
    named = NAMES[action]
    if named["do"] == "flip":
        return preview_flip(s, seat, action, named["die"])
    if named["do"] == "flip_also":
        return preview_second_flip(s, seat, action, named["place"])
    if named["do"] == "walk":
        return {"walks": known_walks(s, seat, [named["steps"]])}
    if named["do"] == "fold_map":
        return {"walks": known_walks(s, seat, lengths_of(s, seat))}
    if named["do"] == "lose":
        return {"goes_on": journey(s, seat, action, s.steps_left)}
    if named["do"] == "take" or named["do"] == "take_big":
        return preview_taking(s, seat, thing_of(named))
    if named["do"] == "throw" or named["do"] == "throw_emerald":
        return preview_throwing(s, seat, named)
    if named["do"] == "take_emeralds":
        return {"fit": min(named["threes"] + named["ones"], ROOM[s.pack[seat]] - n_small(s, seat))}
    return {}


def played(s: State, seat: int, action: int) -> State:
    """A copy of a state, after a choice."""
    states = cast("Plain", s).array.copy()
    engine(GAME).act(states, seat, action)
    return cast("State", Plain(states))


# Flipping


def preview_flip(s: State, seat: int, action: int, die: int) -> FlipForetold:
    """The tile that would be flipped, what it might show, and where each length of walk would end."""
    place = s.place[seat] + die * heading(s, seat)
    if not is_jungle(place):
        after = {UNKNOWN: played(s, seat, action)}
        return {"flips": None, "walks": all_walks(after, seat, NOWHERE)}
    flips = flip_facts(s, place)
    return {"flips": flips, "walks": all_walks(flipped(s, seat, action, flips), seat, place)}


def preview_second_flip(s: State, seat: int, action: int, place: int) -> FlipForetold:
    """The same for the map's tile."""
    flips = flip_facts(s, place)
    return {"flips": flips, "walks": all_walks(flipped(s, seat, action, flips), seat, place)}


def flip_facts(s: State, place: int) -> Flips:
    """A tile, and what might come up: what was seen, if the table remembers, or else what can lie there."""
    shows, under = s.shows.tolist(), s.under.tolist()
    if not s.memory_aid:
        under = [NO_FACE if face == NO_FACE else UNKNOWN for face in under]
    known = under[place] != UNKNOWN
    might = [under[place]] if known else undersides(shows, under, shows[place])
    return {"place": place, "shows": FACES[shows[place]], "might_show": [FACES[face] for face in might]}


def flipped(s: State, seat: int, action: int, flips: Flips) -> dict[int, State]:
    """The state after a flip, for each face that might come up; a map stays folded."""
    states: dict[int, State] = {}
    for name in flips["might_show"]:
        face = FACES.index(name)
        copy = cast("State", Plain(cast("Plain", s).array.copy()))
        copy.under[flips["place"]] = face
        states[face] = played(copy, seat, action)
    return states


# Walking


def all_walks(by_face: dict[int, State], seat: int, place: int) -> list[Walk]:
    """Every length that could be declared, and where it would end."""
    lengths = set.intersection(*(set(lengths_of(s, seat)) for s in by_face.values()))
    return [walk_facts(by_face, seat, steps, place) for steps in sorted(lengths)]


def known_walks(s: State, seat: int, lengths: list[int]) -> list[Walk]:
    """Walks over faces that lie open."""
    return [walk_facts({UNKNOWN: s}, seat, steps, NOWHERE) for steps in lengths]


def lengths_of(s: State, seat: int) -> list[int]:
    """BK-5, BK-19: the lengths that may be declared."""
    fewest = fewest_steps(s, seat)
    every = range(1, most_steps(s, seat) + 1)
    return [steps for steps in every if steps >= fewest or may_stop_after(s, seat, steps)]


def walk_facts(by_face: dict[int, State], seat: int, steps: int, place: int) -> Walk:
    """Where a walk of this length ends, for the faces that make a difference, and what is sure anyway."""
    ends: dict[str, End] = {}
    faces: dict[str, list[int]] = {}
    for face, s in by_face.items():
        ready = played(s, seat, FOLD_MAP) if s.phase == Phase.MAP else s
        end = journey(ready, seat, WALK + steps - 1, steps)
        if len(by_face) > 1:
            end["crossed"] = [unlooked(tile, place) for tile in end["crossed"]]
        ends.setdefault(str(end), {"if": [], **end})
        faces.setdefault(str(end), []).append(face)
    if len(ends) > 1:
        for told, end in ends.items():
            end["if"] = [FACES[face] for face in faces[told]]
    return {"steps": steps, "ends": list(ends.values()), "sure": sure(list(ends.values()))}


def unlooked(tile: Crossing, flipped_place: int) -> Crossing:
    """A tile that is merely passed, without the face that has just come up."""
    return {**tile, "face": None} if tile["place"] == flipped_place and not tile["stop"] else tile


def sure(ends: Sequence[Journey]) -> Sure:
    """What happens whatever the tile turns out to be, and whatever quicksand takes."""
    places = {end["sure"]["place"] for end in ends}
    return {
        "place": places.pop() if len(places) == 1 else None,
        "ouches": min(end["sure"]["ouches"] for end in ends),
        "objects_lost": min(end["sure"]["objects_lost"] for end in ends),
        "emeralds_at_least": min(end["sure"]["emeralds_at_least"] for end in ends),
    }


def journey(s: State, seat: int, action: int, steps: int) -> Journey:
    """A walk to its end; what quicksand takes is chosen so that one gets furthest."""
    after = played(s, seat, action)
    ready = after_loss(s, seat, action - LOSE) if s.phase == Phase.QUICKSAND else s
    crossed = crossings(ready, seat, after, steps)
    if after.phase == Phase.QUICKSAND:
        return sunk_journey(after, seat, crossed)
    return end_of_journey(s, seat, after, crossed)


def sunk_journey(s: State, seat: int, crossed: list[Crossing]) -> Journey:
    """The way goes on after an object is lost; it is certain if it ends alike whichever that is."""
    losses = [thing for thing in range(N_OBJECTS) if may_lose(s, seat, thing)]
    ends = [journey(s, seat, LOSE + thing, s.steps_left) for thing in losses]
    best = max(ends, key=lambda end: (len(end["crossed"]), -end["ouches"]))
    ouches = n_hurt(crossed)
    always = sure(ends)
    return {
        **best,
        "crossed": [*crossed, *best["crossed"]],
        "certain": all(end["certain"] and end["stop"] == best["stop"] for end in ends),
        "ouches": ouches + best["ouches"],
        "objects_lost": 1 + best["objects_lost"],
        "emeralds_at_least": always["emeralds_at_least"],
        "sure": {**always, "ouches": ouches + always["ouches"], "objects_lost": 1 + always["objects_lost"]},
    }


def n_hurt(crossed: list[Crossing]) -> int:
    """How many ditches hurt."""
    return sum(tile["effect"] == "hurt" for tile in crossed)


def end_of_journey(s: State, seat: int, after: State, crossed: list[Crossing]) -> Journey:
    """Where one stops, and what that is sure to bring."""
    place = after.place[seat]
    counts: Least = {
        "ouches": n_hurt(crossed),
        "objects_lost": 0,
        "emeralds_at_least": emeralds_at_least(s, seat, after, s.shows[place]),
    }
    return {
        "crossed": crossed,
        "stop": {"place": place, "face": FACES[s.shows[place]]},
        "cut_short": any(tile["effect"] == "held_up" for tile in crossed),
        "certain": True,
        **counts,
        "sure": {"place": place, **counts},
    }


def emeralds_at_least(s: State, seat: int, after: State, face: int) -> int:
    """What the small emeralds are worth that a stop brings, however a cave's dice fall."""
    if face != CAVE:
        return int(after.tokens[seat, ONE] - s.tokens[seat, ONE])
    wanted = 1 + (after.pack[seat] >> TORCH & 1)
    return int(min(wanted, after.supply_tokens[ONE], ROOM[after.pack[seat]] - n_small(after, seat)))


# Packing


def thing_of(named: Take | TakeBig) -> int:
    """The object or big emerald that a choice names."""
    if named["do"] == "take":
        return OBJECTS.index(named["object"])
    return N_OBJECTS + BIG_WORTHS.index(named["worth"])


def preview_taking(s: State, seat: int, thing: int) -> TakingForetold:
    """Whether it fits at once, and how many squares would be left."""
    room = int(ROOM[s.pack[seat] | 1 << thing])
    free = room - n_small(s, seat)
    return {"fits": free >= 0, "free": max(free, 0)}


def preview_throwing(s: State, seat: int, named: Throw | ThrowEmerald) -> ThrowingForetold:
    """Whether there is room enough then, and where it goes."""
    at_temple = named["do"] == "throw" and s.place[seat] == TEMPLE_PLACE
    return {"then_fits": fits_without(s, seat, named), "goes_to": "temple" if at_temple else "supply"}


def fits_without(s: State, seat: int, named: Throw | ThrowEmerald) -> bool:
    """Whether what room is made for fits once this is thrown."""
    copy = cast("State", Plain(cast("Plain", s).array.copy()))
    if named["do"] == "throw":
        copy.pack[seat] &= ~(1 << OBJECTS.index(named["object"]))
    else:
        copy.tokens[seat, TOKEN_WORTHS.index(named["worth"])] -= 1
    return has_square(copy, seat) if s.coming >= N_THINGS else fits(copy, seat, s.coming)
