"""A new table: as somebody wishes it, or for the same players again."""

from __future__ import annotations

import secrets
import time
from typing import Any

import msgspec

from ..connection.requests import Bot, Guest, Here, TableWish
from ..storage.names import clean, told_apart
from ..storage.setup import CODE_LENGTH, ID_DIGITS, LETTERS, Seat, Setup


def new_setup(wish: TableWish, options: dict[str, Any], host: str) -> Setup:
    """A table as somebody wished it."""
    return Setup(
        id=secrets.token_hex(ID_DIGITS // 2),
        code="".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH)),
        game=wish.game,
        options=options,
        seats=told_apart_seats([seat_of(one, host, place) for place, one in enumerate(wish.seats)]),
        host=host,
        listed=wish.listed,
        clock=wish.clock,
        ready=wish.ready,
        began=int(time.time()),
    )


def seat_of(wish: Here | Guest | Bot, host: str, place: int) -> Seat:
    """A seat as it was wished for."""
    if isinstance(wish, Here):
        return Seat("person", clean(wish.name) or f"{place + 1}", host, handicap=wish.handicap)
    if isinstance(wish, Bot):
        return Seat("bot", wish.level, level=wish.level, handicap=wish.handicap)
    return Seat("free", handicap=wish.handicap)


def told_apart_seats(seats: list[Seat]) -> list[Seat]:
    """People who sit down together under one name are given numbers."""
    for place, seat in enumerate(seats):
        if seat.who == "person":
            seat.name = told_apart(seat.name, [other.name for other in seats[:place]])
    return seats


def rematch_of(old: Setup, position: dict[str, Any] | None, guest: str, level: str | None = None) -> Setup:
    """The same players again: another one starts, who asks is ready, and bots are as wished for."""
    again = msgspec.convert(msgspec.to_builtins(old), Setup)
    again.id = secrets.token_hex(ID_DIGITS // 2)
    again.code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
    again.seats = again.seats if position else [*again.seats[1:], again.seats[0]]
    for seat in again.seats:
        seat.held = False
        seat.level = seat.level if seat.who == "bot" else None
    if level is not None:
        again.set_level(level)
    again.state, again.next_table, again.position = "waiting", None, position
    again.hashes, again.salts, again.denied = [], [], None
    again.began = int(time.time())
    again.ask_all_again()
    again.make_ready(guest)
    return again
