"""The one kind of update: all that a connection may know of its table."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Any, Protocol

from msgspec import Raw, Struct
from msgspec.structs import astuple

from ...games import find
from ...games.lessons import done_of
from ...kernel.match import Match
from ..connection.connection import Connection
from ..connection.encoding import as_written, encode
from ..connection.presence import Presence
from ..connection.table_info import (
    Clocks,
    LessonInfo,
    Question,
    Receipt,
    Reported,
    SaidReaction,
    SeatInfo,
    SeatRating,
    TableInfo,
)
from ..storage.setup import Seat, Setup
from .box_info import box_info, calls_of
from .cache import NOTHING, UpdateCache

MOST_MISSED = 200  # lines of the log; who has missed more gets the view alone
ONLOOKER = "-"  # no guest's name: whoever has no seat, and is not the host
NO_VIEW = Raw(b"null")


class Told(Protocol):
    """What an update tells of a table."""

    match: Match | None
    cache: UpdateCache
    info: dict[str, Raw]  # what is around the game, for each guest, until it changes
    presence: Presence
    house_rules: dict[str, Any]

    @property
    def setup(self) -> Setup:
        """Who sits there, and what was agreed."""

    @property
    def decision(self) -> int:
        """What a choice must name."""

    @property
    def question(self) -> Question | None:
        """What the others are asked."""

    @property
    def commitment(self) -> str:
        """What was promised about the dice."""

    @property
    def is_getting_ready(self) -> bool:
        """Whether its game is still being compiled."""

    def clocks(self) -> Clocks:
        """How long there is for this choice."""

    def can_undo(self, guest: str) -> bool:
        """Whether somebody may take a choice back without asking."""

    def may_undo(self, guest: str) -> bool:
        """Whether there is a choice that somebody may take back, or ask the others to let them."""

    def connection_shown(self, seat: int) -> dict[str, float] | None:
        """What everybody may see of a seat's connection."""

    def sees(self, seats: list[int]) -> None:
        """An update leaves for these seats."""


class WrittenUpdate(Struct, tag_field="is", tag="update"):
    """An `Update` whose larger parts are written already: connections with the same eyes share them."""

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
    may_undo: bool
    reactions: list[SaidReaction]


def encoded_update(table: Told, connection: Connection) -> bytes:
    """What this connection gets now; it is then taken to know it."""
    match = table.match
    version = match.version if match else 0
    since = missed_since(connection, version)
    cache, own = table.cache, connection.seats
    update = WrittenUpdate(
        version=version,
        since=since,
        decision=table.decision,
        events=cache.events(match, connection.eyes, since) if match else NOTHING,
        view=cache.view(match, connection.eyes) if match else NO_VIEW,
        choices=choices_for(table, connection, own, match),
        eyes=connection.eyes,
        clocks=table.clocks(),
        table=info_for(table, connection.guest),
        can_undo=table.can_undo(connection.guest),
        may_undo=table.may_undo(connection.guest),
        reactions=connection.take_reactions(),
    )
    connection.version = version
    table.sees(own)
    return encode(update)


def is_rendered(table: Told, connection: Connection) -> bool:
    """Whether what this connection gets now is written; if not, it is woken when it is."""
    match = table.match
    return match is None or table.cache.is_there(
        match, connection.eyes, missed_since(connection, match.version)
    )


def missed_since(connection: Connection, version: int) -> int:
    """The version from which events are told."""
    known = connection.version
    return known if known is not None and version - MOST_MISSED <= known <= version else version


def choices_for(table: Told, connection: Connection, own: list[int], match: Match | None) -> Raw:
    """What these eyes may choose; where several call at once, what any seat of this connection may call."""
    if match is None or match.over or table.setup.state != "playing":
        return NOTHING
    if table.setup.box is not None and table.setup.box.stage == "calling":
        return as_written(calls_of(table.setup)) if own else NOTHING
    acting = [seat for seat in own if seat in match.to_act and not table.setup.seats[seat].held]
    seat = (
        connection.eyes
        if connection.eyes in acting
        else (acting[0] if acting and len(match.to_act) > 1 else None)
    )
    return table.cache.choices(match, seat) if seat is not None else NOTHING


def info_for(table: Told, guest: str) -> Raw:
    """The table around the game as somebody sees it, written once until something of it changes."""
    who = guest if guest in table.setup.everybody() else ONLOOKER  # those who only look on see the same
    if who not in table.info:
        table.info[who] = as_written(table_info(table, who))
    return table.info[who]


def table_info(table: Told, guest: str) -> TableInfo:
    """The table around the game, as somebody sees it."""
    setup, present = table.setup, table.presence.guests()
    return TableInfo(
        table=setup.id,
        code=setup.code,
        game=setup.game,
        state=setup.state,
        seats=[seat_info(table, guest, place, seat, present) for place, seat in enumerate(setup.seats)],
        host=guest == setup.host,
        listed=setup.listed,
        watching=table.presence.watching(),
        question=table.question,
        next_table=setup.next_table,
        next_by=setup.next_by,
        receipt=receipt(table),
        getting_ready=table.is_getting_ready,
        options=table.house_rules,
        clock=setup.clock,
        ready=setup.ready,
        lesson=lesson_info(setup, table.match),
        handicap=handicap_name(setup),
        takes_back=setup.takes_back,
        talk=setup.talk,
        advice=setup.advice,
        reports=reports_for(setup, guest),
        daily=setup.daily,
        box=box_info(setup, table.match, table.presence),
        twin=setup.twin is not None,
        box_rules=setup.box_rules(),
    )


def reports_for(setup: Setup, guest: str) -> list[Reported]:
    """What was written to the host, for the host; not what is about the host."""
    if guest != setup.host:
        return []
    own = {setup.seats[place].name for place in setup.seats_of(guest)}
    return [Reported(one.by, one.about, one.text, one.said) for one in setup.reports if one.about not in own]


def handicap_name(setup: Setup) -> str | None:
    """What the handicap of a game's seats is called."""
    handicap = find(setup.game).handicap
    return handicap.name if handicap else None


def lesson_info(setup: Setup, match: Match | None) -> LessonInfo | None:
    """How far the lesson is that is given here, if one is."""
    lesson = setup.taught()
    return None if lesson is None else LessonInfo(lesson.name, done_of(lesson, match))


def seat_info(table: Told, guest: str, place: int, seat: Seat, present: Collection[str]) -> SeatInfo:
    """Who sits there, and whether they are there."""
    is_person = seat.who == "person"
    is_there = seat.guest in present if is_person else seat.who == "bot"
    since = table.presence.away.get(seat.guest) if is_person and not is_there else None
    return SeatInfo(
        name=seat.name,
        who=seat.who,
        level=seat.level,
        held=seat.held,
        present=is_there,
        away_since=None if since is None else int(time.monotonic() - since),
        yours=is_person and seat.guest == guest,
        handicap=table.setup.handicaps()[place],
        line=table.connection_shown(place) if is_person else None,
        ready=is_person and seat.ready,
        rating=SeatRating(*astuple(seat.rating)) if is_person and seat.rating else None,
    )


def receipt(table: Told) -> Receipt | None:
    """What is promised about the dice, from the moment everybody sits."""
    if table.setup.state == "waiting":
        return None
    hashes = table.setup.hashes
    if table.setup.state != "salting" or table.setup.is_alike:
        return Receipt(table.commitment, "done", hashes)
    return Receipt(table.commitment, "salt" if hashes else "hash", hashes)
