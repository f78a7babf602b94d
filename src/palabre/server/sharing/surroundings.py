"""What goes on around a table: presence, clock, question; told by its leader to the other processes."""

from __future__ import annotations

import time

import msgspec
from msgspec import Struct, field

from ..connection.table_info import Question, SaidReaction
from ..real_time.referee import now
from ..tables.led import LedTable


class Surroundings(Struct):
    """All that is not in the log, and that every connection to the table is told."""

    leader: str = ""  # the process, and the number of its lease
    lease: int | None = None
    present: list[str] = []
    away: dict[str, float] = {}  # seconds
    watching: int = 0
    question: Question | None = None
    clock_left: int | None = None  # milliseconds
    connections: dict[str, dict[str, float]] = field(name="lines", default_factory=dict)  # by seat
    roll: int = -1  # in real time: the dice that were thrown last for everybody
    shown_in: int = 0  # milliseconds until all may hold them
    pause: int | None = None  # milliseconds from a ruling to the next throw
    countdown: int | None = None  # milliseconds left until the first throw of all
    reactions: list[SaidReaction] = []


encode_surroundings = msgspec.json.Encoder().encode
decode_surroundings = msgspec.json.Decoder(Surroundings).decode


def surroundings_of(table: LedTable, leader: str) -> str:
    """What goes on around a table that this process leads, as it is written down."""
    return encode_surroundings(surroundings(table, leader)).decode()


def surroundings(table: LedTable, leader: str) -> Surroundings:
    """What goes on around a table that this process leads."""
    moment = time.monotonic()
    shown = {str(seat): table.connection_shown(seat) for seat in range(len(table.setup.seats))}
    return Surroundings(
        leader=leader,
        lease=table.lease,
        present=[guest for guest in table.setup.guests() if table.presence.has(guest)],
        away={guest: moment - since for guest, since in table.presence.away.items()},
        watching=table.presence.watching(),
        question=table.question,
        clock_left=table.clock_left(),
        roll=roll_of(table),
        shown_in=shown_in(table),
        pause=table.pause(),
        countdown=table.countdown(),
        connections={seat: known for seat, known in shown.items() if known},
        reactions=list(table.reactions),
    )


def roll_of(table: LedTable) -> int:
    """The number of the roll that is being called."""
    return table.playing.turns if table.referee is not None and table.referee.calling else -1


def shown_in(table: LedTable) -> int:
    """Milliseconds until everybody may hold it."""
    return max(0, round(table.referee.instant - now())) if table.referee is not None else 0
