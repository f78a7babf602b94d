"""What an update tells of a table with the real box: what is to be typed in, and who is waited for."""

from __future__ import annotations

from ...games import find
from ...kernel.by_hand import asked
from ...kernel.match import Match
from ..connection.presence import Presence, is_persons
from ..connection.table_info import BoxInfo, BoxThing
from ..storage.box import Stage
from ..storage.setup import Setup


def box_info(setup: Setup, match: Match | None, presence: Presence) -> BoxInfo | None:
    """How far people are with what is to be typed in; nothing at other tables."""
    box = setup.box
    if box is None:
        return None
    things = asked(match) if match is not None and setup.state == "playing" else []
    if not things:
        return BoxInfo("rest", [], [], [], None, [])
    told = BoxInfo(stage_of(setup), [BoxThing(one.what, list(one.faces)) for one in things], [], [], None, [])
    told.called = box.called()
    if match is not None and box.is_typed(match.version):
        told.stage, told.faces, told.by = "typed", box.faces, box.by
        told.awaited = awaited(setup, presence)
    return told


def stage_of(setup: Setup) -> Stage:
    """Where nobody races there is nothing to wait for: what lies there is typed."""
    assert setup.box is not None
    return setup.box.stage if find(setup.game).real_time else "typing"


def awaited(setup: Setup, presence: Presence) -> list[int]:
    """The seats of people who are here and have not said yes; who is away is not waited for."""
    assert setup.box is not None
    here = presence.guests()
    return [
        place
        for place, seat in enumerate(setup.seats)
        if is_persons(seat) and seat.guest in here and seat.guest not in setup.box.agreed
    ]


def calls_of(setup: Setup) -> list[dict[str, object]]:
    """What may be called while real dice roll."""
    timing = find(setup.game).room("real_time")
    return [timing.call(answer) for answer in timing.ANSWERS]
