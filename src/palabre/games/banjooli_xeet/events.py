"""What just happened? A tile laid, dice thrown, an ostrich that runs, a berry eaten, a turn that ends."""

from __future__ import annotations

from ...kernel.layout import NATURE
from ...kernel.types import touched_by
from .actions import NAMES
from .box import FACES, OSTRICHES
from .journeys import tell_way
from .pieces import N_SPOTS, PIECES
from .rules.dice import next_die
from .rules.ending import is_run, leaders, seat_points
from .rules.ids import (
    EMPTY_WAY,
    EXCHANGE,
)
from .rules.track import last
from .state import NOBODY, Phase, State
from .types.choices import Back, Bewitch, Free, LayBerry, Leap, Magic, Move, Rave
from .types.events import Event, Exchanged, OnSquare, Run, Thrown, TileKind, TileLaid, VortexThrown
from .types.words import Face
from .views import name, seats_in

FIELDS = touched_by(Event)


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


TILE_EVENTS: dict[Phase, TileKind] = {
    Phase.LAY_START: "start_laid",
    Phase.LAY_TILE: "tile_laid",
    Phase.TURN_CURVE: "curve_turned",
    Phase.LAY_FINISH: "finish_laid",
    Phase.LIFT_STRAIGHT: "straight_lifted",
    Phase.LAY_SPECIAL: "special_laid",
}


def tell_tile(before: State, after: State) -> TileLaid:
    """What lies at the place where something was done."""
    place = after.place if before.phase == Phase.LIFT_STRAIGHT else before.place
    piece = PIECES[after.piece[place]]
    kind = TILE_EVENTS[Phase(before.phase)]
    return {
        "kind": kind,
        "place": place,
        "tile": piece.tile,
        "side": piece.side,
        "curve": piece.turn is not None,
        "turn": piece.turn or "straight",
    }


def tell_throw(before: State, pick: int, after: State) -> list[Event]:
    """A die falls; with the last one the throw is told as a whole."""
    if before.phase == Phase.THROW_VORTEX:
        return tell_vortex(before, pick, after)
    if before.in_air & (before.in_air - 1):
        return [{"kind": "die_fell", "die": next_die(before) + 1, "face": FACES[pick]}]
    movement, sorcery = faces_of(after)
    if before.phase == Phase.THROW_FRENZY:
        return [{"kind": "frenzy_thrown", "seat": before.seat, "movement": movement}]
    thrown: Thrown = {"kind": "thrown", "seat": before.seat, "movement": movement, "sorcery": sorcery}
    thrown["now"] = {"dice": {"movement": movement, "sorcery": sorcery, "in_air": []}}
    return [thrown, *tell_pass(before, after)]


def faces_of(s: State) -> tuple[list[Face], Face]:
    """What the dice showed when they lay."""
    *movement, sorcery = (FACES[face] for face in s.dice)
    return movement, sorcery


def tell_pass(before: State, after: State) -> list[Event]:
    """BX-10: nothing could be done."""
    return [{"kind": "passed", "seat": before.seat}] if after.turns != before.turns else []


def tell_vortex(before: State, face: int, after: State) -> list[Event]:
    """BX-19: the die of the vortex, and what it does."""
    runner = OSTRICHES[before.runner]
    thrown: VortexThrown = {
        "kind": "vortex_thrown",
        "seat": before.seat,
        "ostrich": runner,
        "face": FACES[face],
    }
    if face == before.runner:
        return [thrown, {"kind": "dazed", "ostrich": runner}]
    if after.phase == Phase.EXCHANGE:
        return [thrown]
    return [thrown, tell_exchange(before, face)]


def tell_exchange(before: State, other: int) -> Exchanged:
    """Two ostriches have changed places."""
    return {"kind": "exchanged", "ostrich": OSTRICHES[before.runner], "other": OSTRICHES[other]}


# Players


def tell_choice(before: State, seat: int, action: int, after: State) -> list[Event]:
    """What a player has chosen, and what came of it."""
    named = NAMES[action]
    if named["do"] == "keep":
        return [{"kind": "kept", "seat": seat}, *tell_pass(before, after)]
    if named["do"] == "reroll":
        return [{"kind": "rerolls", "seat": seat, "dice": [die + 1 for die in named["dice"]]}]
    if named["do"] == "way":
        return tell_way(before, seat, action - EMPTY_WAY, after)
    if named["do"] == "exchange":
        return [tell_exchange(before, action - EXCHANGE)]
    if named["do"] == "spear":
        return [{"kind": "speared", "seat": seat, "to_seat": named["seat"]}]
    if named["do"] == "lay_berry" or named["do"] == "leap" or named["do"] == "back":
        return [tell_square(before, seat, named)]
    return [tell_deed(seat, named, after)]


def tell_deed(seat: int, named: Move | Magic | Bewitch | Free | Rave, after: State) -> Event:
    """BX-5, BX-20i: a move or a spell is chosen."""
    run: Run = {"seat": seat, "ostrich": named["ostrich"]}
    if named["do"] == "move":
        return {"kind": "move_chosen", **run, "joker": named["joker"], "points": after.points}
    if named["do"] == "magic":
        return {"kind": "magic_chosen", **run, "points": after.points}
    if named["do"] == "frenzy":
        return {"kind": "frenzy_move", **run, "jokers": named["jokers"], "points": after.points}
    if named["do"] == "free":
        return {"kind": "freed", **run}
    return {"kind": "startled", **run} if after.phase == Phase.LEAP else {"kind": "bewitched", **run}


def tell_square(before: State, seat: int, named: LayBerry | Leap | Back) -> Event:
    """A berry is laid, an ostrich leaps or is sent back."""
    square = named["square"]
    where: OnSquare = {"seat": seat, "square": square, "place": square // N_SPOTS}
    if named["do"] == "lay_berry":
        return {"kind": "berry_laid", **where}
    runner = OSTRICHES[before.runner]
    return {"kind": "leapt" if named["do"] == "leap" else "went_back", **where, "ostrich": runner}
