"""The one kind of update: all that a line may know of its table."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from ..kernel.match import Match
from .messages import Clocks, Receipt, SeatInfo, TableInfo, Update

if TYPE_CHECKING:
    from .setup import Seat
    from .sockets import Socket
    from .table import Table

MOST_MISSED = 300  # lines; who has missed more gets the view alone


def update_for(table: Table, socket: Socket) -> Update:
    """What this line gets now; it is then taken to know it."""
    match = table.match
    version = match.version if match else 0
    since = missed_since(socket, version)
    update = Update(
        version=version,
        since=since,
        decision=table.decision,
        events=match.events(socket.eyes, since=since) if match else [],
        view=match.view(socket.eyes) if match else None,
        choices=choices_for(table, socket, match),
        eyes=socket.eyes,
        clocks=Clocks(table.clock.left(), table.clock.of()),
        table=info_for(table, socket),
        can_undo=match is not None and any(match.can_undo(seat) for seat in socket.seats),
        reactions=socket.take_reactions(),
    )
    socket.version = version
    return update


def missed_since(socket: Socket, version: int) -> int:
    """The version from which events are told."""
    known = socket.version
    return known if known is not None and version - MOST_MISSED <= known <= version else version


def choices_for(table: Table, socket: Socket, match: Match | None) -> list[dict[str, object]]:
    """What these eyes may choose; where several call at once, what any seat of this line may call."""
    if match is None or match.over or table.setup.state != "playing":
        return []
    acting = [seat for seat in socket.seats if seat in match.to_act and not table.setup.seats[seat].held]
    seat = socket.eyes if socket.eyes in acting else (acting[0] if acting and len(match.to_act) > 1 else None)
    return match.choices(seat) if seat is not None else []


def info_for(table: Table, socket: Socket) -> TableInfo:
    """The table around the game, as this line sees it."""
    setup = table.setup
    return TableInfo(
        table=setup.id,
        code=setup.code,
        game=setup.game,
        state=setup.state,
        seats=[seat_info(table, socket, place, seat) for place, seat in enumerate(setup.seats)],
        host=socket.guest == setup.host,
        listed=setup.listed,
        watching=sum(1 for one in table.sockets if not one.seats),
        question=table.question,
        next_table=setup.next_table,
        receipt=receipt(table),
        getting_ready=not table.house.warmth.is_ready(setup.game),
    )


def seat_info(table: Table, socket: Socket, place: int, seat: Seat) -> SeatInfo:
    """Who sits there, and whether they are there."""
    present = seat.who == "bot" or (seat.who == "person" and table.is_present(seat.guest))
    since = table.away.get(seat.guest) if seat.who == "person" and not present else None
    return SeatInfo(
        name=seat.name,
        who=seat.who,
        level=seat.level,
        held=seat.held,
        present=present,
        away_since=None if since is None else int(time.monotonic() - since),
        yours=place in socket.seats,
        handicap=seat.handicap,
        line=table.referee.line_shown(place) if table.referee else None,
    )


def receipt(table: Table) -> Receipt | None:
    """What is promised about the dice, from the moment everybody sits."""
    if table.setup.state == "waiting":
        return None
    if table.setup.state != "salting":
        return Receipt(table.commitment, "done")
    awaited = [guest for guest in table.setup.guests() if guest not in table.salt_hashes]
    return Receipt(table.commitment, "hash" if awaited else "salt")
