"""What did stopping bring? Gifts, room that is wanted, and how a turn or the game ends, as events."""

from __future__ import annotations

from .box import (
    BASE_CAMP,
    CURSED,
    EMERALD,
    FACES,
    N_TOKENS,
    ONE,
    TEMPLE,
    THREE,
    TOKEN_WORTHS,
    TORCH,
    WATERFALL,
)
from .state import Phase, State
from .types.events import Event, Stopped
from .types.views import Tokens
from .views import count_of, objects_in, thing_name


def has_passed(before: State, after: State) -> bool:
    """Whether the turn is over."""
    return after.turns > before.turns or after.phase == Phase.OVER


def tell_stop(before: State, seat: int, after: State, cut_short: bool) -> list[Event]:
    """Where the walk ends, and what that brings at once."""
    place = after.place[seat]
    face = before.shows[place]
    stopped: Stopped = {
        "kind": "stopped",
        "seat": seat,
        "place": place,
        "face": FACES[face],
        "cut_short": cut_short,
    }
    if face == TEMPLE:
        return [{"kind": "temple_reached", "seat": seat}]
    if face == EMERALD:
        torch = (before.pack[seat] & ~before.pledged) >> TORCH & 1
        return [stopped, *tell_gained(before, seat, after, {ONE: 1 + torch})]
    if face == WATERFALL and before.ouches[seat] and before.pack[seat] >> CURSED & 1:
        return [stopped, {"kind": "cursed", "seat": seat}]
    return [] if face == BASE_CAMP else [stopped]


def tell_gained(before: State, seat: int, after: State, due: dict[int, int], thrown: int = -1) -> list[Event]:
    """Small emeralds taken of those that were due; what is missing was not in the supply."""
    gained = [
        after.tokens[seat, kind] - before.tokens[seat, kind] + (kind == thrown) for kind in range(N_TOKENS)
    ]
    missing = sum(due.values()) - sum(gained) if has_passed(before, after) else 0
    if not any(gained) and not missing:
        return []
    worth = sum(n * TOKEN_WORTHS[kind] for kind, n in enumerate(gained))
    tokens: Tokens = {"ones": gained[ONE], "threes": gained[THREE]}
    return [{"kind": "emeralds_gained", "seat": seat, **tokens, "worth": worth, "missing": missing}]


def tell_tail(before: State, seat: int, after: State, lost: int) -> list[Event]:
    """Room that is wanted, or the end of the turn with what quicksand gives back, or the end of it all."""
    if after.phase == Phase.MAKE_ROOM:
        return [{"kind": "no_room", "seat": seat, **thing_name(after.coming)}]
    if not has_passed(before, after):
        return []
    told: list[Event] = []
    if lost:
        told.append({"kind": "back_in_supply", "seat": seat, "objects": objects_in(lost)})
    if after.phase == Phase.OVER:
        return [*told, *tell_end(seat, after)]
    return [*told, {"kind": "turn_began", "seat": after.turn}]


def tell_end(seat: int, after: State) -> list[Event]:
    """BK-16, BK-17: the first one back, then the points of each seat, line by line."""
    counts = [
        count_of(after.pack[each], after.tokens[each].tolist(), after.ouches[each], each == seat)
        for each in range(after.seats)
    ]
    lines: list[Event] = [{"kind": "counted", "seat": each, **count} for each, count in enumerate(counts)]
    return [{"kind": "first_back", "seat": seat}, *lines]
