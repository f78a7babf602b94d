"""What a table is beside its game: who sits, who hosts, what was agreed; kept as one piece."""

from __future__ import annotations

import re
import secrets
import time
from typing import Any, Literal

import msgspec
from msgspec import Struct

from ...games import find
from ..connection.messages import Bot, Guest, Here, TableWish
from .names import clean, told_apart

State = Literal["waiting", "salting", "playing", "over", "void"]
LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # none that can be mistaken for another
CODE_LENGTH = 6
ID_DIGITS = 16
IS_ID = re.compile(rf"[0-9a-f]{{{ID_DIGITS}}}").fullmatch
IS_CODE = re.compile(rf"[{LETTERS}]{{{CODE_LENGTH}}}").fullmatch


class Seat(Struct):
    """One seat at the table."""

    who: Literal["person", "free", "bot"]
    name: str = ""
    guest: str = ""  # whose it is
    level: str | None = None  # of the bot that plays it
    held: bool = False  # a bot plays it for its person
    handicap: float = 0.0


class Setup(Struct):
    """All that is kept about a table, but its log."""

    id: str
    code: str
    game: str
    options: dict[str, Any]
    seats: list[Seat]
    host: str
    listed: bool
    clock: int | None
    state: State = "waiting"
    hashes: list[str] = []  # of the salts for the dice, once no more are taken
    salts: list[str | None] = []  # one for each hash; None: not opened
    position: dict[str, Any] | None = None  # a series goes on from the markers of the game before
    next_table: str | None = None
    began: int = 0  # when it was opened, in seconds
    denied: int | None = None  # the place in the log of a choice that the others would not have taken back

    def seats_of(self, guest: str) -> list[int]:
        """The seats that belong to somebody."""
        return [
            place for place, seat in enumerate(self.seats) if seat.who == "person" and seat.guest == guest
        ]

    def seat_down(self, place: int, name: str, guest: str) -> None:
        """Somebody takes a seat, under a name that nobody else here has."""
        seat = self.seats[place]
        seat.who, seat.name, seat.guest = "person", told_apart(name, self.names()), guest

    def let_play(self, guest: str) -> list[int]:
        """Somebody is here: no bot holds their seats."""
        mine = self.seats_of(guest)
        for place in mine:
            self.seats[place].held, self.seats[place].level = False, None
        return mine

    def guests(self) -> list[str]:
        """Everybody who has a seat, once each, in seat order."""
        return list(dict.fromkeys(seat.guest for seat in self.seats if seat.who == "person"))

    def everybody(self) -> list[str]:
        """Everybody whose table it is: a host without a seat has opened it too."""
        return list(dict.fromkeys((*self.guests(), self.host)))

    def is_full(self) -> bool:
        """Whether every seat is taken."""
        return all(seat.who != "free" for seat in self.seats)

    def names(self) -> list[str]:
        """The names in seat order; empty for a free seat."""
        return [seat.name for seat in self.seats]

    def house_rules(self) -> dict[str, Any]:
        """The options that were chosen otherwise than usual."""
        usual = {option.name: option.default for option in find(self.game).options}
        return {name: value for name, value in self.options.items() if value != usual.get(name)}


encode_setup = msgspec.json.Encoder().encode
decode_setup = msgspec.json.Decoder(Setup).decode


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


def rematch_of(old: Setup, position: dict[str, Any] | None) -> Setup:
    """The same players again: everybody moves up a seat, so that another one starts."""
    again = msgspec.convert(msgspec.to_builtins(old), Setup)
    again.id = secrets.token_hex(ID_DIGITS // 2)
    again.code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
    again.seats = again.seats if position else [*again.seats[1:], again.seats[0]]
    for seat in again.seats:
        seat.held = False
        seat.level = seat.level if seat.who == "bot" else None
    again.state, again.next_table, again.position = "waiting", None, position
    again.hashes, again.salts, again.denied = [], [], None
    again.began = int(time.time())
    return again
