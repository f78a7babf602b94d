"""How do we say a move, and why not this one?"""

from __future__ import annotations

from typing import Any

from ...kernel.errors import Reason
from .box import AROUND, COVERS, N_KINDS, PAIRS, PLACE_NAMES, PLACES
from .rules import DRAW, LAY, PUT
from .rules.pawns import NOBODY, owner
from .rules.turn import kind_of_pick
from .saying import said, tile
from .state import Phase, State
from .types import Choice, Draw, Lay, Nature, PutPawn

NAMES: tuple[Choice, ...] = (
    *(PutPawn(do="put_pawn", at=said(at)) for at in PLACES),
    Draw(do="draw"),
    *(Lay(do="lay", on=list(pair)) for pair in PAIRS),
)

SHORT: tuple[str, ...] = (
    *(PLACE_NAMES[at] for at in PLACES),
    "?",
    *(f"{first}-{second}" for first, second in PAIRS),
)


def nature_name(s: State, pick: int) -> Nature:
    """What nature does when it picks this number: a tile, and the how manieth of its kind in the stack."""
    if s.phase == Phase.DRAW_STARTER:
        return {"do": "draw_starter", "seat": pick}
    kind = kind_of_pick(s, pick)
    nth = pick - sum(s.stack[other] for other in range(kind)) + 1
    return {"do": "draw_tile", **tile(kind), "nth": nth}


def read_nature(s: State, choice: Any) -> Any:
    """A drawn tile may be typed by its value or motif: which of several alike it was does not matter."""
    if not isinstance(choice, dict) or choice.get("do") != "draw_tile":
        return choice
    tiles = [tile(kind) for kind in range(N_KINDS)]
    alike = [each for each in tiles if all(choice.get(name, fact) == fact for name, fact in each.items())]
    return {"nth": 1, **choice, **alike[0]} if len(alike) == 1 else choice


def why_not(s: State, seat: int, action: int) -> Reason:
    """The reason why an action of this game cannot be played now."""
    if action < DRAW:
        return why_not_put(s, seat, action - PUT)
    if action == DRAW:
        return ("bonobo-beach-lay-first" if s.phase == Phase.LAY else "bonobo-beach-no-room"), {}
    return why_not_lay(s, action - LAY)


def why_not_put(s: State, seat: int, place: int) -> Reason:
    """BB-3, BB-5, BB-6: the reason why no pawn may go there."""
    facts = {"at": said(PLACES[place]), "place": PLACE_NAMES[PLACES[place]]}
    around = AROUND[s.board, place]
    if s.phase == Phase.LAY:
        return "bonobo-beach-lay-first", facts
    if not around:
        return "bonobo-beach-not-on-this-board", facts
    if s.hand[seat] == 0:
        return "bonobo-beach-no-pawn", facts
    if (standing := owner(s, place)) != NOBODY:
        return "bonobo-beach-occupied", {**facts, "seat": standing}
    return ("bonobo-beach-barred" if around & s.free else "bonobo-beach-complete"), facts


def why_not_lay(s: State, pair: int) -> Reason:
    """BB-3, BB-8: the reason why the rhombus may not lie there."""
    facts = {"on": list(PAIRS[pair])}
    if s.phase != Phase.LAY:
        return "bonobo-beach-draw-first", facts
    if not COVERS[s.board, pair]:
        return "bonobo-beach-not-on-this-board", facts
    return "bonobo-beach-covered", facts
