"""What a table is beside its game: who sits, who hosts, what was agreed; kept as one piece."""

from __future__ import annotations

import hmac
import re
from collections.abc import Iterable
from typing import Any, Literal

import msgspec
from msgspec import Struct

from ...games import find
from ...games.lessons import Lesson, NoSuchLesson, lesson_of
from ...kernel.game import FIRST_RULES
from .box import Box
from .names import told_apart

State = Literal["waiting", "salting", "playing", "over", "void"]
LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # none that can be mistaken for another
CODE_LENGTH = 6
ID_DIGITS = 16
IS_ID = re.compile(rf"[0-9a-f]{{{ID_DIGITS}}}").fullmatch
MARK = 32  # digits, as many as the name of a guest has
IS_CODE = re.compile(rf"[{LETTERS}]{{{CODE_LENGTH}}}").fullmatch


class Standing(Struct):
    """Where somebody stands in a game: points, and their interval of 95 %."""

    points: int
    low: int
    high: int


class Seat(Struct):
    """One seat at the table."""

    who: Literal["person", "free", "bot"]
    name: str = ""
    guest: str = ""  # whose it is
    level: str | None = None  # of the bot that plays it
    held: bool = False  # a bot plays it for its person
    handicap: float = 0.0  # of tables opened before it became one of the options
    ready: bool = False  # its person has said so
    rating: Standing | None = None  # that its person wants others to see


class Report(Struct):
    """A word to the host about somebody: who wrote it about whom, and what that one had said last."""

    by: str
    about: str
    text: str
    said: list[str] = []
    guest: str = ""  # who wrote it, whatever name they had


