"""The one kind of update: all that a line may know of its table."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from msgspec import Raw, Struct

from ...kernel.match import Match
from ..connection.encoding import encode
from ..connection.messages import Clocks, Receipt, SeatInfo, TableInfo
from ..tables.taking_back import can_undo
from .cache import NOTHING
from .rendering import as_written

if TYPE_CHECKING:
    from ..connection.socket import Socket
    from ..storage.setup import Seat
    from ..tables.table import Table

MOST_MISSED = 200  # lines; who has missed more gets the view alone
ONLOOKER = "-"  # no guest's name: whoever has no seat, and is not the host
NO_VIEW = Raw(b"null")


class WrittenUpdate(Struct, tag_field="is", tag="update"):
    """An `Update` whose larger parts are written already: lines with the same eyes share them."""

    version: int
    since: int
    decision: int
    events: Raw
    view: Raw
    choices: Raw
    eyes: int | None
    clocks: Clocks
    table: Raw
    can_undo: bool
    reactions: list[dict[str, Any]]


def encoded_update(table: Table, socket: Socket) -> bytes:
    """What this line gets now; it is then taken to know it."""
    match = table.match
    version = match.version if match else 0
    since = missed_since(socket, version)
    written, own = table.written, socket.seats
    update = WrittenUpdate(
        version=version,
        since=since,
        decision=table.decision,
        events=written.events(match, socket.eyes, since) if match else NOTHING,
        view=written.view(match, socket.eyes) if match else NO_VIEW,
        choices=choices_for(table, socket, own, match),
        eyes=socket.eyes,
        clocks=Clocks(table.clock_left(), table.clock.of()),
        table=info_for(table, socket.guest),
        can_undo=can_undo(table, socket.guest, match),
        reactions=socket.take_reactions(),
    )
    socket.version = version
    table.sees(own)
    return encode(update)


def is_written(table: Table, socket: Socket) -> bool:
    """Whether what this line gets now is written; if not, it is woken when it is."""
    match = table.match
    return match is None or table.written.is_there(match, socket.eyes, missed_since(socket, match.version))


def missed_since(socket: Socket, version: int) -> int:
    """The version from which events are told."""
    known = socket.version
    return known if known is not None and version - MOST_MISSED <= known <= version else version


def choices_for(table: Table, socket: Socket, own: list[int], match: Match | None) -> Raw:
    """What these eyes may choose; where several call at once, what any seat of this line may call."""
    if match is None or match.over or table.setup.state != "playing":
        return NOTHING
    acting = [seat for seat in own if seat in match.to_act and not table.setup.seats[seat].held]
    seat = socket.eyes if socket.eyes in acting else (acting[0] if acting and len(match.to_act) > 1 else None)
    return table.written.choices(match, seat) if seat is not None else NOTHING


def info_for(table: Table, guest: str) -> Raw:
    """The table around the game as somebody sees it, written once until something of it changes."""
    who = guest if guest in table.setup.everybody() else ONLOOKER  # those who only look on see the same
    if who not in table.info:
        table.info[who] = as_written(table_info(table, who))
    return table.info[who]


def table_info(table: Table, guest: str) -> TableInfo:
    """The table around the game, as somebody sees it."""
    setup, present = table.setup, table.present()
    return TableInfo(
        table=setup.id,
        code=setup.code,
        game=setup.game,
        state=setup.state,
        seats=[seat_info(table, guest, place, seat, present) for place, seat in enumerate(setup.seats)],
        host=guest == setup.host,
        listed=setup.listed,
        watching=table.watching(),
        question=table.question,
        next_table=setup.next_table,
        receipt=receipt(table),
        getting_ready=not table.house.warmth.is_ready(setup.game),
        options=table.house_rules,
        clock=setup.clock,
    )


def seat_info(table: Table, guest: str, place: int, seat: Seat, present: Collection[str]) -> SeatInfo:
    """Who sits there, and whether they are there."""
    is_person = seat.who == "person"
    is_there = seat.guest in present if is_person else seat.who == "bot"
    since = table.away.get(seat.guest) if is_person and not is_there else None
    return SeatInfo(
        name=seat.name,
        who=seat.who,
        level=seat.level,
        held=seat.held,
        present=is_there,
        away_since=None if since is None else int(time.monotonic() - since),
        yours=is_person and seat.guest == guest,
        handicap=seat.handicap,
        line=table.line_shown(place) if is_person else None,
    )


def receipt(table: Table) -> Receipt | None:
    """What is promised about the dice, from the moment everybody sits."""
    if table.setup.state == "waiting":
        return None
    hashes = table.setup.hashes
    if table.setup.state != "salting":
        return Receipt(table.commitment, "done", hashes)
    return Receipt(table.commitment, "salt" if hashes else "hash", hashes)
