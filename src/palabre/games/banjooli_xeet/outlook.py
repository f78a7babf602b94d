"""What lies ahead? How the race stands, and every end that each choice can lead to."""

from __future__ import annotations

import numpy as np

from .actions import NAMES
from .doors import block, door, legal_ids
from .pieces import KINDS, STRAIGHT, Kind
from .rules.dice import move_points, mover
from .rules.ids import BEWITCH, EMPTY_WAY, LAY, MOVE, N_SPLITS, RAVE, WAY
from .rules.moving import landing
from .rules.standing import EARNED, N_STANDING, WOULD_EARN, list_ends, stand
from .rules.track import last
from .rules.turn import frenzy_points
from .state import LINE, N_NODES, N_SQUARES, NOTHING, State
from .types.previews import Preview
from .types.views import Deed, End, LedTo, PointsNow, Way, WaysTo
from .types.words import Effect
from .ways import N_WAYS, SEQUENCES


def last_now(s: State) -> int:
    """The ostrich that would be last if the race ended now."""
    return int(door(last)(block(s)))


def points_now(s: State, eyes: int | None) -> PointsNow | None:
    """What the seat's own card would earn now, and has already earned."""
    if eyes is None or s.card[eyes] <= NOTHING:
        return None
    out = np.empty(N_STANDING, np.int64)
    door(stand)(block(s), eyes, out)
    return {"would_earn": int(out[WOULD_EARN]), "earned": int(out[EARNED])}


def deeds(s: State) -> list[Deed]:
    """Every move or spell that may be chosen now: its points, and the squares where it can end."""
    return [{"choice": NAMES[action].copy(), **led_to(s, action)} for action in legal_ids(s)]


def led_to(s: State, action: int) -> LedTo:
    """The points of a move and its ends; nothing for a spell."""
    if BEWITCH <= action < RAVE:
        return {"points": None, "ends": []}
    ostrich, points = runner_and_points(s, action)
    _, ends = ways_and_ends(s, ostrich, points, s.at[ostrich])
    return {"points": points, "ends": [described(s, end) for end in sorted(set(ends))]}


def runner_and_points(s: State, action: int) -> tuple[int, int]:
    """Which ostrich a move means, and how far it goes."""
    if action >= RAVE:
        ostrich, jokers = divmod(action - RAVE, N_SPLITS)
        return ostrich, frenzy_points(s, ostrich, jokers)
    return mover(action - MOVE), move_points(s, action - MOVE)


def ways_and_ends(s: State, ostrich: int, points: int, origin: int) -> tuple[list[int], list[int]]:
    """The numbers of the full ways, and where each ends."""
    ways, ends = np.empty(N_WAYS, np.int16), np.empty(N_WAYS, np.int16)
    n = door(list_ends)(block(s), ostrich, points, origin, ways, ends)
    return ways[:n].tolist(), ends[:n].tolist()


def described(s: State, end: int) -> End:
    """An end: the square, None for the far side of the line, and what happens there."""
    node = end % N_NODES
    return {"square": node if node < N_SQUARES else None, "effect": effect(s, end)}


def effect(s: State, end: int) -> Effect:
    """What a way meets at its end: lava that sends it back, quicksand, vortex, berry, line; or nothing."""
    if end >= N_NODES:
        return "lava"
    kind = s.ground[end]
    return KINDS[kind] if kind in (Kind.QUICKSAND, Kind.VORTEX, Kind.BERRY, Kind.LINE) else "stands"


def ways(s: State) -> list[Way]:
    """The ways of the move by where they end and what happens there; the straightest stands for each."""
    groups: dict[int, list[int]] = {}
    for way, end in zip(*ways_and_ends(s, s.runner, s.points, s.origin), strict=True):
        groups.setdefault(end, []).append(way)
    return [{**described(s, end), **grouped(s, group)} for end, group in sorted(groups.items())]


def grouped(s: State, group: list[int]) -> WaysTo:
    """Ways with the same end: one to be played, its path, and how many others there are."""
    way = straightest(group)
    return {"choice": NAMES[EMPTY_WAY + way].copy(), "path": path(s, way), "others": len(group) - 1}


def straightest(group: list[int]) -> int:
    """The way with the fewest steps, and among those with the fewest changes of lane."""
    return min(group, key=lambda way: (len(SEQUENCES[way]), bends(way), way))


def bends(way: int) -> int:
    """How often a way changes lanes."""
    return sum(step != STRAIGHT for step in SEQUENCES[way])


def path(s: State, way: int) -> list[int | None]:
    """The squares that a way lands on, None for the far side of the line."""
    square, found = s.at[s.runner], []
    for direction in SEQUENCES[way]:
        square = landing(s, square, direction)
        found.append(None if square == LINE else square)
    return found


def preview(s: State, action: int) -> Preview:
    """Where a move can end, or where a way leads."""
    if MOVE <= action < BEWITCH or action >= RAVE:
        return led_to(s, action)
    if not WAY <= action < LAY:
        return {}
    way = action - EMPTY_WAY
    ways, ends = ways_and_ends(s, s.runner, s.points, s.origin)
    return {"path": path(s, way), **described(s, dict(zip(ways, ends, strict=True))[way])}
