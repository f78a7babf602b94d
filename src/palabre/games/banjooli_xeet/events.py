"""What just happened? A tile laid, dice thrown, an ostrich that runs, a berry eaten, a turn that ends."""

from __future__ import annotations

from typing import Any

from ...kernel.layout import NATURE
from ...kernel.telling import Event
from .actions import NAMES
from .box import FACES, OSTRICHES
from .journeys import tell_way
from .pieces import N_SPOTS, PIECES
from .rules.dice import next_die
from .rules.ending import is_run, leaders, seat_points
from .rules.ids import (
    BACK,
    BEWITCH,
    EMPTY_WAY,
    ENCHANT,
    EXCHANGE,
    FREE,
    LAY,
    LEAP,
    MOVE,
    RAVE,
    SPEAR,
    WAY,
)
from .rules.track import last
from .state import NOBODY, Phase, State
from .views import name, seats_in

# What may be seen to change when the next decision comes, and when an ostrich is somewhere else
DECISION = ("phase", "move", "frenzy", "deeds", "ways")
RACE = ("ostriches", "last_now", "points_now", *DECISION)
TRACK = ("phase", "track", "squares")
TABLE = ("dice", "may_reroll", "cards", "berries", "oor", "speared")  # what lies beside the track

FIELDS: dict[str, tuple[str, ...]] = {
    "start_laid": TRACK,
    "tile_laid": TRACK,
    "curve_turned": TRACK,
    "finish_laid": TRACK,
    "straight_lifted": TRACK,
    "special_laid": TRACK,
    "first_drawn": ("phase", "first", "seat"),
    "card_dealt": ("phase", "cards", "points_now"),
    "berry_taken": ("phase", "berries"),
    "berry_laid": ("phase", "berries", "seat"),
    "turn": ("turn", "seat", "dice", "may_reroll", "speared", *DECISION),
    "die_fell": ("dice",),
    "thrown": ("dice", "may_reroll", *DECISION),
    "kept": ("may_reroll", *DECISION),
    "rerolls": ("dice", "may_reroll", *DECISION),
    "passed": (),
    "move_chosen": DECISION,
    "magic_chosen": DECISION,
    "bewitched": RACE,
    "freed": RACE,
    "startled": DECISION,
    "leapt": RACE,
    "ran": RACE,
    "arrived": (*RACE, "podium"),
    "sank": RACE,
    "fell_back": RACE,
    "vortex": DECISION,
    "vortex_thrown": ("vortex_die", *DECISION),
    "exchanged": RACE,
    "dazed": RACE,
    "berry_eaten": ("berries", *DECISION),
    "trapped": RACE,
    "turn_cut": DECISION,
    "jade": ("oor", "points_now", *DECISION),
    "looked": ("berries", *DECISION),
    "sped_up": DECISION,
    "reversed": ("order", *DECISION),
    "spear_found": DECISION,
    "speared": ("speared", *DECISION),
    "no_effect": DECISION,
    "frenzy": ("dice", *DECISION),
    "frenzy_thrown": ("dice", *DECISION),
    "frenzy_move": DECISION,
    "frenzy_ends": DECISION,
    "snake": DECISION,
    "snake_misses": DECISION,
    "went_back": RACE,
    "stuck": DECISION,
    "race_over": ("cards", "points_now", *DECISION),
    "race_tied": ("cards", "points_now", *DECISION),
    "race_again": ("race", "seat", "first", "order", "podium", "vortex_die", *TABLE, *RACE),
}


def tell(before: State, seat: int, action: int, after: State) -> list[Event]:
    """The events of one move, in the order they happened."""
    told = tell_nature(before, action, after) if seat == NATURE else tell_choice(before, seat, action, after)
    return [*told, *what_follows(before, after)]


def what_follows(before: State, after: State) -> list[Event]:
    """The end of a frenzy, of the race or of the turn."""
    if is_run(before):  # nothing of it is left to end
        return []
    if is_run(after):
        return [tell_end_of_race(after)]
    told: list[Event] = []
    if before.held != NOBODY and after.held == NOBODY:
        told.append({"kind": "frenzy_ends", "ostrich": OSTRICHES[before.held], "points": after.points})
    if after.turns != before.turns:
        reroll = bool(after.may_reroll)
        told.append({"kind": "turn", "seat": after.seat, "turn": after.turns, "reroll": reroll})
    return told


def tell_end_of_race(after: State) -> Event:
    """BX-21, BX-22: who is last, or who is level for the first place and runs again."""
    if after.phase == Phase.OVER:
        return {"kind": "race_over", "last": name(last(after)) or "nobody"}
    level = seats_in(leaders(after))
    return {"kind": "race_tied", "seats": level, "points": int(seat_points(after, level[0]))}


# Nature


def tell_nature(before: State, pick: int, after: State) -> list[Event]:
    """A tile, a lot, a card, a berry, a die."""
    if before.phase >= Phase.THROW:
        return tell_throw(before, pick, after)
    if before.phase == Phase.DRAW_FIRST:
        return [{"kind": "first_drawn", "seat": pick}]
    if before.phase == Phase.DEAL_CARD:
        return [{"kind": "card_dealt", "to_seat": before.place}]
    if before.phase == Phase.DEAL_BERRY:
        return [{"kind": "berry_taken", "seat": before.seat}]
    return [*tell_clearing(before), tell_tile(before, after)]


