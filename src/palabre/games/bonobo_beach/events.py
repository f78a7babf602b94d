"""What just happened? Pawns put, chased and scored, rhombi laid, triangles woken, the final count."""

from __future__ import annotations

from ...kernel.layout import NATURE
from ...kernel.types import Now, touched_by
from .box import AROUND, BOARDS, CORNERS, DUNES, N_PAWNS, PAIRS, PARASOLS, TOILETS
from .rules import DRAW, LAY, PUT, final_points, winners
from .saying import members, numbers, places_said, standing, tile
from .state import Phase, State
from .types import Chased, Counted, Event, PawnPut, Scored, TileLaid, Woken

FIELDS = touched_by(Event)


def tell(before: State, seat: int, action: int, after: State) -> list[Event]:
    """The events of one move, in the order they happened."""
    if seat == NATURE:
        return [tell_nature(before, action, after)]
    if action == DRAW:
        return [{"kind": "drawing", "seat": seat}]
    going = Going(before)
    if action < DRAW:
        told: list[Event] = [tell_put(before, seat, action - PUT)]
    else:
        told = tell_lay(before, seat, action - LAY, after, going)
    return [*told, *(tell_end(after, going) if after.phase == Phase.OVER else tell_passes(before, after))]


class Going:
    """Markers and pawns on the way, so that each event shows its own step."""

    def __init__(self, before: State) -> None:
        self.markers: list[int] = before.markers.tolist()[: before.seats]
        self.pawns: list[int] = before.pawns.tolist()[: before.seats]

    def home(self, seat: int, place: int) -> Now:
        """A pawn returns to its owner's hand."""
        self.pawns[seat] &= ~(1 << place)
        hands = [N_PAWNS - places.bit_count() for places in self.pawns]
        return {"pawns": [places_said(places) for places in self.pawns], "hands": hands}

    def move(self, seat: int, points: int) -> Now:
        """A marker moves."""
        self.markers[seat] += points
        return {"markers": list(self.markers)}


def tell_nature(before: State, pick: int, after: State) -> Event:
    """Who begins, or the tile that was drawn."""
    if before.phase == Phase.DRAW_STARTER:
        return {"kind": "starter_drawn", "seat": pick}
    return {"kind": "tile_drawn", "seat": before.seat, **tile(after.drawn)}


# A: a pawn


def tell_put(before: State, seat: int, place: int) -> PawnPut:
    """A pawn on a place, and what points at it so far."""
    return {"kind": "pawn_put", **standing(seat, place), "points": before.points[place]}


# B: a rhombus


def tell_lay(before: State, seat: int, pair: int, after: State, going: Going) -> list[Event]:
    """BB-13: the rhombus, what wakes up, who is chased, who scores."""
    woken = members(after.active & ~before.active)
    laid: TileLaid = {"kind": "tile_laid", "seat": seat, "on": list(PAIRS[pair]), **tile(before.drawn)}
    told: list[Event] = [laid, *(tell_waking(before, triangle) for triangle in woken)]
    told += tell_chased(before, after, woken, going)
    return told + tell_scored(before, after, woken, going)


def tell_waking(before: State, triangle: int) -> Woken:
    """BB-10: a triangle that no rhombus can cover any more."""
    return {"kind": "woken", "triangle": triangle, "shows": BOARDS[before.board].shows[triangle]}


def gone(before: State, after: State) -> list[tuple[int, int]]:
    """Seats and places of the pawns that have left the beach."""
    lost = [before.pawns[seat] & ~after.pawns[seat] for seat in range(before.seats)]
    return [(seat, place) for seat, places in enumerate(lost) for place in members(places)]


def chasing(before: State, woken: list[int], place: int) -> list[int]:
    """BB-11: the woken toilets beside a place."""
    toilets = [triangle for triangle in woken if TOILETS[before.board] >> triangle & 1]
    return [triangle for triangle in toilets if CORNERS[before.board, triangle] >> place & 1]


def tell_chased(before: State, after: State, woken: list[int], going: Going) -> list[Chased]:
    """BB-11: pawns that toilets have sent home."""
    told: list[Chased] = []
    for seat, place in gone(before, after):
        for triangle in chasing(before, woken, place)[:1]:
            now = going.home(seat, place)
            told.append({"kind": "chased", **standing(seat, place), "triangle": triangle, "now": now})
    return told


def tell_scored(before: State, after: State, woken: list[int], going: Going) -> list[Scored]:
    """BB-9: pawns that the rhombus has closed in, with the numbers that were added."""
    told: list[Scored] = []
    for seat, place in gone(before, after):
        if not chasing(before, woken, place):
            points = after.points[place]
            now = going.home(seat, place) | going.move(seat, points)
            added = numbers(after, place)
            told.append(
                {"kind": "scored", **standing(seat, place), "points": points, "numbers": added, "now": now}
            )
    return told


# Passing, and the end


def tell_passes(before: State, after: State) -> list[Event]:
    """BB-4: seats pass when no rhombus fits and they have no pawn in hand: for others there is a place."""
    steps = (after.seat - before.seat - 1) % after.seats
    passing = [(before.seat + step) % after.seats for step in range(1, steps + 1)]
    return [{"kind": "passed", "seat": seat} for seat in passing]


def tell_end(after: State, going: Going) -> list[Event]:
    """BB-15, BB-16: the final count, pawn by pawn, and who has won."""
    left = [(seat, place) for seat in range(after.seats) for place in members(after.pawns[seat])]
    victors = [seat for seat in range(after.seats) if winners(after) >> seat & 1]
    counts = [tell_count(after, seat, place, going) for seat, place in left]
    return [*counts, {"kind": "ended", "seats": victors}]


def tell_count(after: State, seat: int, place: int, going: Going) -> Counted:
    """BB-15: the numbers, the parasol, the dunes, the product."""
    beside = AROUND[after.board, place] & after.active
    dunes = int(beside & DUNES[after.board]).bit_count()
    points = int(final_points(after, place))
    return {
        "kind": "counted",
        **standing(seat, place),
        "numbers": numbers(after, place),
        "parasol": bool(beside & PARASOLS[after.board]),
        "dunes": dunes,
        "times": 1 << dunes,
        "points": points,
        "now": going.move(seat, points),
    }
