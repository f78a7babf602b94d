"""What does this seat see, and what can it choose? Everybody sees the same."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, cast

import numpy as np

from ...kernel.engine import engine
from ...kernel.plain import Plain
from . import GAME
from .box import BOARDS, N_KINDS, N_WORDS, PAIRS, PAIRS_IN_WORD, PLACE_IDS
from .events import tell
from .position import following
from .rules import DRAW, PUT
from .saying import laid_tile, members, numbers, places_said, tile
from .state import NONE, PHASES, Phase, State
from .survey import FINAL, N_SURVEY, NO_POINTS, OPEN, THREATENED, survey
from .types import Event, Foretold, LaidRhombus, Pair, Preview, Prospect, Stacked

# Places in the order of box.json
IN_ORDER = tuple(tuple(PLACE_IDS[at] for at in board.places) for board in BOARDS)


@cache
def survey_door() -> Callable[..., None]:
    """The survey, compiled."""
    return engine(GAME).door(survey)


def surveyed(s: State) -> list[int]:
    """The survey of a state."""
    out = np.zeros(N_SURVEY, np.int64)
    survey_door()(s.array, out)  # type: ignore[attr-defined]
    found: list[int] = out.tolist()
    return found


def points_or_none(points: int) -> int | None:
    """None where no pawn can stand any more."""
    return None if points == NO_POINTS else points


def tiles(s: State) -> list[LaidRhombus]:
    """The rhombi in the order they were laid."""
    board, pairs, kinds = s.board, s.laid_pair.tolist(), s.laid_kind.tolist()
    return [laid_tile(board, pairs[each], kinds[each]) for each in range(s.n_laid)]


def stack(s: State) -> list[Stacked]:
    """The tiles that have not been drawn yet, kind by kind."""
    counts = s.stack.tolist()
    return [{**tile(kind), "left": counts[kind]} for kind in range(N_KINDS)]


def open_pairs(s: State) -> list[Pair]:
    """The pairs of triangles where a rhombus fits."""
    words = s.pairs.tolist()
    ids = [word * PAIRS_IN_WORD + pair for word in range(N_WORDS) for pair in members(words[word])]
    return [list(PAIRS[pair]) for pair in ids]


def places_seen(s: State, see: Callable[[int], Any]) -> list[Any]:
    """Something of every place, in the order of the places in box.json."""
    return [see(place) for place in IN_ORDER[s.board]]


def final(s: State) -> list[int | None]:
    """What each place would be worth in the final count."""
    found = surveyed(s)
    return places_seen(s, lambda place: points_or_none(found[FINAL + place]))


VIEW: dict[str, Callable[[State], Any]] = {
    "phase": lambda s: PHASES[s.phase],
    "turn": lambda s: s.turns,
    "seat": lambda s: None if s.phase == Phase.DRAW_STARTER else s.seat,
    "starter": lambda s: None if s.phase == Phase.DRAW_STARTER else s.starter,
    "markers": lambda s: s.markers.tolist()[: s.seats],
    "hands": lambda s: s.hand.tolist()[: s.seats],
    "pawns": lambda s: [places_said(places) for places in s.pawns.tolist()[: s.seats]],
    "drawn": lambda s: None if s.drawn == NONE else tile(s.drawn),
    "tiles": tiles,
    "stack": stack,
    "left": lambda s: s.left,
    "free": lambda s: members(s.free),
    "active": lambda s: members(s.active),
    "threatened": lambda s: members(surveyed(s)[THREATENED]),
    "open_places": lambda s: places_said(surveyed(s)[OPEN]),
    "open_pairs": open_pairs,
    "points": lambda s: places_seen(s, s.points.tolist().__getitem__),
    "final_points": final,
    "rematch": following,
}


# What a choice would do


def preview(s: State, seat: int, action: int) -> Preview:
    """What a pawn would find there, or what a rhombus would set off."""
    if action == DRAW:
        return {"stack": stack(s), "left": s.left}
    found = foretold(s, seat, action)
    return {**found, **prospect(s, action - PUT)} if action < DRAW else found


def foretold(s: State, seat: int, action: int) -> Foretold:
    """The events that a choice would bring."""
    after = s.array.copy()  # type: ignore[attr-defined]
    engine(GAME).act(after, seat, action)
    told = [without_now(event) for event in tell(s, seat, action, Plain(after))]  # type: ignore[arg-type]
    return {
        "woken": [event for event in told if event["kind"] == "woken"],
        "chased": [event for event in told if event["kind"] == "chased"],
        "scored": [event for event in told if event["kind"] == "scored"],
        "counted": [event for event in told if event["kind"] == "counted"],
    }


def without_now(event: Event) -> Event:
    """An event that has not come about: the view stays as it is."""
    return cast("Event", {name: fact for name, fact in event.items() if name != "now"})


def prospect(s: State, place: int) -> Prospect:
    """What a place is worth as things stand."""
    final = points_or_none(surveyed(s)[FINAL + place])
    return {"numbers": numbers(s, place), "points": s.points[place], "final_points": final}
