"""How do we say a move, and why not this one?"""

from __future__ import annotations

from ...kernel.errors import Reason
from ...kernel.sentences import Facts
from .box import (
    BIG_WORTHS,
    FACES,
    MAX_ONES,
    MAX_STEPS,
    MAX_THREES,
    N_PIPS,
    N_SIDES,
    N_TILES,
    OBJECTS,
    TILE_FACES,
    TOKEN_WORTHS,
)
from .state import Phase, State
from .types.choices import (
    Choice,
    Flip,
    FlipAlso,
    LaidTile,
    Lose,
    Nature,
    Plain,
    Take,
    TakeBig,
    TakeEmeralds,
    Throw,
    ThrowEmerald,
    WalkSteps,
)

PIPS = range(1, N_PIPS + 1)

NAMES: tuple[Choice, ...] = (
    *(Take(do="take", object=thing) for thing in OBJECTS),
    Plain(do="take_nothing"),
    Plain(do="reroll"),
    Plain(do="keep_dice"),
    *(Flip(do="flip", die=flip, move=move) for flip in PIPS for move in PIPS),
    *(FlipAlso(do="flip_also", place=place) for place in range(1, N_TILES + 1)),
    Plain(do="fold_map"),
    *(WalkSteps(do="walk", steps=steps) for steps in range(1, MAX_STEPS + 1)),
    *(Lose(do="lose", object=thing) for thing in OBJECTS),
    *(
        TakeEmeralds(do="take_emeralds", threes=threes, ones=ones)
        for threes in range(MAX_THREES + 1)
        for ones in range(MAX_ONES + 1)
    ),
    Plain(do="leave_emeralds"),
    Plain(do="give_back_ouch"),
    Plain(do="keep_ouch"),
    *(TakeBig(do="take_big", worth=worth) for worth in BIG_WORTHS),
    Plain(do="leave_temple"),
    *(Throw(do="throw", object=thing) for thing in OBJECTS),
    *(ThrowEmerald(do="throw_emerald", worth=worth) for worth in TOKEN_WORTHS),
)


def short(named: Facts) -> str:
    """The notation of a named action: a sign for what is done, then its facts."""
    signs = {
        "take": "+{object}",
        "take_nothing": "+-",
        "reroll": "r",
        "keep_dice": "k",
        "flip": "f{die}m{move}",
        "flip_also": "f@{place}",
        "fold_map": "f-",
        "walk": "w{steps}",
        "lose": "~{object}",
        "take_emeralds": "e{threes}x3,{ones}x1",
        "leave_emeralds": "e-",
        "give_back_ouch": "o",
        "keep_ouch": "o-",
        "take_big": "E{worth}",
        "leave_temple": "T-",
        "throw": "-{object}",
        "throw_emerald": "-e{worth}",
    }
    return signs[named["do"]].format(**named)


SHORT: tuple[str, ...] = tuple(short(named) for named in NAMES)


def nature_name(s: State, pick: int) -> Nature:
    """What happens when nature picks this number."""
    if s.phase == Phase.LAY:
        return {
            "do": "lay",
            "place": s.laid + 1,
            **tile_name(s.under[s.laid + 1 + pick // N_SIDES], pick % N_SIDES),
        }
    if s.phase == Phase.DRAW_FIRST:
        return {"do": "draw_first", "seat": pick}
    dice = [pick // N_PIPS + 1, pick % N_PIPS + 1]
    return {"do": "roll_cave" if s.phase == Phase.ROLL_CAVE else "roll", "dice": dice}


def tile_name(tile: int, side: int) -> LaidTile:
    """A tile and how it lies; nothing of it where the pile may not be looked into."""
    if tile < 0:
        return {"tile": None, "shows": None, "under": None}
    return {"tile": tile, "shows": FACES[TILE_FACES[tile][side]], "under": FACES[TILE_FACES[tile][1 - side]]}


# Why not this one?

WHEN = {  # the phases in which a kind of action has its place
    "take": (Phase.FIRST_OBJECT, Phase.ABANDONED_CAMP, Phase.TEMPLE),
    "take_nothing": (Phase.ABANDONED_CAMP,),
    "reroll": (Phase.JOURNAL,),
    "keep_dice": (Phase.JOURNAL,),
    "flip": (Phase.FLIP,),
    "flip_also": (Phase.MAP,),
    "fold_map": (Phase.MAP,),
    "walk": (Phase.WALK,),
    "lose": (Phase.QUICKSAND,),
    "take_emeralds": (Phase.MIX,),
    "leave_emeralds": (Phase.MAKE_ROOM,),
    "give_back_ouch": (Phase.WATERFALL,),
    "keep_ouch": (Phase.WATERFALL,),
    "take_big": (Phase.BIG_EMERALD,),
    "leave_temple": (Phase.TEMPLE,),
    "throw": (Phase.MAKE_ROOM,),
    "throw_emerald": (Phase.MAKE_ROOM,),
}


def why_not(s: State, seat: int, action: int) -> Reason:
    """The reason why an action of this game cannot be played now."""
    named = NAMES[action]
    do = named["do"]
    if s.phase not in WHEN[do]:
        return f"bakong-no-{do.replace('_', '-')}", {"phase": Phase(s.phase).name.lower()}
    if named["do"] == "take":
        return why_not_take(s, seat, OBJECTS.index(named["object"]))
    if named["do"] == "throw":
        return why_not_throw(s, seat, OBJECTS.index(named["object"]))
    if named["do"] == "throw_emerald":
        return "bakong-no-use-throwing-emerald", {"worth": named["worth"]}
    facts: dict[str, Reason] = {
        "flip": ("bakong-not-these-dice", {"dice": s.dice.tolist()}),
        "flip_also": ("bakong-not-on-the-map", {"place": named.get("place")}),
        "walk": ("bakong-not-that-far", {"steps": named.get("steps"), "die": s.move_die}),
        "lose": ("bakong-nothing-to-lose", {"object": named.get("object")}),
        "take_emeralds": ("bakong-not-that-mix", {"dice": s.cave_dice.tolist()}),
        "take_big": ("bakong-big-emerald-gone", {"worth": named.get("worth")}),
        "leave_emeralds": ("bakong-must-make-room", {}),
    }
    return facts[do]


def why_not_take(s: State, seat: int, thing: int) -> Reason:
    """Already owned, or not there."""
    where = {"object": OBJECTS[thing]}
    if s.pack[seat] >> thing & 1:
        return "bakong-already-owned", where
    if s.phase == Phase.TEMPLE:
        return ("bakong-thrown-here" if s.temple[thing] else "bakong-not-at-the-temple"), where
    return "bakong-not-in-supply", where


def why_not_throw(s: State, seat: int, thing: int) -> Reason:
    """Not owned, or no help: the central pocket is what is too small."""
    owned = s.pack[seat] >> thing & 1
    if owned and s.one_object and s.thrown:
        return "bakong-one-object-only", {"object": OBJECTS[thing]}
    return ("bakong-no-use-throwing" if owned else "bakong-not-owned"), {"object": OBJECTS[thing]}