class Twin(Struct):
    """What a table knows of the one that plays with the same luck; a set goes over several games."""

    root: str  # where the secrets of all games of the set come from, in hexadecimal: never told
    own: str  # the first table of the set on this side
    other: str  # and on the other
    game: int = 1
    games: int = 1
    seen: list[str] = []  # marks of all who sat on this side when a game began

    def mark(self, guest: str) -> str:
        """What stands for a guest who has seen this luck: nobody can tell from it who it was."""
        told = f"palabre twin seen {guest}".encode()
        return hmac.digest(bytes.fromhex(self.root), told, "sha256").hex()[:MARK]


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
    laid: list[tuple[int, int]] = []  # what nature picks first, where a game is played on with the same luck
    begun_at: str | None = None  # the table whose game is played on here
    lesson: str | None = None  # that is given here
    daily: str | None = None  # the day whose game it is
    twin: Twin | None = None  # the table that plays with the same luck
    next_table: str | None = None
    next_by: int | None = None  # the seat whose person wanted to play again
    began: int = 0  # when it was opened, in seconds
    denied: int | None = None  # the place in the log of a choice that the others would not have taken back
    takes_back: bool = True  # whether choices may be taken back here
    talk: bool = False  # whether words of one's own may be said here
    advice: bool = False  # whether who is to choose may ask what each choice is worth
    reports: list[Report] = []
    box: Box | None = None  # with the real dice: people type in what they show
    ready: bool = False  # begins when everybody has said that they are ready, not as soon as all sit
    rated: bool | None = None  # whether it counts for a rating; false: help was taken; none: it never did

    @property
    def is_alike(self) -> bool:
        """Whether others play with the same luck, so that it is nobody's to salt or to know beforehand."""
        return self.daily is not None or self.twin is not None

    def taught(self) -> Lesson | None:
        """The lesson that is given here, unless a newer version knows it no more."""
        try:
            return None if self.lesson is None else lesson_of(self.game, self.lesson)
        except NoSuchLesson:
            return None

    def seats_of(self, guest: str) -> list[int]:
        """The seats that belong to somebody."""
        return [
            place for place, seat in enumerate(self.seats) if seat.who == "person" and seat.guest == guest
        ]

    def seat_down(self, place: int, name: str, guest: str) -> None:
        """Somebody takes a seat, under a name that nobody else here has."""
        seat = self.seats[place]
        seat.who, seat.name, seat.guest = "person", told_apart(name, self.names()), guest
        seat.rating = None
        self.host = self.host or guest  # a twin table has nobody before

    def free_seat(self) -> int | None:
        """The first seat that nobody has."""
        return next((place for place, seat in enumerate(self.seats) if seat.who == "free"), None)

    def let_play(self, guest: str) -> bool:
        """Somebody is here: no bot holds their seats; returns whether one did."""
        held = [self.seats[place] for place in self.seats_of(guest) if self.seats[place].held]
        for seat in held:
            seat.held, seat.level = False, None
        return bool(held)

    def set_level(self, level: str, places: Iterable[int] | None = None) -> None:
        """How good the bots of some seats are, or all of them; a bot is called by its level."""
        for place in range(len(self.seats)) if places is None else places:
            seat = self.seats[place]
            if seat.who == "bot":
                seat.level = seat.name = level

    def guests(self) -> list[str]:
        """Everybody who has a seat, once each, in seat order."""
        return list(dict.fromkeys(seat.guest for seat in self.seats if seat.who == "person"))

    def everybody(self) -> list[str]:
        """Everybody whose table it is: a host without a seat has opened it too."""
        return list(dict.fromkeys(guest for guest in (*self.guests(), self.host) if guest))

    def begins(self) -> None:
        """The game begins; who sits at one of two twins is remembered, also when they leave."""
        self.state = "playing"
        if self.twin is not None:
            marks = map(self.twin.mark, self.everybody())
            self.twin.seen = list(dict.fromkeys((*self.twin.seen, *marks)))

    def takes_help(self) -> None:
        """Somebody took a choice back after an answer, or a bot plays for them: that is no measure."""
        if self.rated:
            self.rated = False

    def has_seen(self, guest: str) -> bool:
        """Whether somebody sits here, or did when a twin's game began."""
        has_left = self.twin is not None and self.twin.mark(guest) in self.twin.seen
        return has_left or guest in self.everybody()

    def is_closed_to(self, guest: str) -> bool:
        """While a twin's game is played nobody looks on who might sit down at the other, or tell them."""
        return self.twin is not None and self.state == "playing" and guest not in self.everybody()

    def is_full(self) -> bool:
        """Whether every seat is taken."""
        return all(seat.who != "free" for seat in self.seats)

    def may_begin(self) -> bool:
        """Whether nobody is waited for: all sit, and where that is asked, every person is ready."""
        people = [seat for seat in self.seats if seat.who == "person"]
        return self.is_full() and (not self.ready or (bool(people) and all(seat.ready for seat in people)))

    def make_ready(self, guest: str, ready: bool = True) -> bool:
        """Somebody says whether they are ready, for all their seats; returns whether that is news."""
        mine = [self.seats[place] for place in self.seats_of(guest)]
        news = any(seat.ready != ready for seat in mine)
        for seat in mine:
            seat.ready = ready
        return news

    def ask_all_again(self) -> None:
        """Somebody has gone: who was ready was so for another table."""
        for seat in self.seats:
            seat.ready = False

    def unname(self, guest: str) -> None:
        """Take somebody's name out of everything that is kept here."""
        for place in self.seats_of(guest):
            self.seats[place].rating = None
            name, self.seats[place].name = self.seats[place].name, ""
            for report in self.reports:
                report.by, report.about = ("" if one == name else one for one in (report.by, report.about))
        for report in self.reports:
            report.guest = "" if report.guest == guest else report.guest

    def names(self) -> list[str]:
        """The names in seat order; empty for a free seat."""
        return [seat.name for seat in self.seats]

    def handicaps(self) -> list[float]:
        """What each seat was given, or is slowed by, so that all win equally often."""
        given = find(self.game).handicaps(self.options, len(self.seats))
        return [seat.handicap or amount for seat, amount in zip(self.seats, given)]

    def must_be_accepted(self) -> bool:
        """Whether somebody is given something: then the game begins when everybody has said so."""
        return any(self.handicaps()) and any(guest != self.host for guest in self.guests())

    def agreed(self) -> dict[str, Any]:
        """Every option with its value; one that is newer than the table with what was played before it."""
        return find(self.game).defaults(FIRST_RULES) | self.options

    def house_rules(self) -> dict[str, Any]:
        """The options that are not as in the box."""
        box = {option.name: option.by_the_box for option in find(self.game).options}
        return {name: value for name, value in self.agreed().items() if value != box.get(name)}

    def box_rules(self) -> dict[str, Any]:
        """What the box says where the house has a rule of its own, unless something else was agreed."""
        has_own = {option.name: option.box for option in find(self.game).options if option.box is not None}
        return {name: has_own[name] for name in self.house_rules() if name in has_own}


encode_setup = msgspec.json.Encoder().encode
decode_setup = msgspec.json.Decoder(Setup).decode