def tell_clearing(before: State) -> list[Event]:
    """BX-22: what is left of a race that ended in a tie is put away."""
    return [{"kind": "race_again", "race": before.race + 1}] if is_run(before) else []


TILE_EVENTS = {
    Phase.LAY_START: "start_laid",
    Phase.LAY_TILE: "tile_laid",
    Phase.TURN_CURVE: "curve_turned",
    Phase.LAY_FINISH: "finish_laid",
    Phase.LIFT_STRAIGHT: "straight_lifted",
    Phase.LAY_SPECIAL: "special_laid",
}


def tell_tile(before: State, after: State) -> Event:
    """What lies at the place where something was done."""
    place = after.place if before.phase == Phase.LIFT_STRAIGHT else before.place
    piece = PIECES[after.piece[place]]
    kind = TILE_EVENTS[Phase(before.phase)]
    told: Event = {"kind": kind, "place": place, "tile": piece.tile, "side": piece.side}
    return told | {"curve": piece.turn is not None, "turn": piece.turn or "straight"}


def tell_throw(before: State, pick: int, after: State) -> list[Event]:
    """A die falls; with the last one the throw is told as a whole."""
    if before.phase == Phase.THROW_VORTEX:
        return tell_vortex(before, pick, after)
    if before.in_air & (before.in_air - 1):
        return [{"kind": "die_fell", "die": next_die(before) + 1, "face": FACES[pick]}]
    movement, sorcery = faces_of(after)
    if before.phase == Phase.THROW_FRENZY:
        return [{"kind": "frenzy_thrown", "seat": before.seat, "movement": movement}]
    lying = {"dice": {"movement": movement, "sorcery": sorcery, "in_air": []}}
    thrown: Event = {"kind": "thrown", "seat": before.seat, "movement": movement, "sorcery": sorcery}
    return [thrown | {"now": lying}, *tell_pass(before, after)]


def faces_of(s: State) -> tuple[list[str], str]:
    """What the dice showed when they lay."""
    *movement, sorcery = (FACES[face] for face in s.dice)
    return movement, sorcery


def tell_pass(before: State, after: State) -> list[Event]:
    """BX-10: nothing could be done."""
    return [{"kind": "passed", "seat": before.seat}] if after.turns != before.turns else []


def tell_vortex(before: State, face: int, after: State) -> list[Event]:
    """BX-19: the die of the vortex, and what it does."""
    runner = OSTRICHES[before.runner]
    thrown: Event = {"kind": "vortex_thrown", "seat": before.seat, "ostrich": runner, "face": FACES[face]}
    if face == before.runner:
        return [thrown, {"kind": "dazed", "ostrich": runner}]
    if after.phase == Phase.EXCHANGE:
        return [thrown]
    return [thrown, tell_exchange(before, face)]


def tell_exchange(before: State, other: int) -> Event:
    """Two ostriches have changed places."""
    return {"kind": "exchanged", "ostrich": OSTRICHES[before.runner], "other": OSTRICHES[other]}


# Players


def tell_choice(before: State, seat: int, action: int, after: State) -> list[Event]:
    """What a player has chosen, and what came of it."""
    if action < MOVE:
        return tell_dice(before, seat, action, after)
    if action < WAY:
        return [tell_deed(before, seat, action, after)]
    if action < LAY:
        return tell_way(before, seat, action - EMPTY_WAY, after)
    if action < EXCHANGE:
        return [tell_square_or_spear(before, seat, action)]
    if action < RAVE:
        return [tell_exchange(before, action - EXCHANGE)]
    return [{"kind": "frenzy_move", "seat": seat, **facts(action), "points": after.points}]


def facts(action: int) -> dict[str, Any]:
    """What a named action says, apart from what is done."""
    return {key: value for key, value in NAMES[action].items() if key != "do"}


def tell_dice(before: State, seat: int, action: int, after: State) -> list[Event]:
    """BX-5: some dice are thrown again, or all are kept."""
    if action:
        return [{"kind": "rerolls", "seat": seat, "dice": [die + 1 for die in facts(action)["dice"]]}]
    return [{"kind": "kept", "seat": seat}, *tell_pass(before, after)]


def tell_deed(before: State, seat: int, action: int, after: State) -> Event:
    """BX-5: a move or a spell is chosen."""
    told: Event = {"seat": seat, **facts(action)}
    if action < ENCHANT:
        return {"kind": "move_chosen", **told, "points": after.points}
    if action < BEWITCH:
        return {"kind": "magic_chosen", **told, "points": after.points}
    if action >= FREE:
        return {"kind": "freed", **told}
    return {"kind": "startled" if after.phase == Phase.LEAP else "bewitched", **told}


def tell_square_or_spear(before: State, seat: int, action: int) -> Event:
    """A berry is laid, an ostrich leaps or is sent back, a spear is handed on."""
    if action >= SPEAR:
        return {"kind": "speared", "seat": seat, "to_seat": action - SPEAR}
    kind = "berry_laid" if action < LEAP else "leapt" if action < BACK else "went_back"
    square: int = facts(action)["square"]
    told: Event = {"kind": kind, "seat": seat, "square": square, "place": square // N_SPOTS}
    return told if action < LEAP else told | {"ostrich": OSTRICHES[before.runner]}
