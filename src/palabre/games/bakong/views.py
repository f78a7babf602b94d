"""What does this seat see, and what can it choose? Everybody sees the same."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from ...kernel.layout import UNKNOWN
from .box import (
    BIG_BITS,
    BIG_WORTHS,
    COLOURS,
    FACES,
    FIRST_BACK,
    N_OBJECTS,
    N_THINGS,
    OBJECTS,
    ONE,
    OUCH_PENALTY,
    THREE,
    TOKEN_WORTHS,
)
from .packing import ROOM, arranged
from .previews import preview
from .state import NO_FACE, NOWHERE, PHASES, Phase, State
from .types.views import (
    Adventurer,
    Coming,
    Count,
    Dice,
    Face,
    ObjectName,
    PackedEmerald,
    PackView,
    SomeObjects,
    Squares,
    Supply,
    Tokens,
)

__all__ = ["VIEW", "preview"]


def seen(s: State) -> list[Face | None]:
    """BK-18: with the memory aid, the other face of every tile that has been turned."""
    under = s.under.tolist()
    if not s.memory_aid:
        return [None] * len(under)
    return [None if face in (UNKNOWN, NO_FACE) else FACES[face] for face in under]


def adventurers(places: list[int], packs: list[int]) -> list[Adventurer]:
    """Where everybody is, and which way they are going."""
    return [
        {"place": place, "way": "back" if pack & BIG_BITS else "out"}
        for place, pack in zip(places, packs, strict=False)
    ]


@lru_cache(maxsize=4096)
def pack_view(pack: int, tokens: tuple[int, ...]) -> PackView:
    """A pack, and a good place for each thing in it."""
    things, small = arranged(pack, tokens)
    squares = {thing: list(at) for thing, at in things}
    return {
        "objects": [
            {"object": OBJECTS[thing], "squares": squares[thing]}
            for thing in range(N_OBJECTS)
            if thing in squares
        ],
        "big": next((packed_emerald(thing, squares[thing]) for thing in squares if thing >= N_OBJECTS), None),
        "ones": {"n": tokens[ONE], "squares": list(small[ONE])},
        "threes": {"n": tokens[THREE], "squares": list(small[THREE])},
        "free": int(ROOM[pack]) - sum(tokens),
    }


def packed_emerald(thing: int, squares: Squares) -> PackedEmerald:
    """A big emerald where it lies."""
    return {"worth": BIG_WORTHS[thing - N_OBJECTS], "squares": squares}


def supply_view(s: State) -> Supply:
    """What can still be had."""
    tokens = s.supply_tokens.tolist()
    return {
        "objects": dict(zip(OBJECTS, s.supply.tolist(), strict=True)),
        "ones": tokens[ONE],
        "threes": tokens[THREE],
        "ouches": s.supply_ouches,
        "big": [worth for which, worth in enumerate(BIG_WORTHS) if s.supply_big >> which & 1],
    }


def counted(numbers: list[int]) -> SomeObjects:
    """Objects that lie somewhere, with how many of each."""
    return {OBJECTS[thing]: n for thing, n in enumerate(numbers) if n}


def objects_in(bits: int) -> list[ObjectName]:
    """The objects of a set."""
    return [thing for place, thing in enumerate(OBJECTS) if bits >> place & 1]


def thing_name(thing: int) -> Coming:
    """What room is made for: an object, a big emerald or a small one."""
    if thing < N_OBJECTS:
        return {"what": "object", "object": OBJECTS[thing]}
    if thing < N_THINGS:
        return {"what": "big", "worth": BIG_WORTHS[thing - N_OBJECTS]}
    return {"what": "small", "worth": TOKEN_WORTHS[thing - N_THINGS]}


def count_of(pack: int, tokens: list[int], ouches: int, home: bool) -> Count:
    """BK-17: the points of a seat, line by line."""
    big = next((worth for which, worth in enumerate(BIG_WORTHS) if pack >> N_OBJECTS + which & 1), 0)
    small = sum(n * worth for n, worth in zip(tokens, TOKEN_WORTHS, strict=True))
    back = FIRST_BACK if home else 0
    lost = -OUCH_PENALTY * ouches
    return {
        "big": big,
        "small": small,
        "first_back": back,
        "ouches": lost,
        "total": big + small + back + lost,
    }


def packs(s: State) -> list[PackView]:
    """Every seat's pack."""
    tokens = s.tokens.tolist()
    return [pack_view(pack, tuple(tokens[seat])) for seat, pack in enumerate(s.pack.tolist()[: s.seats])]


def counts(s: State) -> list[Count]:
    """BK-17: the points of every seat."""
    pack, tokens, ouches = s.pack.tolist(), s.tokens.tolist(), s.ouches.tolist()
    return [count_of(pack[seat], tokens[seat], ouches[seat], s.home == seat) for seat in range(s.seats)]


def trail(s: State) -> list[Face | None]:
    """The faces that lie up, from the camp to the temple."""
    return [None if face == NO_FACE else FACES[face] for face in s.shows.tolist()]


def thrown(dice: list[int]) -> Dice | None:
    """Dice, or None where none were thrown."""
    return dice if dice[0] else None


def due(s: State) -> Tokens:
    """The small emeralds that a seat has still to find room for."""
    tokens = s.due.tolist()
    return {"ones": tokens[ONE], "threes": tokens[THREE]}


VIEW: dict[str, Callable[[State], Any]] = {
    "phase": lambda s: PHASES[s.phase],
    "turns": lambda s: s.turns,
    "turn": lambda s: s.turn if s.phase > Phase.DRAW_FIRST else None,
    "first": lambda s: s.first if s.phase > Phase.DRAW_FIRST else None,
    "trail": trail,
    "seen": seen,
    "adventurers": lambda s: adventurers(s.place.tolist()[: s.seats], s.pack.tolist()),
    "packs": packs,
    "ouches": lambda s: s.ouches.tolist()[: s.seats],
    "supply": supply_view,
    "temple": lambda s: counted(s.temple.tolist()),
    "offered": lambda s: counted(s.offered.tolist()),
    "dice": lambda s: thrown(s.dice.tolist()),
    "rerolled": lambda s: bool(s.rerolled),
    "flipped": lambda s: None if s.flipped == NOWHERE else s.flipped,
    "map_colour": lambda s: None if s.map_colour < 0 else COLOURS[s.map_colour],
    "move": lambda s: {"die": s.move_die or None, "steps": s.steps or None, "left": s.steps_left},
    "quicksand": lambda s: {"pledged": objects_in(s.pledged), "lost": objects_in(s.lost)},
    "cave_dice": lambda s: thrown(s.cave_dice.tolist()),
    "coming": lambda s: None if s.coming < 0 else thing_name(s.coming),
    "due": due,
    "home": lambda s: None if s.home < 0 else s.home,
    "count": counts,
}
