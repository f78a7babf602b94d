"""What does this seat see, and what can it choose? Everybody sees the same."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ...kernel.layout import UNKNOWN
from ...kernel.telling import View
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
from .packing import ROOM, laid_out
from .previews import preview
from .state import NO_FACE, NOWHERE, Phase, State

__all__ = ["preview", "view"]

Json = dict[str, Any]


def view(s: State, eyes: int | None) -> View:
    """The table as everybody sees it."""
    packs, tokens, ouches = s.pack.tolist(), s.tokens.tolist(), s.ouches.tolist()
    seats = range(s.seats)
    return {
        "phase": Phase(s.phase).name.lower(),
        "turns": s.turns,
        "turn": s.turn,
        "first": s.first if s.phase > Phase.DRAW_FIRST else None,
        "trail": [None if face == NO_FACE else FACES[face] for face in s.shows.tolist()],
        "seen": seen(s),
        "adventurers": adventurers(s.place.tolist()[: s.seats], packs),
        "packs": [pack_view(packs[seat], tuple(tokens[seat])) for seat in seats],
        "ouches": ouches[: s.seats],
        "supply": supply_view(s),
        "temple": counted(s.temple.tolist()),
        "offered": counted(s.offered.tolist()),
        **turn_view(s),
        "home": None if s.home < 0 else s.home,
        "count": [count_of(packs[seat], tokens[seat], ouches[seat], s.home == seat) for seat in seats],
    }


def turn_view(s: State) -> View:
    """How far the turn has come."""
    dice, cave_dice, due = s.dice.tolist(), s.cave_dice.tolist(), s.due.tolist()
    return {
        "dice": dice if dice[0] else None,
        "rerolled": bool(s.rerolled),
        "flipped": None if s.flipped == NOWHERE else s.flipped,
        "map_colour": None if s.map_colour < 0 else COLOURS[s.map_colour],
        "move": {"die": s.move_die or None, "steps": s.steps or None, "left": s.steps_left},
        "quicksand": {"pledged": objects_in(s.pledged), "lost": objects_in(s.lost)},
        "cave_dice": cave_dice if cave_dice[0] else None,
        "coming": thing_name(s.coming),
        "due": {"ones": due[ONE], "threes": due[THREE]},
    }


def seen(s: State) -> list[str | None]:
    """BK-18: with the memory aid, the other face of every tile that has been turned."""
    under = s.under.tolist()
    if not s.memory_aid:
        return [None] * len(under)
    return [None if face in (UNKNOWN, NO_FACE) else FACES[face] for face in under]


def adventurers(places: list[int], packs: list[int]) -> list[Json]:
    """Where everybody is, and which way they are going."""
    return [
        {"place": place, "way": "back" if pack & BIG_BITS else "out"}
        for place, pack in zip(places, packs, strict=False)
    ]


@lru_cache(maxsize=4096)
def pack_view(pack: int, tokens: tuple[int, ...]) -> Json:
    """A pack, and a good place for each thing in it."""
    things, small = laid_out(pack, tokens)
    squares = {thing: list(at) for thing, at in things}
    return {
        "objects": [
            {"object": OBJECTS[thing], "squares": squares[thing]}
            for thing in range(N_OBJECTS)
            if thing in squares
        ],
        "big": next(
            (
                {"worth": BIG_WORTHS[thing - N_OBJECTS], "squares": squares[thing]}
                for thing in squares
                if thing >= N_OBJECTS
            ),
            None,
        ),
        "ones": {"n": tokens[ONE], "squares": list(small[ONE])},
        "threes": {"n": tokens[THREE], "squares": list(small[THREE])},
        "free": int(ROOM[pack]) - sum(tokens),
    }


def supply_view(s: State) -> Json:
    """What can still be had."""
    tokens = s.supply_tokens.tolist()
    return {
        "objects": dict(zip(OBJECTS, s.supply.tolist(), strict=True)),
        "ones": tokens[ONE],
        "threes": tokens[THREE],
        "ouches": s.supply_ouches,
        "big": [worth for which, worth in enumerate(BIG_WORTHS) if s.supply_big >> which & 1],
    }


def counted(numbers: list[int]) -> dict[str, int]:
    """Objects that lie somewhere, with how many of each."""
    return {OBJECTS[thing]: n for thing, n in enumerate(numbers) if n}


def objects_in(bits: int) -> list[str]:
    """The objects of a set."""
    return [thing for place, thing in enumerate(OBJECTS) if bits >> place & 1]


def thing_name(thing: int) -> Json | None:
    """What room is made for: an object, a big emerald or a small one."""
    if thing < 0:
        return None
    if thing < N_OBJECTS:
        return {"what": "object", "object": OBJECTS[thing]}
    if thing < N_THINGS:
        return {"what": "big", "worth": BIG_WORTHS[thing - N_OBJECTS]}
    return {"what": "small", "worth": TOKEN_WORTHS[thing - N_THINGS]}


def count_of(pack: int, tokens: list[int], ouches: int, home: bool) -> dict[str, int]:
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
