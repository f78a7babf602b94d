"""What goes on around a table: presence, clock, question; told by its leader to the other processes."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from ..connection.messages import Question
from ..real_time.referee import now

if TYPE_CHECKING:
    from ..tables.table import Table


class Around(Struct):
    """All that is not in the log, and that every line of the table is told."""

    leader: str = ""  # the process, and the number of its lease
    lease: int | None = None
    present: list[str] = []
    away: dict[str, float] = {}  # seconds
    watching: int = 0
    question: Question | None = None
    clock_left: int | None = None  # milliseconds
    lines: dict[str, dict[str, float]] = {}
    roll: int = -1  # Bongo: the dice that were thrown last for everybody
    shown_in: int = 0  # milliseconds until all may hold them
    reactions: list[dict[str, Any]] = []  # numbered, so that each is heard once


class Elsewhere(Struct):
    """Who is at a table in another process."""

    guests: list[str] = []
    watching: int = 0


encode_around = msgspec.json.Encoder().encode
decode_around = msgspec.json.Decoder(Around).decode


def around_of(table: Table, leader: str) -> str:
    """What goes on around a table that this process leads, as it is written down."""
    return encode_around(around(table, leader)).decode()


def around(table: Table, leader: str) -> Around:
    """What goes on around a table that this process leads."""
    moment = time.monotonic()
    shown = {str(seat): table.line_shown(seat) for seat in range(len(table.setup.seats))}
    return Around(
        leader=leader,
        lease=table.lease,
        present=[guest for guest in table.setup.guests() if table.is_present(guest)],
        away={guest: moment - since for guest, since in table.away.items()},
        watching=table.watching(),
        question=table.question,
        clock_left=table.clock_left(),
        roll=roll_of(table),
        shown_in=shown_in(table),
        lines={seat: line for seat, line in shown.items() if line},
        reactions=list(table.reactions),
    )


def roll_of(table: Table) -> int:
    """The number of the roll that is being called."""
    return table.playing.turns if table.referee is not None and table.referee.calling else -1


def shown_in(table: Table) -> int:
    """Milliseconds until everybody may hold it."""
    return max(0, round(table.referee.instant - now())) if table.referee is not None else 0
